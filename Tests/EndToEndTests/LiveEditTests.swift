import TestSupport
import Testing

extension EndToEndTests {
  /// Files that change while the previewer is open, and files that it changes itself.
  @Suite(.serialized) struct LiveEditTests {
    private let red = "48;2;200;10;20"
    private let green = "48;2;10;200;20"

    private func theme(_ paper: String) -> String {
      """
      {
        // kept
        "tokens": {"paper": {"light": "\(paper)", "dark": "#000000"}, "ink": "#101010"},
        "roles": {"background": "paper", "text": "ink", "tint": "ink", "separator": "ink"}
      }

      """
    }

    /// A window in which a theme of its own is open.
    private func open(_ folder: TemporaryFolder, environment: [String: String] = [:]) throws -> Tmux {
      try folder.write(theme("#C80A14"), to: "theme.json")
      let window = try Tmux(
        columns: 100, rows: 32, [try builtProgram(), folder.path, "--appearance", "light"],
        environment: environment)
      try #require(try window.wait { try window.colors().contains(red) }, "the theme is not shown")
      return window
    }

    @Test func aFileThatIsReplacedIsShownAtOnce() throws {
      let folder = try TemporaryFolder()
      let window = try open(folder)
      try folder.write(theme("#0AC814"), to: "theme.json.new")
      #expect(try run(["mv", folder.file("theme.json.new"), folder.file("theme.json")]).status == 0)
      #expect(
        try window.wait(within: 2) { try window.colors().contains(green) }, "the new colour is not shown")
      #expect(try window.screen().contains("theme.json read again"))
      #expect(
        try run(["sed", "-i", "s/#0AC814/#C80A14/", folder.file("theme.json")]).status == 0)
      #expect(try window.wait(within: 2) { try window.colors().contains(red) }, "sed -i is not seen")
    }

    @Test func aBrokenFileKeepsTheLastGoodOneAndSaysWhere() throws {
      let folder = try TemporaryFolder()
      let window = try open(folder)
      try folder.write(theme("#C80A1G"), to: "theme.json")
      #expect(try window.wait { try window.screen().contains("theme.json:3:33") }, "the place is not told")
      #expect(try window.colors().contains(red))
      try folder.write(theme("#0AC814"), to: "theme.json")
      #expect(try window.wait { try window.colors().contains(green) })
    }

    @Test func aFileThatIsAwayForAWhileIsSurvived() throws {
      let folder = try TemporaryFolder()
      let window = try open(folder)
      #expect(try run(["rm", folder.file("theme.json")]).status == 0)
      _ = try window.settledColors()
      #expect(try window.colors().contains(red) && window.status() == nil)
      try folder.write(theme("#0AC814"), to: "theme.json")
      #expect(try window.wait { try window.colors().contains(green) })
    }

    @Test func anEditIsWrittenIntoItsPlaceAndNowhereElse() throws {
      let folder = try TemporaryFolder()
      let window = try open(folder)
      try window.press("i", ">", ">", ">")
      try #require(try window.wait { try window.screen().contains("1 unsaved") })
      try window.press("C-s")
      try #require(try window.wait { try window.screen().contains("wrote 1 value into") })
      // The middle of the phone, where the inspector begins, is a letter.
      let written = try folder.read("theme.json")
      let digits = try #require(written.firstMatch(of: #/"ink": "(#[0-9A-F]{6})"/#)?.output.1)
      #expect(digits != "#101010")
      #expect(written == theme("#C80A14").replacing("#101010", with: String(digits)))
      _ = try window.settledColors()
      #expect(try !window.screen().contains("unsaved"))
      try window.press("q")
      #expect(try window.wait { try window.status() == 0 })
    }

    @Test func quittingWithEditsAsksOnce() throws {
      let folder = try TemporaryFolder()
      let window = try open(folder)
      try window.press("i", ">", "q")
      #expect(try window.wait { try window.screen().contains("q again leaves without") })
      #expect(try window.status() == nil)
      try window.press("q")
      #expect(try window.wait { try window.status() == 0 })
      #expect(try folder.read("theme.json") == theme("#C80A14"))
    }

    @Test func aNewThemeAppearsInTheOpenPicker() throws {
      let folder = try TemporaryFolder()
      let home = try TemporaryFolder()
      let window = try open(folder, environment: ["XDG_CONFIG_HOME": home.path])
      try window.press("T")
      try #require(try window.wait { try window.screen().contains("Themes") })
      #expect(try run(["mkdir", "-p", home.file("gloam/themes")]).status == 0)
      try folder.write(theme("#0AC814"), to: "brandnew.json")
      #expect(
        try run(["cp", folder.file("brandnew.json"), home.file("gloam/themes/brandnew.json")]).status == 0)
      #expect(try window.wait(within: 2) { try window.screen().contains("brandnew") })
    }

    @Test func nothingWakesTheProgramWhileNothingHappens() throws {
      let folder = try TemporaryFolder()
      let window = try open(folder)
      try window.press("i")
      _ = try window.settledColors()
      let program = try run(["pgrep", "-f", "gloam \(folder.path)"]).output
      let number = try #require(program.split(separator: "\n").last)
      func switches() throws -> String {
        try run(["grep", "voluntary_ctxt_switches", "/proc/\(number)/status"]).output
      }
      let before = try switches()
      #expect(try run(["sleep", "2"]).status == 0)
      #expect(try switches() == before)
    }
  }
}
