public import Design

/// A view that stands straight on the window, in no controller, such as a bubble of the customer service. What an app
/// does to its controllers does not reach it: it has to be found and given its style by hand.
public struct WindowView: Hashable, Sendable {
  /// Its id.
  public var id: String
  /// What it says.
  public var text: String
  /// The style that it was given by hand; unspecified where nobody thought of it.
  public var override: InterfaceStyle
  /// Whether all its colours are dynamic. Otherwise its ground is a fixed colour, chosen when there was no dark mode.
  public var isAdapted: Bool

  /// Makes a view; nobody thought of it unless told otherwise.
  public init(id: String, text: String, override: InterfaceStyle = .unspecified, isAdapted: Bool = false) {
    self.id = id
    self.text = text
    self.override = override
    self.isAdapted = isAdapted
  }
}

/// A view on the window, and how it looks at a moment.
public struct WindowViewTraits: Hashable, Sendable {
  /// The view.
  public var view: WindowView
  /// What it forces on itself, and who says so.
  public var override: Sourced<InterfaceStyle>
  /// How its dynamic colours look: its own override's way, else its window's.
  public var appearance: Appearance

  /// How its ground looks: fixed to light where not all of its colours are dynamic.
  public var ground: Appearance { view.isAdapted ? appearance : .light }
}

/// The views on a window, the lowest first, where the window looks the way that the app wants it.
public func windowViews(rules: Rules, in situation: Situation, wanted: Appearance) -> [WindowViewTraits] {
  if situation.hidesWindowViews { return [] }
  let fixed = situation.fixedAppearance(under: rules)
  return rules.windowViews.map { view in
    var override = Sourced(view.value.override, from: view.source)
    if situation.defects.contains(.forgottenWindowView) { override = Sourced(.unspecified, from: "defect") }
    override = situation.windowViewOverrides[view.value.id] ?? override
    return WindowViewTraits(
      view: view.value, override: override, appearance: fixed ?? override.value.appearance ?? wanted)
  }
}
