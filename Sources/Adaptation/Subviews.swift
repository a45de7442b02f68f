public import Design

/// A view or an embedded child controller of a page with the traits that reach it.
public struct SubviewTraits: Hashable, Sendable {
  /// `screen/view`, as overrides name it.
  public var id: String
  /// The view.
  public var view: Subview
  /// How many views stand around it.
  public var depth: Int
  /// What it forces, and who says so.
  public var override: Sourced<InterfaceStyle>
  /// What it is drawn with.
  public var traits: TraitCollection
  /// Why, in words.
  public var because: String
  /// Whether an overlay over single controllers lies over it: a child that is not adapted in a page that is.
  public var isDimmed: Bool

  /// The name under which a view's override is kept.
  public static func id(_ view: String, in screen: String) -> String { "\(screen)/\(view)" }
}

/// The views of a page in the order in which they stand, each with the traits that reach it.
///
/// The nearest override wins. An embedded child takes its traits from its superview from iOS 17 on; before, it took
/// them from the controller around it, so a view's override stopped there. Where pages opt in, the exchanged
/// `viewDidLoad` forces a child to light as it does any controller.
public func subviews(
  of screen: Screen, _ decision: Decision, rules: Rules, in situation: Situation
) -> [SubviewTraits] {
  guard screen.body.contains(where: \.holdsView) else { return [] }
  let page = Surroundings(superview: decision.traits.appearance, controller: decision.traits.appearance)
  var walk = Walk(screen: screen, decision: decision, rules: rules, situation: situation)
  walk.visit(screen.body, page, depth: 0)
  return walk.found
}

extension Component {
  /// Whether a view stands in it.
  fileprivate var holdsView: Bool {
    switch self {
    case .view: true
    case .card(let parts), .columns(let parts): parts.contains(where: \.holdsView)
    default: false
    }
  }
}

/// What stands around a view.
private struct Surroundings {
  /// The appearance of the view around it, and that view's id.
  var superview: Appearance
  var superviewID: String?
  /// The appearance of the controller around it.
  var controller: Appearance
  /// Whether an overlay lies over it already.
  var isDimmed = false
}

/// The walk from the page's root view inwards.
private struct Walk {
  let screen: Screen
  let decision: Decision
  let rules: Rules
  let situation: Situation
  var found: [SubviewTraits] = []

  mutating func visit(_ components: [Component], _ around: Surroundings, depth: Int) {
    for component in components {
      switch component {
      case .card(let parts), .columns(let parts): visit(parts, around, depth: depth)
      case .view(let view): visit(view, around, depth: depth)
      default: break
      }
    }
  }

  private mutating func visit(_ view: Subview, _ around: Surroundings, depth: Int) {
    let id = SubviewTraits.id(view.id, in: screen.id)
    let override = situation.overrides[id] ?? Sourced(view.override, from: "screen \(screen.id)")
    let (appearance, because) = style(of: view, override, around)
    var traits = decision.traits
    traits.appearance = appearance
    var inner = Surroundings(
      superview: appearance, superviewID: view.id, controller: around.controller,
      isDimmed: around.isDimmed)
    var isDimmed = false
    if case .child = view.kind {
      inner.controller = appearance
      isDimmed = decision.wanted == .dark && !isAdapted(view, override) && !around.isDimmed
      inner.isDimmed = around.isDimmed || isDimmed
    }
    found.append(
      SubviewTraits(
        id: id, view: view, depth: depth, override: override, traits: traits, because: because,
        isDimmed: isDimmed))
    visit(view.body, inner, depth: depth + 1)
  }

  /// What reaches a view, from the nearest to the farthest that has a say.
  private func style(
    of view: Subview, _ override: Sourced<InterfaceStyle>, _ around: Surroundings
  ) -> (Appearance, because: String) {
    if situation.os.value < 13 { return (.light, "this iOS has no dark mode") }
    if !(situation.appGate ?? rules.appGate).value { return (.light, "the app's gate is off") }
    if let forced = rules.plistStyle.value.appearance {
      return (forced, "Info.plist forces \(forced.rawValue)")
    }
    if case .detached(let own) = view.kind {
      let counted = override.value.appearance ?? own ?? rules.unspecifiedResolvesTo.value
      return (counted, "in no window: unspecified counts as \(counted.rawValue)")
    }
    if let forced = override.value.appearance { return (forced, "overrides to \(forced.rawValue)") }
    guard case .child = view.kind else { return inherited(around) }
    if !isAdapted(view, override) { return (.light, "a child that is not adapted: forced to light") }
    if situation.os.value >= 17 { return inherited(around) }
    let barred = around.superview != around.controller
    return (
      around.controller,
      "takes its traits from the controller around it"
        + (barred ? ": before iOS 17 a view's override stops at a child" : "")
    )
  }

  private func inherited(_ around: Surroundings) -> (Appearance, because: String) {
    (
      around.superview,
      "inherits from " + (around.superviewID.map { "view '\($0)'" } ?? "the page's controller")
    )
  }

  /// Whether a view takes part in dark mode: a view always, a child as pages do.
  private func isAdapted(_ view: Subview, _ override: Sourced<InterfaceStyle>) -> Bool {
    guard case .child(let className, let adapted) = view.kind else { return true }
    if rules.allowlist.value.match(className) != nil { return true }
    if let forced = override.value.appearance { return forced == .dark }
    return adapted ?? (rules.adoption.value == .optOut)
  }
}
