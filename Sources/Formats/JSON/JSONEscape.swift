extension [UInt8] {
  /// Appends `text` as a JSON string with its quotes. Escaped is what JSON demands, and DEL and C1 controls,
  /// so that machine output shown in a terminal cannot steer it; all else stays UTF-8.
  mutating func appendJSON(_ text: String) {
    append(UInt8(ascii: "\""))
    if text.utf8.allSatisfy(isPlain) {
      append(contentsOf: text.utf8)
    } else {
      for scalar in text.unicodeScalars { appendEscaped(scalar) }
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append(contentsOf: "\\\"".utf8)
    case "\\": append(contentsOf: "\\\\".utf8)
    case "\n": append(contentsOf: "\\n".utf8)
    case "\r": append(contentsOf: "\\r".utf8)
    case "\t": append(contentsOf: "\\t".utf8)
    case "\0"..."\u{1f}", "\u{7f}"..."\u{9f}":
      let digits = String(scalar.value, radix: 16)
      append(contentsOf: (digits.utf8.count == 1 ? "\\u000" : "\\u00").utf8)
      append(contentsOf: digits.utf8)
    default: append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}

/// `text` as a JSON string, with its quotes.
public func escapedJSON(_ text: String) -> String {
  var bytes: [UInt8] = []
  bytes.appendJSON(text)
  return String(decoding: bytes, as: UTF8.self)
}

/// ASCII that stands for itself.
private func isPlain(_ byte: UInt8) -> Bool {
  byte >= 0x20 && byte < 0x7f && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
}
