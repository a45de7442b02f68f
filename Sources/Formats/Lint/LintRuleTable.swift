/// A rule of lint: every kind of finding has one, by which it is named in reports and left out on demand.
/// `summary` says what it finds.
public enum LintRule: String, CaseIterable, Hashable, Sendable {
  case unreadable = "unreadable"
  case notJSON = "not-json"
  case unknownKey = "unknown-key"
  case missingKey = "missing-key"
  case wrongKind = "wrong-kind"
  case outOfRange = "out-of-range"
  case unknownChoice = "unknown-choice"
  case badColor = "bad-colour"
  case badOpacity = "bad-opacity"
  case noValue = "no-value"
  case unknownToken = "unknown-token"
  case aliasCycle = "alias-cycle"
  case unknownRole = "unknown-role"
  case unknownColor = "unknown-colour"
  case rawColor = "raw-colour"
  case unknownIcon = "unknown-icon"
  case strayBlank = "stray-blank"
  case unknownScreen = "unknown-screen"
  case duplicateScreen = "duplicate-screen"
  case duplicateView = "duplicate-view"
  case unknownDialog = "unknown-dialog"
  case duplicateDialog = "duplicate-dialog"
  case needsKey = "needs-key"
  case unknownTheme = "unknown-theme"
  case themeCycle = "theme-cycle"
  case lookalikeToken = "lookalike-token"
  case noDarkValue = "no-dark-value"
  case sameInBoth = "same-in-both"
  case unusedToken = "unused-token"
  case roleMissing = "role-missing"
  case roleFallsBack = "role-falls-back"
  case levelsCollapse = "levels-collapse"
  case mergesWithBelow = "sheet-merges"
  case optInOverwritten = "optin-overwritten"
  case optInRedundant = "optin-redundant"
  case allowlistUnmatched = "allowlist-unmatched"
  case windowViewWithoutStyle = "window-view-without-style"
  case unopenedScreen = "unopened-screen"
  case badJumpURL = "bad-jump-url"
  case jumpContradiction = "jump-contradiction"
  case notForKind = "not-for-kind"
  case mediaQueryNeverMatches = "media-query-never-matches"
  case mediaConditionUnsimulated = "media-condition-unsimulated"
  case outsideFolder = "outside-folder"
  case cssSyntax = "css-syntax"
  case cssBadColor = "css-bad-colour"
  case cssNotRead = "css-not-read"
  case cssUndefined = "css-undefined"
  case outsideSRGB = "outside-srgb"
  case emptySet = "empty-set"
  case emptySlot = "empty-slot"
  case duplicateEntry = "duplicate-entry"
  case unknownSystemColor = "unknown-system-colour"
  case unknownColorSpace = "unknown-colour-space"
  case badComponent = "bad-component"
  case duplicateSet = "duplicate-set"
  case noPhoneEntry = "no-phone-entry"
  case noSuchAppearance = "no-such-appearance"
  case faintAlpha = "faint-alpha"
  case linkNotFollowed = "link-not-followed"
  case tooMuch = "too-much"

  /// What it finds; one line, lower case.
  public var summary: String { Self.summaries[self] ?? "" }

