public import Design

/// One entry of a dynamic colour: the value for an appearance, a contrast and a level.
public enum Variant: String, CaseIterable, Hashable, Sendable {
  /// Serves both appearances where no closer entry exists; an asset catalogue's "Any".
  case any
  /// "Any" under increased contrast.
  case anyHigh
  /// Light.
  case light
  /// Dark.
  case dark
  /// Light under increased contrast.
  case lightHigh
  /// Dark under increased contrast.
  case darkHigh
  /// Light on an elevated surface.
  case lightElevated
  /// Dark on an elevated surface.
  case darkElevated
  /// Light under increased contrast on an elevated surface.
  case lightHighElevated
  /// Dark under increased contrast on an elevated surface.
  case darkHighElevated

  /// The entries that may answer for some traits, best first.
  ///
  /// For the base level this is the asset catalogue's own order: increased contrast tries (style, increased),
  /// (style, standard), (any, increased), (any, standard). An elevated surface tries the elevated twin of an entry
  /// before the entry itself; contrast, which a person needs, goes before level. Last comes light, so that a token
  /// without a dark value inherits the light one.
  public static func order(for traits: TraitCollection) -> [Variant] {
    orders[traits] ?? [.light]
  }

  private static let orders: [TraitCollection: [Variant]] = Dictionary(
    uniqueKeysWithValues: TraitCollection.all.map { ($0, makeOrder(for: $0)) })

  private static func makeOrder(for traits: TraitCollection) -> [Variant] {
    let dark = traits.appearance == .dark
    var base: [Variant] =
      traits.contrast == .high
      ? [dark ? .darkHigh : .lightHigh, dark ? .dark : .light, .anyHigh, .any]
      : [dark ? .dark : .light, .any]
    if dark { base += traits.contrast == .high ? [.lightHigh, .light] : [.light] }
    guard traits.level == .elevated else { return base }
    return base.flatMap { variant in [variant.elevated, variant].compactMap(\.self) }
  }

  /// The same entry on an elevated surface; nil where no such entry exists.
  private var elevated: Variant? {
    switch self {
    case .light: .lightElevated
    case .dark: .darkElevated
    case .lightHigh: .lightHighElevated
    case .darkHigh: .darkHighElevated
    default: nil
    }
  }
}

/// Which kind of file a colour comes from.
public enum Origin: String, CaseIterable, Hashable, Sendable {
  /// The theme itself.
  case theme
  /// A theme that the theme extends.
  case parent
  /// A file of the page itself: an RN stylesheet, a web page's CSS.
  case page
  /// A festival skin.
  case skin
  /// Nowhere: no file defines the name, and it is drawn as a marked pattern.
  case missing
  /// The terminal's own default colour; only in the tool's chrome.
  case terminal
}
