import Glibc
import TestSupport
import Testing

extension EndToEndTests {
  // Whatever ends the program, the terminal is as it was before.
  @Suite(.serialized) struct RestoreTests {
    @Test(arguments: [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGSEGV, SIGABRT, SIGTRAP, SIGBUS, SIGUSR1, SIGUSR2, SIGALRM,
      SIGVTALRM, SIGPROF, SIGPOLL, SIGPWR, SIGSTKFLT, SIGXCPU, SIGXFSZ,
    ])
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

    @Test func aSignalThatIsIgnoredStaysIgnored() throws {
      let terminal = try PseudoTerminal(columns: 100, rows: 32)
      try terminal.start(["env", "--ignore-signal=USR1,HUP", try builtProgram(), "moments"])
      try #require(terminal.read(until: "\u{1B}[?1049h"))
      for signal in [SIGUSR1, SIGHUP] { terminal.send(signal) }
      terminal.type("q")
      #expect(terminal.end() == .exit(0))
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func aTerminalThatNobodyReadsHoldsNoSignalBack(signal: Int32) throws {
      let folder = try TemporaryFolder()
      let terminal = try PseudoTerminal(columns: 300, rows: 100)
      let before = try terminal.modes()
      // Fills the terminal before the program takes it; twice, because the first bytes move on within the system.
      let fill = "dd if=/dev/zero of=/dev/tty oflag=nonblock bs=1k count=1k; sleep 0.1"
      try folder.write(
        """
        \(fill)
        \(fill)
        sh -c 'echo $$ > process; exec "$0" moments --appearance light' "$1" 2>/dev/tty
        echo $? > status
        """, to: "script")
      // What the shell itself has to say must not wait for the terminal either.
      let shell = ["sh", "-c", "exec sh script \"$0\" 2>errors", try builtProgram()]
      try terminal.start(["env", "-C", folder.path] + shell)
      #expect(soon { try terminal.modes() != before }, "the program does not take the terminal")
      let process = try #require(pid_t(folder.read("process").filter(\.isNumber)))
      // Time for the first frame, which finds no room; without it too the test must pass.
      usleep(500_000)

      kill(process, signal)
      let hasEnded = soon { try folder.read("status") == "\(128 + signal)\n" }
      #expect(hasEnded, "the signal does not end the program")
      if !hasEnded { kill(process, SIGKILL) }
      #expect(try terminal.modes() == before)
      terminal.settle()
      #expect(lastSwitch(of: "1049", in: terminal.output) == "l", "a terminal that wakes up is not in order")
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
