public import Colors
public import Design

/// A colour that depends on traits: an entry for each variant that its author wrote, and a rule for the others.
public struct DynamicColor: Hashable, Sendable {
  /// What an entry says: a colour, or another token's name.
  public enum Value: Hashable, Sendable {
    /// A colour. `isClipped` tells that it lay outside sRGB and was brought to its edge.
    case color(Color, isClipped: Bool)
    /// Whatever the named token is under the same traits, its opacity multiplied by `alpha` (0...1).
    case alias(String, alpha: Double)
  }

  /// One entry and where it stands.
  public struct Entry: Hashable, Sendable {
    /// Which traits it is for.
    public var variant: Variant
    /// What it says.
    public var value: Value
    /// Where it stands.
    public var place: Place

    /// Makes an entry.
    public init(_ variant: Variant, _ value: Value, at place: Place) {
      self.variant = variant
      self.value = value
      self.place = place
    }
  }

  /// The entries, in the order of the file; at most one for each variant.
  public var entries: [Entry]

  /// Makes a dynamic colour of entries.
  public init(_ entries: [Entry]) { self.entries = entries }

  /// The entry that answers for some traits: the first that exists in `Variant.order(for:)`; nil when none does.
  public func entry(for traits: TraitCollection) -> Entry? {
    for variant in Variant.order(for: traits) {
      if let entry = entries.first(where: { $0.variant == variant }) { return entry }
    }
    return nil
  }

  /// Whether an entry names another token.
  var hasAlias: Bool {
    entries.contains { entry in if case .alias = entry.value { true } else { false } }
  }

  /// Whether dark asks get the light value because the author wrote no dark one.
  public var inheritsLight: Bool {
    !entries.contains { [.dark, .any].contains($0.variant) } && entries.contains { $0.variant == .light }
  }
}
