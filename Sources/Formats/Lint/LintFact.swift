public import Design
public import StyleLibrary

/// What only lint looks for: nothing is broken, but something is not as its author may think.
public enum LintFact: Hashable, Sendable {
  /// A page opts in before `super`, and the hook overwrites it.
  case optInOverwritten(String)
  /// A token that no role, no alias and no screen uses.
  case unusedToken(String)
  /// A token without a dark value; the entry that answers instead.
  case noDark(String, answers: Variant)
  /// A token says the same for light and dark.
  case sameInBoth(String)
  /// One of the four roles without a fall-back has no token.
  case roleMissing(Role)
  /// Roles without a token of their own.
  case rolesFallBack([Role])
  /// Tokens of text that differ in light and are one colour in dark.
  case levelsCollapse([String])
  /// The ground of pages is the same on the elevated level, so that a sheet cannot be told from the page below.
  case mergesWithBelow(String)
  /// A class of the allowlist that no screen has.
  case unmatchedClass(String)
  /// A page says that it is adapted where every page is.
  case redundantAdapted(String)
  /// A view that stands straight on the window was given no style.
  case unstyledWindowView(String)
  /// A screen that nothing opens.
  case unopenedScreen(String)
}

/// The words of these facts.
extension LintFact {
  /// What is said, without its place.
  var message: String {
    switch self {
    case .optInOverwritten(let id):
      "page \(quoted(id)) opts in before super, where the hook overwrites it: it stays light; write \"afterSuper\""
    case .unusedToken(let name):
      "token \(quoted(name)) is never shown: no role, no alias and no screen uses it"
    case .noDark(let name, let answers):
      "token \(quoted(name)) has no dark value: \(answers) answers; add one"
    case .sameInBoth(let name):
      "token \(quoted(name)) is the same in light and dark; if that is meant, write one value for both"
    case .roleMissing(let role):
      "no token plays '\(role)': what is drawn with it is marked as missing; name one in 'roles'"
    case .rolesFallBack(let roles):
      "roles without a token of their own: \(list(roles.map(\.rawValue))); other roles play them"
    case .levelsCollapse(let names):
      "\(names.map(quoted).joined(separator: ", ")) differ in light and are one colour in dark; tell them apart"
    case .mergesWithBelow(let name):
      "\(quoted(name)) is the same on both levels in dark: a sheet merges with the page below; write \"darkElevated\""
    case .unmatchedClass(let name): "no screen has the class \(quoted(name)); add one or take it off the list"
    case .redundantAdapted(let id):
      "page \(quoted(id)) need not say that it is adapted: the app's adoption is optOut"
    case .unstyledWindowView(let id):
      "view \(quoted(id)) stands on the window, where no controller's style reaches it; write \"override\" with light or dark"
    case .unopenedScreen(let id): "nothing opens screen \(quoted(id)); name it in an 'opens' or a 'presents'"
    }
  }

  /// Some words of a long list.
  private func list(_ words: [String]) -> String {
    words.prefix(8).joined(separator: ", ") + (words.count > 8 ? " and \(words.count - 8) more" : "")
  }
}
