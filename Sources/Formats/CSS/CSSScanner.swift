import StyleLibrary

/// Walks over the bytes of a CSS file: blanks, comments, strings and whatever is bracketed. It always gets to the end.
struct CSSScanner {
  let file: String
  let bytes: [UInt8]
  let log: DiagnosticLog
  private let lines: LineIndex
  /// The byte that comes next.
  var at = 0

  init(_ bytes: [UInt8], file: String, _ log: DiagnosticLog) {
    self.file = file
    self.bytes = bytes
    self.log = log
    lines = LineIndex(bytes)
    at = byteOrderMark(of: bytes)
  }

  /// The byte that comes next; nil at the end.
  var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  func place(_ offset: Int) -> Place {
    let position = lines.position(of: offset, in: bytes)
    return Place(file, line: Int(position.line), column: Int(position.column))
  }

  /// The place of what stands at a byte or behind the blanks there.
  func place(ofQuery offset: Int) -> Place {
    place(bytes[offset...].firstIndex { !isBlank($0) } ?? offset)
  }

  /// The text of some bytes without its comments and without blanks at its ends.
  func text(_ range: Range<Int>) -> String {
    var kept: [UInt8] = []
    var from = range.lowerBound
    while from < range.upperBound {
      if bytes[from] == UInt8(ascii: "/"), from + 1 < range.upperBound, bytes[from + 1] == UInt8(ascii: "*") {
        from = endOfComment(from)
        kept.append(UInt8(ascii: " "))
      } else {
        kept.append(bytes[from])
        from += 1
      }
    }
    return Substring(String(decoding: kept, as: UTF8.self)).trimmed
  }

  /// Goes on to what is neither a blank nor a comment.
  mutating func skipBlanks() {
    while let byte = next {
      if isBlank(byte) {
        at += 1
      } else if isComment {
        skipComment()
      } else {
        return
      }
    }
  }

  /// Goes on to the first of some bytes that is in no bracket, string or comment, or to the end.
  mutating func skip(to stops: [UInt8]) {
    var open: [(bracket: UInt8, at: Int)] = []
    while let byte = next {
      if open.isEmpty && stops.contains(byte) { return }
      switch byte {
      case UInt8(ascii: "/") where isComment: skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString()
      case UInt8(ascii: "\\"): at = min(at + 2, bytes.count)
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append((byte, at))
        at += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if open.last.map({ closes(byte, $0.bracket) }) == true { open.removeLast() }
        at += 1
      default: at += 1
      }
    }
    if let first = open.first {
      log.error(place(first.at), .css(.unclosed("'\(Character(Unicode.Scalar(first.bracket)))'")))
    }
  }

  /// Goes on behind the block that begins here.
  mutating func skipBlock() {
    let start = at
    at += 1
    skip(to: [UInt8(ascii: "}")])
    close(start)
  }

  /// Goes on behind the brace that closes a block.
  mutating func close(_ start: Int) {
    if next == nil { log.error(place(start), .css(.unclosed("'{'"))) } else { at += 1 }
  }

  private var isComment: Bool {
    bytes[at] == UInt8(ascii: "/") && at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "*")
  }

  private mutating func skipComment() {
    let start = at
    at = endOfComment(start)
    if at == bytes.count, !bytes[(start + 2)...].hasEnd {
      log.error(place(start), .css(.unclosed("a comment")))
    }
  }

  private func endOfComment(_ start: Int) -> Int {
    var at = start + 2
    while at + 1 < bytes.count {
      if bytes[at] == UInt8(ascii: "*") && bytes[at + 1] == UInt8(ascii: "/") { return at + 2 }
      at += 1
    }
    return bytes.count
  }

  private mutating func skipString() {
    let (start, quote) = (at, bytes[at])
    at += 1
    while let byte = next, byte != quote {
      if byte == UInt8(ascii: "\n") {
        log.error(place(start), .css(.brokenString))
        return
      }
      at = min(at + (byte == UInt8(ascii: "\\") ? 2 : 1), bytes.count)
    }
    if next == nil { log.error(place(start), .css(.unclosed("a string"))) } else { at += 1 }
  }
}

extension ArraySlice<UInt8> {
  /// Whether the end of a comment stands at its end.
  fileprivate var hasEnd: Bool {
    count >= 2 && self[endIndex - 2] == UInt8(ascii: "*") && last == UInt8(ascii: "/")
  }
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
}

private func closes(_ close: UInt8, _ open: UInt8) -> Bool {
  switch open {
  case UInt8(ascii: "("): close == UInt8(ascii: ")")
  case UInt8(ascii: "["): close == UInt8(ascii: "]")
  default: close == UInt8(ascii: "}")
  }
}
