import TestSupport
import Testing

extension EndToEndTests {
  @Suite(.serialized) struct TwoProgramsTests {
    @Test func twoAtOnceLeaveTheStateWholeAndKeepWhatTheyDoNotKnow() throws {
      let folder = try TemporaryFolder()
      _ = try run(["mkdir", "-p", folder.file("gloam")])
      try folder.write(
        "{\"overridedUserInterfaceStyle\":0,\"later\":{\"kept\":[1,\"二\"]}}\n", to: "gloam/state.json")
      let windows = try (1...2).map { _ in
        try Tmux(
          columns: 100, rows: 32, [try builtProgram(), "classifieds"],
          environment: ["XDG_STATE_HOME": folder.path])
      }
      for window in windows { try #require(try window.wait { try window.colors().contains("48;2") }) }
      let whole = (0...2).map { "{\"overridedUserInterfaceStyle\":\($0),\"later\":{\"kept\":[1,\"二\"]}}\n" }
      for _ in 1...30 {
        for window in windows { try window.press("A", "A") }
        let text = try folder.read("gloam/state.json")
        #expect(whole.contains(text))
      }
      for window in windows {
        try window.press("q")
        #expect(try window.wait { try window.status() == 0 })
      }
      #expect(whole.contains(try folder.read("gloam/state.json")))
      #expect(try run(["ls", "-A", folder.file("gloam")]).output == "state.json\n")
    }
  }
}
