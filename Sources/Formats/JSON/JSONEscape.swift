extension [UInt8] {
  /// Appends `text` as a JSON string with its quotes. Escaped is what JSON demands, and DEL and C1 controls,
  /// so that machine output shown in a terminal cannot steer it; all else stays UTF-8.
  mutating func appendJSON(_ text: String) {
    append(UInt8(ascii: "\""))
    let start = count
    append(contentsOf: text.utf8)
    if !isPlain(from: start) {
      removeSubrange(start...)
      for scalar in text.unicodeScalars { appendEscaped(scalar) }
    }
    append(UInt8(ascii: "\""))
  }

  /// Whether all bytes from `start` stand for themselves in a JSON string and are printable ASCII.
  private func isPlain(from start: Int) -> Bool {
    var offset = start
    while offset + 8 <= count {
      guard eight(from: offset).isPlain else { return false }
      offset += 8
    }
    var rest = UInt64(repeating: 0x20)
    while offset < count {
      rest = rest << 8 | UInt64(self[offset])
      offset += 1
    }
    return rest.isPlain
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

extension UInt64 {
  /// Whether all eight bytes are printable ASCII that stands for itself.
  fileprivate var isPlain: Bool { textStops | matches(0x7f) == 0 }
}
