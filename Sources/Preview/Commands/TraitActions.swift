import Adaptation
import Design

/// What the commands of the trait tree do.
extension Model {
  /// Gives the node under the tree's cursor its next override: the system flips, the app's choice goes on, a window or a
  /// controller goes from unspecified to light to dark.
  mutating func cycleNode() -> [Effect] {
    guard let sheet, sheet.kind == .traits else {
      return refuse("Space cycles in the trait tree; Enter runs")
    }
    let rows = sheetRows(sheet)
    guard rows.indices.contains(sheet.list.cursor) else { return [] }
    switch rows[sheet.list.cursor].id {
    case "flip": return flipSystem()
    case "choice": return cycleChoice()
    case "window": return overrideWindow(situation.windowOverride.value.next.rawValue)
    case "toast": return overrideToast(situation.toastOverride.value.next.rawValue)
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

  /// What a page's controller forces as things stand.
  private func pageOverride(_ id: String) -> InterfaceStyle {
    situation.overrides[id]?.value ?? app.screen(id)?.override ?? .unspecified
  }

  private mutating func override(page id: String, _ style: InterfaceStyle) -> [Effect] {
    situation.overrides[id] = style == app.screen(id)?.override ? nil : Sourced(style, from: "key u")
    notice = Notice("'\(id)' overrides: \(style.rawValue)")
    return []
  }

  private mutating func refuseStyle(_ text: String) -> [Effect] {
    refuse("'\(text)' is no style; write unspecified, light or dark")
  }
}

extension InterfaceStyle {
  /// The one after it: unspecified, light, dark, and round again.
  fileprivate var next: InterfaceStyle {
    switch self {
    case .unspecified: .light
    case .light: .dark
    case .dark: .unspecified
    }
  }
}
