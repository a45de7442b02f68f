import Adaptation
import Colors
import Design
import Formats
import Rendering
import StyleLibrary
import Testing

@testable import Preview

/// Changing a theme in the inspector.
@Suite struct ThemeEditTests {
  @Test func greaterAndLessChangeTheLightnessByAHundredthOfTheEntryThatAnswered() throws {
    var glass = open(Shipped.moments)
    let before = try inspected(glass)
    glass.press(">", ">", ">")
    let after = try inspected(glass)
    #expect(after.subject.token == before.subject.token && after.subject.source == before.subject.source)
    let (old, new) = (OKLCH(before.subject.authored), OKLCH(after.subject.authored))
    #expect(abs(new.lightness - old.lightness - 0.03) < 0.004)
    #expect(after.contrast?.ratio == contrastRatio(after.subject.authored, after.ground.authored))
    #expect(after.contrast?.ratio != before.contrast?.ratio)
    #expect(glass.text.contains("1 unsaved") && glass.text.contains("lightness"))
    glass.press("Space")
    #expect(try inspected(glass).subject.authored != after.subject.authored)
    glass.press("Space", "<", "<", "<")
    #expect(try inspected(glass) == before && glass.model.edits.unsavedCount == 0)
  }

  @Test func theEndOfAnAliasChainIsWhatChanges() throws {
    var glass = open(aliased)
    glass.press(">")
    let color = try inspected(glass)
    #expect(color.subject.token == "text" && color.chain.contains { $0.name == "alias" && $0.value == "ink" })
    let ink = glass.model.shownTheme.token("ink")?.color.entries[0]
    #expect(ink?.value == .color(Color(color.subject.authored), isClipped: false))
    #expect(glass.notice.hasPrefix("ink (light): lightness 0."))
  }

  @Test func undoTakesStepAfterStepBack() throws {
    var glass = open(Shipped.moments)
    var seen: [Inspection] = []
    for key in [">", ">", "<", ">", ">"] {
      seen.append(try inspected(glass))
      glass.press(key)
    }
    while let before = seen.popLast() {
      glass.press("U")
      #expect(try inspected(glass) == before)
    }
    glass.press("U")
    #expect(glass.isRefused && glass.notice == "nothing to undo")
  }

  @Test func blackAndWhiteAreTheEnds() throws {
    var glass = open(aliased)
    for _ in 0..<120 { glass.press("<") }
    #expect(try inspected(glass).subject.authored == .black)
    #expect(glass.isRefused && glass.notice == "'ink' is black already")
    for _ in 0..<120 { glass.press(">") }
    #expect(try inspected(glass).subject.authored == .white && glass.notice == "'ink' is white already")
    for _ in 0..<300 { glass.press("U") }
    #expect(glass.model.edits.unsavedCount == 0)
  }

  @Test(arguments: ["lightness-less", "lightness-more"])
  func withoutTheInspectorNothingIsChanged(_ command: String) {
    var glass = Glass()
    glass.run(command)
    #expect(glass.isRefused && glass.notice == "nothing is inspected; i opens the inspector")
  }

  @Test func writingAsksForTheValuesThatDiffer() throws {
    var glass = open(aliased)
    glass.press("Ctrl-S")
    #expect(glass.effects == [] && glass.notice == "nothing to write: no value differs from its file")
    glass.press(">", "Ctrl-S")
    let color = try inspected(glass).subject
    let place = try #require(color.source)
    #expect(glass.effects == [.writeColors([ColorWrite(place: place, color: color.authored)])])
  }

  @Test func quittingWithEditsAsksOnce() {
    var glass = open(aliased)
    glass.press(">", "q")
    #expect(glass.effects == [] && glass.notice == "1 unsaved edit: Ctrl-S writes, q again leaves without")
    glass.press("Down", "q")
    #expect(glass.effects == [])
    glass.press("q")
    #expect(glass.effects == [.quit])
    glass.press("U", "q")
    #expect(glass.effects == [.quit])
  }

  @Test func whatIsWrittenIsNoEditAnyMoreAndCanStillBeUndone() throws {
    var glass = open(aliased)
    let before = try inspected(glass).subject.authored
    glass.press(">")
    let after = try inspected(glass).subject.authored
    glass.reload(app(text(ink: after.hex)), written: "wrote")
    #expect(glass.model.edits.unsavedCount == 0 && glass.notice == "wrote")
    #expect(try inspected(glass).subject.authored == after)
    glass.press("U")
    #expect(try inspected(glass).subject.authored == before && glass.model.edits.unsavedCount == 1)
  }

