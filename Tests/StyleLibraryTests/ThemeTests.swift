import Colors
import Design
import StyleLibrary
import Testing

/// Themes as a whole: versions, parents, roles.
@Suite struct ThemeTests {
  private func token(_ name: String, _ hex: Int, in file: String = "theme.json") -> Token {
    Token(
      name, DynamicColor([.init(.any, .color(Color(hex: hex), isClipped: false), at: Place(file))]),
      at: Place(file))
  }

  private func hexes(_ theme: Theme) -> [String] {
    ResolvedPalette(theme, traits: TraitCollection()).colors.map { "\($0.token) \($0.color.rgb.hex)" }
  }

  @Test func ofTwoTokensWithOneNameTheFirstCounts() {
    let theme = Theme(id: "t", title: "t", tokens: [token("a", 1), token("b", 2), token("a", 3)])
    #expect(hexes(theme) == ["a #000001", "b #000002"])
  }

  @Test(arguments: [
    (12, ["red #000015", "mint #000003"]), (13, ["red #000013"]), (14, ["red #000013"]),
    (15, ["red #000015", "mint #000003"]), (25, ["red #000015", "mint #000003"]),
    (26, ["red #000026", "mint #000003"]), (99, ["red #000026", "mint #000003"]),
  ])
  func aVersionOfTheSystemHasItsOwnValues(_ os: Int, _ shown: [String]) {
    let theme = Theme(
      id: "t", title: "t", tokens: [token("red", 0x15), token("mint", 3)],
      versions: [
        .init(since: 26, tokens: [token("red", 0x26)]),
        .init(since: 13, tokens: [token("red", 0x13)], omits: ["mint"]),
      ])
    #expect(hexes(theme.asOf(os: os)) == shown)
  }

  @Test func whatSeveralVersionsSayAddsUp() {
    let theme = Theme(
      id: "t", title: "t", tokens: [token("a", 1), token("b", 1), token("c", 1)],
      versions: [
        .init(since: 18, tokens: [token("a", 2), token("b", 2)]), .init(since: 26, tokens: [token("b", 3)]),
      ])
    #expect(hexes(theme.asOf(os: 26)) == ["a #000002", "b #000003", "c #000001"])
    #expect(hexes(theme.asOf(os: 18)) == ["a #000002", "b #000002", "c #000001"])
  }

  @Test func aParentStandsWhereTheThemeSaysNothing() {
    let parent = Theme(
      id: "p", title: "P", tokens: [token("a", 1, in: "p.json"), token("b", 2, in: "p.json")],
      roles: ["text": RoleBinding("a"), "tint": RoleBinding("b")],
      icons: ["back": Icon("←", ascii: "<"), "home": Icon("⌂", ascii: "^")])
    let child = Theme(
      id: "c", title: "C", tokens: [token("b", 3), token("c", 4)], roles: ["tint": RoleBinding("c")],
      icons: ["back": Icon("‹", ascii: "<")])
    let both = child.extending(parent)
    #expect((both.id, both.title) == ("c", "C"))
    #expect(hexes(both) == ["b #000003", "c #000004", "a #000001"])
    #expect(both.tokens.map(\.origin) == [.theme, .theme, .parent])
    #expect(both.roles.mapValues(\.token) == ["text": "a", "tint": "c"])
    #expect(both.icon("back") == Icon("‹", ascii: "<") && both.icon("home") == Icon("⌂", ascii: "^"))
    #expect(ResolvedPalette(both, traits: TraitCollection()).color("a").source == Place("p.json"))
  }

  @Test func aVersionOfTheParentDoesNotReplaceTheThemesOwnToken() {
    let parent = Theme(
      id: "p", title: "P", tokens: [token("red", 1), token("blue", 1), token("mint", 1)],
      versions: [
        .init(since: 26, tokens: [token("red", 2), token("blue", 2)]),
        .init(since: 13, tokens: [], omits: ["mint", "blue"]),
      ])
    let child = Theme(id: "c", title: "C", tokens: [token("red", 9), token("mint", 9)]).extending(parent)
    #expect(hexes(child.asOf(os: 26)) == ["red #000009", "mint #000009", "blue #000002"])
    #expect(child.asOf(os: 26).tokens.map(\.origin) == [.theme, .theme, .parent])
    #expect(hexes(child.asOf(os: 13)) == ["red #000009", "mint #000009"])
  }

  @Test(arguments: Role.allCases)
  func aRoleFallsBackUntilATokenIsFound(_ role: Role) {
    // A theme that names only the four roles that have no fallback dresses every role.
    let theme = Theme(
      id: "t", title: "t", tokens: [token("a", 1), token("b", 2), token("c", 3), token("d", 4)],
      roles: [
        "background": RoleBinding("a"), "text": RoleBinding("b"), "tint": RoleBinding("c"),
        "separator": RoleBinding("d"),
      ])
    var root = role
    while let next = root.fallback { root = next }
    let tokens = [Role.background: "a", .text: "b", .tint: "c", .separator: "d"]
    #expect(theme.tokenName(for: role.rawValue) == tokens[root])
    #expect(Theme(id: "t", title: "t").tokenName(for: role.rawValue) == nil)
  }

  @Test func theNearestBindingOfTheChainCounts() {
    var theme = Theme(
      id: "t", title: "t", tokens: [token("ink", 1), token("grey", 2), token("faint", 3)],
      roles: ["text": RoleBinding("ink"), "secondaryText": RoleBinding("grey")])
    #expect(theme.tokenName(for: "placeholder") == "grey")
    theme.roles["tertiaryText"] = RoleBinding("faint")
    #expect(theme.tokenName(for: "placeholder") == "faint")
    #expect(theme.tokenName(for: "secondaryText") == "grey")
  }

  @Test func aSlotGoesBeforeItsRoleAndAnUnknownNameIsNone() {
    let theme = Theme(
      id: "t", title: "t", tokens: [token("ink", 1), token("blue", 2), token("text", 3)],
      roles: ["text": RoleBinding("ink"), "list.title": RoleBinding("blue")])
    #expect(theme.tokenName(for: "list.title") == "blue")
    #expect(theme.tokenName(for: "text.title") == "ink")
    #expect(theme.tokenName(for: "text") == "ink")
    #expect(theme.tokenName(for: "blue") == "blue")
    #expect(theme.tokenName(for: "nowhere") == nil && theme.tokenName(for: "") == nil)
  }

  @Test func everySlotHasARoleAndANameOfItsOwn() {
    #expect(Set(Slot.allCases.map(\.name)).count == Slot.allCases.count)
    #expect(Slot.allCases.filter { Role(rawValue: $0.name) != nil }.isEmpty)
  }

  @Test func aRoleThatNamesNoTokenIsAFault() {
    let theme = Theme(
      id: "t", title: "t", tokens: [token("a", 1)],
      roles: [
        "tint": RoleBinding("gone", at: Place("theme.json", line: 4, column: 3)), "text": RoleBinding("a"),
      ])
    #expect(
      theme.faults() == [ThemeFault(at: Place("theme.json", line: 4, column: 3), .unknownToken("gone"))])
    #expect(ResolvedPalette(theme, traits: TraitCollection()).color("tint").origin == .missing)
  }
}
