import Adaptation
import Design
import Rendering
import Testing

@testable import Preview

/// Several windows side by side: each with its own override and its own pages.
@Suite struct WindowTests {
  /// The columns of the terminal, and how many phones fit at 36 columns each with a frame and a gap.
  @Test(arguments: [
    (40, 1), (76, 1), (77, 2), (80, 2), (115, 2), (116, 3), (120, 3), (155, 4), (200, 5), (1000, 9),
  ])
  func thereIsRoomForAsManyAsFit(_ columns: Int, _ room: Int) {
    #expect(Glass(columns: columns, rows: 24).model.windowRoom == room)
  }

  @Test func withoutATerminalThereIsRoomForNine() {
    var glass = Glass(columns: 80, rows: 24)
    glass.model.fixedPhone = (44, 40)
    for _ in 1..<9 { glass.run("windows") }
    #expect(glass.model.windows.map(\.number) == Array(1...9))
    glass.run("windows")
    #expect(glass.model.windows.count == 1)
  }

  @Test func keyWAddsWhileThereIsRoomThenGoesBackToOne() {
    var glass = Glass(columns: 120, rows: 40)
    var counts: [Int] = []
    for _ in 1...4 {
      glass.press("W")
      counts.append(glass.model.windows.count)
    }
    #expect(counts == [2, 3, 1, 2])
  }

  @Test func withoutRoomItSaysWhatItNeeds() {
    var glass = Glass(columns: 76, rows: 24)
    glass.press("W")
    #expect(glass.isRefused)
    #expect(glass.notice == "no room for another window: it needs 77 columns, there are 76")
  }

  @Test func eachHasItsOwnOverrideStackAndStates() {
    var glass = Glass(columns: 160)
    glass.run("push jobs", "window-add", "window-override dark", "screen hot", "down")
    let windows = glass.model.windows
    #expect(windows.map(\.number) == [1, 2])
    #expect(windows.map(\.override.value) == [.unspecified, .dark])
    #expect(windows.map(\.stack) == [["home", "jobs"], ["hot"]])
    #expect(windows.map { $0.states["hot"]?.focus != nil } == [false, true])
    #expect((0...1).map { glass.model.seen(from: $0).decision.wanted } == [.light, .dark])
  }

  @Test func allCommandsActOnTheKeyWindow() {
    var glass = Glass(columns: 160)
    glass.run("window-add", "screen hot", "window-next")
    #expect(glass.model.keyIndex == 0 && glass.model.screen.id == "home")
    glass.run("screen cars")
    #expect(glass.model.windows.map { $0.stack.last } == ["cars", "hot"])
  }

  @Test func closingMakesTheNeighbourKeyAndTheNumberComesBack() {
    var glass = Glass(columns: 200)
    glass.run("window-add", "window-add", "window-next", "window-next", "window-remove")
    #expect(glass.model.windows.map(\.number) == [1, 3] && glass.model.windowNumber == 1)
    glass.run("window-add")
    #expect(glass.model.windows.map(\.number) == [1, 2, 3] && glass.model.windowNumber == 2)
    glass.run("window-remove", "window-remove", "window-remove")
    #expect(glass.notice == "this is the only window" && glass.isRefused)
  }

  @Test func keyXOverridesEveryWindowAndTheToasts() {
    var glass = Glass(columns: 160)
    glass.run("window-add", "window-override dark", "window-next", "toast saved")
    for style: InterfaceStyle in [.light, .dark, .unspecified] {
      glass.press("X")
      #expect(glass.model.windows.map(\.override.value) == [style, style])
      #expect(glass.model.situation.toastOverride.value == style)
    }
  }

  @Test func tabGoesOnThroughThePhonesAndThePanel() {
    var glass = Glass(columns: 200)
    glass.run("window-add")
    var visited: [String] = []
    for _ in 1...4 {
      glass.press("Tab")
      visited.append(glass.model.isPanelActive ? "panel" : "\(glass.model.windowNumber)")
    }
    #expect(visited == ["panel", "1", "2", "panel"])
    glass.press("S-Tab")
    #expect(glass.model.windowNumber == 2 && glass.model.focus == .phone)
  }

  @Test func aClickMakesThePhoneThatItHitsKey() {
    var glass = Glass(columns: 160)
    glass.run("window-add")
    let first = glass.model.windowLayout.others[0].rect
    glass.click(first.column + 5, first.row + 5)
    #expect(glass.model.windowNumber == 1 && glass.model.screenState.focus == nil)
  }

