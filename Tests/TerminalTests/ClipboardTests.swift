import Testing

@testable import Terminal

/// What the terminal is told so that a text is copied.
@Suite struct ClipboardTests {
  /// The vectors of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func base64IsThatOfTheStandard(_ text: String, _ encoded: String) {
    #expect(String(decoding: base64(Array(text.utf8)), as: UTF8.self) == encoded)
  }

  @Test func aTextGoesOutAsOneSequenceWhateverIsInIt() {
    let bytes = Modes.clipboard("a\u{1b}\\\u{7}\u{1b}]52;c;x\u{9c}中")
    #expect(bytes.starts(with: Array("\u{1b}]52;c;".utf8)) && bytes.suffix(2) == [0x1b, 0x5c])
    #expect(bytes.dropFirst(7).dropLast(2).allSatisfy { (0x2b...0x7a).contains($0) })
  }

  @Test func motionIsReportedOnlyWhenItIsAskedFor() {
    func text(_ reports: Terminal.MouseReports) -> String {
      String(decoding: Modes.mouse(reports), as: UTF8.self)
    }
    #expect(text(.motion) == "\u{1b}[?1003;1006h")
    #expect(text(.presses) == "\u{1b}[?1003l\u{1b}[?1000;1006h")
    #expect(text(.off) == "\u{1b}[?1006;1003;1000l")
  }
}
