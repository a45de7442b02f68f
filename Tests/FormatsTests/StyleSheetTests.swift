import Colors
import Design
import StyleLibrary
import Testing

@testable import Formats

/// The stylesheet pair of an RN page.
@Suite struct StyleSheetTests {
  private func read(_ text: String) -> Reading<StyleSheetFile> {
    readStyleSheet(Array(text.utf8), file: "rn/a.json", name: "rn/a")
  }

  private func merged(_ text: String, _ appearance: Appearance, _ style: String = "text") -> [String:
    StyleSheet.Value]
  {
    let found = read(text).value.sheet.merged(appearance).first { $0.name == style }
    return Dictionary(uniqueKeysWithValues: (found?.properties ?? []).map { ($0.name, $0.value) })
  }

  /// The pair of the 58 article.
  private let article =
    #"{"light": {"text": {"fontSize": 16, "color": "black"}}, "dark": {"text": {"color": "white"}}}"#

  @Test func theDarkSheetGoesOverTheLightOne() {
    #expect(merged(article, .light) == ["fontSize": .number(16), "color": .text("black")])
    #expect(merged(article, .dark) == ["fontSize": .number(16), "color": .text("white")])
  }

  @Test func whatOneSheetAloneSaysSurvives() {
    let pair =
      #"{"light": {"text": {"color": "red"}, "bare": {"flex": 1}}, "dark": {"text": {"bold": true}, "new": {"color": "blue"}}}"#
    #expect(merged(pair, .dark) == ["color": .text("red"), "bold": .flag(true)])
    #expect(merged(pair, .dark, "bare") == ["flex": .number(1)])
    #expect(merged(pair, .dark, "new") == ["color": .text("blue")])
    #expect(merged(pair, .light, "new") == [:])
  }

  @Test func aColourIsATokenThatRemembersItsPlace() {
    let tokens = read(article).value.tokens
    #expect(tokens.map(\.name) == ["rn/a.text.color"])
    #expect(
      tokens[0].color.entries.map { "\($0.variant) \($0.place)" } == [
        "light rn/a.json:1:46", "dark rn/a.json:1:84",
      ])
  }

  @Test func aColourOfTheThemeIsAnAliasAndMayBeARole() {
    let pair = #"{"light": {"text": {"color": "tint", "backgroundColor": "Brand_1"}}}"#
    let theme = Theme(
      id: "t", title: "t",
      tokens: [
        Token(
          "Brand_1",
          DynamicColor([.init(.any, .color(Color(hex: 0xFF0000), isClipped: false), at: Place("t"))]),
          at: Place("t"))
      ],
      roles: ["tint": RoleBinding("Brand_1", at: Place("t"))])
    let file = read(pair).value
    #expect(check(file, theme: theme) == [])
    let palette = ResolvedPalette(
      theme.dressed(in: PageStyle(tokens: file.tokens)), traits: TraitCollection(.dark))
    for name in ["rn/a.text.color", "rn/a.text.backgroundColor"] {
      #expect(palette.color(SemanticColor(name)).color.rgb.hex == "#FF0000")
    }
    #expect(
      check(read(#"{"light": {"text": {"color": "Brnad_1"}}}"#).value, theme: theme).map(\.description) == [
        "rn/a.json:1:30: 'Brnad_1' is neither a role nor a token of the theme; did you mean 'Brand_1'?"
      ])
  }

  @Test(arguments: [
    (#"{"light": 5}"#, "1:11: expected styles in braces, found a number"),
    (#"{"light": {"text": 5}}"#, "1:20: expected a style in braces, found a number"),
    (#"{"light": {"text": {"color": 5}}}"#, "1:30: expected a colour for 'color', found a number"),
    (
      ##"{"light": {"text": {"color": "#12"}}}"##,
      "1:30: '#12' is not a colour: it has 2 digits; write 3, 6 or 8"
    ),
    (
      #"{"light": {"text": {"shadowOffset": {"width": 1}}}}"#,
      "1:37: warning: expected a number, a text, true or false, found an object"
    ),
    (#"{"lihgt": {}}"#, "1:2: warning: 'lihgt' is not a key of a stylesheet pair; did you mean 'light'?"),
  ])
  func whatIsWrongIsToldWithItsPlace(_ text: String, _ says: String) {
    #expect(read(text).diagnostics.map { String($0.description.dropFirst("rn/a.json:".count)) } == [says])
  }
}
