internal import Colors
internal import Rendering

/// A colour as ncurses counts it: -1 the terminal's default, else a palette index or `0xRRGGBB`.
///
/// Frames come adapted to the terminal's depth; a colour that does not fit is brought to the nearest that does, so
/// that nothing undefined is ever sent.
func colorNumber(_ color: TerminalColor, depth: ColorDepth) -> Int32 {
  switch (color, depth) {
  case (.standard, _), (_, .none): -1
  case (.exact(let rgb), .truecolor): Int32(rgb.packed)
  case (.exact(let rgb), .indexed256): Int32(XtermPalette.nearest256(rgb))
  case (.exact(let rgb), .indexed16): Int32(XtermPalette.nearest16(rgb))
  case (.index(let index), .truecolor): Int32(XtermPalette.color(index).packed)
  case (.index(let index), .indexed16): Int32(index & 15)
  case (.index(let index), .indexed256): Int32(index)
  }
}
