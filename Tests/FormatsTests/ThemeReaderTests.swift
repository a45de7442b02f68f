import Colors
import Design
import StyleLibrary
import Testing

@testable import Formats

/// Theme files.
@Suite struct ThemeReaderTests {
  private func theme(_ text: String) -> Reading<ThemeFile> {
    readTheme(Array(text.utf8), file: "t.json", id: "t")
  }

  /// What is said of a token's value.
  private func complaints(_ value: String) -> [String] {
    theme("{\"tokens\": {\"a\": \(value)}}").diagnostics.map {
      String($0.description.dropFirst("t.json:".count))
    }
  }

  private func value(_ text: String) -> DynamicColor.Value? {
    theme("{\"tokens\": {\"a\": \(text)}}").value.theme.tokens.first?.color.entries.first?.value
  }

  private func color(_ hex: Int, _ alpha: Double = 1) -> DynamicColor.Value {
    .color(Color(Color(hex: hex).rgb, alpha: alpha), isClipped: false)
  }

  @Test func everyFormOfAColourIsRead() {
    #expect(value(##""#0770E3""##) == color(0x0770E3))
    #expect(value(##""#0770e3""##) == color(0x0770E3))
    #expect(value(##""#FFF""##) == color(0xFFFFFF))
    #expect(value(##""#0770E380""##) == color(0x0770E3, 128.0 / 255))
    #expect(value(##""#0770E3 50%""##) == color(0x0770E3, 0.5))
    #expect(value(##""#0770E3 12.5%""##) == color(0x0770E3, 0.125))
    #expect(value(##""#0770E3 0%""##) == color(0x0770E3, 0))
    #expect(value(##""#0770E3   100%""##) == color(0x0770E3))
    #expect(value(##""#0770E380 50%""##) == color(0x0770E3, 128.0 / 255 * 0.5))
    #expect(value(##"{"color": "#0770E3", "alpha": 0.25}"##) == color(0x0770E3, 0.25))
    #expect(value(##"{"color": "#0770E3"}"##) == color(0x0770E3))
    #expect(value(##"{"color": "#0770E3 50%", "alpha": 0.5}"##) == color(0x0770E3, 0.25))
    #expect(value(#""{b}""#) == .alias("b", alpha: 1))
    #expect(value(#""{b} 8%""#) == .alias("b", alpha: 0.08))
    #expect(value(##"{"color": "{b}", "alpha": 0.5}"##) == .alias("b", alpha: 0.5))
  }

