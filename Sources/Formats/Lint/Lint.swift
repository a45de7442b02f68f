import StyleLibrary

/// Everything that there is to say about an app's files: what the readers found, and what only the whole shows.
/// Sorted by file, line and column; each once.
public func lint(_ files: AppFiles) -> [Diagnostic] {
  var found = files.diagnostics
  for check in checks { found += check(files) }
  return sorted(found)
}

/// Findings by file, line, column and rule, each once.
public func sorted(_ findings: [Diagnostic]) -> [Diagnostic] {
  Set(findings).sorted { one, other in
    if one.place != other.place { return isBefore(one.place, other.place) }
    let (rule, next) = (one.fact.rule.rawValue, other.fact.rule.rawValue)
    return rule == next ? one.message < other.message : rule < next
  }
}

/// The checks of whole apps. Each speaks of what the app's own files say, not of what a theme has from its parents.
private let checks: [@Sendable (AppFiles) -> [Diagnostic]] = [
  tokenValues, unusedTokens, openRoles, collapsedLevels, mergingSheets,
  lostOptIns, redundantOptIns, unmatchedClasses, unstyledWindowViews, unopenedScreens,
]

extension AppFiles {
  /// The tokens of the theme's own file.
  var ownTokens: [Token] { theme.tokens.filter { $0.origin == .theme } }

  /// Whether the theme says itself which token plays which role; the rules about roles have nothing to say of guesses.
  var namesRoles: Bool { theme.roles.values.contains { !$0.isInferred } }

  /// The tokens in which the readers found an error, by their places: what else they lack follows from it.
  var brokenTokens: Set<Place> {
    let errors = diagnostics.filter { $0.severity == .error }.map { (place: $0.place, isError: true) }
    let marks = ownTokens.map { (place: $0.place, isError: false) } + errors
    var broken: Set<Place> = []
    var current: Place?
    for mark in marks.sorted(by: { isBefore($0.place, $1.place) }) {
      if !mark.isError {
        current = mark.place
      } else if let current, current.file == mark.place.file {
        broken.insert(current)
      }
    }
    return broken
  }
}

private func isBefore(_ one: Place, _ other: Place) -> Bool {
  (one.file, one.line, one.column) < (other.file, other.line, other.column)
}
