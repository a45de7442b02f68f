import Colors

/// Which entry of a theme is meant, wherever it stands in its file at the moment.
public struct EntryName: Hashable, Sendable {
  /// The file's name, as places carry it.
  public var file: String
  /// The first version of the system whose values it is among; nil for the values at the top level.
  public var since: Int?
  /// The token.
  public var token: String
  /// The variant.
  public var variant: Variant

  /// Makes a name.
  public init(file: String, since: Int? = nil, token: String, variant: Variant) {
    self.file = file
    self.since = since
    self.token = token
    self.variant = variant
  }
}

extension Theme {
  /// The name and the entry at a place; nil where no entry stands.
  public func entry(at place: Place) -> (name: EntryName, entry: DynamicColor.Entry)? {
    for (since, tokens) in groups {
      for token in tokens {
        if let entry = token.color.entries.first(where: { $0.place == place }) {
          return (
            EntryName(file: place.file, since: since, token: token.name, variant: entry.variant), entry
          )
        }
      }
    }
    return nil
  }

  /// The entry of a name; nil where there is none any more.
  public func entry(_ name: EntryName) -> DynamicColor.Entry? {
    for (since, tokens) in groups where since == name.since {
      let entries = tokens.first { $0.name == name.token }?.color.entries ?? []
      if let entry = entries.first(where: { $0.variant == name.variant && $0.place.file == name.file }) {
        return entry
      }
    }
    return nil
  }

  private var groups: [(since: Int?, tokens: [Token])] {
    [(nil, tokens)] + versions.map { ($0.since, $0.tokens) }
  }
}

extension DynamicColor {
  /// The colour with other values at some places; opacities stay.
  func replacing(_ colors: [Place: RGB]) -> DynamicColor {
    var copy = self
    for index in copy.entries.indices {
      guard let rgb = colors[copy.entries[index].place],
        case .color(let color, _) = copy.entries[index].value
      else { continue }
      copy.entries[index].value = .color(Color(rgb, alpha: color.alpha), isClipped: false)
    }
    return copy
  }
}