  @Test func aChangeFromOutsideKeepsTheEditsOnTop() throws {
    var glass = open(aliased)
    glass.press(">")
    let edited = try inspected(glass).subject.authored
    glass.reload(app("\n\n" + text(ink: "#000000", paper: "#EEEEEE")))
    let now = try inspected(glass)
    #expect(now.subject.authored == edited && now.ground.authored.hex == "#EEEEEE")
    #expect(now.subject.source?.line == 3)
    #expect(
      glass.notice == "theme.json changed on disk; 1 unsaved edit kept on top: U undoes, Ctrl-S writes")
    glass.press("U")
    #expect(try inspected(glass).subject.authored.hex == "#112233")
  }

  @Test func anEditWhoseTokenIsGoneIsTold() {
    var glass = open(aliased)
    glass.press(">")
    glass.reload(app(text(ink: "#000000").replacing("ink", with: "tinte")))
    #expect(glass.notice == "'ink' is gone from theme.json, and its unsaved edit with it")
    #expect(glass.model.edits.unsavedCount == 0)
  }

  @Test func brokenFilesKeepTheLastGoodOnesUntilTheyAreMended() throws {
    var glass = open(aliased)
    let good = glass.phone
    glass.reload(app("{\"tokens\": {\"ink\": \"#12345G\"}}"))
    #expect(glass.phone == good && glass.isRefused)
    #expect(glass.notice.hasPrefix("theme.json:1:20: '#12345G' is not a colour"))
    #expect(glass.text.contains("last good files"))
    glass.reload(app(text(ink: "#445566")))
    #expect(glass.notice == "theme.json read again: it is sound now")
    #expect(try inspected(glass).subject.authored.hex == "#445566")
    #expect(!glass.text.contains("last good files"))
  }

  @Test func anAppThatWasBrokenFromTheStartIsTakenAsItIsBeingMended() {
    var glass = open(app("{\"tokens\": {\"ink\": \"#12345G\", \"red\": \"#12\"}}"))
    glass.reload(app("{\"tokens\": {\"ink\": \"#123456\", \"red\": \"#12\"}}"))
    #expect(glass.model.theme.token("ink")?.color.entries.isEmpty == false)
  }

  @Test func aReloadKeepsScreenScrollFocusAndSituation() {
    var glass = Glass(screen: "jobs")
    glass.run("dark", "contrast", "overlay-opacity 0.5")
    glass.press("Down", "Down", "Down", "PageDown", "L")
    let before = glass.model
    var app = Shipped.classifieds
    app.files = ["theme.json": []]
    glass.reload(app)
    #expect(glass.model.stack == before.stack && glass.model.states == before.states)
    #expect(glass.model.situation == before.situation && glass.model.panelContent == before.panelContent)
    #expect(glass.notice == "theme.json read again")
  }

  @Test func aScreenThatIsGoneGivesWayToTheFirst() {
    var glass = Glass(screen: "jobs")
    var app = Shipped.classifieds
    app.screens.removeAll { $0.id == "jobs" }
    glass.reload(app)
    #expect(glass.model.stack == [app.screens[0].id])
  }

  // MARK: -

  private var aliased: App { app(text(ink: "#112233")) }

  private func text(ink: String, paper: String = "#FFFFFF") -> String {
    "{\"tokens\": {\"ink\": {\"light\": \"\(ink)\", \"dark\": \"#FFFFFF\"}, \"text\": \"{ink}\", "
      + "\"paper\": \"\(paper)\"}, \"roles\": {\"text\": \"text\", \"background\": \"paper\", "
      + "\"tint\": \"text\", \"separator\": \"text\"}}"
  }

  private func app(_ text: String) -> App {
    let reading = readTheme(Array(text.utf8), file: "theme.json", id: "t")
    let screen = Screen(id: "s", title: "S", className: "S", body: [.label(Label("hello"))])
    var app = App(
      id: "t", title: "t", theme: reading.value.theme, screens: [screen], diagnostics: reading.diagnostics)
    app.files = ["theme.json": Array(text.utf8)]
    return app
  }

  /// The inspector on a letter of the first text.
  private func open(_ app: App) -> Glass {
    var glass = Glass(app)
    let text = glass.inspected(at: app.id == "t" ? "text[0]" : "navigationBar.title")
    glass.run("inspect \(text?.row ?? 0),\(text?.column ?? 0)")
    return glass
  }

  private func inspected(_ glass: Glass) throws -> Inspection { try #require(glass.model.inspected) }
}

extension Glass {
  fileprivate mutating func reload(_ app: App, written: String? = nil) {
    effects = update(&model, .reload(Reload(app: app, written: written)))
  }

  fileprivate var phone: Frame { model.phone(columns: 44, rows: 40) }
}
