import Adaptation
import Design
import Rendering
import Testing

@testable import Preview

/// Side by side: the key window's phone twice, with one thing different.
@Suite struct SideBySideTests {
  private func glass(_ commands: String..., screen: String = "home", columns: Int = 140, rows: Int = 45)
    -> Glass
  {
    var glass = Glass(screen: screen, columns: columns, rows: rows)
    for command in ["side-by-side"] + commands { glass.run(command) }
    return glass
  }

  /// The part of the window that a phone takes.
  private func picture(_ rect: Rect?, of glass: Glass) -> [[Look]] {
    guard let rect else { return [] }
    let frame = view(glass.model)
    return (rect.row..<rect.bottom).map { row in
      (rect.column..<rect.right).map { Look(frame, frame[$0, row]) }
    }
  }

  private func picture(of model: Model, _ rect: Rect) -> [[Look]] {
    let frame = model.phone(columns: rect.columns, rows: rect.rows)
    return (0..<frame.rows).map { row in (0..<frame.columns).map { Look(frame, frame[$0, row]) } }
  }

  /// What a cell shows, whatever numbers its frame gives to colours and elements.
  private struct Look: Equatable {
    var glyph: Symbol
    var width: UInt8
    var style: CellStyle
    var text: Ink
    var ground: Ink
    var element: String

    init(_ frame: Frame, _ cell: Cell) {
      (glyph, width, style) = (cell.glyph, cell.width, cell.style)
      (text, ground, element) = (frame.textInk(cell), frame.groundInk(cell), frame.element(cell))
    }
  }

  @Test(
    arguments: ["home", "jobs", "settings", "modal", "rn"],
    [(80, 24), (77, 18), (100, 32), (140, 45), (220, 60)])
  func bothPicturesAreThoseOfALightAndADarkSystem(_ screen: String, _ size: (columns: Int, rows: Int)) throws
  {
    let pair = glass("toast 已保存", "end", screen: screen, columns: size.columns, rows: size.rows)
    let layout = pair.model.windowLayout
    let twin = try #require(layout.twin)
    var light = pair.model
    light.comparison = nil
    var dark = light
    dark.situation.system = .init(.dark)
    #expect(picture(layout.phone, of: pair) == picture(of: light, layout.phone))
    #expect(picture(twin, of: pair) == picture(of: dark, twin))
    #expect(layout.phone.columns == twin.columns && layout.phone.columns >= 36)
    #expect(view(pair.model).isWhole)
  }

  @Test func aDialogIsOpenInBoth() throws {
    let pair = glass("dialog share", columns: 80, rows: 24)
    let twin = try #require(pair.model.windowLayout.twin)
    var dark = pair.model
    dark.situation.system = .init(.dark)
    #expect(picture(twin, of: pair) == picture(of: dark, twin))
    #expect(pair.lines.joined().components(of: "分享到") == 2)
    var clicked = pair
    let cancel = try #require(pair.scene.regions.last { $0.action == .dismiss(nil) })
    clicked.click(twin.column + cancel.rect.column + 1, twin.row + cancel.rect.row)
    #expect(clicked.model.openDialog == nil)
  }

  @Test func aPageThatIsNotAdaptedShowsLightBesideTheOverlay() {
    let pair = glass(screen: "jobs", columns: 100, rows: 32)
    #expect(pair.lines[1].contains("☀ light"))
    #expect(pair.lines[1].contains("○ not adapted: light, overlay 0.40"))
    let narrow = glass(screen: "jobs", columns: 80, rows: 24)
    #expect(narrow.lines[1].contains(" ○ not adapted: light, overlay 0.40 "))
  }

