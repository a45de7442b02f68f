import Rendering
import Adaptation
import Design
import StyleLibrary
import Testing

@testable import Preview

/// Pickers, palette, filter and panel.
@Suite struct ListTests {
  /// The themes' picker over the moments app, with the library read.
  private func picker() -> Glass {
    var glass = Glass(Shipped.moments)
    glass.press("T")
    glass.readLibrary()
    return glass
  }

  @Test func theThemesAreReadEachTimeTheyAreAskedFor() {
    var glass = Glass(Shipped.moments)
    glass.press("T")
    #expect(glass.effects == [.readLibrary])
    glass.readLibrary()
    #expect(glass.text.contains("classifieds") && glass.text.contains("ios"))
    glass.press("Esc", "T")
    #expect(glass.effects == [.readLibrary])
  }

  @Test func thePickerShowsTheThemeUnderItsCursorAndEnterKeepsIt() {
    var glass = picker()
    #expect(glass.model.theme.id == "moments")
    glass.press("j")
    #expect(glass.model.theme.id == "classifieds")
    glass.press("j")
    #expect(glass.model.theme.id == "ios")
    glass.press("Enter")
    #expect(glass.model.theme.id == "ios" && glass.model.sheet == nil)
    #expect(glass.model.app.id == "moments")
  }

  @Test func escapePutsTheThemeBack() {
    var glass = picker()
    let before = Glass(Shipped.moments).text
    glass.press("j", "j", "k", "Esc")
    #expect(glass.model.theme.id == "moments" && glass.model.sheet == nil)
    #expect(glass.text == before)
  }

  @Test func escapePutsTheThemeBackAfterAFilter() {
    var glass = picker()
    glass.press("/")
    glass.type("ios")
    #expect(glass.model.theme.id == "ios")
    glass.press("Esc")
    #expect(glass.model.sheet != nil)
    glass.press("Esc")
    #expect(glass.model.theme.id == "moments" && glass.model.sheet == nil)
  }

  @Test func escapePutsBackTheThemeThatWasPickedBefore() {
    var glass = picker()
    glass.press("j", "Enter", "T", "j", "Esc")
    #expect(glass.model.theme.id == "classifieds")
  }

  @Test(arguments: [":", "?", "Ctrl-P"])
  func leavingThePickerForAnotherSheetPutsTheThemeBack(_ other: String) {
    var glass = picker()
    glass.press("j", other)
    #expect(glass.model.theme.id == "moments")
    glass.press("Esc")
    #expect(glass.model.theme.id == "moments" && glass.model.sheet == nil)
  }

  @Test func aClickOutsideThePickerPutsTheThemeBack() {
    var glass = picker()
    glass.press("j")
    glass.click(0, 0)
    #expect(glass.model.theme.id == "moments" && glass.model.sheet == nil)
  }

  @Test func aThemeThatWasPickedGoesWhenAnotherAppIsOpened() {
    var glass = picker()
    glass.press("j")
    _ = update(&glass.model, .app(Shipped.ios))
    glass.press("Esc")
    #expect(glass.model.theme.id == "ios" && glass.model.app.id == "ios")
  }

  @Test func aThemeIsWornByName() {
    var glass = Glass(Shipped.moments)
    glass.run("theme ios")
    #expect(glass.effects == [.readLibrary] && glass.model.theme.id == "moments")
    glass.readLibrary()
    #expect(glass.model.theme.id == "ios")
    glass.run("theme nothing")
    #expect(glass.isRefused && glass.model.theme.id == "ios")
  }

  @Test func thePaletteRunsWhatItFinds() {
    var glass = Glass(Shipped.moments)
    glass.press(":")
    glass.type("high contrast")
    glass.press("Enter")
    #expect(glass.model.situation.contrast == .high && glass.model.sheet == nil)
  }

  @Test func thePaletteRunsCommandsWithArguments() {
    var glass = Glass(Shipped.moments)
    glass.press(":")
    glass.type("screen detail")
    glass.press("Enter")
    #expect(glass.model.screen.id == "detail")
    glass.press("Ctrl-P")
    glass.type("os 26")
    glass.press("Enter")
    #expect(glass.model.situation.os.value == 26)
  }

  @Test func thePaletteRunsAnArgumentThatIsOnlyTyped() {
    var glass = Glass(screen: "jobs")
    glass.press(":")
    glass.type("overlay-opacity 0.25")
    glass.press("Enter")
    #expect(glass.model.overlay.alpha == 0.25)
  }

  @Test func aCommandThatNeedsAnArgumentAsksForIt() {
    var glass = Glass(Shipped.moments)
    glass.press(":")
    glass.type("go to a screen")
    glass.press("Enter")
    #expect(glass.model.sheet?.kind == .palette && glass.model.sheet?.list.filter == "screen ")
    glass.press("Down")
    #expect(glass.model.sheet != nil)
  }

  @Test func whatNothingFitsSaysSo() {
    var glass = Glass(Shipped.moments)
    glass.press(":")
    glass.type("zzzz")
    #expect(glass.text.contains("nothing fits"))
    glass.press("Enter")
    #expect(glass.isRefused && glass.notice == "nothing fits 'zzzz'")
  }

  @Test func typingIsMended() {
    var glass = Glass(Shipped.moments)
    glass.press(":")
    glass.type("flop")
    glass.press("Backspace", "Backspace")
    glass.type("ip")
    #expect(glass.model.sheet?.list.filter == "flip")
    glass.press("Ctrl-U")
    #expect(glass.model.sheet?.list.filter == "")
    glass.press("Backspace")
    #expect(glass.model.sheet?.list.filter == "")
  }

