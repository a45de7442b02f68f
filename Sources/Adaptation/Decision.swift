public import Design

/// How a page looks and why.
public struct Decision: Hashable, Sendable {
  /// One link of the chain of reasons.
  public struct Step: Hashable, Sendable {
    /// Which rule spoke.
    public var rule: Rule
    /// What it said.
    public var said: String
    /// Who said so.
    public var source: String
  }

  /// The rules in the order in which they are asked.
  public enum Rule: String, CaseIterable, Hashable, Sendable {
    case os, infoPlist, system, policy, choice, window, appGate, allowlist, pageGate, adapted, overlay
  }

  /// The traits that the page is drawn with.
  public var traits: TraitCollection
  /// What the app as a whole wants, before the page is asked.
  public var wanted: Appearance
  /// Whether the page takes part in dark mode.
  public var isAdapted: Bool
  /// Whether the page is a system page that the allowlist lets through.
  public var isSystemPage: Bool
  /// The veil over the page; nil when none is shown.
  public var overlay: Overlay?
  /// The reasons, in the order in which they were asked; the last ones decided.
  public var steps: [Step]
}

/// Decides how a page looks: gate, then the page, then the user's choice, then the system.
public func decide(_ screen: Screen, rules: Rules, in situation: Situation) -> Decision {
  var chain = Chain(screen: screen, rules: rules, situation: situation)
  return chain.run()
}

/// The chain of questions; each answers or passes on.
private struct Chain {
  let screen: Screen
  let rules: Rules
  let situation: Situation
  var steps: [Decision.Step] = []

  init(screen: Screen, rules: Rules, situation: Situation) {
    self.screen = screen
    self.rules = rules
    self.situation = situation
  }

  mutating func run() -> Decision {
    let membership = self.membership()
    if situation.os.value < 13 {
      say(.os, "iOS \(situation.os.value) has no dark mode: light, and no overrides", situation.os.source)
      return decision(.light, wanted: .light, membership, overlay: nil)
    }
    say(.os, "iOS \(situation.os.value) has dark mode", situation.os.source)
    let wanted = window(over: self.wanted())
    let gate = situation.appGate ?? rules.appGate
    guard gate.value else {
      say(.appGate, "off: every page is light, without an overlay", gate.source)
      return decision(.light, wanted: .light, membership, overlay: nil)
    }
    say(.appGate, "on", gate.source)
    steps += membership.steps
    if membership.isSystem || membership.isAdapted {
      let shown = override.value.appearance ?? wanted
      return decision(shown, wanted: wanted, membership, overlay: nil)
    }
    let overlay = overlay(wanted)
    return decision(.light, wanted: wanted, membership, overlay: overlay)
  }

  /// What the system, Info.plist and the user want of the app.
  private mutating func wanted() -> Appearance {
    switch rules.plistStyle.value {
    case .light, .dark:
      let forced: Appearance = rules.plistStyle.value == .light ? .light : .dark
      say(.infoPlist, "UIUserInterfaceStyle forces \(forced.rawValue)", rules.plistStyle.source)
      return forced
    case .automatic: break
    }
    say(.system, situation.system.value.rawValue, situation.system.source)
    if rules.policy.value == .systemOnly {
      let ignored =
        situation.choice.value == .follow
        ? "" : "; the choice '\(situation.choice.value.rawValue)' is not offered"
      say(.policy, "systemOnly: the app follows the system" + ignored, rules.policy.source)
      return situation.system.value
    }
    say(.policy, "userChoice", rules.policy.source)
    say(.choice, situation.choice.value.rawValue, situation.choice.source)
    return situation.choice.value.appearance ?? situation.system.value
  }

  /// The window's override goes before what the app wants, and reaches everything in the window.
  private mutating func window(over wanted: Appearance) -> Appearance {
    let override = situation.windowOverride
    guard let forced = override.value.appearance else { return wanted }
    say(.window, "the window overrides to \(forced.rawValue)", override.source)
    return forced
  }

  /// What the page's controller forces.
  private var override: Sourced<InterfaceStyle> {
    situation.overrides[screen.id] ?? Sourced(screen.override, from: "screen \(screen.id)")
  }

