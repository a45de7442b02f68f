extension CarrierFact {
  /// The rule that the fact breaks.
  var rule: LintRule {
    switch self {
    case .jump, .noSupport: .badJumpURL
    case .contradiction, .otherCarrier: .jumpContradiction
    case .notForKind: .notForKind
    case .neverMatches: .mediaQueryNeverMatches
    case .unsimulated: .mediaConditionUnsimulated
    case .outside: .outsideFolder
    }
  }
}

extension CSSFact {
  /// The rule that the fact breaks.
  var rule: LintRule {
    switch self {
    case .unclosed, .brokenString, .strayBrace, .noBlock, .noColon: .cssSyntax
    case .badArguments, .currentColor, .noColor: .cssBadColor
    case .unreadFunction, .skipped: .cssNotRead
    case .undefined: .cssUndefined
    }
  }
}