  /// Keys before `v`, what the two captions say, and where the mark of what the phone shows stands.
  @Test(arguments: [
    (["v"], "▸ system light", "system dark"),
    (["Space", "v"], "system light", "▸ system dark"),
    (["v", "Space"], "system light", "▸ system dark"),
    (["v", "c"], "▸ normal contrast", "high contrast"),
    (["c", "v", "c"], "normal contrast", "▸ high contrast"),
    (["v", "c", "c"], "▸ base level", "elevated level"),
    (["e", "v", "c", "c"], "base level", "▸ elevated level"),
    (["v", "c", "c", "c"], "▸ system light", "system dark"),
  ])
  func lightNormalAndBaseStandAtTheLeft(_ keys: [String], _ left: String, _ right: String) {
    var glass = Glass(columns: 100, rows: 32)
    for key in keys { glass.press(key) }
    let caption = glass.lines[30]
    let (leftPart, rightPart) = (String(caption.prefix(50)), String(caption.dropFirst(50)))
    #expect(leftPart.contains(" \(left) ") && rightPart.contains(" \(right) "), "\(caption)")
  }

  @Test func keyVGoesBackToOnePhoneAndNothingElseChanged() {
    var glass = Glass(columns: 100, rows: 32)
    let before = view(glass.model)
    glass.press("v", "v")
    #expect(view(glass.model) == before)
    glass.press("c")
    #expect(glass.model.situation.contrast == .high, "c is contrast again")
  }

  @Test func keysActOnBoth() throws {
    var pair = glass(columns: 100, rows: 32)
    pair.press("Down", "Down")
    let focused = try #require(pair.state.focus)
    #expect(pair.model.counterpart(.appearance).screenState.focus == focused)
    pair.run("screen jobs")
    #expect(pair.lines.joined().components(of: "招聘") >= 2)
  }

  @Test func clicksWorkOnEither() throws {
    for isTwin in [false, true] {
      var pair = glass(columns: 100, rows: 32)
      let layout = pair.model.windowLayout
      let phone = isTwin ? try #require(layout.twin) : layout.phone
      let tab = try #require(pair.scene.regions.first { $0.path == "tabBar.item[1]" })
      pair.click(phone.column + tab.rect.column + 1, phone.row + tab.rect.row)
      #expect(pair.model.screen.id == "tribe")
    }
    var pair = glass(columns: 100, rows: 32)
    let before = pair.model.stack
    pair.click(0, 5)
    #expect(pair.model.stack == before)
  }

  @Test(arguments: [(76, 24), (40, 15), (60, 45)])
  func withoutRoomItSaysWhatItNeeds(_ columns: Int, _ rows: Int) {
    let alone = glass(columns: columns, rows: rows)
    #expect(alone.notice == "no room for two phones: they need 77 columns, there are \(columns)")
    #expect(alone.isRefused && alone.model.comparison == nil)
  }

  @Test func aWindowThatBecameTooNarrowShowsOnePhone() {
    var pair = glass(columns: 100, rows: 32)
    _ = update(&pair.model, .input(.resize(columns: 60, rows: 24)))
    #expect(pair.model.windowLayout.twin == nil && pair.model.shownComparison == nil)
    _ = update(&pair.model, .input(.resize(columns: 100, rows: 32)))
    #expect(pair.model.windowLayout.twin != nil)
  }

  @Test func thePanelGivesWay() {
    var glass = Glass(columns: 80, rows: 24)
    glass.press("t", "v")
    #expect(glass.model.windowLayout.panel == nil && glass.model.windowLayout.twin != nil)
    #expect(self.glass(columns: 160).model.windowLayout.panel != nil)
    glass.press("t")
    #expect(glass.model.isPanelActive)
  }

  @Test func ofSeveralWindowsTheKeyOneIsCompared() {
    var glass = Glass(columns: 160, rows: 40)
    glass.run("window-add", "window-override dark", "side-by-side")
    #expect(glass.model.windowLayout.others == [])
    #expect(
      glass.lines[38].contains("window 2  system light") && glass.lines[38].contains("window 2  system dark"))
    glass.press("W")
    #expect(glass.model.comparison == nil && glass.model.windows.count == 3)
  }

  @Test func theBackgroundShowsItsPhotographsAndComesBack() {
    var pair = glass(columns: 100, rows: 32)
    pair.press("b")
    #expect(pair.model.windowLayout.cards.count == 2)
    pair.press("b")
    #expect(pair.model.windowLayout.twin != nil)
  }

  @Test func whatCannotBeComparedIsNamed() {
    let pair = glass("compare colour")
    #expect(pair.notice == "'colour' cannot be compared; write appearance, contrast or level")
  }
}

extension String {
  /// How often another text stands in it.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
