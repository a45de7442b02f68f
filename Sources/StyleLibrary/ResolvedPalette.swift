public import Colors
public import Design

/// A token under some traits.
public struct ResolvedColor: Hashable, Sendable {
  /// The token's name; for a missing one the name that was asked for.
  public var token: String
  /// The colour; the marker colour for a missing token.
  public var color: Color
  /// Which entry answered; nil for a missing token.
  public var variant: Variant?
  /// Which kind of file it comes from.
  public var origin: Origin
  /// Where the value stands: that of the entry that answered, at the end of any aliases.
  public var source: Place?
  /// Whether the colour lay outside sRGB and was brought to its edge.
  public var isClipped = false
}

/// Every token of a theme under some traits: total, so that whatever is asked for has a colour and an origin.
public struct ResolvedPalette: Hashable, Sendable {
  /// The traits.
  public let traits: TraitCollection
  /// The tokens in the order of the theme.
  public let colors: [ResolvedColor]
  private let theme: Theme
  /// What was resolved earlier and does not follow, by the names under which it is asked for.
  private var frozen: [SemanticColor: ResolvedColor] = [:]

  /// The colour that marks what no file defines: a magenta that no product uses.
  public static let missingColor = Color(RGB(255, 0, 255))

  /// Resolves a theme. What cannot be resolved is told by `Theme.faults()`; here it becomes a missing colour.
  public init(_ theme: Theme, traits: TraitCollection) {
    self.theme = theme
    self.traits = traits
    var resolver = Resolver(theme, traits: traits)
    colors = theme.tokens.indices.map { resolver.color(at: $0) }
  }

  /// The colour of a name: a slot, a role or a token.
  public func color(_ name: SemanticColor) -> ResolvedColor {
    if !frozen.isEmpty, let color = frozen[name] { return color }
    guard let token = theme.tokenName(for: name.name), let position = theme.position(of: token) else {
      return Self.missing(name.name)
    }
    return colors[position]
  }

  /// The colour of a slot.
  public func color(_ slot: Slot) -> ResolvedColor { color(slot.color) }

  /// The same palette but for some slots, whose colours were resolved with an earlier one and do not follow.
  public func freezing(_ slots: [Slot], as earlier: ResolvedPalette) -> ResolvedPalette {
    var palette = self
    for slot in slots { palette.frozen[slot.color] = earlier.color(slot.color) }
    return palette
  }

  /// The same palette but for some slots, whose colours let nothing through: each lies over the page's ground and
  /// becomes what it looks like there.
  public func solid(_ slots: [Slot]) -> ResolvedPalette {
    var palette = self
    let page = Composite(.black).under(color(.page).color)
    for slot in slots {
      var color = self.color(slot)
      guard color.origin != .missing, !color.color.isOpaque else { continue }
      color.color = Color(page.under(color.color).rgb)
      palette.frozen[slot.color] = color
    }
    return palette
  }

  static func missing(_ name: String) -> ResolvedColor {
    ResolvedColor(token: name, color: missingColor, variant: nil, origin: .missing, source: nil)
  }
}

extension Theme {
  /// The token behind a name: what `roles` says of it, else what it says of the slot's role or of the role's
  /// fallbacks, else the token of that very name; nil when there is none.
  public func tokenName(for name: String) -> String? {
    binding(for: name)?.token ?? (index(of: name) ? name : nil)
  }

  /// What `roles` says of a name, else of the slot's role or of the role's fallbacks; nil where it says nothing.
  func binding(for name: String) -> RoleBinding? {
    if let binding = roles[name] { return binding }
    var role = Role.behind(name)
    while let current = role {
      if let binding = roles[current.rawValue] { return binding }
      role = current.fallback
    }
    return nil
  }

  private func index(of name: String) -> Bool { position(of: name) != nil }
}
