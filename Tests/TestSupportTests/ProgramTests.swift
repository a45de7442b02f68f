import Glibc
import TestSupport
import Testing

@Suite struct ProgramTests {
  @Test func aProgramGetsItsInputAndEnvironmentAndGivesStatusOutputAndErrors() throws {
    let outcome = try run(
      ["sh", "-c", "cat; echo $WORD; echo oh >&2; exit 3"], environment: ["WORD": "two"], input: "one\n")
    #expect(outcome.status == 3)
    #expect(outcome.output == "one\ntwo\n")
    #expect(outcome.errors == "oh\n")
  }

  @Test func aSignalIsToldAsAShellTellsIt() throws {
    #expect(try run(["sh", "-c", "kill -TERM $$"]).status == 128 + SIGTERM)
  }

  @Test func aProgramThatDoesNotEndIsKilled() {
    #expect(throws: SystemFailure.self) { try run(["sleep", "30"], within: 0.1) }
  }

  @Test func aPseudoTerminalIsTheProgramsOwnTerminal() throws {
    let terminal = try PseudoTerminal(columns: 47, rows: 11)
    let before = try terminal.modes()
    try terminal.start(["sh", "-c", "stty size </dev/tty; stty raw; read word; echo got; sleep 30"])
    #expect(terminal.read(until: "11 47"))
    terminal.type("x\n")
    #expect(terminal.read(until: "got"))
    #expect(try terminal.modes() != before)
    terminal.send(SIGTERM)
    #expect(terminal.end() == .signal(SIGTERM))
  }

  @Test func tmuxShowsTheScreenOfAProgramAndHowItEnded() throws {
    let window = try Tmux(
      columns: 30, rows: 5, ["sh", "-c", "printf '\\033[48;2;1;2;3mhello\\033[m '; read w; exit 4"])
    #expect(try window.wait { try window.screen().hasPrefix("hello") })
    #expect(try window.colors().contains("48;2;1;2;3"))
    #expect(try window.status() == nil)
    try window.press("Enter")
    #expect(try window.wait { try window.status() == 4 })
  }
}
