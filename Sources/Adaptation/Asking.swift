import Design

/// A page that is being decided on: what was said so far.
struct Asking {
  let screen: Screen
  let rules: Rules
  let situation: Situation
  /// What the page says of itself.
  let membership: Membership
  /// What the app wants, as far as it was asked.
  var wanted = Appearance.light
  /// Where the chain ended; nil while it goes on.
  private(set) var outcome: Decision.Outcome?
  private var steps: [Decision.Step] = []

  init(_ screen: Screen, _ rules: Rules, _ situation: Situation) {
    self.screen = screen
    self.rules = rules
    self.situation = situation
    membership = Membership(of: screen, rules, situation)
  }

  /// What Info.plist forces on the whole app, overrides included; nil where it forces nothing.
  var forced: Appearance? { rules.plistStyle.value.appearance }

  mutating func say(_ rule: Decision.Rule, _ said: String, _ source: String) {
    steps.append(.init(rule: rule, said: said, source: source, outcome: nil))
  }

  mutating func end(_ outcome: Decision.Outcome, _ rule: Decision.Rule, _ said: String, _ source: String) {
    steps.append(.init(rule: rule, said: said, source: source, outcome: outcome))
    self.outcome = outcome
  }

  func decision(_ outcome: Decision.Outcome) -> Decision {
    let override = forced == nil ? controllerOverride(of: screen, in: situation).value.appearance : nil
    let appearance = outcome == .follows ? override ?? wanted : .light
    let level = screen.presentation == .sheet ? Level.elevated : situation.level
    return Decision(
      traits: TraitCollection(appearance, contrast: situation.contrast, level: level),
      wanted: wanted, isAdapted: membership.isAdapted,
      isSystemPage: membership.match != nil,
      overlay: outcome == .dimmed ? (situation.overlay ?? rules.overlay).value : nil, steps: steps)
  }
}

/// What a page's controller forces on itself and everything in it.
func controllerOverride(of screen: Screen, in situation: Situation) -> Sourced<InterfaceStyle> {
  situation.overrides[screen.id] ?? Sourced(screen.override, from: "screen \(screen.id)")
}

/// Whether a page takes part in dark mode, and why.
struct Membership {
  /// The rule of the allowlist that matches; nil for a business page.
  var match: String?
  /// Whether it takes part.
  var isAdapted: Bool
  /// The page's gate.
  var gate: Sourced<Bool>
  /// Why, in words.
  var said = ""
  /// Who says so.
  var source = ""

  init(of screen: Screen, _ rules: Rules, _ situation: Situation) {
    match = rules.allowlist.value.match(screen.className)
    gate = situation.pageGates[screen.id] ?? rules.pageGates[screen.id] ?? .init(true)
    isAdapted = true
    guard match == nil else { return }
    let page = Self.word(of: screen, rules, situation)
    isAdapted = page.isAdapted && gate.value
    said = page.said + (page.isAdapted && !gate.value ? ", but its gate is off" : "")
    source = page.source
    guard !isAdapted, situation.defects.contains(.noDefaultLight) else { return }
    // A page is detected by its override, so one that nothing forces counts as adapted.
    isAdapted = true
    said += "; nothing forces it to light, so it counts as adapted"
    source = "defect \(Defect.noDefaultLight.rawValue)"
  }

  /// What the page says of itself.
  private static func word(
    of screen: Screen, _ rules: Rules, _ situation: Situation
  ) -> (isAdapted: Bool, said: String, source: String) {
    if let replaced = situation.adapted[screen.id] {
      let said = replaced.value ? "the page is adapted" : "the page is not adapted"
      return (replaced.value, said, replaced.source)
    }
    let override = controllerOverride(of: screen, in: situation)
    if let forced = override.value.appearance {
      let words = "the page's controller overrides to \(forced.rawValue)"
      return (forced == .dark, words + (forced == .light ? ": not adapted" : ""), override.source)
    }
    if rules.overwritesOptIn(of: screen), !situation.defects.contains(.noDefaultLight) {
      return (false, "the page opts in before super: the hook overwrites it", "screen \(screen.id)")
    }
    if let jump = jumpWord(of: screen, in: situation) { return jump }
    if let adapted = screen.adapted {
      return (adapted, adapted ? "the page opts in" : "the page is not adapted", "screen \(screen.id)")
    }
    let isOptOut = rules.adoption.value == .optOut
    let said =
      isOptOut
      ? "optOut: pages follow unless they say no" : "optIn: pages stay light until they opt in"
    return (isOptOut, said, rules.adoption.source)
  }
}
