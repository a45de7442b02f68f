/// One member of an object: its key, a string with a place of its own, and its value.
public struct JSONMember: Sendable {
  let source: Source
  let index: Int

  /// The key as a value; `key.place` is where its quote is.
  public var key: JSONValue { JSONValue(source: source, index: index) }

  /// What the key names.
  public var value: JSONValue { JSONValue(source: source, index: index + 1) }

  /// The key's characters.
  public var name: String { key.string ?? "" }
}

/// The members of an object in file order.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  let source: Source
  var at: Int
  let end: Int

  /// The next member.
  public mutating func next() -> JSONMember? {
    guard at < end else { return nil }
    defer { at = source.tape[at + 1].next }
    return JSONMember(source: source, index: at)
  }
}

/// The elements of an array in file order.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
  let source: Source
  var at: Int
  let end: Int

  /// The next element.
  public mutating func next() -> JSONValue? {
    guard at < end else { return nil }
    defer { at = source.tape[at].next }
    return JSONValue(source: source, index: at)
  }
}

extension JSONValue {
  /// The members of an object; none for another kind.
  public var members: JSONMembers {
    JSONMembers(source: source, at: index + 1, end: node.tag == .object ? node.next : index)
  }

  /// The elements of an array; none for another kind.
  public var elements: JSONElements {
    JSONElements(source: source, at: index + 1, end: node.tag == .array ? node.next : index)
  }

  /// The value of a member; nil if there is none of that name, or the value is no object. Walks the members:
  /// who looks up many keys in a large object makes a table of them.
  public subscript(key: String) -> JSONValue? {
    for member in members where member.key.says(key) { return member.value }
    return nil
  }
}
