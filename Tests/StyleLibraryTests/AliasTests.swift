import Colors
import Design
import StyleLibrary
import Testing

/// Tokens that name other tokens.
@Suite struct AliasTests {
  private let place = Place("theme.json", line: 9, column: 9)

  private func color(_ hex: Int, alpha: Double = 1) -> DynamicColor.Value {
    .color(Color(Color(hex: hex).rgb, alpha: alpha), isClipped: false)
  }

  private func theme(_ tokens: [(String, [(Variant, DynamicColor.Value)])]) -> Theme {
    Theme(
      id: "t", title: "t",
      tokens: tokens.enumerated().map { line, token in
        let place = Place("theme.json", line: line + 1)
        return Token(token.0, DynamicColor(token.1.map { .init($0.0, $0.1, at: place) }), at: place)
      })
  }

  private func resolved(_ theme: Theme, _ name: String, _ appearance: Appearance = .light) -> ResolvedColor {
    ResolvedPalette(theme, traits: TraitCollection(appearance)).color(SemanticColor(name))
  }

  @Test func aChainLeadsToItsEnd() {
    let theme = theme([
      ("a", [(.any, .alias("b", alpha: 1))]), ("b", [(.any, .alias("c", alpha: 1))]),
      ("c", [(.light, color(0x112233)), (.dark, color(0x445566))]),
    ])
    #expect(resolved(theme, "a").color.rgb.hex == "#112233")
    #expect(resolved(theme, "a", .dark).color.rgb.hex == "#445566")
    #expect(resolved(theme, "a").token == "a" && resolved(theme, "a").variant == .light)
    #expect(resolved(theme, "a").source == Place("theme.json", line: 3))
    #expect(theme.faults() == [])
  }

  @Test func opacitiesAlongAChainAreMultiplied() {
    let theme = theme([
      ("a", [(.any, .alias("b", alpha: 0.5))]), ("b", [(.any, .alias("c", alpha: 0.5))]),
      ("c", [(.any, color(0x112233, alpha: 0.8))]),
    ])
    #expect(resolved(theme, "a").color.alpha == 0.8 * 0.5 * 0.5)
    #expect(resolved(theme, "b").color.alpha == 0.4)
    #expect(resolved(theme, "c").color.alpha == 0.8)
  }

  @Test func theOrderOfTheFileMakesNoDifference() {
    let tokens: [(String, [(Variant, DynamicColor.Value)])] = [
      ("a", [(.any, .alias("b", alpha: 0.5))]), ("b", [(.any, .alias("c", alpha: 1))]),
      ("c", [(.any, color(0x112233))]), ("d", [(.any, .alias("a", alpha: 0.5))]),
    ]
    for theme in [theme(tokens), theme(tokens.reversed())] {
      #expect(["a", "b", "c", "d"].map { resolved(theme, $0).color.alpha } == [0.5, 1, 1, 0.25])
    }
  }

  @Test func anAliasIsFollowedUnderTheSameTraits() {
    let theme = theme([
      ("a", [(.light, .alias("b", alpha: 1)), (.dark, color(0x000000))]),
      ("b", [(.light, color(0x111111)), (.lightHigh, color(0x222222)), (.dark, color(0x333333))]),
    ])
    let high = ResolvedPalette(theme, traits: TraitCollection(.light, contrast: .high)).color("a")
    #expect(high.color.rgb.hex == "#222222" && high.variant == .lightHigh)
    #expect(resolved(theme, "a", .dark).color.rgb.hex == "#000000")
  }

  @Test func anAliasToNothingIsMissing() {
    let theme = theme([("a", [(.any, .alias("gone", alpha: 1))]), ("b", [(.any, .alias("a", alpha: 0.5))])])
    for name in ["a", "b"] {
      let color = resolved(theme, name)
      #expect((color.origin, color.token, color.color) == (.missing, name, ResolvedPalette.missingColor))
      #expect(color.variant == nil && color.source == nil)
    }
    #expect(theme.faults() == [ThemeFault(at: Place("theme.json", line: 1), .unknownToken("gone"))])
  }

  @Test func aCircleIsMissingAndToldOnce() {
    let theme = theme([
      ("x", [(.any, .alias("a", alpha: 1))]), ("a", [(.any, .alias("b", alpha: 1))]),
      ("b", [(.any, .alias("c", alpha: 1))]), ("c", [(.any, .alias("a", alpha: 1))]),
    ])
    for name in ["x", "a", "b", "c"] { #expect(resolved(theme, name).origin == .missing) }
    #expect(theme.faults() == [ThemeFault(at: Place("theme.json", line: 2), .cycle(["a", "b", "c", "a"]))])
  }

  @Test func aTokenThatNamesItselfIsACircle() {
    let theme = theme([("a", [(.any, .alias("a", alpha: 1))])])
    #expect(theme.faults().map(\.kind) == [.cycle(["a", "a"])])
  }

  @Test func aCircleInTheDarkLeavesTheLightAlone() {
    let theme = theme([
      ("a", [(.light, color(0x111111)), (.dark, .alias("b", alpha: 1))]),
      ("b", [(.light, color(0x222222)), (.dark, .alias("a", alpha: 1))]),
    ])
    #expect(resolved(theme, "a").color.rgb.hex == "#111111")
    #expect(resolved(theme, "a", .dark).origin == .missing)
    #expect(theme.faults().count == 1)
  }

  @Test func aChainOfTenThousandIsFollowedWithoutRecursion() {
    let count = 10_000
    let theme = theme(
      (0..<count).map { number in
        ("t\(number)", [(.any, number == count - 1 ? color(0x112233) : .alias("t\(number + 1)", alpha: 1))])
      })
    #expect(resolved(theme, "t0").color.rgb.hex == "#112233")
  }

  @Test func everyTokenHasAColourUnderEveryTraits() {
    let theme = theme([("a", []), ("b", [(.dark, color(0))]), ("c", [(.anyHigh, .alias("a", alpha: 1))])])
    for traits in TraitCollection.all {
      let palette = ResolvedPalette(theme, traits: traits)
      #expect(palette.colors.map(\.token) == ["a", "b", "c"])
      #expect(palette.color("nowhere").origin == .missing)
    }
  }
}