  @Test func theWheelScrollsThePhoneUnderItAndLeavesTheKeyWindow() {
    var glass = Glass(columns: 160)
    glass.run("window-add")
    let first = glass.model.windowLayout.others[0].rect
    let wheel = Mouse(.wheelDown, column: first.column + 5, row: first.row + 5)
    _ = update(&glass.model, .input(.mouse(wheel)))
    #expect(glass.model.windows.map { $0.states["home"]?.scroll ?? 0 } == [3, 0])
    #expect(glass.model.windowNumber == 2)
  }

  @Test(arguments: [(77, 18), (80, 24), (120, 40), (200, 50), (90, 15)], [nil, true, false] as [Bool?])
  func thePhonesStandSideBySideAndNothingOverlaps(_ size: (columns: Int, rows: Int), _ panel: Bool?) {
    var glass = Glass(columns: size.columns, rows: size.rows)
    glass.model.panel = panel
    while glass.model.windowCount < glass.model.windowRoom { glass.run("window-add") }
    let layout = glass.model.windowLayout
    let phones = (layout.others.map(\.rect) + [layout.phone]).sorted { $0.column < $1.column }
    #expect(phones.count == glass.model.windowRoom && phones.allSatisfy { $0.columns >= 36 })
    #expect(zip(phones, phones.dropFirst()).allSatisfy { $0.right + 3 == $1.column })
    #expect(phones[0].column >= 1 && phones[phones.count - 1].right < size.columns)
    #expect(phones[0].bottom + 1 < size.rows)
    if let panel = layout.panel { #expect(panel.column > layout.phone.right || panel.column == 1) }
    #expect(view(glass.model).isWhole)
  }

  @Test func theCaptionsTellNumberOverrideAndEffectAndWhichIsKey() {
    var glass = Glass(columns: 120, rows: 40)
    glass.run("window-add", "window-override dark")
    let captions = glass.lines[38]
    #expect(captions.contains(" window 1  unspecified / light "))
    #expect(captions.contains(" ▸ window 2  dark / dark "))
    #expect(!Glass(columns: 120, rows: 40).text.contains("window 1"))
  }

  @Test func inATerminalThatBecameTooNarrowTheKeyWindowStays() {
    var glass = Glass(columns: 160)
    glass.run("window-add", "screen hot")
    _ = update(&glass.model, .input(.resize(columns: 60, rows: 24)))
    #expect(glass.model.windowLayout.others == [] && glass.text.contains("热议"))
    #expect(glass.text.contains("▸ window 2"))
  }

  @Test func theTraceTellsWindowByWindow() {
    var glass = Glass(columns: 160)
    glass.run("window-add")
    let opened = glass.model.trace.entries.map { "\($0.window) \($0.event.kind)" }
    #expect(opened == ["2 hook", "2 viewDidLoad", "2 viewWillAppear", "2 viewDidAppear"])
    glass.run("window-next", "dark", "window-override light")
    let changes = glass.model.trace.entries.filter { $0.event.kind == .traitCollectionDidChange }
    #expect(
      changes.map { "\($0.window) \($0.event.detail)" } == [
        "2 appearance light -> dark", "1 appearance light -> dark", "1 appearance dark -> light",
      ])
  }

  @Test func theTraitTreeShowsEveryWindowAndSpaceCyclesIt() {
    var glass = Glass(columns: 160)
    glass.run("window-add")
    glass.press("u", "End")
    #expect(glass.text.contains("window 2, key") && glass.text.contains("window 1  "))
    glass.press("Space", "Space")
    #expect(glass.model.windows.map(\.override.value) == [.dark, .unspecified])
  }

  @Test func anotherAppBeginsWithOneWindow() {
    var glass = Glass(columns: 160)
    glass.run("window-add", "window-add")
    _ = update(&glass.model, .app(Shipped.moments))
    #expect(glass.model.windows.map(\.number) == [1])
  }

  @Test func whatAWindowShowsDoesNotDependOnTheOthers() {
    var alone = Glass(columns: 160)
    alone.run("dark", "screen jobs")
    var beside = Glass(columns: 160)
    beside.run("window-add", "window-override light", "screen hot", "window-next", "dark", "screen jobs")
    #expect(beside.model.phone(columns: 44, rows: 40) == alone.model.phone(columns: 44, rows: 40))
  }
}
