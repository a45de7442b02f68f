/// Eight bytes at a time in one register: the scanner's and the line index's gear for long runs.
extension [UInt8] {
  /// The eight bytes from `offset`, the first one lowest; there must be eight.
  func eight(from offset: Int) -> UInt64 {
    precondition(offset >= 0 && offset + 8 <= count)
    return UInt64(
      littleEndian: unsafe withUnsafeBytes {
        unsafe $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      })
  }
}

extension UInt64 {
  /// The high bit of each of the eight bytes.
  static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// `byte`, eight times.
  init(repeating byte: UInt8) {
    self = 0x0101_0101_0101_0101 &* UInt64(byte)
  }

  /// The high bits of the bytes that are `byte`.
  func matches(_ byte: UInt8) -> UInt64 {
    let other = self ^ UInt64(repeating: byte)
    return ~((other & ~.highBits) &+ ~.highBits | other) & .highBits
  }

  /// The high bits of the bytes that do not stand for themselves in a JSON string: controls, quote, backslash, and
  /// all that is not ASCII. The lowest bit is right; above it, borrows can set more.
  var textStops: UInt64 {
    let ones = UInt64(repeating: 1)
    let quote = self ^ UInt64(repeating: UInt8(ascii: "\""))
    let backslash = self ^ UInt64(repeating: UInt8(ascii: "\\"))
    let control = (self &- ones &* 0x20) & ~self
    let special = (quote &- ones) & ~quote | (backslash &- ones) & ~backslash
    return (self | control | special) & .highBits
  }

  /// How many of the bytes go on with a UTF-8 sequence (10xxxxxx).
  var continuations: Int { (self & ~(self << 1) & .highBits).nonzeroBitCount }
}
