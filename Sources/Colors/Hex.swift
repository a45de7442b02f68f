/// What is wrong with a colour written as hexadecimal digits.
public enum HexFault: Error, Hashable, Sendable {
  /// There is no text at all.
  case empty
  /// The first character is not `#`.
  case noHash
  /// A character that is none of `0-9 a-f A-F`; its place is counted in characters from 0, which is the `#`.
  case digit(Character, at: Int)
  /// All are digits, but so many of them (`#` not counted) that no form has.
  case length(Int)
}

extension Color {
  /// Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA`, in either case; the opacity comes last and is its byte / 255.
  ///
  /// Strict: no sign, no blank, no full-width digit, and nothing before or after.
  /// - Throws: The first fault from the left; the number of digits is judged last.
  public init(hex text: some StringProtocol) throws(HexFault) {
    let digits = try HexDigits(String(text))
    if digits.count == 8 {
      self.init(RGB(packed: digits.value >> 8), alpha: Double(digits.value & 0xFF) / 255)
    } else {
      self.init(try RGB(digits))
    }
  }

  /// Makes an opaque colour from `0xRRGGBB`, as in `Color(hex: 0x0770E3)`; bits above the lowest 24 are ignored.
  public init(hex: Int) {
    self.init(RGB(packed: UInt32(truncatingIfNeeded: hex)))
  }
}

extension RGB {
  /// Reads `#RGB` or `#RRGGBB`, in either case, as strictly as `Color` does.
  /// - Throws: The first fault from the left; `length(8)` for a colour that also gives an opacity.
  public init(hex text: some StringProtocol) throws(HexFault) {
    try self.init(HexDigits(String(text)))
  }

  fileprivate init(_ digits: HexDigits) throws(HexFault) {
    let value = digits.value
    switch digits.count {
    case 3:
      self.init(packed: (value >> 8 & 0xF) * 0x11_0000 + (value >> 4 & 0xF) * 0x1100 + (value & 0xF) * 0x11)
    case 6: self.init(packed: value)
    default: throw .length(digits.count)
    }
  }
}

/// The digits that follow a `#`: how many, and the number that they spell (its last eight).
private struct HexDigits {
  var value: UInt32 = 0
  var count = 0

  /// Goes over the bytes of a `String`: 50 ns a colour where a generic text, seen from another module, takes 1000. Only a
  /// fault is looked up among the characters.
  init(_ text: String) throws(HexFault) {
    guard text.utf8.first == UInt8(ascii: "#") else { throw fault(in: text) }
    for byte in text.utf8.dropFirst() {
      guard let digit = hexDigit(byte) else { throw fault(in: text) }
      value = value << 4 | digit
      count += 1
    }
  }
}

/// The first fault, from the left, of a text that is not `#` and digits.
private func fault(in text: String) -> HexFault {
  guard let first = text.first else { return .empty }
  guard first == "#" else { return .noHash }
  let rest = text.dropFirst()
  for (place, character) in zip(1..., rest) where character.asciiValue.flatMap(hexDigit) == nil {
    return .digit(character, at: place)
  }
  return .length(rest.count)
}

/// The value of one digit, 0...15. `Character.hexDigitValue` would take full-width digits too.
private func hexDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  default: nil
  }
}
