import TestSupport
import Testing

// The built program as a person meets it: in a terminal. One test after the other, so that none waits for another's share
// of the machine.
@Suite(.serialized) enum EndToEndTests {}

extension EndToEndTests {
  @Suite(.serialized) struct FlipTests {
    @Test(arguments: ["tmux-256color", "xterm-256color", "screen-256color"])
    func spaceFlipsToTheExactDarkColorsAndBack(terminal: String) throws {
      let window = try openWindow(terminal: terminal)
      let light = try window.settledColors()
      try window.press("Space")
      #expect(try window.wait { try window.colors().contains(black) }, "no exact black after Space")
      let dark = try window.settledColors()
      try window.press("Space")
      #expect(try window.wait { try window.colors() == light }, "two flips do not give the first screen back")
      try window.press("Space")
      #expect(
        try window.wait { try window.colors() == dark }, "three flips do not give the second screen back")
    }
  }

  @Suite(.serialized) struct QuitTests {
    @Test(arguments: ["q", "C-c"])
    func quittingGivesTheTerminalBackAndEndsWithZero(key: String) throws {
      let folder = try TemporaryFolder()
      let script =
        "stty -a > before; \"$0\" moments --appearance light; echo $? > status; stty -a > after; echo back; cat"
      let window = try Tmux(
        columns: 100, rows: 32, ["env", "-C", folder.path, "sh", "-c", script, try builtProgram()])
      try #require(try window.wait { try window.colors().contains(white) })
      try window.press(key)
      #expect(try window.wait { try window.screen().hasPrefix("back") }, "the shell's screen is not back")
      #expect(try folder.read("status") == "0\n")
      #expect(try folder.read("after") == folder.read("before"))
      #expect(try window.colors().contains("48;2") == false)
    }

    @Test(arguments: [[":", "q"], [":", "C-c"], ["/", "C-c"]])
    func controlCQuitsWhereLettersAreTyped(keys: [String]) throws {
      let window = try openWindow()
      for key in keys { try window.press(key) }
      if keys.last == "q" {
        _ = try window.settledColors()
        #expect(try window.status() == nil)
      } else {
        #expect(try window.wait { try window.status() == 0 })
      }
    }

    @Test func aPasteNeitherEndsNorStopsTheProgram() throws {
      let terminal = try PseudoTerminal(columns: 100, rows: 32)
      try terminal.start([try builtProgram(), "moments"])
      try #require(terminal.read(until: "\u{1B}[?1049h"))
      terminal.settle()
      terminal.type("\u{1B}[200~a\u{3}b\u{1C}c\u{1A}q\u{1B}[201~")
      // Ctrl-\ means nothing outside of a paste either.
      terminal.type("\u{1C}")
      #expect(terminal.end(within: 0.5) == nil)
      #expect(!terminal.output.contains("\u{1B}[?1049l"))
      terminal.type("\u{3}")
      #expect(terminal.end() == .exit(0))
    }

    @Test(arguments: [["C-z"], [":", "suspend", "Enter"]])
    func suspendingAndFgBringTheSameScreenBack(keys: [String]) throws {
      let folder = try TemporaryFolder()
      try folder.write("PS1='ready> '\n", to: "rc")
      let window = try Tmux(columns: 100, rows: 32, ["bash", "--rcfile", folder.file("rc"), "-i"])
      try #require(try window.wait { try window.screen().contains("ready>") })
      try window.type("stty -a > \(folder.file("before")); \(try builtProgram()) moments --appearance light")
      try window.press("Enter")
      try #require(try window.wait { try window.colors().contains(white) })
      let screen = try window.settledColors()

      for key in keys { try window.press(key) }
      #expect(
        try window.wait { try window.screen().contains("Stopped") }, "the shell does not get the terminal")
      try window.type("stty -a > \(folder.file("after")); echo mo''des")
      try window.press("Enter")
      #expect(try window.wait { try window.screen().contains("modes") })
      #expect(try folder.read("after") == folder.read("before"))

      try window.type("fg")
      try window.press("Enter")
      #expect(try window.wait { try window.colors() == screen }, "fg does not give the same screen back")
      try window.press("Space")
      #expect(try window.wait { try window.colors().contains(black) }, "keys are not answered after fg")
    }
  }

  @Suite(.serialized) struct PlainTests {
    @Test func withoutATerminalTheFirstScreenIsPrintedAsText() throws {
      let outcome = try run([try builtProgram()], within: 10)
      #expect(outcome.status == 0)
      #expect(outcome.output.split(separator: "\n").count >= 10)
      #expect(!outcome.output.contains("\u{1B}"))
    }
  }

  @Suite(.serialized) struct SizeTests {
    @Test(arguments: [(1, 1), (20, 5), (39, 14), (40, 15), (80, 24), (300, 100)])
    func everySizeIsSurvived(columns: Int, rows: Int) throws {
      let window = try Tmux(columns: columns, rows: rows, [try builtProgram(), "moments"])
      _ = try window.settledColors()
      #expect(try window.status() == nil)
      try window.press("Space")
      _ = try window.settledColors()
      #expect(try window.status() == nil)
      try window.press("q")
      #expect(try window.wait { try window.status() == 0 })
    }

    @Test(arguments: [(32768, 3), (65535, 3), (40, 65535), (65535, 65535)])
    func aSizeBeyondReasonIsSurvivedAtTheStart(columns: Int, rows: Int) throws {
      let terminal = try PseudoTerminal(columns: columns, rows: rows)
      try terminal.start([try builtProgram(), "moments"])
      try #require(terminal.read(until: "\u{1B}[?1049h"))
      terminal.settle()
      terminal.type("q")
      #expect(terminal.end() == .exit(0))
    }

    @Test(arguments: [(32768, 3), (65535, 65535)])
    func aSizeBeyondReasonIsSurvivedLaterOn(columns: Int, rows: Int) throws {
      let folder = try TemporaryFolder()
      let terminal = try PseudoTerminal(columns: 100, rows: 32)
      // The window changes once the program has the terminal.
      let script = """
        (until stty -a | grep -q -- -icanon; do sleep 0.05; done; stty cols \(columns) rows \(rows); \
        echo > \(folder.file("changed"))) </dev/tty &
        exec "$0" moments
        """
      try terminal.start(["sh", "-c", script, try builtProgram()])
      try #require(terminal.read(until: "\u{1B}[?1049h"))
      try #require(soon { try folder.read("changed") == "\n" })
      terminal.settle()
      terminal.type("q")
      #expect(terminal.end() == .exit(0))
    }

    @Test func afterManySizesTheScreenIsThatOfAFreshStart() throws {
      let fresh = try openWindow().settledColors()
      let window = try openWindow()
      var numbers = SeededNumbers(state: 7)
      for round in 0..<60 {
        try window.resize(
          columns: .random(in: 5...200, using: &numbers), rows: .random(in: 3...70, using: &numbers))
        // Twenty flips in all: an even number, so that the screen ends as it began.
        if round.isMultiple(of: 3) { try window.press("Space") }
      }
      try window.resize(columns: 100, rows: 32)
      #expect(try window.wait { try window.colors() == fresh }, "the screen is not that of a fresh start")
    }
  }
}
