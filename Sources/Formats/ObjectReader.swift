import StyleLibrary

/// Collects what there is to say while a file is read.
final class DiagnosticLog {
  private(set) var diagnostics: [Diagnostic] = []

  func error(_ place: Place, _ fact: Diagnostic.Fact) { diagnostics.append(.init(.error, at: place, fact)) }
  func warning(_ place: Place, _ fact: Diagnostic.Fact) {
    diagnostics.append(.init(.warning, at: place, fact))
  }
  func note(_ place: Place, _ fact: Diagnostic.Fact) { diagnostics.append(.init(.note, at: place, fact)) }
}

/// Reads the members of an object by name, tells of those of a wrong kind, and at the end of those nobody asked for.
struct ObjectReader {
  /// The object.
  let value: JSONValue
  /// What it is, in words: `a row`.
  let what: String
  let log: DiagnosticLog
  private var members: [String: JSONValue] = [:]
  private var asked: [String] = []

  /// Reads an object; nil, with an error told, for another kind of value.
  init?(_ value: JSONValue, _ what: String, _ log: DiagnosticLog) {
    guard value.kind == .object else {
      log.error(value.place, .wrongKind(wanted: "\(what) in braces", found: value.kind))
      return nil
    }
    self.value = value
    self.what = what
    self.log = log
    for member in value.members { members[member.name] = member.value }
  }

  /// A member of any kind.
  mutating func member(_ key: String) -> JSONValue? {
    asked.append(key)
    return members[key]
  }

  /// A text.
  mutating func string(_ key: String) -> String? {
    guard let member = member(key) else { return nil }
    if let text = member.string { return text }
    log.error(member.place, .wrongKind(wanted: "a text for '\(key)'", found: member.kind))
    return nil
  }

  /// A text that must be there; empty, with an error told, when it is not.
  mutating func required(_ key: String) -> String {
    if let text = string(key) { return text }
    if members[key] == nil { log.error(value.place, .missingKey(key, of: what)) }
    return ""
  }

  /// `true` or `false`.
  mutating func bool(_ key: String) -> Bool? {
    guard let member = member(key) else { return nil }
    if let bool = member.bool { return bool }
    log.error(member.place, .wrongKind(wanted: "true or false for '\(key)'", found: member.kind))
    return nil
  }

  /// A number inside a range.
  mutating func number(_ key: String, in range: ClosedRange<Double>) -> Double? {
    guard let member = member(key) else { return nil }
    guard let number = member.number else {
      log.error(member.place, .wrongKind(wanted: "a number for '\(key)'", found: member.kind))
      return nil
    }
    guard range.contains(number) else {
      log.error(
        member.place,
        .outOfRange(member.numberText ?? "", allowed: "\(range.lowerBound) to \(range.upperBound)"))
      return nil
    }
    return number
  }

  /// A whole number inside a range.
  mutating func int(_ key: String, in range: ClosedRange<Int>) -> Int? {
    guard let member = member(key) else { return nil }
    guard let number = member.int, range.contains(number) else {
      let text = member.numberText ?? member.string ?? member.kind.rawValue
      log.error(
        member.place,
        .outOfRange(text, allowed: "a whole number from \(range.lowerBound) to \(range.upperBound)"))
      return nil
    }
    return number
  }

  /// One of the values of an enumeration.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(_ key: String, _ type: Choice.Type) -> Choice?
  where Choice.RawValue == String {
    guard let member = member(key) else { return nil }
    guard let text = member.string else {
      log.error(member.place, .wrongKind(wanted: "a text for '\(key)'", found: member.kind))
      return nil
    }
    if let choice = Choice(rawValue: text) { return choice }
    let choices = Choice.allCases.map(\.rawValue)
    log.error(member.place, .notOneOf(text, choices, near: nearest(text, in: choices)))
    return nil
  }

  /// The elements of a list; none where there is no such member.
  mutating func list(_ key: String) -> [JSONValue] {
    guard let member = member(key) else { return [] }
    if member.kind == .array { return Array(member.elements) }
    log.error(member.place, .wrongKind(wanted: "a list in brackets for '\(key)'", found: member.kind))
    return []
  }

  /// Texts in a list.
  mutating func strings(_ key: String) -> [String]? {
    guard members[key] != nil else {
      asked.append(key)
      return nil
    }
    return list(key).compactMap { element in
      if element.string == nil {
        log.error(element.place, .wrongKind(wanted: "a text in '\(key)'", found: element.kind))
      }
      return element.string
    }
  }

  /// Tells of every key that nobody asked for. `$schema` and `comment` mean something everywhere.
  func finish() {
    let known = Set(asked + ["$schema", "comment"])
    guard members.count > 0 else { return }
    for member in value.members where !known.contains(member.name) {
      log.warning(
        member.key.place, .unknownKey(member.name, of: what, near: nearest(member.name, in: known.sorted())))
    }
  }
}

extension JSONDocument {
  /// Parses a file; what is wrong with it becomes the only diagnostic.
  static func open(_ file: String, _ bytes: [UInt8], _ log: DiagnosticLog) -> JSONDocument? {
    do {
      return try JSONDocument(file: file, bytes: bytes)
    } catch {
      log.error(error.place, .json(error.kind))
      return nil
    }
  }
}
