/// A component of a colour as Xcode writes it in a text.
///
/// What decides is the spelling, not the size: `"0x01"` and `"1"` are one 255th, `"1.0"` is the whole.
enum ChannelText: Equatable {
  /// `"0xHH"` or a whole number: 255ths, which may leave 0...255 in an extended colour space.
  case byte(Int)
  /// A number with a point: 0...1, or beyond in an extended colour space. The digits are kept.
  case fraction(String)

  /// Reads a component; nil for any other text.
  init?(_ text: String) {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      let digits = text.dropFirst(2)
      guard (1...2).contains(digits.utf8.count), let byte = UInt8(digits, radix: 16), digits.first != "+"
      else {
        return nil
      }
      self = .byte(Int(byte))
      return
    }
    guard text.utf8.allSatisfy(isOfNumber) else { return nil }
    if let byte = Int(text) {
      self = .byte(byte)
    } else if let number = Double(text), number.isFinite {
      self = .fraction(text)
    } else {
      return nil
    }
  }

  /// The component as a channel. `actool` reads a fraction in single precision and widens it; whole numbers it divides
  /// in double precision.
  var asChannel: Double {
    switch self {
    case .byte(let byte): Double(byte) / 255
    case .fraction(let text): Float(text).map(Double.init) ?? 0
    }
  }

  /// The component as an opacity, in double precision, so that `"0.650"` stays 0.65.
  var asAlpha: Double {
    switch self {
    case .byte(let byte): Double(byte) / 255
    case .fraction(let text): Double(text) ?? 0
    }
  }
}

/// Whether a byte may be part of a decimal number; keeps `nan`, `inf` and hexadecimal floats out.
private func isOfNumber(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): true
  case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"): true
  default: false
  }
}
