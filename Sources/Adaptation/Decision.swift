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
    /// Where the chain ended with it; nil where the next rule was asked.
    public var outcome: Outcome?
  }

  /// The rules in the order in which they are asked.
  public enum Rule: String, CaseIterable, Hashable, Sendable {
    case os, infoPlist, system, policy, choice, window, appGate, allowlist, pageGate, adapted, overlay
  }

  /// Where the chain of rules can end.
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// The page is light, without an overlay.
    case light
    /// The page follows what the app wants, or what its own controller overrides to.
    case follows
    /// The page is light under the overlay.
    case dimmed
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
  /// The reasons, in the order in which they were asked; the last one decided.
  public var steps: [Step]
}

/// Decides how a page looks: gate, then the page, then the user's choice, then the system.
///
/// It asks the questions of `decisionTable` in turn, until one of them ends the chain.
public func decide(_ screen: Screen, rules: Rules, in situation: Situation) -> Decision {
  var asking = Asking(screen, rules, situation)
  for question in decisionTable {
    question.ask(&asking)
    if let outcome = asking.outcome { return asking.decision(outcome) }
  }
  return asking.decision(.light)
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
