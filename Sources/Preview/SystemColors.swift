import Colors
import Design
import StyleLibrary

extension Screen {
  /// The screen with every `tokens` component filled in from a theme, as a version of the system has it.
  func filled(from theme: Theme, os: Int) -> Screen {
    guard body.contains(.tokens) else { return self }
    var screen = self
    screen.body = body.flatMap { component in
      component == .tokens ? TokenWall(theme: theme, os: os).components : [component]
    }
    return screen
  }
}

/// Every token of a theme on both appearances: its name, the versions of the system that have another value, and what it
/// is in light and dark, with what increased contrast and the elevated level change.
private struct TokenWall {
  /// A set of values: the first version of the system that has it, and every token under all traits.
  private struct Values {
    let since: Int
    let palettes: [TraitCollection: ResolvedPalette]

    init(_ theme: Theme, since: Int) {
      self.since = since
      let theme = theme.asOf(os: since)
      palettes = Dictionary(
        uniqueKeysWithValues: TraitCollection.all.map { ($0, ResolvedPalette(theme, traits: $0)) })
    }

    /// What a token is, in words; empty where the set does not have it.
    func value(of name: String, _ traits: TraitCollection) -> String {
      guard let color = palettes[traits]?.color(SemanticColor(name)), color.origin != .missing else {
        return ""
      }
      return describe(color)
    }

    func isSame(_ name: String, in other: Values) -> Bool {
      TraitCollection.all.allSatisfy { value(of: name, $0) == other.value(of: name, $0) }
    }
  }

  private let tokens: [String]
  private let shown: Values
  private let others: [Values]

  init(theme: Theme, os: Int) {
    let sets = (theme.versions.map(\.since) + [15]).sorted()
    let since = theme.versions.isEmpty ? os : sets.last { $0 <= os } ?? os
    tokens = theme.asOf(os: os).tokenNames
    shown = Values(theme, since: since)
    others = theme.versions.isEmpty ? [] : sets.filter { $0 != since }.map { Values(theme, since: $0) }
  }

  var components: [Component] {
    tokens.flatMap { name -> [Component] in
      let marks = others.filter { !$0.isSame(name, in: shown) }.map { " ≠\($0.since)" }.joined()
      return [
        .label(Label(name + marks, style: .title)),
        .columns(Appearance.allCases.map { .view(half(of: name, $0)) }),
      ]
    }
  }

  /// One appearance of a token on its own ground.
  private func half(of name: String, _ appearance: Appearance) -> Subview {
    let base = shown.value(of: name, TraitCollection(appearance))
    let others = [
      ("high", TraitCollection(appearance, contrast: .high)),
      ("elev", TraitCollection(appearance, level: .elevated)),
    ]
    let captions = others.compactMap { mark, traits -> Component? in
      let value = shown.value(of: name, traits)
      return value == base ? nil : .label(Label("\(mark) \(value)", style: .caption))
    }
    let row = Row(title: base, tile: Tile(text: "  ", color: SemanticColor(name)))
    return Subview(
      id: "\(name).\(appearance.rawValue)", override: appearance.style, body: [.row(row)] + captions)
  }
}
