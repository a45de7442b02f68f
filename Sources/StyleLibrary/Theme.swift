public import Colors
public import Design

/// A colour of a theme with its name.
public struct Token: Hashable, Sendable {
  /// The name, as code would write it.
  public var name: String
  /// Its values.
  public var color: DynamicColor
  /// Where it is defined.
  public var place: Place
  /// Whether the theme defines it itself or gets it from the theme that it extends.
  public var origin: Origin

  /// Makes a token.
  public init(_ name: String, _ color: DynamicColor, at place: Place, origin: Origin = .theme) {
    self.name = name
    self.color = color
    self.place = place
    self.origin = origin
  }
}

/// Which token plays a role or fills a slot, and who said so.
public struct RoleBinding: Hashable, Sendable {
  /// The token's name.
  public var token: String
  /// Where the file says so; nil for a guess from the token's name.
  public var place: Place?

  /// Makes a binding.
  public init(_ token: String, at place: Place? = nil) {
    self.token = token
    self.place = place
  }

  /// Whether nobody wrote it down: it was inferred from the names of the tokens.
  public var isInferred: Bool { place == nil }
}

/// The colours of one app, by their use: semantic names, their values, and the roles that they play.
public struct Theme: Hashable, Sendable {
  /// What it is called in commands.
  public var id: String
  /// What it is called on the glass.
  public var title: String
  /// The tokens in the order of the file; a name occurs once.
  public private(set) var tokens: [Token]
  /// Which token plays which role (`text`) or fills which slot (`list.title`).
  public var roles: [String: RoleBinding]
  /// Icons that the theme changes or adds.
  public var icons: [String: Icon]
  /// Other values of some tokens since a version of the system: iOS 13, 26.
  public var versions: [Version]
  private var index: [String: Int]

  /// The values of one version of the system.
  public struct Version: Hashable, Sendable {
    /// The first major version of iOS that has them.
    public var since: Int
    /// The tokens that differ.
    public var tokens: [Token]
    /// Tokens that this version does not have.
    public var omits: Set<String>

    /// Makes a set of values.
    public init(since: Int, tokens: [Token], omits: Set<String> = []) {
      self.since = since
      self.tokens = tokens
      self.omits = omits
    }
  }

  /// Makes a theme. Of two tokens with one name the first counts.
  public init(
    id: String, title: String, tokens: [Token] = [], roles: [String: RoleBinding] = [:],
    icons: [String: Icon] = [:], versions: [Version] = []
  ) {
    self.id = id
    self.title = title
    self.roles = roles
    self.icons = icons
    self.versions = versions
    self.tokens = []
    index = [:]
    self.tokens.reserveCapacity(tokens.count)
    for token in tokens where index[token.name] == nil {
      index[token.name] = self.tokens.count
      self.tokens.append(token)
    }
  }

  /// The token of a name.
  public func token(_ name: String) -> Token? { index[name].map { tokens[$0] } }

  /// The position of a token in `tokens`.
  func position(of name: String) -> Int? { index[name] }

  /// The names of the tokens, in order.
  public var tokenNames: [String] { tokens.map(\.name) }

  /// The icon of a name: the theme's own, else the standard one; nil for a name that nobody knows.
  public func icon(_ name: String) -> Icon? { icons[name] ?? Icon.standard[name] }

  /// The theme as a version of iOS has it: each token of a set whose version counts replaces the one of that name.
  ///
  /// Sets above the standard one apply from their version on; a set below it applies until the next set begins,
  /// so that `"13"` serves iOS 13 and 14 and the tokens at the top level serve 15 to 25.
  public func asOf(os: Int, standardSince: Int = 15) -> Theme {
    let older = versions.filter { $0.since < standardSince && os < standardSince && os >= $0.since }
    let newer = versions.filter { $0.since >= standardSince && os >= $0.since }
    let chosen = (older + newer).sorted { $0.since < $1.since }
    guard !chosen.isEmpty else { return self }
    var byName: [String: Token] = [:]
    for version in chosen { for token in version.tokens { byName[token.name] = token } }
    let omitted = chosen.reduce(into: Set<String>()) { $0.formUnion($1.omits) }
    let changed = tokens.filter { !omitted.contains($0.name) }.map { byName[$0.name] ?? $0 }
    return Theme(id: id, title: title, tokens: changed, roles: roles, icons: icons, versions: versions)
  }

  /// The theme with other values at some places, in whatever versions they stand; opacities stay.
  public func replacing(_ colors: [Place: RGB]) -> Theme {
    guard !colors.isEmpty else { return self }
    func replaced(_ tokens: [Token]) -> [Token] {
      tokens.map { token in
        guard token.color.entries.contains(where: { colors[$0.place] != nil }) else { return token }
        var copy = token
        copy.color = token.color.replacing(colors)
        return copy
      }
    }
    var theme = self
    theme.tokens = replaced(tokens)
    for index in versions.indices { theme.versions[index].tokens = replaced(versions[index].tokens) }
    return theme
  }

  /// The theme over a parent: the parent's tokens, roles and icons stand where this theme says nothing; so do the
  /// values of the parent's versions.
  public func extending(_ parent: Theme) -> Theme {
    func inherited(_ tokens: [Token]) -> [Token] {
      tokens.filter { index[$0.name] == nil }.map { token in
        var copy = token
        copy.origin = .parent
        return copy
      }
    }
    let older = parent.versions.map { version in
      Version(
        since: version.since, tokens: inherited(version.tokens), omits: version.omits.subtracting(index.keys))
    }
    return Theme(
      id: id, title: title, tokens: tokens + inherited(parent.tokens),
      roles: parent.roles.merging(roles) { _, own in own },
      icons: parent.icons.merging(icons) { _, own in own },
      versions: older + versions)
  }
}
