import Testing

@testable import Formats

@Suite struct NearestTests {
  private static let tokens = [
    "primary", "primaryText", "secondaryText", "background", "badge", "Badge", "tint",
  ]

  @Test(arguments: [
    ("primryText", "primaryText"), ("primaryTxet", "primaryText"), ("PRIMARYTEXT", "primaryText"),
    ("backgruond", "background"),
    ("primarytext", "primaryText"), ("badge", "badge"), ("Badgee", "Badge"), ("badgee", "badge"),
    ("BADGE", "Badge"),
    ("tnit", "tint"), ("tin", "tint"), ("secundaryTexts", "secondaryText"),
  ])
  func aSlipFindsItsWord(_ word: String, _ meant: String) { #expect(nearest(word, in: Self.tokens) == meant) }

  @Test(arguments: ["", "x", "xyz", "tone", "surface", "text", String(repeating: "primary", count: 30)])
  func whatIsFarFromAllFindsNone(_ word: String) { #expect(nearest(word, in: Self.tokens) == nil) }

  @Test func equallyNearWordsAreChosenByTheAlphabet() {
    #expect(nearest("bat", in: ["cat", "bar", "hat"]) == "bar")
    #expect(nearest("bat", in: ["hat", "cat", "bar"]) == "bar")
  }

  @Test(arguments: [
    ("plain", "'plain'"), ("two\nlines", #"'two\nlines'"#), ("\u{1b}[2J", #"'\u{1b}[2J'"#),
    ("\u{202e}abc", #"'\u{202e}abc'"#),
    ("é春🏮", "'é春🏮'"), (String(repeating: "a", count: 40), "'" + String(repeating: "a", count: 40) + "'"),
    (String(repeating: "a", count: 41), "'" + String(repeating: "a", count: 40) + "…'"),
  ])
  func quotedTextCannotSteerATerminal(_ text: String, _ shown: String) { #expect(quoted(text) == shown) }
}
