/// What a value is; the six kinds of RFC 8259.
public enum JSONKind: String, Sendable, CaseIterable {
  case object, array, string, number, bool, null
}

/// One entry of the tape, 12 bytes. A document is its nodes in file order: an object is followed by key,
/// value, key, value ... and an array by its elements; whoever does not want the inside of a node goes on at
/// `next`.
struct Node {
  enum Tag: UInt32 {
    case object, array, text, escapedText, number, yes, no, null
  }

  /// The largest offset that fits beside the tag: 256 MiB.
  static let reach = 1 << 28 - 1

  private var head: UInt32
  private var stop: UInt32
  private var after: UInt32

  init(_ tag: Tag, start: Int, end: Int, next: Int) {
    head = UInt32(truncatingIfNeeded: start) << 4 | tag.rawValue
    stop = UInt32(truncatingIfNeeded: end)
    after = UInt32(truncatingIfNeeded: next)
  }

  var tag: Tag {
    switch head & 15 {
    case 0: .object
    case 1: .array
    case 2: .text
    case 3: .escapedText
    case 4: .number
    case 5: .yes
    case 6: .no
    default: .null
    }
  }

  var isObject: Bool { head & 15 == Tag.object.rawValue }

  /// Whether this is a string without escapes: its bytes are its characters.
  var isText: Bool { head & 15 == Tag.text.rawValue }

  /// The offset of the first byte.
  var start: Int { Int(head >> 4) }

  /// The offset behind the last byte.
  var end: Int {
    get { Int(stop) }
    set { stop = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The index of the node behind this one and all that it holds; while the scanner has the node open, its
  /// parent's index.
  var next: Int {
    get { Int(after) }
    set { after = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The bytes between a string's quotes.
  var content: Range<Int> { start + 1..<end - 1 }

  var kind: JSONKind {
    switch tag {
    case .object: .object
    case .array: .array
    case .text, .escapedText: .string
    case .number: .number
    case .yes, .no: .bool
    case .null: .null
    }
  }
}