  private mutating func overlay(_ wanted: Appearance) -> Overlay? {
    let rule = situation.overlay ?? rules.overlay
    guard wanted == .dark else {
      say(.overlay, "none: the app is light", rule.source)
      return nil
    }
    guard rule.value.isOn else {
      say(.overlay, "switched off", rule.source)
      return nil
    }
    say(.overlay, "shown: black at \(rule.value.alpha) over the \(rule.value.level.rawValue)", rule.source)
    return rule.value
  }

  private mutating func say(_ rule: Decision.Rule, _ said: String, _ source: String) {
    steps.append(.init(rule: rule, said: said, source: source))
  }

  private func decision(
    _ appearance: Appearance, wanted: Appearance, _ membership: Membership, overlay: Overlay?
  ) -> Decision {
    let level = screen.presentation == .sheet ? Level.elevated : situation.level
    let traits = TraitCollection(appearance, contrast: situation.contrast, level: level)
    return Decision(
      traits: traits, wanted: wanted, isAdapted: membership.isAdapted, isSystemPage: membership.isSystem,
      overlay: overlay, steps: steps)
  }

  /// Whether the page takes part in dark mode, with the reasons.
  private func membership() -> Membership {
    if let match = rules.allowlist.value.match(screen.className) {
      return Membership(
        isSystem: true, isAdapted: true,
        steps: [
          .init(
            rule: .allowlist,
            said: "\(screen.className) is a system page (\(match)): it keeps the app's style",
            source: rules.allowlist.source)
        ])
    }
    let business = Decision.Step(
      rule: .allowlist, said: "\(screen.className) is a business page", source: rules.allowlist.source)
    let gate = situation.pageGates[screen.id] ?? rules.pageGates[screen.id] ?? .init(true)
    let gateStep = Decision.Step(
      rule: .pageGate, said: gate.value ? "on" : "off: the page counts as not adapted", source: gate.source)
    var page = self.page()
    if page.value && !gate.value { page.said += ", but its gate is off" }
    return Membership(
      isSystem: false, isAdapted: page.value && gate.value,
      steps: [business, gateStep, .init(rule: .adapted, said: page.said, source: page.source)])
  }

  /// What the page says of itself.
  private func page() -> (value: Bool, said: String, source: String) {
    if let replaced = situation.adapted[screen.id] {
      return (
        replaced.value, replaced.value ? "the page is adapted" : "the page is not adapted", replaced.source
      )
    }
    if let forced = override.value.appearance {
      let words = "the page's controller overrides to \(forced.rawValue)"
      return (forced == .dark, words + (forced == .light ? ": not adapted" : ""), override.source)
    }
    if rules.overwritesOptIn(of: screen) {
      return (false, "the page opts in before super: the hook overwrites it", "screen \(screen.id)")
    }
    if let adapted = screen.adapted {
      return (adapted, adapted ? "the page opts in" : "the page is not adapted", "screen \(screen.id)")
    }
    let optOut = rules.adoption.value == .optOut
    return (
      optOut,
      optOut ? "optOut: pages follow unless they say no" : "optIn: pages stay light until they opt in",
      rules.adoption.source
    )
  }
}

/// Whether a page takes part in dark mode, and why.
private struct Membership {
  var isSystem: Bool
  var isAdapted: Bool
  var steps: [Decision.Step]
}

/// Whether a page counts as adapted in an app, with the reason in words; what lists of screens show.
public func adaptation(of screen: Screen, rules: Rules, in situation: Situation = Situation()) -> (
  adapted: Bool, because: String
) {
  let decision = decide(screen, rules: rules, in: Situation.open(situation))
  let reasons = decision.steps.filter {
    [.allowlist, .pageGate, .adapted].contains($0.rule) && $0.said != "on"
  }
  let reason = decision.isSystemPage ? reasons.first : reasons.last
  return (decision.isAdapted, reason?.said ?? "")
}

extension Situation {
  /// The same situation with dark mode and the app's gate open, so that the page itself is asked.
  fileprivate static func open(_ situation: Situation) -> Situation {
    var open = situation
    open.os = .init(17)
    open.appGate = .init(true)
    return open
  }
}
