import Colors
import Design
import StyleLibrary

/// Tokens whose values say too little or the same twice.
func tokenValues(_ files: AppFiles) -> [Diagnostic] {
  let broken = files.brokenTokens
  return files.ownTokens.filter { !broken.contains($0.place) }.compactMap { token in
    let color = token.color
    if color.inheritsLight {
      return Diagnostic(.warning, at: token.place, .lint(.noDark(token.name, answers: .light)))
    }
    if color.hasOneValue {
      return Diagnostic(.note, at: token.place, .lint(.noDark(token.name, answers: .any)))
    }
    return color.isSameTwice ? Diagnostic(.note, at: token.place, .lint(.sameInBoth(token.name))) : nil
  }
}

extension DynamicColor {
  fileprivate func value(_ variant: Variant) -> Value? {
    entries.first { $0.variant == variant }?.value
  }

  /// Whether one colour serves both appearances. An alias follows its token, and white and black are often meant so.
  fileprivate var hasOneValue: Bool {
    guard value(.light) == nil, value(.dark) == nil, case .color(let color, _)? = value(.any) else {
      return false
    }
    return !color.isBlackOrWhite
  }

  /// Whether dark was written out and is what light is, on both levels and in increased contrast.
  fileprivate var isSameTwice: Bool {
    guard let dark = value(.dark), dark == value(.light) ?? value(.any) else { return false }
    if case .color(let color, _) = dark, color.isBlackOrWhite { return false }
    return value(.darkHigh) == value(.lightHigh) && value(.darkElevated) == value(.lightElevated)
  }
}

/// Tokens that nothing leads to. A theme whose roles were guessed is a list of colours, of which none has to be used;
/// and a screen of all tokens uses them all.
func unusedTokens(_ files: AppFiles) -> [Diagnostic] {
  guard files.namesRoles, !files.screens.contains(where: { $0.screen.body.contains(.tokens) }) else {
    return []
  }
  let theme = files.theme
  let names = Role.allCases.map(\.rawValue) + Slot.allCases.map(\.name)
  var used = Set((names + theme.roles.keys).compactMap(theme.tokenName))
  used.formUnion(files.screens.flatMap(\.colors).compactMap { theme.tokenName(for: $0.name.name) })
  for token in theme.tokens + theme.versions.flatMap(\.tokens) {
    for case .alias(let name, _) in token.color.entries.map(\.value) { used.insert(name) }
  }
  return files.ownTokens.filter { !used.contains($0.name) }.map { token in
    Diagnostic(.note, at: token.place, .lint(.unusedToken(token.name)))
  }
}

/// Roles that no token plays, and those that only a fall-back plays; of a theme that extends another the second is the
/// other's affair.
func openRoles(_ files: AppFiles) -> [Diagnostic] {
  guard files.namesRoles else { return [] }
  let theme = files.theme
  let places = theme.roles.values.compactMap(\.place)
  let first = places.filter { $0.file == files.themeFile }.min { ($0.line, $0.column) < ($1.line, $1.column) }
  let place = first ?? Place(files.themeFile)
  let missing = Role.allCases.filter { theme.tokenName(for: $0.rawValue) == nil && $0.fallback == nil }
  let open = Role.allCases.filter { role in
    role.fallback != nil && theme.roles[role.rawValue] == nil
  }
  let isWhole = places.allSatisfy { $0.file == files.themeFile }
  return missing.map { Diagnostic(.warning, at: place, .lint(.roleMissing($0))) }
    + (open.isEmpty || !isWhole ? [] : [Diagnostic(.note, at: place, .lint(.rolesFallBack(open)))])
}

/// Ranks of text that are told apart in light alone.
func collapsedLevels(_ files: AppFiles) -> [Diagnostic] {
  guard files.namesRoles else { return [] }
  let light = ResolvedPalette(files.theme, traits: TraitCollection(.light))
  let dark = ResolvedPalette(files.theme, traits: TraitCollection(.dark))
  let own = Set(files.ownTokens.map(\.name))
  var names: [String] = []
  for role in [Role.text, .secondaryText, .tertiaryText, .placeholder] {
    guard let name = files.theme.tokenName(for: role.rawValue), own.contains(name) else { continue }
    if !names.contains(name) { names.append(name) }
  }
  let groups = Dictionary(grouping: names) { dark.color(SemanticColor($0)).color }
  return groups.values.compactMap { names in
    let lights = Set(names.map { light.color(SemanticColor($0)).color })
    guard lights.count > 1, let place = files.theme.token(names[0])?.place else { return nil }
    return Diagnostic(.note, at: place, .lint(.levelsCollapse(names)))
  }
}

/// Grounds of pages that do not rise with a sheet in dark, where dimming alone hardly shows.
func mergingSheets(_ files: AppFiles) -> [Diagnostic] {
  guard files.namesRoles else { return [] }
  let base = ResolvedPalette(files.theme, traits: TraitCollection(.dark))
  let raised = ResolvedPalette(files.theme, traits: TraitCollection(.dark, level: .elevated))
  var told: Set<String> = []
  return [Role.background, .groupedBackground].compactMap { role in
    guard let name = files.theme.tokenName(for: role.rawValue), told.insert(name).inserted,
      let token = files.theme.token(name), token.origin == .theme,
      base.color(SemanticColor(name)).color == raised.color(SemanticColor(name)).color
    else { return nil }
    return Diagnostic(.note, at: token.place, .lint(.mergesWithBelow(name)))
  }
}

extension Color {
  /// Whether it is plain black or white, which a token often is in both appearances on purpose.
  fileprivate var isBlackOrWhite: Bool { isOpaque && [RGB(0, 0, 0), RGB(255, 255, 255)].contains(rgb) }
}