  @Test(arguments: [
    (##""#0770E3 50""##, "1:18: '50' is not an opacity; write a percentage from 0% to 100%"),
    (##""#0770E3 101%""##, "1:18: '101%' is not an opacity; write a percentage from 0% to 100%"),
    (##""#0770E3 -5%""##, "1:18: '-5%' is not an opacity; write a percentage from 0% to 100%"),
    (##""#0770E3 1e1%""##, "1:18: '1e1%' is not an opacity; write a percentage from 0% to 100%"),
    (##""#0770E3 %""##, "1:18: '%' is not an opacity; write a percentage from 0% to 100%"),
    (##"{"color": 5}"##, "1:28: expected a text for 'color', found a number"),
    (
      ##"{"alpha": 0.5, "color": "#GGG"}"##,
      "1:42: '#GGG' is not a colour: 'G' at character 2 is not a hexadecimal digit"
    ),
    (##"{"color": "#000000", "alpha": "half"}"##, "1:48: expected a number for 'alpha', found a text"),
    (##"{"color": "#000000", "alpha": -0.1}"##, "1:48: '-0.1' is out of range; write 0.0 to 1.0"),
    (
      ##"{"color": "#000000", "alhpa": 0.1}"##,
      "1:39: warning: 'alhpa' is not a key of a colour; did you mean 'alpha'?"
    ),
    (
      ##"{"light": "#000000", "Dark": "#000000"}"##,
      "1:39: 'Dark' is not a key of token 'a'; did you mean 'dark'?"
    ),
    (
      ##"{"light": true}"##,
      "1:28: expected a colour such as \"#0770E3\" or an alias such as \"{primary}\", found true or false"
    ),
    (##"{"lightHigh": "#000000"}"##, "1:18: token 'a' has no value; write \"light\" and \"dark\""),
  ])
  func whatIsNoColourIsToldWithItsPlace(_ value: String, _ says: String) {
    #expect(complaints(value) == [says])
  }

  @Test func aTokenThatCannotBeReadIsThereWithoutAValue() {
    let reading = theme(##"{"tokens": {"a": "red", "b": "#000000"}}"##)
    #expect(reading.value.theme.tokenNames == ["a", "b"])
    #expect(
      ResolvedPalette(reading.value.theme, traits: TraitCollection()).colors.map(\.origin) == [
        .missing, .theme,
      ])
    #expect(reading.hasErrors)
  }

  @Test func allVariantsAreRead() {
    let members = Variant.allCases.map { "\"\($0.rawValue)\": \"#000000\"" }.joined(separator: ", ")
    let reading = theme("{\"tokens\": {\"a\": {\(members)}}}")
    #expect(reading.diagnostics == [])
    #expect(reading.value.theme.tokens[0].color.entries.map(\.variant) == Variant.allCases)
  }

  @Test func commentsAMarkAndWindowsLinesAreTaken() {
    let text =
      "\u{FEFF}// ours\r\n{\r\n  /* all */ \"tokens\": {\r\n    \"a\": \"#zz\" // bad\r\n  }\r\n}\r\n"
    #expect(theme(text).diagnostics.map(\.place) == [Place("t.json", line: 4, column: 10)])
    let good = text.replacing("#zz", with: "#123456")
    #expect(theme(good).diagnostics == [])
    #expect(theme(good).value.theme.tokens.first?.place == Place("t.json", line: 4, column: 5))
  }

  @Test(arguments: [
    ("{\"titel\": \"x\"}", "1:2: warning: 'titel' is not a key of a theme; did you mean 'title'?"),
    ("{\"zzz\": 1}", "1:2: warning: 'zzz' is not a key of a theme"),
    ("{\"title\": 5}", "1:11: expected a text for 'title', found a number"),
    ("{\"tokens\": \"x\"}", "1:12: expected tokens in braces, found a text"),
    ("{\"roles\": []}", "1:11: expected roles in braces, found a list"),
    ("{\"roles\": {\"tint\": 5}}", "1:20: expected a token's name, found a number"),
    ("{\"icons\": 5}", "1:11: expected icons in braces, found a number"),
    ("{\"icons\": {\"a\": {}}}", "1:17: an icon needs the key 'glyph'"),
    ("{\"versions\": []}", "1:14: expected versions in braces, found a list"),
    ("{\"versions\": {\"next\": {}}}", "1:15: 'next' is out of range; write a version of iOS such as \"13\""),
    ("{\"versions\": {\"26\": {\"omits\": [5]}}}", "1:32: expected a text in 'omits', found a number"),
    ("\"text\"", "1:1: expected a theme in braces, found a text"),
    ("null", "1:1: expected a theme in braces, found null"),
  ])
  func wrongKindsAndUnknownKeysAreTold(_ text: String, _ says: String) {
    let said = theme(text).diagnostics.map { String($0.description.dropFirst("t.json:".count)) }
    #expect(said.prefix(1) == [says])
  }

  @Test func schemaAndCommentMeanSomethingEverywhere() {
    #expect(theme("{\"$schema\": \"x\", \"comment\": \"y\"}").diagnostics == [])
  }

  @Test func theParentHasItsPlace() {
    let parent = theme("{\"extends\": \"ios\"}").value.parent
    #expect(parent?.id == "ios" && parent?.place == Place("t.json", line: 1, column: 13))
  }

  @Test func aParentThatIsNoTextIsTold() {
    #expect(
      theme("{\"extends\": 5}").diagnostics.map(\.description) == [
        "t.json:1:13: expected a text for 'extends', found a number"
      ])
  }
}
