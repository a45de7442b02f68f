internal import StyleLibrary

/// Blanks, comments, numbers and words.
extension Scanner {
  /// Goes over blanks and comments.
  @inline(__always)
  mutating func blanks() throws(JSONFault) {
    if byte == UInt8(ascii: " ") { at += 1 }
    if byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "/") { try moreBlanks() }
  }

  private mutating func moreBlanks() throws(JSONFault) {
    skipBlanks()
    while byte == UInt8(ascii: "/"), try comment() { skipBlanks() }
  }

  /// Goes over blanks; an indent eight at a time.
  private mutating func skipBlanks() {
    var offset = at
    defer { at = offset }
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 else { return }
      offset += 1
      guard byte == 0x0a else { continue }
      while offset + 8 <= bytes.count {
        let spaces = (bytes.eight(from: offset) ^ UInt64(repeating: 0x20)).trailingZeroBitCount / 8
        offset += spaces
        if spaces < 8 { break }
      }
    }
  }

  /// Goes over a comment; false if the slash at hand starts none.
  private mutating func comment() throws(JSONFault) -> Bool {
    let start = at
    let second = at + 1 < bytes.count ? bytes[at + 1] : 0
    let isLine = second == UInt8(ascii: "/")
    guard isLine || second == UInt8(ascii: "*") else { return false }
    at += 2
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\n") where isLine, UInt8(ascii: "\r") where isLine: return true
      case UInt8(ascii: "*") where !isLine && at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "/"):
        at += 2
        return true
      case 0: throw fault(.binary(byte: 0), at: at)
      case 0x80...: try scalar()
      default: at += 1
      }
    }
    guard isLine else { throw unclosed(.comment, from: start) }
    return true
  }

  /// Reads `true`, `false` or `null`.
  mutating func word(_ word: StaticString, _ tag: Node.Tag) throws(JSONFault) {
    let start = at
    let spelled = String(describing: word)
    guard bytes[start...].starts(with: spelled.utf8), !isWordByte(start + spelled.utf8.count) else {
      throw badWord()
    }
    at += spelled.utf8.count
    add(tag, from: start)
  }

  /// Reads a number by the grammar of RFC 8259, section 6.
  mutating func number() throws(JSONFault) {
    let start = at
    if byte == UInt8(ascii: "-") { at += 1 }
    let whole = at
    guard digits() > 0 else { throw badNumber(from: start) }
    if bytes[whole] == UInt8(ascii: "0"), at > whole + 1 { throw badNumber(from: start) }
    if byte == UInt8(ascii: ".") {
      at += 1
      guard digits() > 0 else { throw badNumber(from: start) }
    }
    var isHuge = at - start > 300
    if byte | 0x20 == UInt8(ascii: "e") {
      at += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { at += 1 }
      guard digits() > 0 else { throw badNumber(from: start) }
      isHuge = true
    }
    if isWordByte(at) { throw badNumber(from: start) }
    if isHuge, !decimal(bytes[start..<at]).isFinite { throw fault(.outOfRange(text(start..<at)), at: start) }
    add(.number, from: start)
  }

  /// Goes over digits and counts them.
  private mutating func digits() -> Int {
    let start = at
    while byte &- UInt8(ascii: "0") < 10 { at += 1 }
    return at - start
  }

  /// Whether the byte at `offset` would go on with a word or number.
  func isWordByte(_ offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    switch bytes[offset] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: return true
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "$"):
      return true
    default: return false
    }
  }
}
