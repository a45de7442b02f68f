public import Adaptation
import Design
import Rendering
import StyleLibrary

/// What the model makes of the views that stand straight on the window.
extension Model {
  /// The views on the window with their traits, the lowest first; none while they are hidden.
  public var windowViews: [WindowViewTraits] {
    Adaptation.windowViews(rules: app.rules, in: situation, wanted: decision.wanted)
  }

  /// Lays the views on the window over its page.
  func placeWindowViews(on frame: inout Frame) {
    if app.rules.windowViews.isEmpty { return }
    for (position, view) in windowViews.enumerated() {
      let (surface, words) = layoutWindowView(
        view.view.text, id: view.view.id, position: position, columns: frame.columns, rows: frame.rows)
      frame.paint(surface, palette: palette(view.ground))
      frame.paint(words, palette: palette(view.appearance))
    }
  }

  /// The colours of what stands in no controller.
  func palette(_ appearance: Appearance) -> ResolvedPalette {
    let traits = TraitCollection(appearance, contrast: situation.contrast, level: situation.level)
    return ResolvedPalette(shownTheme, traits: traits)
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
