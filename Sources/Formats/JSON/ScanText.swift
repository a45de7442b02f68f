internal import StyleLibrary

/// Strings: quotes, escapes and UTF-8.
extension Scanner {
  /// Reads a string from its quote; nearly all are plain ASCII.
  mutating func string() throws(JSONFault) {
    let start = at
    at += 1
    skipPlain()
    guard byte == UInt8(ascii: "\"") else { return try mixedString(from: start) }
    at += 1
    add(.text, from: start)
  }

  /// Reads the rest of a string that has other bytes too.
  @inline(never)
  private mutating func mixedString(from start: Int) throws(JSONFault) {
    var tag = Node.Tag.text
    while true {
      skipPlain()
      guard at < bytes.count else { throw unclosed(.string, from: start) }
      switch bytes[at] {
      case UInt8(ascii: "\""):
        at += 1
        return add(tag, from: start)
      case UInt8(ascii: "\\"):
        tag = .escapedText
        try escape(in: start)
      case 0..<0x20: throw control(in: start)
      case 0x80...: try scalar()
      default: at += 1
      }
    }
  }

  /// Goes over ASCII, eight bytes at a time, to the next byte that needs a look.
  private mutating func skipPlain() {
    var offset = at
    defer { at = offset }
    while offset + 8 <= bytes.count {
      let stops = bytes.eight(from: offset).textStops
      if stops != 0 {
        offset += stops.trailingZeroBitCount / 8
        return
      }
      offset += 8
    }
  }

  /// Goes over one UTF-8 sequence of two to four bytes (Unicode 17, table 3-7).
  mutating func scalar() throws(JSONFault) {
    let lead = bytes[at]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xbf
    switch lead {
    case 0xc2...0xdf: length = 2
    case 0xe0: (length, second) = (3, 0xa0...0xbf)
    case 0xed: (length, second) = (3, 0x80...0x9f)
    case 0xe1...0xef: length = 3
    case 0xf0: (length, second) = (4, 0x90...0xbf)
    case 0xf4: (length, second) = (4, 0x80...0x8f)
    case 0xf1...0xf3: length = 4
    default: throw fault(.notUTF8(byte: lead), at: at)
    }
    guard at + length <= bytes.count, second.contains(bytes[at + 1]),
      bytes[at + 1..<at + length].allSatisfy({ $0 & 0xc0 == 0x80 })
    else { throw fault(.notUTF8(byte: lead), at: at) }
    at += length
  }

  private mutating func escape(in start: Int) throws(JSONFault) {
    guard at + 1 < bytes.count else { throw unclosed(.string, from: start) }
    if bytes[at + 1] == UInt8(ascii: "u") { return try unicodeEscape(in: start) }
    guard shortEscape(bytes[at + 1]) != nil else { throw badEscape() }
    at += 2
  }

  private mutating func unicodeEscape(in start: Int) throws(JSONFault) {
    let first = at
    let unit = try codeUnit(in: start)
    guard UTF16.isSurrogate(unit) else { return }
    guard UTF16.isLeadSurrogate(unit), isEscape else { throw loneSurrogate(at: first) }
    if at + 1 >= bytes.count { throw unclosed(.string, from: start) }
    guard UTF16.isTrailSurrogate(try codeUnit(in: start)) else { throw loneSurrogate(at: first) }
  }

  /// Whether `\u` stands here, or the file ends before that can be told.
  private var isEscape: Bool {
    guard at < bytes.count else { return true }
    return bytes[at] == UInt8(ascii: "\\") && (at + 1 >= bytes.count || bytes[at + 1] == UInt8(ascii: "u"))
  }

  /// Reads `\uXXXX`.
  private mutating func codeUnit(in start: Int) throws(JSONFault) -> UInt16 {
    let end = min(at + 6, bytes.count)
    guard let unit = hexUnit(bytes.span.extracting(at + 2..<end)) else {
      let endsEarly = end < at + 6 && bytes[at + 2..<end].allSatisfy { hexDigit($0) != nil }
      throw endsEarly ? unclosed(.string, from: start) : badEscape()
    }
    at += 6
    return unit
  }
}
