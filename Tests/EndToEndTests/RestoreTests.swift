import Glibc
import TestSupport
import Testing

extension EndToEndTests {
  // Whatever ends the program, the terminal is as it was before.
  @Suite(.serialized) struct RestoreTests {
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGSEGV, SIGABRT, SIGTRAP, SIGBUS])
    func aSignalRestoresTheTerminalAndEndsTheProgram(signal: Int32) throws {
      let terminal = try PseudoTerminal(columns: 100, rows: 32)
      let before = try terminal.modes()
      try terminal.start([try builtProgram(), "moments", "--appearance", "light"])
      try #require(
        terminal.read(until: "\u{1B}[?1049h"), "no screen of its own: \(terminal.output.debugDescription)")
      terminal.settle()

      terminal.send(signal)
      #expect(terminal.end() == .signal(signal))
      #expect(try terminal.modes() == before)
      #expect(lastSwitch(of: "1049", in: terminal.output) != "h", "the alternate screen is not left")
      #expect(lastSwitch(of: "25", in: terminal.output) != "l", "the cursor is left hidden")
      for mode in ["1000", "1002", "1003", "1006", "1004", "2004", "2026", "2031"] {
        #expect(lastSwitch(of: mode, in: terminal.output) != "h", "mode \(mode) is left on")
      }
    }

    @Test(arguments: ["Ctrl-Z", "SIGTSTP"])
    func whereNoShellCouldContinueItTheProgramGoesOn(cause: String) throws {
      let terminal = try PseudoTerminal(columns: 100, rows: 32)
      try terminal.start([try builtProgram(), "moments", "--appearance", "light"])
      try #require(terminal.read(until: "\u{1B}[?1049h"))
      terminal.settle()

      if cause == "Ctrl-Z" { terminal.type("\u{1A}") } else { terminal.send(SIGTSTP) }
      #expect(terminal.read(until: "\u{1B}[?1049l"), "the terminal is not given back")
      terminal.settle()
      #expect(lastSwitch(of: "1049", in: terminal.output) == "h")
      terminal.type("q")
      #expect(terminal.end() == .exit(0), "the program is stopped for ever")
    }
  }
}

/// Whether a private mode of the terminal was last switched on, `h`, or off, `l`; nil when it never was.
private func lastSwitch(of mode: String, in output: String) -> Substring? {
  output.matches(of: #/\u{1B}\[\?([0-9;]+)([hl])/#).last { $0.1.split(separator: ";").contains(mode[...]) }?.2
}
