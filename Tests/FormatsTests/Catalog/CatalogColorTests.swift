import Colors
import Design
import Formats
import StyleLibrary
import Testing

/// How components are spelt, and what becomes of those that cannot be read.
@Suite struct CatalogColorTests {
  @Test(
    arguments: [
      ("\"0xEB\"", 235), ("\"0Xeb\"", 235), ("\"0x7\"", 7), ("\"235\"", 235), ("\"235.0\"", 255),
      ("\"1\"", 1), ("\"1.0\"", 255),
      ("\"1.\"", 255), ("\".5\"", 128), ("\"0.133\"", 34), ("1", 255), ("0.5", 128), ("0", 0), ("2", 255),
      ("-1", 0), ("\"-0.2\"", 0),
      ("\"300\"", 255), ("\"1e-1\"", 26), ("\"0\"", 0), ("\"0.50196078431372548\"", 128), ("\"+7\"", 7),
    ] as [(String, UInt8)])
  func aComponentIsReadByItsSpelling(text: String, red: UInt8) {
    let reading = colorSet(entry("any", srgb(text, "\"0x00\"", "\"0x00\"")))
    #expect(reading.shown().prefix(7) == RGB(red, 0, 0).hex)
    #expect(!reading.hasErrors)
  }

  @Test(arguments: [
    "\"\"", "\"0x\"", "\"0x1FF\"", "\"0xG0\"", "\"0x+1\"", "\"0,5\"", "\"50%\"", "\" 1\"", "\"nan\"",
    "\"inf\"", "\"0x1p3\"",
    "\"1e999\"", "\".\"", "\"-\"", "\"#FF\"", "true", "null", "[]", "\"１\"",
  ])
  func whatIsNoComponentIsToldAtItsPlace(text: String) {
    let reading = colorSet(entry("any", srgb("0", text, "0")), entry("dark", grey("10")))
    #expect(reading.shownInAll() == ["missing", "#101010", "missing", "#101010"])
    #expect(reading.diagnostics.map(\.severity) == [.error])
    #expect(reading.diagnostics.first?.place.line == 2)
    #expect(reading.diagnostics.first?.message.hasPrefix("component 'green' is '") == true)
  }

  @Test(
    arguments: [
      ("\"1.000\"", 1), ("\"255\"", 1), ("\"0xFF\"", 1), ("0.25", 0.25), ("\"0.650\"", 0.65),
      ("\"0x80\"", 128.0 / 255), ("\"0\"", 0),
    ] as [(String, Double)])
  func anOpacityIsSpeltLikeAComponent(text: String, alpha: Double) {
    let reading = colorSet(entry("any", srgb("0", "0", "0", alpha: text)))
    #expect(
      reading.value.tokens[0].color.entries.map(\.value) == [
        .color(Color(.black, alpha: alpha), isClipped: false)
      ])
    #expect(reading.said.isEmpty)
  }

  @Test func anOpacityOfOneWithoutAPointIsSuspicious() {
    let reading = colorSet(entry("any", srgb("0", "0", "0", alpha: "\"1\"")))
    #expect(reading.shown() == "#000000 / 0.003922")
    #expect(
      reading.diagnostics.map(\.message) == [
        "opacity '1' without a point is 1/255, all but clear; write \"1.000\" for opaque"
      ])
    #expect(reading.diagnostics.map(\.severity) == [.warning])
  }

  @Test func withoutColorSpaceTheComponentsSayWhichItIs() {
    let reading = colorSet(
      entry("any", #"{"components": {"red": "1.0", "green": "0x80", "blue": 0}}"#),
      entry("dark", #"{"components": {"white": "0.6"}}"#))
    #expect(reading.shownInAll() == ["#FF8000", "#9A9A9A", "#FF8000", "#9A9A9A"])
    #expect(reading.said.isEmpty)
  }

  @Test(arguments: [
    (
      #"{"color-space": "displayP3", "components": {}}"#,
      "'displayP3' is not a colour space; did you mean 'display-p3'?"
    ),
    (#"{"color-space": 3, "components": {}}"#, "expected a text for 'color-space', found a number"),
    (#"{"color-space": "srgb"}"#, "a colour needs the key 'components'"),
    (#"{}"#, "a colour needs the key 'components'"),
    (
      #"{"color-space": "srgb", "components": {"red": 0, "blue": 0}}"#,
      "the components of 'srgb' needs the key 'green'"
    ),
    (
      #"{"color-space": "gray-gamma-22", "components": {"red": 0}}"#,
      "the components of 'gray-gamma-22' needs the key 'white'"
    ),
    (#""red""#, "expected a colour in braces, found a text"),
    (#"{"platform": "ios", "reference": 4}"#, "expected a text for 'reference', found a number"),
  ])
  func aColourThatCannotBeReadIsAnError(color: String, message: String) {
    let reading = colorSet(entry("any", color), entry("dark", grey("10")))
    #expect(reading.shown() == "missing")
    #expect(reading.shown("Set", .dark) == "#101010")
    #expect(reading.diagnostics.filter { $0.severity == .error }.map(\.message) == [message])
  }

  @Test func anUnreadableEntryHidesNoOther() {
    let reading = colorSet(
      entry("any", "{}", #""idiom": "iphone""#), entry("any", grey("01")), entry("dark", "{}"),
      entry("dark", grey("02")))
    #expect(reading.shownInAll() == ["#010101", "#020202", "#010101", "#020202"])
    #expect(reading.diagnostics.map(\.severity) == [.error, .error])
  }

  @Test func aColourBeyondSRGBIsMarked() {
    let p3 =
      #"{"color-space": "display-p3", "components": {"red": "1.000", "green": "0.000", "blue": "0.000"}}"#
    let reading = colorSet(entry("any", p3))
    #expect(reading.shown() == "#FF0000 clipped")
    #expect(
      reading.said == [
        "Set.colorset/Contents.json:2:33: note: 'Set' lies outside sRGB (display-p3); shown at the edge of sRGB"
      ])
  }
}
