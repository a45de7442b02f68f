import Testing

@testable import Rendering

/// Text as glyphs on which all terminals agree.
@Suite struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("~", 1), ("é", 1), ("ß", 1), ("Ж", 1),
    ("中", 2), ("中文 ab", 7), ("，", 2), ("“”", 2), ("ａ", 2), ("カ", 2), ("ｶ", 1), ("한", 2), ("＋", 2),
    ("🙂", 2), ("⌂", 1), ("☰", 1), ("♥", 1), ("€", 1), ("𠀀", 2), ("･", 1), ("→", 1), ("█", 1),
  ])
  func everyCharacterTakesOneOrTwoColumns(_ text: String, _ columns: Int) {
    #expect(width(text) == columns)
  }

  @Test(arguments: [
    ("e\u{301}", 1), ("中\u{301}", 2), ("a\u{300}\u{301}", 1), ("ก\u{E34}", 1), ("\u{301}a", 1), ("שָׁ", 1),
  ])
  func combiningMarksTakeNone(_ text: String, _ columns: Int) {
    #expect(width(text) == columns)
  }

  @Test func upToTwoMarksStayWithTheirCharacter() {
    let glyphs = glyphs("a\u{300}\u{301}\u{302}b")
    #expect(glyphs.map(\.symbol.description) == ["a\u{300}\u{301}", "b"])
    #expect(glyphs.map { Array($0.symbol.unicodeScalars).count } == [3, 1])
  }

  @Test func aMarkWithoutACharacterIsLeftOut() {
    #expect(glyphs("\u{301}").isEmpty)
  }

  @Test(arguments: [
    ("❤\u{FE0F}", "❤"), ("☺\u{FE0E}", "☺"), ("👍🏽", "👍"), ("👩\u{200D}💻", "👩"), ("👩🏾\u{200D}🚀!", "👩!"),
    ("👨\u{200D}👩\u{200D}👧 x", "👨 x"),
  ])
  func whatTerminalsCountDifferentlyIsLeftOut(_ text: String, _ drawn: String) {
    #expect(String(glyphs(text)) == drawn)
  }

  @Test(arguments: [("क्\u{200D}ष", ["क्", "ष"]), ("a\u{200D}b", ["a", "b"])])
  func aJoinerBetweenLettersDropsNoLetter(_ text: String, _ drawn: [String]) {
    #expect(glyphs(text).map(\.symbol.description) == drawn)
  }

  @Test(arguments: [
    "\u{0}", "\u{7}", "\t", "\n", "\r", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}", "\u{2028}", "\u{378}",
  ])
  func whatCannotBeDrawnIsMarked(_ text: String) {
    #expect(String(glyphs("a\(text)b")) == "a\u{FFFD}b")
  }

  @Test func noEscapeSequenceSurvives() {
    let drawn = String(glyphs("\u{1B}]0;title\u{7}\u{1B}[2J\u{9B}31m"))
    #expect(drawn == "\u{FFFD}]0;title\u{FFFD}\u{FFFD}[2J\u{FFFD}31m")
  }

  @Test(arguments: ["\u{1100}", "\u{1161}", "\u{11A8}", "\u{11FF}"])
  func conjoiningHangulIsMarkedForTerminalsJoinItDifferently(_ jamo: String) {
    #expect(glyphs(jamo) == [Glyph("\u{FFFD}")])
    #expect(width("\u{1112}\u{1161}\u{11AB}") == 3)
  }

  @Test func glyphsThatAreReadAgainAreTheSame() {
    for text in texts { #expect(glyphs(String(glyphs(text))) == glyphs(text), "\(text)") }
  }

  @Test func aSymbolIsItsCharacter() {
    #expect(Symbol("é" as Character) == Symbol("é" as Unicode.Scalar))
    #expect(Symbol("e\u{301}" as Character).character == "e\u{301}")
    #expect(Symbol("中").description == "中")
    #expect(Symbol.space.isASCII && !Symbol("é").isASCII)
    #expect(!Symbol("a\u{301}" as Character).isASCII)
  }
}

/// Texts of all sorts, for properties.
let texts = [
  "", " ", "a", "，", "中", "word", "two words", "a much longer line of plain words, with a comma.",
  "新版本终于支持深色模式了，晚上刷动态不再刺眼。大家切换一下系统外观试试看。",
  "语义色按用途命名：primaryText 是正文，line 是分隔线。换一套主题，界面不用改一行。",
  "（春节）“皮肤”：红、金、白！真的？真的。", "中,文;混 排!ok?", "中中,abc", "word , and another ; one",
  "supercalifragilisticexpialidocious", "a  b   c    d", "  leads and trails  ", "one\ntwo\n\nfour",
  "𠀀𠀁 e\u{301}e\u{301} 👩\u{200D}💻 ok", "版本 9.12.0，2026 年 1 月", "ありがとう。カタカナ、ひらがな", "한국어 텍스트",
  "「引用」『二重』", "https://example.org/a/very/long/path?with=query", "a,b,c,d,e,f,g,h", "1,234,567.89",
]
