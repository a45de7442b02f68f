import Formats
import TestSupport

/// A JSON Schema of `themes/schema`, as far as those use the language.
struct Schema {
  private let root: JSONValue

  /// Reads `NAME.schema.json`.
  init(_ name: String) throws {
    let text = try Repository.text(of: "themes/schema/\(name).schema.json") ?? ""
    root = try JSONDocument(file: name, text: text).root
  }

  /// The paths in a document that break the schema, each with the word that they break.
  func breaches(of document: JSONValue) -> [String] { breaches(of: document, by: root, at: "") }

  /// The keys that an object of the document may have.
  func keys(of property: String) -> [String] {
    root["properties"]?[property]?["properties"]?.members.map(\.name) ?? []
  }

  /// Documents that hold together every key and every choice that the schema names.
  func samples() -> [String] { samples(of: root, depth: 0) }

  private func breaches(of value: JSONValue, by schema: JSONValue, at path: String) -> [String] {
    let schema = resolved(schema)
    var found: [String] = []
    if let type = schema["type"]?.string, !value.isOf(type) { return ["\(path): type"] }
    if let choices = schema["enum"], !choices.elements.contains(where: { $0.string == value.string }) {
      found.append("\(path): enum")
    }
    if let pattern = schema["pattern"]?.string, let text = value.string, !text.matches(pattern) {
      found.append("\(path): pattern")
    }
    if let number = value.number, let least = schema["minimum"]?.number, number < least {
      found.append("\(path): minimum")
    }
    if let number = value.number, let most = schema["maximum"]?.number, number > most {
      found.append("\(path): maximum")
    }
    if let any = schema["anyOf"], !any.elements.contains(where: { isValid(value, $0) }) {
      found.append("\(path): anyOf")
    }
    for part in elements(schema["allOf"]) { found += breaches(of: value, by: part, at: path) }
    if let condition = schema["if"], isValid(value, condition), let then = schema["then"] {
      found += breaches(of: value, by: then, at: path)
    }
    if let wanted = schema["const"]?.string, value.string != wanted { found.append("\(path): const") }
    if let items = schema["items"], value.kind == .array {
      for (index, element) in value.elements.enumerated() {
        found += breaches(of: element, by: items, at: "\(path)/\(index)")
      }
    }
    return value.kind == .object ? found + members(of: value, by: schema, at: path) : found
  }

  private func members(of object: JSONValue, by schema: JSONValue, at path: String) -> [String] {
    var found = elements(schema["required"]).compactMap(\.string).filter { object[$0] == nil }
      .map { "\(path)/\($0): required" }
    for member in object.members {
      let inner = "\(path)/\(member.name)"
      if let pattern = schema["propertyNames"]?["pattern"]?.string, !member.name.matches(pattern) {
        found.append("\(inner): propertyNames")
      }
      if let property = schema["properties"]?[member.name] {
        found += breaches(of: member.value, by: property, at: inner)
      } else if let other = schema["additionalProperties"] {
        found +=
          other.bool == false
          ? ["\(inner): additionalProperties"] : breaches(of: member.value, by: other, at: inner)
      }
    }
    return found
  }

  private func isValid(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    breaches(of: value, by: schema, at: "").isEmpty
  }

  private func resolved(_ schema: JSONValue) -> JSONValue {
    guard let name = schema["$ref"]?.string?.split(separator: "/").last else { return schema }
    return root["$defs"]?[String(name)] ?? schema
  }

  private func elements(_ list: JSONValue?) -> [JSONValue] { list.map { Array($0.elements) } ?? [] }
}

extension Schema {
  /// One text with every member, and one more for each other value that a member may have.
  private func samples(of schema: JSONValue, depth: Int) -> [String] {
    let schema = resolved(schema)
    guard depth < 9 else { return [] }
    if let choices = schema["enum"] {
      return choices.elements.compactMap(\.string).map { "\"\($0)\"" }
    }
    if let any = schema["anyOf"] { return any.elements.flatMap { samples(of: $0, depth: depth + 1) } }
    let parts = elements(schema["allOf"])
    if !parts.isEmpty { return parts.flatMap { component($0, depth: depth) } }
    switch schema["type"]?.string {
    case "boolean": return ["true"]
    case "integer", "number": return [schema["minimum"]?.numberText ?? "0"]
    case "string": return [text(matching: schema["pattern"]?.string)]
    case "array":
      let items = schema["items"].map { samples(of: $0, depth: depth + 1) } ?? []
      return ["[\(items.joined(separator: ", "))]"]
    case "object": return objects(schema, depth: depth)
    default: return schema["properties"] == nil ? ["\"any\""] : objects(schema, depth: depth)
    }
  }

  /// The samples of what `then` says, made what `if` asks for.
  private func component(_ part: JSONValue, depth: Int) -> [String] {
    guard let then = part["then"], let name = part["if"]?["properties"]?["component"]?["const"]?.string else {
      return []
    }
    return samples(of: then, depth: depth + 1).map { text in
      text.replacing("\"component\": \"any\"", with: "\"component\": \"\(name)\"")
    }
  }

  private func objects(_ schema: JSONValue, depth: Int) -> [String] {
    var members = schema["properties"].map { properties in
      properties.members.map { ($0.name, samples(of: $0.value, depth: depth + 1)) }
    }
    if let other = schema["additionalProperties"], other.bool == nil {
      members = (members ?? []) + [("13", samples(of: other, depth: depth + 1))]
    }
    let full = (members ?? []).filter { !$0.1.isEmpty }
    let longest = full.map(\.1.count).max() ?? 1
    return (0..<longest).map { index in
      "{" + full.map { "\"\($0.0)\": \($0.1[min(index, $0.1.count - 1)])" }.joined(separator: ", ") + "}"
    }
  }

  private func text(matching pattern: String?) -> String {
    let text = ["x", "#000000", "13"].first { text in pattern.map { text.matches($0) } ?? true }
    return "\"\(text ?? "x")\""
  }
}

extension JSONValue {
  fileprivate func isOf(_ type: String) -> Bool {
    switch type {
    case "object": kind == .object
    case "array": kind == .array
    case "string": kind == .string
    case "boolean": kind == .bool
    case "number": kind == .number
    case "integer": kind == .number && int != nil
    default: false
    }
  }
}

extension String {
  fileprivate func matches(_ pattern: String) -> Bool {
    guard let regex = try? Regex(pattern) else { return false }
    return firstMatch(of: regex) != nil
  }
}