  private static let summaries: [LintRule: String] = [
    .unreadable: "a file cannot be read",
    .notJSON: "a file is not JSON",
    .unknownKey: "a key means nothing where it stands",
    .missingKey: "an object lacks a key that it needs",
    .wrongKind: "a value is of the wrong kind",
    .outOfRange: "a number or a text lies outside what is allowed",
    .unknownChoice: "a text is none of the words that may stand there",
    .badColor: "a text is not a colour",
    .badOpacity: "an opacity is not a percentage",
    .noValue: "a token has no value that could answer",
    .unknownToken: "an alias or a role names a token that does not exist",
    .aliasCycle: "aliases lead back to where they began",
    .unknownRole: "a key of roles is neither a role nor a slot",
    .unknownColor: "a screen names a colour that is neither a role nor a token",
    .rawColor: "a screen holds a colour value instead of a name",
    .unknownIcon: "a screen names an icon that nobody has",
    .strayBlank: "a name begins or ends with a blank",
    .unknownScreen: "a screen, a gate or the order names a screen that the app does not have",
    .duplicateScreen: "two screens have one id",
    .duplicateView: "two views have one id",
    .unknownDialog: "a screen opens a dialog that it does not have",
    .duplicateDialog: "two dialogs of a screen have one id",
    .needsKey: "a key has no effect without another one",
    .unknownTheme: "the theme that is extended, or the app whose screens are shown, is not there",
    .themeCycle: "themes extend each other in a circle",
    .lookalikeToken: "two tokens have names that look the same",
    .noDarkValue: "a token has no dark value",
    .sameInBoth: "a token says the same for light and dark",
    .unusedToken: "a token is never shown",
    .roleMissing: "one of the four roles that nothing can stand in for has no token",
    .roleFallsBack: "roles have no token of their own",
    .levelsCollapse: "ranks of text differ in light and are one colour in dark",
    .mergesWithBelow: "a sheet cannot be told from the page below it in dark",
    .optInOverwritten: "a page opts in before super and stays light",
    .optInRedundant: "a page says that it is adapted where every page is",
    .allowlistUnmatched: "a class of the allowlist is no screen's",
    .windowViewWithoutStyle: "a view that stands straight on the window has no style of its own",
    .unopenedScreen: "nothing opens a screen",
    .badJumpURL: "a jump URL is malformed or does not say whether its content supports dark mode",
    .jumpContradiction: "a jump URL says something else than its screen",
    .notForKind: "a key means nothing to a screen of this kind",
    .mediaQueryNeverMatches: "a media query can never match",
    .mediaConditionUnsimulated: "a condition of a media query is not simulated",
    .outsideFolder: "a path leads out of the app's folder",
    .cssSyntax: "a CSS file is malformed",
    .cssBadColor: "a value of a CSS file is not a colour",
    .cssNotRead: "a part of a CSS file is not read",
    .cssUndefined: "var() names a custom property that is not there",
    .outsideSRGB: "a colour lies outside sRGB and is brought to its edge",
    .emptySet: "a colour set has no colour",
    .emptySlot: "a slot of a colour set is empty",
    .duplicateEntry: "two entries of a colour set are for the same traits",
    .unknownSystemColor: "a colour set names a system colour that iOS does not have",
    .unknownColorSpace: "a colour space is not known",
    .badComponent: "a component of a colour cannot be read",
    .duplicateSet: "two colour sets have one name",
    .noPhoneEntry: "a colour set has no entry that a phone would take",
    .noSuchAppearance: "an entry is for an appearance that only icons have",
    .faintAlpha: "an opacity of 1 without a point is one 255th",
    .linkNotFollowed: "a folder of a catalogue is a link",
    .tooMuch: "a catalogue holds more than is read",
  ]
}

extension Diagnostic.Fact {
  /// The rule that the fact breaks.
  public var rule: LintRule {
    switch self {
    case .unreadable: .unreadable
    case .json: .notJSON
    case .unknownKey: .unknownKey
    case .missingKey: .missingKey
    case .wrongKind: .wrongKind
    case .outOfRange: .outOfRange
    case .notOneOf: .unknownChoice
    case .notColor: .badColor
    case .notOpacity: .badOpacity
    case .noValue: .noValue
    case .unknownToken: .unknownToken
    case .cycle: .aliasCycle
    case .unknownRole: .unknownRole
    case .unknownColor: .unknownColor
    case .rawColor: .rawColor
    case .unknownIcon: .unknownIcon
    case .strayBlank: .strayBlank
    case .unknownScreen: .unknownScreen
    case .duplicateScreen: .duplicateScreen
    case .duplicateView: .duplicateView
    case .unknownDialog: .unknownDialog
    case .duplicateDialog: .duplicateDialog
    case .needsKey: .needsKey
    case .unknownTheme: .unknownTheme
    case .themeCycle: .themeCycle
    case .lookalike: .lookalikeToken
    case .clipped: .outsideSRGB
    case .emptySet: .emptySet
    case .emptySlot: .emptySlot
    case .duplicateEntry: .duplicateEntry
    case .unknownReference: .unknownSystemColor
    case .unknownColorSpace: .unknownColorSpace
    case .badComponent: .badComponent
    case .duplicateSet: .duplicateSet
    case .noPhoneEntry: .noPhoneEntry
    case .noSuchAppearance: .noSuchAppearance
    case .faintAlpha: .faintAlpha
    case .link: .linkNotFollowed
    case .tooMuch: .tooMuch
    case .lint(let fact): fact.rule
    case .carrier(let fact): fact.rule
    case .css(let fact): fact.rule
    }
  }
}

extension LintFact {
  /// The rule that the fact breaks.
  var rule: LintRule {
    switch self {
    case .noDark: .noDarkValue
    case .sameInBoth: .sameInBoth
    case .unusedToken: .unusedToken
    case .roleMissing: .roleMissing
    case .rolesFallBack: .roleFallsBack
    case .levelsCollapse: .levelsCollapse
    case .mergesWithBelow: .mergesWithBelow
    case .optInOverwritten: .optInOverwritten
    case .redundantAdapted: .optInRedundant
    case .unmatchedClass: .allowlistUnmatched
    case .unstyledWindowView: .windowViewWithoutStyle
    case .unopenedScreen: .unopenedScreen
    }
  }
}
