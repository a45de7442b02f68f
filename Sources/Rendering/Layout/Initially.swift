public import Design

/// Whether the element of a path is on before anyone touched it: a row's switch or checkmark, or an action.
public func isOn(_ path: String, on screen: Screen) -> Bool {
  var counts: [String: Int] = [:]
  return find(path, in: screen.body, parent: "", &counts) ?? false
}

private func find(_ path: String, in body: [Component], parent: String, _ counts: inout [String: Int])
  -> Bool?
{
  for component in body {
    var component = component
    while case .inState(_, let part) = component { component = part }
    let index = counts[parent + component.name, default: 0]
    counts[parent + component.name] = index + 1
    let own = (parent.isEmpty ? "" : parent + ".") + "\(component.name)[\(index)]"
    switch component {
    case .list(let list):
      for (index, row) in list.sections.flatMap(\.rows).enumerated() where path == "\(own).row[\(index)]" {
        return row.isOn
      }
    case .row(let row): if path == own { return row.isOn }
    case .switch(let control): if path == own { return control.isOn }
    case .actions(let bar):
      for (index, item) in bar.items.enumerated() where path == "\(own).item[\(index)]" { return item.isOn }
    case .card(let parts), .columns(let parts):
      if let found = find(path, in: parts, parent: own, &counts) { return found }
    default: continue
    }
  }
  return nil
}
