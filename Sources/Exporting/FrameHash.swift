import Colors
public import Rendering

extension Frame {
  /// A fingerprint of what the frame shows: size, glyphs, styles and shown colours; 16 hexadecimal digits.
  ///
  /// FNV-1a over 64 bits (Fowler, Noll, Vo): the same frame has the same hash on every machine. It tells frames
  /// apart in reports; it is no protection against someone who wants two frames to collide.
  public func hash() -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ value: UInt64) {
      for shift in stride(from: 0, to: 64, by: 8) {
        hash = (hash ^ ((value >> UInt64(shift)) & 0xFF)) &* 0x100_0000_01B3
      }
    }
    add(UInt64(columns) << 32 | UInt64(rows))
    for cell in cells {
      for scalar in cell.glyph.unicodeScalars { add(UInt64(scalar.value)) }
      add(UInt64(cell.width) << 8 | UInt64(cell.style.rawValue))
      add(UInt64(textInk(cell).shown.packed) << 32 | UInt64(groundInk(cell).shown.packed))
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
