import Adaptation
import Design
import Rendering
import StyleLibrary

/// What the commands of appearance and rollout do.
extension Model {
  mutating func flipSystem() -> [Effect] {
    setSystem(situation.systemAppearance(under: app.rules) == .light ? .dark : .light)
  }

  mutating func setSystem(_ style: InterfaceStyle) -> [Effect] {
    situation.system = Sourced(style, from: "key Space")
    followsTerminal = false
    let wanted = decision.wanted
    if style == .unspecified {
      let counts = situation.systemAppearance(under: app.rules).rawValue
      notice = Notice("the system says nothing: it counts as \(counts), as the app has it")
    } else if wanted != style.appearance {
      notice = Notice(
        "the system is \(style.rawValue); the app stays \(wanted.rawValue): \(whyNotSystem)")
    }
    return []
  }

  /// What keeps the app from looking as the system does, and the way out.
  private var whyNotSystem: String {
    if situation.os.value < 13 { return "iOS \(situation.os.value) has no dark mode" }
    if !(situation.appGate ?? app.rules.appGate).value { return "its gate is off; g opens it" }
    if app.rules.plistStyle.value != .automatic { return "Info.plist forces it" }
    return "its own choice is \(situation.choice.value.rawValue); A changes it"
  }

  mutating func cycleChoice() -> [Effect] {
    let all = Choice.allCases
    let index = all.firstIndex(of: situation.choice.value) ?? 0
    return choose(all[(index + 1) % all.count])
  }

  mutating func choose(_ choice: Choice) -> [Effect] {
    guard app.rules.policy.value == .userChoice else {
      notice = Notice("'\(app.id)' follows the system: policy systemOnly", isRefusal: true)
      return []
    }
    situation.choice = Sourced(choice, from: "key A")
    notice = Notice("in-app choice: \(choice.rawValue)")
    return [.saveChoice]
  }

  mutating func flipContrast() -> [Effect] {
    situation.contrast = situation.contrast == .normal ? .high : .normal
    let has = theme.has {
      [.lightHigh, .darkHigh, .anyHigh, .lightHighElevated, .darkHighElevated].contains($0)
    }
    notice = Notice(
      "\(situation.contrast.rawValue) contrast" + (has ? "" : "; '\(theme.id)' has no values for it"))
    return []
  }

  mutating func flipLevel() -> [Effect] {
    situation.level = situation.level == .base ? .elevated : .base
    let has = theme.has {
      [.lightElevated, .darkElevated, .lightHighElevated, .darkHighElevated].contains($0)
    }
    notice = Notice("\(situation.level.rawValue) level" + (has ? "" : "; '\(theme.id)' has no values for it"))
    return []
  }

  mutating func setSystemVersion(_ text: String) -> [Effect] {
    guard let version = Int(text), (8...99).contains(version) else {
      return refuse("'\(text)' is not a version of iOS; write 12, 13, 15, 17 or 26")
    }
    situation.os = Sourced(version, from: "command os")
    notice = Notice("iOS \(version)")
    return []
  }

  /// The overlay's rule as it stands.
  var overlay: Overlay { (situation.overlay ?? app.rules.overlay).value }

  mutating func changeOverlay(_ change: (inout Overlay) -> Void) -> [Effect] {
    var overlay = overlay
    change(&overlay)
    situation.overlay = Sourced(overlay, from: "key")
    notice = Notice(describe(overlay))
    return []
  }

  private func describe(_ overlay: Overlay) -> String {
    let shown = stage.wantsOverlay ? "" : "; not shown: \(decision.steps.last?.said ?? "")"
    let words = "overlay \(decimals(overlay.alpha)) over the \(overlay.level.rawValue)"
    return overlay.isOn ? words + shown : words + ", but it is off; o shows it"
  }

  mutating func stepOverlay(_ steps: Double) -> [Effect] {
    changeOverlay { overlay in
      let hundredths = (overlay.alpha * 100).rounded() + 5 * steps
      overlay.alpha = min(max(hundredths, 0), 100) / 100
    }
  }

  mutating func resetOverlay() -> [Effect] {
    situation.overlay = nil
    notice = Notice(describe(overlay))
    return []
  }

  mutating func setOverlay(_ text: String) -> [Effect] {
    guard let alpha = Double(text), (0...1).contains(alpha) else {
      return refuse("'\(text)' is not an opacity; write 0 to 1")
    }
    return changeOverlay { overlay in
      overlay.alpha = alpha
      overlay.isOn = true
    }
  }

  mutating func flipAdapted() -> [Effect] {
    if decision.isSystemPage { return refuse("\(screen.className) is a system page; it needs no adapting") }
    let own = adaptation(of: screen, rules: app.rules, in: situation).adapted
    let pageGate = (situation.pageGates[screen.id] ?? app.rules.pageGates[screen.id])?.value ?? true
    let isAdapted = !(situation.adapted[screen.id]?.value ?? (pageGate ? own : screen.adapted ?? false))
    situation.adapted[screen.id] = Sourced(isAdapted, from: "key p")
    notice = Notice(isAdapted ? "'\(screen.id)' counts as adapted" : "'\(screen.id)' counts as not adapted")
    return []
  }

  mutating func flipAppGate() -> [Effect] {
    let isOpen = (situation.appGate ?? app.rules.appGate).value
    situation.appGate = Sourced(!isOpen, from: "key g")
    notice = Notice(isOpen ? "app gate off: everything is light, without an overlay" : "app gate on")
    return []
  }

  mutating func flipPageGate() -> [Effect] {
    let isOpen = (situation.pageGates[screen.id] ?? app.rules.pageGates[screen.id])?.value ?? true
    situation.pageGates[screen.id] = Sourced(!isOpen, from: "key G")
    notice = Notice(
      isOpen ? "gate of '\(screen.id)' off: it counts as not adapted" : "gate of '\(screen.id)' on")
    return []
  }

  /// Says why something was not done.
  mutating func refuse(_ text: String) -> [Effect] {
    notice = Notice(text, isRefusal: true)
    return []
  }
}

/// A number from 0 to 1 with two decimals: `0.40`.
func decimals(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
}

extension Theme {
  /// Whether some token has a value for some of the variants.
  fileprivate func has(_ isWanted: (Variant) -> Bool) -> Bool {
    tokens.contains { $0.color.entries.contains { isWanted($0.variant) } }
  }
}
