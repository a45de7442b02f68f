import Colors
import Design
import StyleLibrary
import Testing

/// The order in which entries are asked, for each of the eight combinations of traits.
@Suite struct TraitTableTests {
  /// Traits in short: `light`, `dark high`, `dark high elevated`.
  private static let table: [(traits: String, order: String)] = [
    ("light", "light any"),
    ("light elevated", "lightElevated light any"),
    ("light high", "lightHigh light anyHigh any"),
    ("light high elevated", "lightHighElevated lightHigh lightElevated light anyHigh any"),
    ("dark", "dark any light"),
    ("dark elevated", "darkElevated dark any lightElevated light"),
    ("dark high", "darkHigh dark anyHigh any lightHigh light"),
    (
      "dark high elevated",
      "darkHighElevated darkHigh darkElevated dark anyHigh any lightHighElevated lightHigh lightElevated light"
    ),
  ]

  private func traits(_ words: String) -> TraitCollection {
    TraitCollection(
      words.hasPrefix("dark") ? .dark : .light, contrast: words.contains("high") ? .high : .normal,
      level: words.contains("elevated") ? .elevated : .base)
  }

  @Test(arguments: table)
  func entriesAreAskedInThisOrder(_ row: (traits: String, order: String)) {
    #expect(Variant.order(for: traits(row.traits)).map(\.rawValue).joined(separator: " ") == row.order)
  }

  @Test func theTableHasAllEightCombinations() {
    #expect(Set(Self.table.map { traits($0.traits) }) == Set(TraitCollection.all))
    #expect(TraitCollection.all.count == 8)
  }

  @Test func everyVariantAnswersSomewhere() {
    let asked = Set(TraitCollection.all.flatMap { Variant.order(for: $0) })
    #expect(asked == Set(Variant.allCases))
  }

  @Test func ofAFullSetEachTraitsGetTheirOwn() {
    let color = DynamicColor(
      Variant.allCases.map { .init($0, .color(Color(.black), isClipped: false), at: Place("theme.json")) })
    #expect(
      TraitCollection.all.map { color.entry(for: $0)?.variant } == [
        .light, .lightElevated, .lightHigh, .lightHighElevated, .dark, .darkElevated, .darkHigh,
        .darkHighElevated,
      ])
  }

  @Test func onlyAMissingDarkInheritsLight() {
    func color(_ variants: Variant...) -> DynamicColor {
      DynamicColor(variants.map { .init($0, .color(Color(.black), isClipped: false), at: Place("t")) })
    }
    #expect(color(.light).inheritsLight && color(.light, .lightHigh).inheritsLight)
    #expect(!color(.light, .dark).inheritsLight && !color(.any).inheritsLight && !color(.dark).inheritsLight)
  }
}
