import TestSupport
import Testing

extension EndToEndTests {
  @Suite(.serialized) struct TraitLogTests {
    @Test func eachFlipIsOneLine() throws {
      let folder = try TemporaryFolder()
      let terminal = try PseudoTerminal(columns: 100, rows: 32)
      try terminal.start(
        [try builtProgram(), "moments", "--appearance", "light"],
        environment: ["GLOAM_TRAIT_LOG": folder.file("log")])
      try #require(terminal.read(until: "\u{1B}[?1049h"))
      terminal.settle()
      terminal.type("  ]   ")
      terminal.settle()
      terminal.type("q")
      #expect(terminal.end() == .exit(0))
      let lines = try folder.read("log").split(separator: "\n")
      #expect(lines.count == 5)
      #expect(
        lines.allSatisfy {
          $0.contains("\"step\":\"Space\",\"window\":1,\"event\":\"traitCollectionDidChange\"")
        })
      #expect(lines.filter { $0.contains("light -> dark") }.count == 3)
    }

    @Test func oneStandsForAFileOfItsOwn() throws {
      let folder = try TemporaryFolder()
      let terminal = try PseudoTerminal(columns: 100, rows: 32)
      try terminal.start(
        [try builtProgram(), "moments", "--appearance", "light"],
        environment: ["GLOAM_TRAIT_LOG": "1", "XDG_STATE_HOME": folder.path])
      try #require(terminal.read(until: "\u{1B}[?1049h"))
      terminal.settle()
      terminal.type(" ")
      terminal.settle()
      terminal.type("q")
      #expect(terminal.end() == .exit(0))
      #expect(try folder.read("gloam/trait-log.jsonl").split(separator: "\n").count == 1)
    }

    @Test func aLogThatCannotBeWrittenIsToldAndStopsNothing() throws {
      let window = try Tmux(
        columns: 100, rows: 32, [try builtProgram(), "moments", "--appearance", "light"],
        environment: ["GLOAM_TRAIT_LOG": "/nowhere/log"])
      let told = "no log of trait changes: /nowhere/log: cannot be written: its folder does not exist"
      #expect(try window.wait { try window.screen().contains(told) })
      try window.press("Space")
      #expect(try window.wait { try window.colors().contains(black) })
      #expect(try window.screen().contains(told) == false)
      try window.press("q")
      #expect(try window.wait { try window.status() == 0 })
    }
  }
}
