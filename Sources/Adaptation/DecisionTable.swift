import Design

/// A question of the decision: `decide` asks it, `explain` prints what it said, and the flow panel draws it.
public struct Question: Sendable {
  /// The rule that it stands for.
  public let rule: Decision.Rule
  /// The question, in words.
  public let words: String
  /// Where the chain can end here, each with the answer that leads there.
  public let exits: [(answer: String, outcome: Decision.Outcome)]
  /// Says what the rule has to say; a rule that has nothing to say is silent.
  let ask: @Sendable (inout Asking) -> Void
}

/// The questions in the order in which they are asked; the last one always ends the chain.
public let decisionTable: [Question] = [
  Question(rule: .os, words: "does this iOS have dark mode?", exits: [("no", .light)]) { asking in
    let os = asking.situation.os
    if os.value < 13 {
      asking.end(.light, .os, "iOS \(os.value) has no dark mode: light, and no overrides", os.source)
    } else {
      asking.say(.os, "iOS \(os.value) has dark mode", os.source)
    }
  },
  Question(rule: .infoPlist, words: "does Info.plist force a style?", exits: []) { asking in
    guard let forced = asking.forced else { return }
    asking.wanted = forced
    asking.say(
      .infoPlist, "UIUserInterfaceStyle forces \(forced.rawValue)", asking.rules.plistStyle.source)
  },
  Question(rule: .system, words: "how is the system?", exits: []) { asking in
    guard asking.forced == nil else { return }
    let (system, rule) = (asking.situation.system, asking.rules.unspecifiedResolvesTo)
    asking.wanted = asking.situation.systemAppearance(under: asking.rules)
    asking.say(
      .system,
      system.value == .unspecified
        ? "unspecified: counts as \(rule.value.rawValue)" : asking.wanted.rawValue,
      system.value == .unspecified ? rule.source : system.source)
  },
  Question(rule: .policy, words: "may the user choose in the app?", exits: []) { asking in
    guard asking.forced == nil else { return }
    let (policy, choice) = (asking.rules.policy, asking.situation.choice.value)
    let ignored = choice == .follow ? "" : "; the choice '\(choice.rawValue)' is not offered"
    asking.say(
      .policy,
      policy.value == .userChoice ? "userChoice" : "systemOnly: the app follows the system" + ignored,
      policy.source)
  },
  Question(rule: .choice, words: "what did the user choose?", exits: []) { asking in
    guard asking.forced == nil, asking.rules.policy.value == .userChoice else { return }
    let choice = asking.situation.choice
    if let chosen = choice.value.appearance { asking.wanted = chosen }
    asking.say(.choice, choice.value.rawValue, choice.source)
  },
  Question(rule: .window, words: "does the window override?", exits: []) { asking in
    let override = asking.situation.windowOverride
    guard asking.forced == nil, let style = override.value.appearance else { return }
    asking.wanted = style
    asking.say(.window, "the window overrides to \(style.rawValue)", override.source)
  },
  Question(rule: .appGate, words: "is the app's gate open?", exits: [("no", .light)]) { asking in
    let gate = asking.situation.appGate ?? asking.rules.appGate
    if gate.value {
      asking.say(.appGate, "on", gate.source)
    } else {
      asking.wanted = .light
      asking.end(.light, .appGate, "off: every page is light, without an overlay", gate.source)
    }
  },
  Question(rule: .allowlist, words: "is it a system page?", exits: [("yes", .follows)]) { asking in
    let (name, source) = (asking.screen.className, asking.rules.allowlist.source)
    if let match = asking.membership.match {
      asking.end(
        .follows, .allowlist, "\(name) is a system page (\(match)): it keeps the app's style", source)
    } else {
      asking.say(.allowlist, "\(name) is a business page", source)
    }
  },
  Question(rule: .pageGate, words: "is the page's gate open?", exits: []) { asking in
    let gate = asking.membership.gate
    asking.say(.pageGate, gate.value ? "on" : "off: the page counts as not adapted", gate.source)
  },
  Question(rule: .adapted, words: "is the page adapted?", exits: [("yes", .follows)]) { asking in
    let membership = asking.membership
    if membership.isAdapted {
      asking.end(.follows, .adapted, membership.said, membership.source)
    } else {
      asking.say(.adapted, membership.said, membership.source)
    }
  },
  Question(
    rule: .overlay, words: "is the app dark, with an overlay?", exits: [("no", .light), ("yes", .dimmed)]
  ) { asking in
    let rule = asking.situation.overlay ?? asking.rules.overlay
    let overlay = rule.value
    guard asking.wanted == .dark, overlay.isOn else {
      let why = asking.wanted == .light ? "none: the app is light" : "switched off"
      return asking.end(.light, .overlay, why, rule.source)
    }
    asking.end(
      .dimmed, .overlay, "shown: black at \(overlay.alpha) over the \(overlay.level.rawValue)", rule.source)
  },
]