  @Test func helpListsEveryCommand() {
    var glass = Glass(Shipped.moments)
    glass.press("?")
    var seen = ""
    for _ in 0..<(CommandTable.all.count) {
      seen += glass.text
      glass.press("j")
    }
    #expect(CommandTable.all.filter { !seen.contains($0.title) }.map(\.name) == [])
    let keys = CommandTable.all.flatMap(\.keys).map(\.description)
    #expect(keys.filter { !seen.contains($0) } == [])
  }

  @Test func aRoleGetsAnotherToken() {
    var glass = Glass(Shipped.moments)
    glass.run("roles")
    glass.press("/")
    glass.type("tint")
    glass.press("Enter")
    #expect(glass.model.sheet?.kind == .tokens(role: "tint"))
    glass.press("/")
    glass.type("line")
    glass.press("Enter")
    #expect(glass.model.theme.tokenName(for: "tint") == "line")
    #expect(glass.notice == "'line' plays 'tint'")
  }

  @Test func theTokensFilterNarrowsThePanel() {
    var glass = Glass(Shipped.moments)
    glass.press("/")
    glass.type("text")
    #expect(
      glass.model.tokenRows.map { glass.model.theme.tokens[$0].name } == [
        "primaryText", "secondaryText", "tertiaryText", "quaternaryText",
      ])
    glass.press("Enter")
    #expect(!glass.model.isTyping)
    glass.press("j", "j")
    #expect(glass.model.tokens.cursor == 2)
    glass.press("Esc")
    #expect(glass.model.tokenRows.count == 9 && glass.model.focus == .panel)
    glass.press("Esc")
    #expect(glass.model.focus == .phone)
  }

  @Test func pastedTextGoesOnlyIntoAFilter() {
    var glass = Glass(Shipped.moments)
    let before = Glass(Shipped.moments).model.situation
    _ = update(&glass.model, .input(.paste("aaaq:")))
    #expect(glass.isRefused && glass.model.situation == before && glass.model.sheet == nil)
    glass.press(":")
    _ = update(&glass.model, .input(.paste("fl\u{1B}[31mip\nq")))
    #expect(glass.model.sheet?.list.filter == "fl\u{1B}[31mip")
    #expect(view(glass.model).cells.allSatisfy { $0.glyph.scalar != "\u{1B}" })
  }

  @Test func tabGivesTheKeyboardToThePanelAndBack() {
    var glass = Glass(Shipped.moments)
    glass.press("Tab")
    #expect(glass.model.focus == .panel)
    glass.press("Down")
    #expect(glass.model.tokens.cursor == 1 && glass.state.focus == nil)
    glass.press("S-Tab")
    #expect(glass.model.focus == .phone)
  }

  @Test func theKeyboardIsNeverInAPanelThatIsNotShown() {
    var glass = Glass(Shipped.moments, columns: 140)
    glass.press("Tab")
    _ = update(&glass.model, .input(.resize(columns: 60, rows: 40)))
    glass.press("Down")
    #expect(glass.state.focus != nil && glass.model.tokens.cursor == 0)
    _ = update(&glass.model, .input(.resize(columns: 140, rows: 46)))
    glass.press("Down")
    #expect(glass.model.tokens.cursor == 1)
  }

  @Test func theTokensAreShownAndHidden() {
    var glass = Glass(Shipped.moments)
    let before = glass.text
    glass.press("t")
    #expect(glass.model.focus == .panel && glass.text.contains("quaternaryText"))
    glass.press("t")
    #expect(glass.model.focus == .phone && !glass.text.contains("quaternaryText"))
    #expect(before.contains("quaternaryText"))
  }

  @Test func aClickInThePanelPointsAtAToken() throws {
    var glass = Glass(Shipped.moments)
    let panel = try #require(glass.model.windowLayout.panel)
    glass.click(panel.column + 3, panel.row + 2 + 4)
    #expect(glass.model.tokens.cursor == 4 && glass.model.focus == .panel)
  }

  @Test func aClickRunsARowOfASheet() throws {
    var glass = Glass(Shipped.moments)
    glass.press(":")
    let row = try #require(glass.lines.firstIndex { $0.contains("normal or high contrast") })
    let place = glass.model.sheetPlace
    glass.click(place.column + 20, row)
    #expect(glass.model.situation.contrast == .high)
  }

  @Test func anotherAppReplacesEverythingButTheSystem() {
    var glass = Glass(screen: "jobs")
    glass.run("dark", "page-gate", "app-gate", "overlay-more", "contrast")
    _ = update(&glass.model, .app(Shipped.moments))
    #expect(glass.model.screen.id == "timeline" && glass.model.theme.id == "moments")
    #expect(glass.model.situation.system.value == .dark && glass.model.situation.contrast == .high)
    #expect(glass.model.situation.appGate == nil && glass.model.situation.overlay == nil)
    #expect(glass.model.situation.pageGates == [:] && glass.model.states == [:])
  }

  @Test func whatTheWorldCouldNotDoIsSaid() {
    var glass = Glass(Shipped.moments)
    _ = update(&glass.model, .failure("there is no such app"))
    #expect(glass.isRefused && glass.lines.last?.contains("✗ there is no such app") == true)
  }

  @Test func programCommandsAskTheWorld() {
    for (name, effect) in [("q", Effect.quit), ("Ctrl-Z", .suspend), ("Ctrl-L", .redraw), ("Ctrl-C", .quit)] {
      var glass = Glass(Shipped.moments)
      glass.press(name)
      #expect(glass.effects == [effect])
    }
    var glass = Glass(Shipped.moments)
    #expect(update(&glass.model, .input(.resume)) == [.redraw])
    glass.run("app ios")
    #expect(glass.effects == [.openApp("ios")])
    glass.press("Ctrl-T")
    #expect(!glass.model.mouse)
  }
}
