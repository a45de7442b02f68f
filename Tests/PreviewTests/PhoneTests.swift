import StyleLibrary
import Adaptation
import Design
import Rendering
import Testing

@testable import Preview

/// Screens, focus, scrolling and pressing.
@Suite struct PhoneTests {
  @Test func screensGoRoundInBothDirections() {
    var glass = Glass(Shipped.moments)
    let ids = Shipped.moments.screens.map(\.id)
    var seen: [String] = []
    for _ in 0...ids.count {
      seen.append(glass.model.screen.id)
      glass.press("]")
    }
    #expect(seen == ids + ids.prefix(1))
    glass.run("screen \(ids[0])")
    glass.press("[")
    #expect(glass.model.screen.id == ids.last)
  }

  @Test func numbersGoToScreens() {
    var glass = Glass(Shipped.moments)
    glass.press("3")
    #expect(glass.model.screen.id == Shipped.moments.screens[2].id)
    glass.press("9")
    #expect(glass.isRefused && glass.notice == "'moments' has 5 screens")
    #expect(glass.model.screen.id == Shipped.moments.screens[2].id)
  }

  @Test func anUnknownScreenIsRefused() {
    var glass = Glass(Shipped.moments)
    glass.run("screen nowhere")
    #expect(glass.isRefused && glass.notice == "'nowhere' is not a screen of 'moments'")
  }

  /// Presses the first thing that can be pressed and fits.
  private func press(_ glass: inout Glass, where fits: (Scene.Region) -> Bool) throws -> Scene.Region {
    let found = glass.scene.regions.first(where: fits)
    let region = try #require(found)
    glass.model.states[glass.model.screen.id, default: ScreenState()].focus = region.path
    glass.press("Enter")
    return region
  }

  @Test func aRowOpensAScreenAndBackClosesIt() throws {
    var glass = Glass(Shipped.moments, screen: "timeline")
    _ = try press(&glass) { $0.action == .open("detail") }
    #expect(glass.model.stack == ["timeline", "detail"])
    _ = try press(&glass) { $0.action == .back }
    #expect(glass.model.stack == ["timeline"])
  }

  @Test func escapeClosesWhatWasOpened() {
    var glass = Glass(Shipped.moments, screen: "timeline")
    glass.model.stack = ["timeline", "detail"]
    glass.press("Down")
    #expect(glass.state.focus != nil)
    glass.press("Esc")
    #expect(glass.state.focus == nil && glass.model.stack.count == 2)
    glass.press("Esc")
    #expect(glass.model.stack == ["timeline"])
    glass.press("Esc")
    #expect(glass.model.stack == ["timeline"])
  }

  @Test func aScreenThatIsOpenAlreadyIsNotOpenedTwice() {
    var glass = Glass(Shipped.moments, screen: "timeline")
    _ = glass.model.push("detail")
    _ = glass.model.push("profile")
    _ = glass.model.push("detail")
    #expect(glass.model.stack == ["timeline", "detail"])
  }

  @Test func theFirstScreenHasNothingBelow() throws {
    var glass = Glass(Shipped.moments, screen: "timeline")
    glass.press("Esc")
    #expect(glass.isRefused && glass.notice == "this is the first screen; nothing lies below it")
  }

  @Test func aScreenThatWasGoneToDirectlyGoesBackToTheOneThatItsButtonNames() throws {
    var glass = Glass(screen: "jobs")
    _ = try press(&glass) { $0.action == .back }
    #expect(glass.model.stack == ["home"])
  }

  @Test func aTabShowsItsScreenInPlaceOfAllOthers() throws {
    var glass = Glass(Shipped.moments, screen: "timeline")
    _ = try press(&glass) { $0.action == .show("settings") }
    #expect(glass.model.stack == ["settings"])
  }

  @Test func aSwitchTurnsOverAndBack() throws {
    var glass = Glass(screen: "settings")
    let region = try press(&glass) { $0.action == .toggle }
    #expect(glass.state.toggles[region.path] == false)
    glass.press("Enter")
    #expect(glass.state.toggles[region.path] == true)
  }

  @Test func anActionTurnsOver() throws {
    var glass = Glass(Shipped.moments, screen: "timeline")
    let region = try press(&glass) { $0.action == .toggle }
    #expect(region.path.contains("actions") && glass.state.toggles[region.path] == false)
  }

  @Test func aChipIsChosenAloneInItsLine() throws {
    var glass = Glass(screen: "jobs")
    for index in [2, 0, 3] {
      _ = try press(&glass) { $0.action == .choose("chips[0]", index) }
      #expect(glass.state.choices == ["chips[0]": index])
    }
  }

  @Test(arguments: [(Binding.choiceLight, "light"), (.choiceDark, "dark"), (.choiceFollow, "follow")])
  func aRadioRowSetsTheChoice(_ binding: Binding, _ choice: String) throws {
    var glass = Glass(screen: "settings")
    glass.run("choice-dark")
    _ = try press(&glass) { $0.action == .bind(binding) }
    #expect(glass.model.situation.choice.value.rawValue == choice)
    #expect(glass.effects == [.saveChoice])
    #expect(glass.state.holds == [binding, .appGate])
  }

