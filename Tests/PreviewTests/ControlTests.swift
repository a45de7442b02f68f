import Design
import Rendering
import StyleLibrary
import Testing

@testable import Preview

/// The controls of a page, operated by keys and clicks.
@Suite struct ControlTests {
  /// A page of its own with some components.
  private func glass(_ body: Component...) -> Glass {
    page(Screen(id: "p", title: "P", className: "P", body: body))
  }

  private func page(_ screen: Screen) -> Glass {
    Glass(App(id: "a", title: "A", theme: Shipped.classifieds.theme, screens: [screen]))
  }

  /// Clicks a cell of an element: its middle, or a column of it.
  private func click(_ path: String, column: Int? = nil, in glass: inout Glass) {
    guard let region = glass.scene.regions.last(where: { $0.path == path }) else {
      Issue.record("nothing is called \(path)")
      return
    }
    let phone = glass.model.windowLayout.phone
    glass.click(
      phone.column + region.rect.column + (column ?? region.rect.columns / 2), phone.row + region.rect.row)
  }

  private func focus(_ path: String, in glass: inout Glass) {
    glass.model.states[glass.model.screen.id, default: ScreenState()].focus = path
  }

  // MARK: - Segments, switches, sliders, dots

  @Test func aClickSelectsASegmentAndSoDoesEnter() {
    var glass = glass(.segmentedControl(SegmentedControl(items: ["a", "b", "c"])))
    click("segmentedControl[0].item[2]", in: &glass)
    #expect(glass.state.choices["segmentedControl[0]"] == 2)
    glass.press("Left", "Enter")
    #expect(glass.state.choices["segmentedControl[0]"] == 1)
  }

  @Test func theSegmentsOfABarAreSelectedAsThoseOfAPage() {
    var glass = Glass(screen: "hot")
    click("navigationBar.segments.item[3]", in: &glass)
    #expect(glass.state.choices["navigationBar.segments"] == 3)
  }

  @Test func aSwitchByItselfIsTurned() {
    var glass = glass(.switch(Switch(title: "s", isOn: true)))
    click("switch[0]", in: &glass)
    #expect(glass.state.toggles["switch[0]"] == false)
    glass.press("Enter")
    #expect(glass.state.toggles["switch[0]"] == true)
  }

  @Test(arguments: [(["Right"], 45), (["Left", "Left"], 30), (Array(repeating: "Right", count: 30), 100)])
  func theKeysMoveASlider(_ keys: [String], _ value: Int) {
    var glass = glass(.slider(Slider(value: 40)))
    focus("slider[0]", in: &glass)
    for key in keys { glass.press(key) }
    #expect(glass.state.values["slider[0]"] == value)
  }

  @Test func aClickTakesTheThumbThere() {
    var glass = glass(.slider(Slider(value: 40)))
    let columns = glass.scene.regions[0].rect.columns
    for (column, value) in [(0, 0), (columns - 1, 100), ((columns - 1) / 2, 49)] {
      click("slider[0]", column: column, in: &glass)
      #expect(glass.state.values["slider[0]"] == value)
    }
  }

  @Test func theKeysAndAClickTurnPages() {
    var glass = glass(.pageControl(PageControl(pages: 3)))
    focus("pageControl[0]", in: &glass)
    glass.press("Right", "Right", "Right")
    #expect(glass.state.choices["pageControl[0]"] == 2)
    click("pageControl[0]", in: &glass)
    #expect(glass.state.choices["pageControl[0]"] == 0)
    glass.press("Left")
    #expect(glass.state.choices["pageControl[0]"] == 0)
  }

  @Test func aBannerIsClosedByItsCross() {
    var glass = glass(.banner(Banner(title: "hello")))
    #expect(glass.text.contains("hello"))
    click("banner[0].close", in: &glass)
    #expect(!glass.text.contains("hello"))
  }

  @Test func whatIsDisabledCannotBeOperated() {
    var glass = glass(
      .inState(.disabled, .segmentedControl(SegmentedControl(items: ["a", "b"]))),
      .inState(.disabled, .slider(Slider(value: 40))))
    click("segmentedControl[0].item[1]", in: &glass)
    focus("slider[0]", in: &glass)
    glass.press("Right")
    #expect(glass.state.choices.isEmpty && glass.state.values.isEmpty)
  }

  // MARK: - Filters

  @Test func aFilterOpensItsPanelAndAPickedOptionBecomesItsTitle() {
    var glass = Glass(screen: "rentals")
    focus("filterBar[0].item[1]", in: &glass)
    glass.press("Enter")
    #expect(glass.text.contains("租金 ▴") && glass.text.contains("3 千以下"))
    glass.press("Down", "Down", "Enter")
    #expect(glass.text.contains("3-5 千 ▾") && !glass.text.contains("3 千以下"))
    #expect(glass.state.focus == "filterBar[0].item[1]")
  }

  @Test func pickingWhatIsChosenTakesItBack() {
    var glass = Glass(screen: "rentals")
    #expect(glass.text.contains("望京 ▾"))
    click("filterBar[0].item[0]", in: &glass)
    click("filterBar[0].item[0].option[0]", in: &glass)
    #expect(glass.text.contains("区域 ▾"))
  }

