import Colors
import Design
import Formats
import StyleLibrary
import Testing

/// Which entry of a set a phone takes, and what is said of the others.
@Suite struct ColorSetReaderTests {
  private let file = "Set.colorset/Contents.json"

  @Test func everyVariantHasItsEntry() {
    let reading = colorSet(
      entry("any", grey("01")), entry("light", grey("02")), entry("dark", grey("03")),
      entry("anyHigh", grey("04")),
      entry("lightHigh", grey("05")), entry("darkHigh", grey("06")))
    #expect(
      reading.value.tokens[0].color.entries.map(\.variant) == [
        .any, .light, .dark, .anyHigh, .lightHigh, .darkHigh,
      ])
    #expect(reading.shownInAll() == ["#020202", "#030303", "#050505", "#060606"])
    #expect(reading.said.isEmpty)
  }

  @Test func missingVariantsFallBackInTheOrderOfTheCatalogue() {
    let reading = colorSet(entry("any", grey("01")), entry("dark", grey("02")), entry("anyHigh", grey("03")))
    #expect(reading.shownInAll() == ["#010101", "#020202", "#030303", "#020202"])
    #expect(reading.shown("Set", .dark, .normal, .elevated) == "#020202")
  }

  @Test func theSlotForPhonesGoesBeforeTheOneForAll() {
    let phone = #""idiom": "iphone""#
    let reading = colorSet(
      entry("any", grey("01")), entry("dark", grey("02"), phone), entry("any", grey("03"), phone),
      entry("dark", grey("04")))
    #expect(reading.shownInAll() == ["#030303", "#020202", "#030303", "#020202"])
    #expect(reading.said.isEmpty)
  }

  @Test func anEntryForPhonesDoesNotHideADarkOneForAll() {
    let reading = colorSet(entry("any", grey("01"), #""idiom": "iphone""#), entry("dark", grey("02")))
    #expect(reading.shownInAll() == ["#010101", "#020202", "#010101", "#020202"])
  }

  @Test func otherDevicesAreNotAsked() {
    let reading = colorSet(
      entry("any", grey("01")), entry("any", grey("02"), #""idiom": "mac""#),
      entry("dark", grey("03"), #""idiom": "ipad", "subtype": "mac-catalyst""#),
      entry("dark", grey("04"), #""idiom": "tv""#),
      entry("dark", grey("05"), #""idiom": "universal", "subtype": "x""#))
    #expect(reading.shownInAll() == ["#010101", "#010101", "#010101", "#010101"])
    #expect(reading.said.isEmpty)
  }

  @Test func aSetWithNothingForPhonesIsMissing() {
    let reading = colorSet(entry("any", grey("01"), #""idiom": "mac""#))
    #expect(reading.shown() == "missing")
    #expect(reading.said == ["\(file):1:1: warning: colour set 'Set' has no entry that a phone would take"])
  }

  @Test func theSRGBEntryIsPreferredAndP3IsUsedAlone() {
    let p3 = #""idiom": "universal", "display-gamut": "display-P3""#
    let srgb = #""idiom": "universal", "display-gamut": "sRGB""#
    let reading = colorSet(
      entry("any", grey("01"), p3), entry("any", grey("02"), srgb), entry("dark", grey("03"), p3),
      entry("lightHigh", grey("04"), p3), entry("lightHigh", grey("05")))
    #expect(reading.shownInAll() == ["#020202", "#030303", "#050505", "#030303"])
    #expect(reading.said.isEmpty)
  }

  @Test func anEmptySlotIsAsIfItWereNotThere() {
    let reading = colorSet(entry("any", grey("01")), entry("dark"), entry("any", nil, #""idiom": "iphone""#))
    #expect(reading.shownInAll() == ["#010101", "#010101", "#010101", "#010101"])
    #expect(
      reading.said == [
        "\(file):3:1: note: the slot for dark is empty; a closer entry answers instead",
        "\(file):4:1: note: the slot for any is empty; a closer entry answers instead",
      ])
  }

  @Test(arguments: ["[{\"idiom\": \"universal\"}, {\"idiom\": \"iphone\"}]", "[]"])
  func aSetOfEmptySlotsIsMissingAndNoError(colors: String) {
    let reading = catalog([("AccentColor.colorset/Contents.json", "{\"colors\": \(colors)}")])
    #expect(reading.value.tokenNames == ["AccentColor"])
    #expect(reading.shown("AccentColor") == "missing")
    #expect(
      reading.said == [
        "AccentColor.colorset/Contents.json:1:1: warning: colour set 'AccentColor' has no colour in any slot"
      ])
  }

  @Test func ofDuplicatesTheFirstCounts() {
    let reading = colorSet(
      entry("any", grey("01")), entry("any", grey("02")), entry("any"), entry("dark", grey("03")))
    #expect(reading.shownInAll() == ["#010101", "#030303", "#010101", "#030303"])
    #expect(reading.said.first == "\(file):3:1: warning: a second entry for any; the first one counts")
  }

  @Test func anEntryForALanguageIsNoDuplicate() {
    let reading = colorSet(
      entry("any", grey("01"), #""idiom": "universal", "locale": "ar""#), entry("any", grey("02")),
      entry("any", grey("03"), #""idiom": "universal", "locale": "he""#))
    #expect(reading.shown() == "#020202")
    #expect(reading.said.isEmpty)
  }

  @Test func aTintedEntryIsForIcons() {
    let tinted = #""idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "tinted"}]"#
    let reading = colorSet(entry("any", grey("01")), entry("any", grey("02"), tinted))
    #expect(reading.shown() == "#010101")
    #expect(reading.said == ["\(file):3:40: note: only an icon can be 'tinted'; the entry is not used"])
  }

  @Test(arguments: [
    (#""idiom": "univrsal""#, "'univrsal' is not known here; did you mean 'universal'?"),
    (
      #""appearances": [{"appearance": "luminosity", "value": "darc"}]"#,
      "'darc' is not known here; did you mean 'dark'?"
    ),
    (
      #""appearances": [{"appearance": "luminos", "value": "dark"}]"#,
      "'luminos' is not known here; choose one of contrast, luminosity"
    ),
    (#""display-gamut": "P4""#, "'P4' is not known here; choose one of sRGB, display-P3"),
  ])
  func whatIsUnknownIsToldAndNeverAnError(members: String, message: String) {
    let reading = colorSet(entry("any", grey("01")), entry("any", grey("02"), members))
    #expect(reading.shown() == "#010101")
    #expect(reading.diagnostics.map(\.message).contains(message))
    #expect(reading.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func keysThatXcodeWritesAreKnownAndOthersANote() {
    let text = """
      {"info": {"author": "xcode", "version": 1, "template": "x"}, "properties": {"localizable": true},
       "colors": [\(entry("any", grey("01"), #""idiom": "universal", "nmae": 1"#))], "extra": 1}
      """
    let reading = catalog([(file, text)])
    #expect(reading.diagnostics.map(\.severity) == [.note, .note])
    #expect(
      reading.diagnostics.map(\.message) == [
        "'nmae' is not a key of an entry of a colour set", "'extra' is not a key of a colour set",
      ])
  }

  @Test func placesPointAtTheColour() {
    let reading = colorSet(entry("any", grey("01")), entry("dark", system("labelColor")))
    let places = reading.value.tokens[0].color.entries.map(\.place.description)
    #expect(places.prefix(2) == ["\(file):2:33", "\(file):3:130"])
    #expect(reading.value.tokens[0].place == Place(file))
  }
}
