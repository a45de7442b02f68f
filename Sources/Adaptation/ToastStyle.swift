public import Design

/// How a toast looks. It stands in a window of its own, and what an app sets on its own windows does not reach that one:
/// neither the in-app choice nor the key window's override. Its own override decides, then Info.plist, then the system.
public func toastAppearance(rules: Rules, in situation: Situation) -> Appearance {
  let gate = situation.appGate ?? rules.appGate
  guard situation.os.value >= 13, gate.value else { return .light }
  if let forced = situation.toastOverride.value.appearance { return forced }
  switch rules.plistStyle.value {
  case .automatic: return situation.system.value
  case .light: return .light
  case .dark: return .dark
  }
}