  @Test func aPanelIsClosedByEscByItsTitleAndByAClickBesideIt() {
    var open = Glass(screen: "cars")
    let before = open.text
    click("filterBar[0].item[2]", in: &open)
    #expect(open.state.unfolded == "filterBar[0].item[2]")
    var (escaped, again, beside) = (open, open, open)
    escaped.press("Esc")
    click("filterBar[0].item[2]", in: &again)
    let phone = beside.model.windowLayout.phone
    beside.click(phone.column + 20, phone.row + 30)
    for glass in [escaped, again, beside] {
      #expect(glass.state.unfolded == nil)
      #expect(glass.model.screen.id == "cars")
    }
    escaped.press("Esc")
    #expect(escaped.text == before)
  }

  @Test func behindAnOpenPanelNothingIsPressed() {
    var glass = Glass(screen: "rentals")
    click("filterBar[0].item[1]", in: &glass)
    let paths = glass.scene.regions.map(\.path)
    #expect(!paths.contains { $0.hasPrefix("list") } && paths.contains("navigationBar.back"))
  }

  // MARK: - Rows

  private let rows: [Row] = ["one", "two", "three"].map {
    Row(title: $0, swipe: [SwipeAction("Pin"), SwipeAction("Delete", isDestructive: true)])
  }

  private var list: Component { .list(List(style: .insetGrouped, sections: [.init(rows: rows)])) }

  @Test func leftOnARowBringsItsActionsIntoSightAndTheyAreOperated() {
    var glass = glass(list)
    focus("list[0].row[1]", in: &glass)
    glass.press("Left")
    #expect(glass.text.contains("Pin") && glass.state.focus == "list[0].row[1].swipe[0]")
    glass.press("Right", "Enter")
    #expect(!glass.text.contains("two") && glass.text.contains("three") && !glass.text.contains("Pin"))
  }

  @Test func aSwipedRowClosesWithEscAndWhenTheFocusLeavesIt() {
    for key in ["Esc", "Down"] {
      var glass = glass(list)
      focus("list[0].row[1]", in: &glass)
      glass.press("Left", key)
      #expect(glass.state.swiped == nil, "\(key)")
      #expect(!glass.text.contains("Pin"), "\(key)")
    }
  }

  @Test func rowsAreDeletedAndMovedWhileTheyAreEdited() {
    var glass = page(
      Screen(
        id: "p", title: "P", className: "P",
        navigationBar: NavigationBar(title: "P", actions: [BarAction(title: "Edit", done: "Done")]),
        body: [list]))
    click("navigationBar.action[0]", in: &glass)
    #expect(glass.text.contains("Done") && glass.text.contains("⊖") && glass.text.contains("≡"))
    click("list[0].row[2].move", in: &glass)
    #expect(glass.state.orders == ["list[0].section[0]": [0, 2, 1]])
    click("list[0].row[0].move", in: &glass)
    #expect(glass.state.orders == ["list[0].section[0]": [2, 1, 0]])
    click("list[0].row[1].delete", in: &glass)
    #expect(glass.state.orders == ["list[0].section[0]": [2, 0]] && !glass.text.contains("two"))
    click("navigationBar.action[0]", in: &glass)
    #expect(glass.text.contains("Edit") && !glass.text.contains("⊖"))
  }

  // MARK: - Presses and the gallery

  @Test func aFingerOnAControlChangesItsSurfaceUntilItIsLifted() {
    var glass = glass(.button(Button(title: "b")))
    let phone = glass.model.windowLayout.phone
    let region = glass.scene.regions[0].rect
    let (column, row) = (region.column + 3, region.row + 1)
    func ground() -> String {
      let frame = glass.model.phone(columns: phone.columns, rows: phone.rows)
      return frame.groundInk(frame[column, row]).asked
    }
    #expect(ground() == "button.filledBackground")
    _ = update(
      &glass.model, .input(.mouse(Mouse(.press, column: phone.column + column, row: phone.row + row))))
    #expect(ground() == "control.highlightedBackground")
    _ = update(&glass.model, .input(.mouse(Mouse(.release, column: 0, row: 0))))
    #expect(ground() == "button.filledBackground")
  }

  @Test func theGalleryOpensAndClosesWithOneKey() {
    var glass = Glass(screen: "hot")
    glass.press("K")
    #expect(glass.model.screen.id == "gallery" && glass.model.stack == ["hot", "gallery"])
    glass.press("K")
    #expect(glass.model.stack == ["hot"])
  }

  @Test func everyStateOfAComponentLooksDifferent() {
    let stateful = gallerySections.filter { section in section.specimens.contains { $0.label == "focused" } }
    #expect(stateful.count > 10)
    for section in stateful {
      let pictures = section.specimens.filter { ControlState(rawValue: $0.label) != nil }.map { specimen in
        let scene = layout(
          Screen(id: "p", title: "", className: "", body: specimen.parts), theme: Shipped.classifieds.theme,
          columns: 44, rows: 30)
        return scene.items.map { item in "\(item.color) \(item.paint) \(item.rect)" }
      }
      #expect(Set(pictures).count == pictures.count, "\(section.name)")
    }
  }
}
