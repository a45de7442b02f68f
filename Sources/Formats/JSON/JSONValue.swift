public import StyleLibrary

/// One value of a document, as a view: the document and an index into its tape.
public struct JSONValue: Sendable {
  let source: Source
  let index: Int

  var node: Node { source.tape[index] }

  /// What the value is.
  public var kind: JSONKind { node.kind }

  /// Where the value starts; a string starts at its quote. Found when asked for.
  public var place: Place { source.place(at: node.start) }

  /// The place of a byte inside the value, counted from its start: 1 is the first byte behind a string's
  /// quote.
  public func place(offset: Int) -> Place { source.place(at: node.start + offset) }

  /// The value's bytes in the file, with quotes and brackets.
  public var range: Range<Int> { node.start..<node.end }

  /// The characters of a string, escapes undone; nil for another kind.
  public var string: String? {
    switch node.tag {
    case .text: String(decoding: source.bytes[node.content], as: UTF8.self)
    case .escapedText: String(decoding: plainBytes, as: UTF8.self)
    default: nil
    }
  }

  /// The number nearest to what the file says; nil for another kind. Always finite.
  public var number: Double? {
    node.tag == .number ? decimal(source.bytes[range]) : nil
  }

  /// The number's digits as the file has them; nil for another kind.
  public var numberText: String? {
    node.tag == .number ? String(decoding: source.bytes[range], as: UTF8.self) : nil
  }

  /// The number if it is a whole one that `Int` can hold, such as `3` or `3.0`; nil otherwise.
  public var int: Int? { number.flatMap(Int.init(exactly:)) }

  /// `true` or `false`; nil for another kind.
  public var bool: Bool? {
    switch node.tag {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// Whether the value is a string of exactly these characters; makes no `String`.
  public func says(_ text: String) -> Bool {
    switch node.tag {
    case .text: sameBytes(source.bytes, node.content, text)
    case .escapedText: plainBytes.elementsEqual(text.utf8)
    default: false
    }
  }

  /// The UTF-8 of a string that has escapes.
  private var plainBytes: [UInt8] {
    let bytes = source.bytes
    return unescaped(bytes.span.extracting(node.content))
  }
}

/// Whether `range` of `bytes` spells `text`.
private func sameBytes(_ bytes: [UInt8], _ range: Range<Int>, _ text: String) -> Bool {
  let utf8 = text.utf8
  guard utf8.count == range.count else { return false }
  var at = range.lowerBound
  for byte in utf8 {
    guard bytes[at] == byte else { return false }
    at += 1
  }
  return true
}
