public import Adaptation
import Design
import Rendering
import StyleLibrary

/// What stands on a window, and on which level.
struct WindowLayer: Hashable {
  var views: [WindowViewTraits]
  var level: Level
}

/// What the model makes of the views that stand straight on the window.
extension Model {
  /// The views on the window with their traits, the lowest first; none while they are hidden.
  public var windowViews: [WindowViewTraits] {
    Adaptation.windowViews(rules: app.rules, in: situation, wanted: decision.wanted)
  }

  /// What stands on the window above its root page. A presented page is added to the window later, and so is the veil: both
  /// lie over the views on the window.
  func windowLayer(over screen: Screen, wanted: Appearance) -> WindowLayer? {
    let isRoot = screen.presentation != .fullScreen || screen.id == stack.first
    guard isRoot, !app.rules.windowViews.isEmpty else { return nil }
    return WindowLayer(
      views: Adaptation.windowViews(rules: app.rules, in: situation, wanted: wanted), level: situation.level)
  }

  /// Lays the views on the window over its page.
  func place(_ layer: WindowLayer, on frame: inout Frame) {
    for (position, view) in layer.views.enumerated() {
      let (surface, words) = layoutWindowView(
        view.view.text, id: view.view.id, position: position, columns: frame.columns, rows: frame.rows)
      frame.paint(surface, palette: palette(view.ground))
      frame.paint(words, palette: palette(view.appearance))
    }
  }

  /// The colours of what stands in no controller.
  func palette(_ appearance: Appearance) -> ResolvedPalette {
    let traits = TraitCollection(appearance, contrast: situation.contrast, level: situation.level)
    let palette = ResolvedPalette(shownTheme, traits: traits)
    return eye.reducesTransparency ? palette.solid(Slot.surfaces) : palette
  }

  mutating func flipWindowViews() -> [Effect] {
    guard !app.rules.windowViews.isEmpty else {
      return refuse("'\(app.id)' has no view on its window; app.json names them in windowViews")
    }
    situation.hidesWindowViews.toggle()
    notice = Notice(situation.hidesWindowViews ? "views on the window hidden" : "views on the window shown")
    return []
  }

  mutating func override(windowView id: String, _ style: InterfaceStyle) -> [Effect] {
    situation.windowViewOverrides[id] = Sourced(style, from: "key u")
    notice = Notice("'\(id)' on the window overrides: \(style.rawValue)")
    return []
  }
}
