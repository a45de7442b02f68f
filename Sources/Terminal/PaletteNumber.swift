internal import Colors
internal import Rendering

/// A colour as ncurses counts it: -1 the terminal's default, else a palette index or `0xRRGGBB`.
///
/// Frames come adapted to the terminal's depth; a colour that does not fit is brought near, so that
/// nothing undefined is ever sent.
func colorNumber(_ color: TerminalColor, depth: ColorDepth) -> Int32 {
  switch (color, depth) {
  case (.standard, _), (_, .none): -1
  case (.exact(let rgb), .truecolor): Int32(rgb.packed)
  case (.exact(let rgb), .indexed256):
    16 + 36 * cubeStep(rgb.red) + 6 * cubeStep(rgb.green) + cubeStep(rgb.blue)
  case (.exact(let rgb), .indexed16): ansiNumber(rgb)
  case (.index(let index), .truecolor): exactNumber(index)
  case (.index(let index), .indexed16): Int32(index & 15)
  case (.index(let index), .indexed256): Int32(index)
  }
}

/// The nearest of the six levels of the xterm cube: 0, 95, 135, 175, 215, 255.
private func cubeStep(_ value: UInt8) -> Int32 {
  value < 48 ? 0 : value < 115 ? 1 : Int32(value - 35) / 40
}

/// The ANSI colour with the same channels above one half.
private func ansiNumber(_ rgb: RGB) -> Int32 {
  let bright: Int32 = max(rgb.red, rgb.green, rgb.blue) > 191 ? 8 : 0
  func bit(_ value: UInt8, _ weight: Int32) -> Int32 { value > 127 ? weight : 0 }
  return bright + bit(rgb.red, 1) + bit(rgb.green, 2) + bit(rgb.blue, 4)
}

/// What xterm shows for an index of its palette; the first 16 as they are before the user changes them.
private func exactNumber(_ index: UInt8) -> Int32 {
  let first: [Int32] = [
    0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
    0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
  ]
  let number = Int32(index)
  if number < 16 { return first[Int(number)] }
  if number >= 232 { return (8 + 10 * (number - 232)) * 0x010101 }
  func level(_ step: Int32) -> Int32 { step == 0 ? 0 : 55 + 40 * step }
  let cube = number - 16
  return level(cube / 36) << 16 | level(cube / 6 % 6) << 8 | level(cube % 6)
}
