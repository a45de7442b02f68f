public import StyleLibrary

/// Where a screen file says what an element shows: the place of its part where the file has a key for it, as
/// `title` of `list[0].row[2].title`, else that of the row, the item or the component around it.
///
/// Nil for an element that no file mentions, such as the status bar.
public func elementPlace(_ path: String, in document: JSONDocument) -> Place? {
  var steps = path.split(separator: ".").map(PathStep.init)[...]
  guard let first = steps.popFirst() else { return nil }
  let root = document.root
  if first.name == "page" { return root.place }
  var value: JSONValue
  if let index = first.index {
    guard let component = component(first.name, index, in: root["body"]) else { return nil }
    value = component
  } else {
    guard let bar = root[first.name] else { return nil }
    value = bar
  }
  for step in steps {
    guard let part = part(step, of: value) else { break }
    value = part
  }
  return value.place
}

/// `row[2]` as a name and an index; a name alone has none.
private struct PathStep {
  var name: String
  var index: Int?

  init(_ text: Substring) {
    let parts = text.split(separator: "[", maxSplits: 1)
    name = parts.first.map(String.init) ?? ""
    index = parts.count > 1 ? Int(parts[1].dropLast()) : nil
  }
}

/// The component of a kind at an index among those of that kind.
private func component(_ name: String, _ index: Int, in body: JSONValue?) -> JSONValue? {
  guard let body, body.kind == .array else { return nil }
  return at(index, of: body.elements.filter { $0["component"]?.string == name })
}

private func part(_ step: PathStep, of value: JSONValue) -> JSONValue? {
  guard value.kind == .object else { return nil }
  guard let index = step.index else { return value[step.name] }
  if step.name == "row", value["component"]?.string == "list" { return at(index, of: rows(of: value)) }
  if let list = value[step.name + "s"], list.kind == .array { return at(index, of: Array(list.elements)) }
  return component(step.name, index, in: value["body"])
}

/// The rows of a list: those that stand in it directly, then those of its sections.
private func rows(of list: JSONValue) -> [JSONValue] {
  let sections = list["sections"].map { $0.kind == .array ? Array($0.elements) : [] } ?? []
  return ([list] + sections).flatMap { holder in
    holder["rows"].map { $0.kind == .array ? Array($0.elements) : [] } ?? []
  }
}

private func at(_ index: Int, of values: [JSONValue]) -> JSONValue? {
  values.indices.contains(index) ? values[index] : nil
}