  @Test func aRowBoundToTheGateClosesIt() throws {
    var glass = Glass(screen: "settings")
    glass.run("dark")
    _ = try press(&glass) { $0.action == .bind(.appGate) }
    #expect(glass.model.decision.traits.appearance == .light)
    #expect(!glass.state.holds.contains(.appGate))
  }

  @Test func lockedRadioRowsAreRefused() throws {
    var app = Shipped.classifieds
    app.rules.policy.value = .systemOnly
    var glass = Glass(app, screen: "settings")
    _ = try press(&glass) { $0.action == .bind(.choiceDark) }
    #expect(glass.isRefused && glass.model.situation.choice.value == .follow)
  }

  @Test func withoutAFocusEnterSaysWhatToDo() {
    var glass = Glass(Shipped.moments)
    glass.press("Enter")
    #expect(glass.isRefused && glass.notice == "nothing has the focus; the arrow keys move it")
  }

  @Test(arguments: Shipped.classifieds.screens.map(\.id))
  func theFocusStaysInSight(_ id: String) {
    for (columns, rows) in [(140, 46), (50, 20), (40, 15)] {
      var glass = Glass(screen: id, columns: columns, rows: rows)
      for name in Array(repeating: "Down", count: 25) + Array(repeating: "Up", count: 30) {
        let before = glass.state.focus
        glass.press(name)
        guard let path = glass.state.focus, path != before else { continue }
        let scene = glass.scene
        let region = scene.regions.first { $0.path == path }
        #expect(region != nil, "\(path)")
        guard let region, region.scrolls, region.rect.rows <= scene.viewport.rows else { continue }
        #expect(
          region.rect.row >= scene.viewport.row && region.rect.bottom <= scene.viewport.bottom,
          "\(path) at \(region.rect) in \(scene.viewport), \(columns)x\(rows)")
      }
    }
  }

  @Test func theFocusReachesEverythingThatCanBePressed() {
    var glass = Glass(screen: "settings", columns: 50, rows: 24)
    var reached: Set<String> = []
    for _ in 0..<80 {
      for key in ["Down", "Right", "Left"] {
        glass.press(key)
        if let focus = glass.state.focus { reached.insert(focus) }
      }
    }
    for _ in 0..<80 {
      glass.press("Up")
      if let focus = glass.state.focus { reached.insert(focus) }
    }
    #expect(glass.scene.regions.map(\.path).filter { !reached.contains($0) } == [])
  }

  @Test func theWheelScrollsAndStopsAtTheEnds() {
    var glass = Glass(Shipped.moments, screen: "timeline")
    glass.wheel(.wheelDown)
    #expect(glass.state.scroll == 3)
    glass.wheel(.wheelDown, times: 100)
    #expect(glass.state.scroll == glass.scene.maxScroll && glass.scene.maxScroll > 0)
    glass.wheel(.wheelUp, times: 200)
    #expect(glass.state.scroll == 0)
  }

  @Test func homeAndEndGoToTheEnds() {
    var glass = Glass(Shipped.moments, screen: "timeline")
    glass.press("End")
    #expect(glass.state.scroll == glass.scene.maxScroll)
    glass.press("Home")
    #expect(glass.state.scroll == 0)
    glass.press("PageDown")
    #expect(glass.state.scroll > 0)
    glass.press("PageUp")
    #expect(glass.state.scroll == 0)
  }

  @Test(arguments: Shipped.classifieds.screens.map(\.id))
  func aClickHitsWhatEnterPresses(_ id: String) {
    let start = Glass(screen: id)
    let phone = start.model.windowLayout.phone
    let scene = start.scene
    for region in scene.regions {
      let spot = (0..<phone.rows).lazy.flatMap { row in (0..<phone.columns).map { ($0, row) } }
        .first { scene.region(atColumn: $0.0, row: $0.1)?.path == region.path }
      guard let spot else { continue }
      var (clicked, entered) = (start, start)
      clicked.click(phone.column + spot.0, phone.row + spot.1)
      entered.model.states[id, default: ScreenState()].focus = region.path
      entered.press("Enter")
      #expect(clicked.model.stack == entered.model.stack, "\(region.path)")
      #expect(clicked.state.toggles == entered.state.toggles, "\(region.path)")
      #expect(clicked.state.choices == entered.state.choices, "\(region.path)")
      #expect(clicked.state.holds == entered.state.holds, "\(region.path)")
      #expect(clicked.text == entered.text, "\(region.path)")
    }
  }

  @Test func aClickBesideThePhoneDoesNothing() {
    let start = Glass(screen: "jobs")
    var glass = start
    glass.click(0, 20)
    glass.click(10_000, 10_000)
    glass.click(-1, -1)
    #expect(glass.text == start.text)
  }
}
