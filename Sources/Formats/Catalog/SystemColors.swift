import Design
import StyleLibrary

/// The system colours that a colour set may name, and what becomes of a set that names some.
final class SystemColors {
  private let theme: Theme
  /// The colours by the names of their tokens; a role of the same name has no say here.
  private lazy var colors: [TraitCollection: [String: ResolvedColor]] = Dictionary(
    uniqueKeysWithValues: TraitCollection.all.map { traits in
      let palette = ResolvedPalette(theme, traits: traits)
      return (traits, Dictionary(palette.colors.map { ($0.token, $0) }) { first, _ in first })
    })

  /// Takes the colours of the `ios` theme.
  init(_ theme: Theme) { self.theme = theme }

  /// The token of a reference: `label` of `labelColor`; nil for one that the system theme does not have.
  func token(for reference: String) -> String? {
    let suffix = "Color"
    let name = reference.hasSuffix(suffix) ? String(reference.dropLast(suffix.count)) : reference
    return theme.token(name) == nil ? nil : name
  }

  /// The set with its system colours written out.
  ///
  /// A system colour depends on more than the entry that names it: one in Any is dark in dark. So each entry is given the
  /// value for its own traits, and every other trait whose answer would then differ gets an entry of its own, at the place
  /// of the reference. Which entry answers is decided among the set's own entries alone.
  func written(_ entries: [CatalogEntry]) -> DynamicColor {
    var color = DynamicColor(entries.compactMap { written($0, for: $0.variant, under: $0.variant.traits) })
    guard entries.contains(where: \.isSystem) else { return color }
    for traits in traitsFromNearToFar {
      let order = Variant.order(for: traits)
      let answers = order.lazy.compactMap { variant in entries.first { $0.variant == variant } }
      guard let exact = order.first, let answer = answers.first,
        let wanted = written(answer, for: exact, under: traits)
      else { continue }
      let found = color.entry(for: traits)
      if found?.value != wanted.value || found?.place != wanted.place { color.entries.append(wanted) }
    }
    return color
  }

  private func written(_ entry: CatalogEntry, for variant: Variant, under traits: TraitCollection)
    -> DynamicColor.Entry?
  {
    switch entry.paint {
    case .color(let color, let isClipped, let place):
      return .init(variant, .color(color, isClipped: isClipped), at: place)
    case .system(let token, let place):
      guard let found = colors[traits]?[token], found.origin != .missing else { return nil }
      return .init(variant, .color(found.color, isClipped: found.isClipped), at: place)
    case .empty, .unreadable: return nil
    }
  }
}

/// All traits so that an entry for one of them can only change the answer for those that follow.
private let traitsFromNearToFar = Level.allCases.flatMap { level in
  Contrast.allCases.flatMap { contrast in
    Appearance.allCases.map { TraitCollection($0, contrast: contrast, level: level) }
  }
}

extension CatalogEntry {
  fileprivate var isSystem: Bool {
    if case .system = paint { return true }
    return false
  }
}

extension Variant {
  /// The traits that an entry of a catalogue is written for; Any is light.
  fileprivate var traits: TraitCollection {
    switch self {
    case .dark: TraitCollection(.dark)
    case .anyHigh, .lightHigh: TraitCollection(contrast: .high)
    case .darkHigh: TraitCollection(.dark, contrast: .high)
    default: TraitCollection()
    }
  }
}
