import TestSupport
import Testing

extension EndToEndTests {
  /// RN and web pages in their carriers, in a terminal.
  @Suite(.serialized) struct CarrierTests {
    /// The ground of the shipped RN page, light and dark, as its stylesheet says.
    private let light = "48;2;238;242;247"
    private let dark = "48;2;10;14;20"

    private func open(_ screen: String) throws -> Tmux {
      let window = try Tmux(
        columns: 100, rows: 36,
        [try builtProgram(), "classifieds", "--appearance", "light", "--screen", screen])
      try #require(try window.wait { try window.screen().contains("wbmain://jump/") })
      return window
    }

    @Test func anRNPageKeepsWhatWasTypedOrLosesIt() throws {
      let window = try open("rn")
      try #require(try window.wait { try window.colors().contains(light) })
      for key in ["Down", "Enter", "g", "q", "Enter", "Space"] { try window.press(key) }
      #expect(try window.wait { try window.colors().contains(dark) && window.screen().contains("⌕ gq") })
      for key in ["f", "Space"] { try window.press(key) }
      #expect(try window.wait { try window.colors().contains(light) && !window.screen().contains("⌕ gq") })
    }

    @Test func aJumpURLThatIsTypedOpensItsCarrier() throws {
      let window = try open("web")
      let url = "open wbmain://jump/rn?page=rentList&supportDark=0"
      try window.press(":")
      for character in url { try window.press(character == " " ? "Space" : String(character)) }
      try window.press("Enter")
      #expect(try window.wait { try window.screen().contains("supportDark=0") })
      try window.press("Space")
      // It is not adapted: light, under the overlay's 40 %.
      #expect(try window.wait { try window.colors().contains("48;2;143;145;148") })
    }
  }
}
