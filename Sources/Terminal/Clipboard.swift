extension Modes {
  /// What puts a text on the clipboard (OSC 52). The text goes as base64, so nothing in it can be taken for a
  /// control sequence.
  static func clipboard(_ text: String) -> [UInt8] {
    Array("\u{1b}]52;c;".utf8) + base64(Array(text.utf8)) + Array("\u{1b}\\".utf8)
  }
}

/// Bytes in base64 with padding (RFC 4648, section 4).
func base64(_ bytes: [UInt8]) -> [UInt8] {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var result: [UInt8] = []
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    var bits = group.reduce(0) { $0 << 8 | Int($1) }
    bits <<= 8 * (3 - group.count)
    for place in 0...3 {
      result.append(place <= group.count ? letters[bits >> (18 - 6 * place) & 0x3F] : UInt8(ascii: "="))
    }
  }
  return result
}
