import TestSupport
import Testing

extension EndToEndTests {
  /// A modal over a page that is forced to light, in the colours of iOS 17 under a dark system.
  @Suite(.serialized) struct ModalTests {
    /// `#F2F2F7`, the page's ground, under black at 0.4; `#1C1C1E`, the sheet's elevated ground, without and with it.
    private let dimmedPage = "48;2;145;145;148"
    private let sheet = "48;2;28;28;30"
    private let dimmedSheet = "48;2;17;17;18"

    @Test func theSheetIsDarkAndElevatedOverALightPageAndDimmedWithTheWindowOnly() throws {
      let window = try Tmux(
        columns: 100, rows: 40,
        [
          try builtProgram(), "classifieds", "--theme", "ios", "--screen", "optouts", "--appearance", "dark",
        ])
      #expect(try window.wait { try window.screen().contains("三种退出方式") })
      try window.press(":")
      try window.type("page-override light")
      try window.press("Enter")
      #expect(
        try window.wait { try window.colors().contains(dimmedPage) }, "the page is not light and dimmed")
      try window.press("m")
      #expect(
        try window.wait { try window.colors().contains(dimmedSheet) }, "the window's overlay spares the sheet"
      )
      #expect(try window.colors().contains(dimmedPage))
      try window.press("O")
      #expect(
        try window.wait { try window.colors().contains(sheet) }, "the controller's overlay covers the sheet")
      #expect(
        try window.colors().contains(dimmedPage), "the page below is not dimmed at the controller's level")
    }
  }
}
