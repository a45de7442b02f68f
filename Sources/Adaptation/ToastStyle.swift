public import Design

/// How a toast looks. It stands in a window of its own, and what an app sets on its own windows does not reach that one:
/// neither the in-app choice nor the key window's override. Its own override decides, then the system.
public func toastAppearance(rules: Rules, in situation: Situation) -> Appearance {
  situation.fixedAppearance(under: rules) ?? situation.toastOverride.value.appearance
    ?? situation.systemAppearance(under: rules)
}

extension Situation {
  /// What everything looks like whatever overrides say: light before iOS 13 and while the app's gate is closed, or what
  /// Info.plist forces; nil where overrides count.
  func fixedAppearance(under rules: Rules) -> Appearance? {
    let gate = appGate ?? rules.appGate
    guard os.value >= 13, gate.value else { return .light }
    return rules.plistStyle.value.appearance
  }
}
