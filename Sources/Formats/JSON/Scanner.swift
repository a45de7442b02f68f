internal import StyleLibrary

/// Reads bytes onto a tape without recursion: the open objects and arrays are chained through their nodes'
/// `next`, so that no depth of nesting can use up the stack.
///
/// Its other parts are in ScanText.swift (strings) and ScanWords.swift (blanks, numbers, words); its
/// faults in ScanFaults.swift.
struct Scanner {
  let file: String
  let bytes: [UInt8]
  let limits: JSONDocument.Limits
  var at = 0
  private(set) var tape: [Node] = []
  /// The index of the innermost open container; -1 outside the root.
  private(set) var open = -1
  private var depth = 0
  private var keys = KeyCheck()

  init(file: String, bytes: [UInt8], limits: JSONDocument.Limits) {
    self.file = file
    self.bytes = bytes
    self.limits = limits
  }

  /// The byte at hand; 0, which no rule accepts, at the end.
  var byte: UInt8 { at < bytes.count ? bytes[at] : 0 }

  /// Reads the whole document; throws its first flaw.
  mutating func read() throws(JSONFault) {
    try start()
    try value()
    while open >= 0 { try step() }
    try blanks()
    if at < bytes.count { throw junk() }
  }

  private mutating func start() throws(JSONFault) {
    let limit = min(limits.bytes, Node.reach)
    guard bytes.count <= limit else { throw fault(.tooLarge(bytes: bytes.count, limit: limit), at: 0) }
    if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) { throw fault(.utf16, at: 0) }
    at = byteOrderMark(of: bytes)
    guard at < bytes.count else { throw fault(.empty, at: at) }
    tape.reserveCapacity(bytes.count / 16)
    try blanks()
    guard at < bytes.count else { throw fault(.blank, at: at) }
  }

  /// One step inside the open container: its end, or its next member or element.
  private mutating func step() throws(JSONFault) {
    try blanks()
    let isObject = tape[open].isObject
    let closer = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if byte == closer { return try close() }
    if tape.count > open + 1 { try comma(before: closer) }
    if isObject { try key() }
    try value()
  }

  private mutating func comma(before closer: UInt8) throws(JSONFault) {
    guard byte == UInt8(ascii: ",") else { throw unexpected(.comma(closer: Character(ascii: closer))) }
    let comma = at
    at += 1
    try blanks()
    if byte == closer { throw fault(.trailingComma(closer: Character(ascii: closer)), at: comma) }
  }

  private mutating func key() throws(JSONFault) {
    guard byte == UInt8(ascii: "\"") else { throw unexpected(.key) }
    try string()
    try blanks()
    guard byte == UInt8(ascii: ":") else { throw unexpected(.colon(key: key(tape.count - 1))) }
    at += 1
    try blanks()
  }

  private mutating func value() throws(JSONFault) {
    switch byte {
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "{"): try descend(.object)
    case UInt8(ascii: "["): try descend(.array)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    case UInt8(ascii: "t"): try word("true", .yes)
    case UInt8(ascii: "f"): try word("false", .no)
    case UInt8(ascii: "n"): try word("null", .null)
    default: throw unexpected(.value)
    }
  }

  private mutating func descend(_ tag: Node.Tag) throws(JSONFault) {
    guard depth < limits.depth else { throw fault(.tooDeep(limit: limits.depth), at: at) }
    depth += 1
    tape.append(Node(tag, start: at, end: 0, next: open))
    open = tape.count - 1
    at += 1
  }

  private mutating func close() throws(JSONFault) {
    if tape[open].isObject, let pair = keys.firstPair(of: open, in: tape, bytes) {
      throw duplicate(pair)
    }
    at += 1
    depth -= 1
    let parent = depth == 0 ? -1 : tape[open].next
    tape[open].end = at
    tape[open].next = tape.count
    open = parent
  }

  /// Puts a string, number or word on the tape that started at `start` and ends here.
  mutating func add(_ tag: Node.Tag, from start: Int) {
    tape.append(Node(tag, start: start, end: at, next: tape.count + 1))
  }

}
