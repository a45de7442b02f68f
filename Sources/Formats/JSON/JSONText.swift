/// A JSON text in the making. What is written comes out in the order in which it is written, byte for byte
/// the same each time; brackets and commas are right by construction.
///
///     var json = JSONText(.pretty)
///     json.object {
///       $0.member("name", "moments")
///       $0.key("sizes")
///       $0.array { $0.value(80) }
///     }
public struct JSONText: Sendable {
  /// How the text is laid out.
  public enum Style: Sendable {
    /// No blanks at all.
    case compact
    /// A line a value, two spaces a level.
    case pretty
  }

  /// What is written so far, in UTF-8; no line break at the end.
  public private(set) var bytes: [UInt8] = []
  private let style: Style
  private var depth = 0
  private var isFirst = true
  private var isKeyed = false

  /// Makes an empty text.
  public init(_ style: Style = .compact) {
    self.style = style
  }

  /// What is written so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Gives away what is written so far and forgets it, so that a long text can leave in pieces.
  public mutating func drain() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Writes an object; `body` writes its members.
  public mutating func object<E>(_ body: (inout JSONText) throws(E) -> Void) throws(E) {
    try container("{", "}", body)
  }

  /// Writes an array; `body` writes its elements.
  public mutating func array<E>(_ body: (inout JSONText) throws(E) -> Void) throws(E) {
    try container("[", "]", body)
  }

  /// Writes a member's key; the next value is the member's.
  public mutating func key(_ name: String) {
    separate()
    bytes.appendJSON(name)
    bytes.append(UInt8(ascii: ":"))
    if style == .pretty { bytes.append(UInt8(ascii: " ")) }
    isKeyed = true
  }

  /// Writes a string.
  public mutating func value(_ text: String) {
    separate()
    bytes.appendJSON(text)
  }

  /// Writes a whole number.
  public mutating func value(_ number: Int) { plain(String(number)) }

  /// Writes the shortest number that reads back as `number`; whole ones without `.0`, `null` for what is not
  /// finite.
  public mutating func value(_ number: Double) {
    guard number.isFinite else { return null() }
    let digits = number.description
    plain(digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
  }

  /// Writes `true` or `false`.
  public mutating func value(_ flag: Bool) { plain(flag ? "true" : "false") }

  /// Writes `null`.
  public mutating func null() { plain("null") }
}

extension JSONText {
  /// Writes a member that is a string; `null` for nil.
  public mutating func member(_ name: String, _ text: String?) {
    key(name)
    if let text { value(text) } else { null() }
  }

  /// Writes a member that is a whole number; `null` for nil.
  public mutating func member(_ name: String, _ number: Int?) {
    key(name)
    if let number { value(number) } else { null() }
  }

  /// Writes a member that is a number; `null` for nil and for what is not finite.
  public mutating func member(_ name: String, _ number: Double?) {
    key(name)
    if let number { value(number) } else { null() }
  }

  /// Writes a member that is `true` or `false`; `null` for nil.
  public mutating func member(_ name: String, _ flag: Bool?) {
    key(name)
    if let flag { value(flag) } else { null() }
  }

  /// Writes a value as it was read, with its keys in the same order.
  public mutating func value(_ value: JSONValue) {
    switch value.kind {
    case .object:
      object { text in
        for member in value.members {
          text.key(member.name)
          text.value(member.value)
        }
      }
    case .array: array { for element in value.elements { $0.value(element) } }
    case .string: self.value(value.string ?? "")
    case .number: plain(value.numberText ?? "0")
    case .bool: self.value(value.bool ?? false)
    case .null: null()
    }
  }

  private mutating func container<E>(
    _ opener: Unicode.Scalar, _ closer: Unicode.Scalar, _ body: (inout JSONText) throws(E) -> Void
  ) throws(E) {
    separate()
    bytes.append(UInt8(ascii: opener))
    depth += 1
    isFirst = true
    try body(&self)
    depth -= 1
    if !isFirst { breakLine() }
    isFirst = false
    bytes.append(UInt8(ascii: closer))
  }

  private mutating func plain(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes what stands between the value before and the one to come.
  private mutating func separate() {
    defer { (isFirst, isKeyed) = (false, false) }
    if isKeyed { return }
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    if depth > 0 { breakLine() }
  }

  private mutating func breakLine() {
    guard style == .pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth { bytes.append(contentsOf: [0x20, 0x20]) }
  }
}
