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
  case unopenedScreen = "unopened-screen"
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
  public var summary: String {
    switch self {
    case .unreadable: "a file cannot be read"
    case .notJSON: "a file is not JSON"
    case .unknownKey: "a key means nothing where it stands"
    case .missingKey: "an object lacks a key that it needs"
    case .wrongKind: "a value is of the wrong kind"
    case .outOfRange: "a number or a text lies outside what is allowed"
    case .unknownChoice: "a text is none of the words that may stand there"
    case .badColor: "a text is not a colour"
    case .badOpacity: "an opacity is not a percentage"
    case .noValue: "a token has no value that could answer"
    case .unknownToken: "an alias or a role names a token that does not exist"
    case .aliasCycle: "aliases lead back to where they began"
    case .unknownRole: "a key of roles is neither a role nor a slot"
    case .unknownColor: "a screen names a colour that is neither a role nor a token"
    case .rawColor: "a screen holds a colour value instead of a name"
    case .unknownIcon: "a screen names an icon that nobody has"
    case .strayBlank: "a name begins or ends with a blank"
    case .unknownScreen: "a screen, a gate or the order names a screen that the app does not have"
    case .duplicateScreen: "two screens have one id"
    case .duplicateView: "two views have one id"
    case .needsKey: "a key has no effect without another one"
    case .unknownTheme: "the theme that is extended, or the app whose screens are shown, is not there"
    case .themeCycle: "themes extend each other in a circle"
    case .lookalikeToken: "two tokens have names that look the same"
    case .noDarkValue: "a token has no dark value"
    case .sameInBoth: "a token says the same for light and dark"
    case .unusedToken: "a token is never shown"
    case .roleMissing: "one of the four roles that nothing can stand in for has no token"
    case .roleFallsBack: "roles have no token of their own"
    case .levelsCollapse: "ranks of text differ in light and are one colour in dark"
    case .mergesWithBelow: "a sheet cannot be told from the page below it in dark"
    case .optInOverwritten: "a page opts in before super and stays light"
    case .optInRedundant: "a page says that it is adapted where every page is"
    case .allowlistUnmatched: "a class of the allowlist is no screen's"
    case .unopenedScreen: "nothing opens a screen"
    case .outsideSRGB: "a colour lies outside sRGB and is brought to its edge"
    case .emptySet: "a colour set has no colour"
    case .emptySlot: "a slot of a colour set is empty"
    case .duplicateEntry: "two entries of a colour set are for the same traits"
    case .unknownSystemColor: "a colour set names a system colour that iOS does not have"
    case .unknownColorSpace: "a colour space is not known"
    case .badComponent: "a component of a colour cannot be read"
    case .duplicateSet: "two colour sets have one name"
    case .noPhoneEntry: "a colour set has no entry that a phone would take"
    case .noSuchAppearance: "an entry is for an appearance that only icons have"
    case .faintAlpha: "an opacity of 1 without a point is one 255th"
    case .linkNotFollowed: "a folder of a catalogue is a link"
    case .tooMuch: "a catalogue holds more than is read"
    }
  }
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
    case .needsKey: .needsKey
    case .unknownTheme: .unknownTheme
    case .themeCycle: .themeCycle
    case .lookalike: .lookalikeToken
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
    case .unopenedScreen: .unopenedScreen
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
    }
  }
}
