internal import StyleLibrary

/// The line and column at every 256th byte of a file, so that a place costs a short walk wherever it is, also
/// in a file of one line.
final class LineIndex: Sendable {
  private static let step = 256
  private let marks: [Position]

  /// A line and a column, both from 1; the column counts Unicode scalars.
  struct Position {
    var line: UInt32 = 1
    var column: UInt32 = 1

    /// Goes on behind `byte`. LF, CR and CRLF end a line; the bytes of a scalar behind its first one do not
    /// count.
    mutating func pass(_ byte: UInt8, after previous: UInt8) {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        if byte == UInt8(ascii: "\r") || previous != UInt8(ascii: "\r") { line += 1 }
        column = 1
      } else if byte & 0xc0 != 0x80 {
        column += 1
      }
    }

    /// Goes on behind eight bytes; false, and where it was, if there is a CR to look at.
    mutating func pass(eight word: UInt64, after previous: UInt8) -> Bool {
      let cr = UInt8(ascii: "\r")
      guard word.matches(cr) == 0, previous != cr else { return false }
      let breaks = word.matches(UInt8(ascii: "\n"))
      if breaks == 0 {
        column += UInt32(8 - word.continuations)
      } else {
        let behind = breaks.leadingZeroBitCount / 8
        line += UInt32(breaks.nonzeroBitCount)
        column = UInt32(1 + behind - (word >> (64 - UInt64(behind) * 8)).continuations)
      }
      return true
    }
  }

  /// Reads the whole file once.
  init(_ bytes: [UInt8]) {
    var marks: [Position] = []
    marks.reserveCapacity(bytes.count / Self.step + 1)
    var position = Position()
    var at = byteOrderMark(of: bytes)
    marks.append(position)
    while at < bytes.count {
      let end = min(bytes.count, (at / Self.step + 1) * Self.step)
      Self.walk(&position, over: bytes, from: at, to: end)
      marks.append(position)
      at = end
    }
    self.marks = marks
  }

  /// The position of the byte at `offset`, which may be the end of the file.
  func position(of offset: Int, in bytes: [UInt8]) -> Position {
    let mark = offset / Self.step
    var position = marks[mark]
    let start = mark == 0 ? byteOrderMark(of: bytes) : mark * Self.step
    if start < offset { Self.walk(&position, over: bytes, from: start, to: offset) }
    return position
  }

  static func walk(_ position: inout Position, over bytes: [UInt8], from start: Int, to end: Int) {
    var at = start
    while at < end {
      let previous = at == 0 ? 0 : bytes[at - 1]
      if at + 8 <= end, position.pass(eight: bytes.eight(from: at), after: previous) {
        at += 8
      } else {
        position.pass(bytes[at], after: previous)
        at += 1
      }
    }
  }
}

/// The length of the byte order mark at the start of `bytes`: 3 or 0.
func byteOrderMark(of bytes: [UInt8]) -> Int {
  bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
}
