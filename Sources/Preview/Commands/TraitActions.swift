import Adaptation
import Design

/// What the commands of the trait tree do.
extension Model {
  /// Gives the node under the tree's cursor its next override: the system flips, the app's choice goes on, a window or a
  /// controller goes from unspecified to light to dark.
  mutating func cycleNode() -> [Effect] {
    guard let sheet, sheet.kind == .traits || sheet.kind == .defects else {
      return refuse("Space cycles in the trait tree and switches defects; Enter runs")
    }
    let rows = sheetRows(sheet)
    guard rows.indices.contains(sheet.list.cursor) else { return [] }
    switch rows[sheet.list.cursor].id {
    case let row where sheet.kind == .defects: return flipDefect(String(row.dropFirst("defect ".count)))
    case "flip": return flipSystem()
    case "choice": return cycleChoice()
    case "window": return overrideWindow(situation.windowOverride.value.next.rawValue)
    case "toast": return overrideToast(situation.toastOverride.value.next.rawValue)
    case let row where row.hasPrefix("window "):
      return cycleOverride(ofWindow: Int(row.dropFirst("window ".count)) ?? 0)
    case let row where row.hasPrefix("windowView "):
      let view = windowViews.first { "windowView \($0.view.id)" == row }
      guard let view else { return [] }
      return override(windowView: view.view.id, view.override.value.next)
    case let row:
      let id = String(row.dropFirst("page ".count))
      return override(page: id, (pageOverride(id)).next)
    }
  }

  mutating func overrideWindow(_ text: String) -> [Effect] {
    guard let style = InterfaceStyle(rawValue: text) else { return refuseStyle(text) }
    situation.windowOverride = Sourced(style, from: style == .unspecified ? "default" : "key u")
    notice = Notice("the window's override: \(style.rawValue)")
    return []
  }

  mutating func overrideToast(_ text: String) -> [Effect] {
    guard let style = InterfaceStyle(rawValue: text) else { return refuseStyle(text) }
    situation.toastOverride = Sourced(style, from: style == .unspecified ? "default" : "key u")
    notice = Notice("the override of the toast's window: \(style.rawValue)")
    return []
  }

  mutating func overridePage(_ text: String) -> [Effect] {
    guard let style = InterfaceStyle(rawValue: text) else { return refuseStyle(text) }
    return override(page: screen.id, style)
  }

  /// What a page's controller, or a view as `screen/view`, forces as things stand.
  private func pageOverride(_ id: String) -> InterfaceStyle {
    situation.overrides[id]?.value ?? authoredOverride(id)
  }

  /// What the screen's file says of it.
  private func authoredOverride(_ id: String) -> InterfaceStyle {
    let parts = id.split(separator: "/", maxSplits: 1).map(String.init)
    guard let screen = parts.first.flatMap({ app.screen($0) }) else { return .unspecified }
    guard parts.count > 1 else { return screen.override }
    let views = subviews(
      of: screen, decide(screen, rules: app.rules, in: situation), rules: app.rules, in: situation)
    return views.first { $0.id == id }?.view.override ?? .unspecified
  }

  private mutating func override(page id: String, _ style: InterfaceStyle) -> [Effect] {
    situation.overrides[id] = style == authoredOverride(id) ? nil : Sourced(style, from: "key u")
    notice = Notice("'\(id)' overrides: \(style.rawValue)")
    return []
  }

  /// `VIEW STYLE`, for a view or a child of the shown page.
  mutating func overrideView(_ text: String) -> [Effect] {
    let parts = text.split(separator: " ").map(String.init)
    let views = screenViews
    guard parts.count == 2, let style = InterfaceStyle(rawValue: parts[1]) else {
      return refuse("'\(text)' is no view with a style; write VIEW unspecified, light or dark")
    }
    guard let view = views.first(where: { $0.view.id == parts[0] }) else {
      let known = views.isEmpty ? "it has none" : "it has " + views.map(\.view.id).joined(separator: ", ")
      return refuse("'\(screen.id)' has no view '\(parts[0])': \(known)")
    }
    return override(page: view.id, style)
  }

  private mutating func refuseStyle(_ text: String) -> [Effect] {
    refuse("'\(text)' is no style; write unspecified, light or dark")
  }
}

extension InterfaceStyle {
  /// The one after it: unspecified, light, dark, and round again.
  var next: InterfaceStyle {
    switch self {
    case .unspecified: .light
    case .light: .dark
    case .dark: .unspecified
    }
  }
}
