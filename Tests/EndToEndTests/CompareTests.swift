import TestSupport
import Testing

extension EndToEndTests {
  /// One screen more than once, in a terminal.
  @Suite(.serialized) struct CompareTests {
    @Test func sideBySideShowsLightAndDarkAtOnceAndLeavesAgain() throws {
      let window = try openWindow(columns: 80, rows: 24)
      // tmux gives blanks the style of what was there before, so the words are compared.
      _ = try window.settledColors()
      let before = try window.screen()
      try window.press("v")
      #expect(try window.wait { try window.colors().contains(black) }, "no exact black beside the white")
      #expect(try window.colors().contains(white))
      #expect(try window.screen().contains("▸ system light") && window.screen().contains(" system dark "))
      try window.press("v")
      #expect(
        try window.wait { try window.screen() == before }, "leaving does not give the first screen back")
      #expect(try !window.colors().contains(black))
    }

    @Test func aClickInTheMatrixOpensWhatItHits() throws {
      let window = try openWindow(columns: 80, rows: 24)
      try window.press("M")
      #expect(try window.wait { try window.screen().contains("1–3 of 16") })
      // The second phone of the line: moments, dark, normal.
      try window.type("\u{1B}[<0;40;10M\u{1B}[<0;40;10m")
      #expect(try window.wait { try window.screen().contains("SYS ☾ dark") }, "the click opened nothing")
      #expect(try window.colors().contains(black) && !window.screen().contains("of 16"))
    }

    @Test func progressIsNotToldWhereNobodyWatches() throws {
      let folder = try TemporaryFolder()
      let words = "matrix moments timeline --themes moments --format text -o \(folder.path)"
      let window = try Tmux(
        columns: 100, rows: 10,
        [
          "sh", "-c", "\"$0\" \(words) > /dev/null 2> \(folder.file("talk")); echo done; cat",
          try builtProgram(),
        ])
      #expect(try window.wait { try window.screen().contains("done") })
      #expect(try folder.read("talk") == "")
      #expect(try folder.read("timeline-moments-dark-normal.txt").contains("朋友圈"))
    }
  }
}
