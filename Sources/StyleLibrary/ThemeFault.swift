import Design

/// What is wrong with a theme as a whole, as facts; the words are made where it is shown.
public struct ThemeFault: Hashable, Sendable {
  /// The kinds of faults.
  public enum Kind: Hashable, Sendable {
    /// An alias or a role names a token that does not exist.
    case unknownToken(String)
    /// Aliases lead back to where they began; the names in order, the first again at the end.
    case cycle([String])
  }

  /// Where the file says so.
  public var place: Place
  /// What is wrong.
  public var kind: Kind

  /// Makes a fault.
  public init(at place: Place, _ kind: Kind) {
    self.place = place
    self.kind = kind
  }
}

extension Theme {
  /// Every alias that leads nowhere or in a circle, under any traits and any version of the system, and every role whose token does not exist;
  /// each once, in the order of the files.
  public func faults() -> [ThemeFault] {
    var found: [ThemeFault] = []
    var seen: Set<ThemeFault> = []
    for theme in [self] + versions.map({ asOf(os: $0.since) }) {
      // Only an alias can lead astray.
      let aliases = theme.tokens.indices.filter { theme.tokens[$0].color.hasAlias }
      for traits in TraitCollection.all {
        var resolver = Resolver(theme, traits: traits)
        for position in aliases { _ = resolver.color(at: position) }
        for fault in resolver.faults where seen.insert(fault).inserted { found.append(fault) }
      }
    }
    for binding in roles.values where token(binding.token) == nil {
      if let place = binding.place { found.append(ThemeFault(at: place, .unknownToken(binding.token))) }
    }
    return found.sorted {
      ($0.place.file, $0.place.line, $0.place.column) < ($1.place.file, $1.place.line, $1.place.column)
    }
  }
}
