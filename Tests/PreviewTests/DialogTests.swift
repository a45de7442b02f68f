import Design
import Rendering
import StyleLibrary
import Testing

@testable import Preview

/// Dialogs over a page: presented, operated by keys and clicks, closed.
@Suite struct DialogTests {
  private func dialog(_ id: String) -> Glass {
    var glass = Glass(screen: "gallery")
    glass.run("dialog \(id)")
    return glass
  }

  /// Clicks the middle of an element of what takes clicks.
  private func click(_ path: String, in glass: inout Glass) {
    guard let region = glass.scene.regions.last(where: { $0.path == path }) else {
      Issue.record("nothing is called \(path)")
      return
    }
    let phone = glass.model.windowLayout.phone
    let top = glass.model.sceneInset(rows: phone.rows)
    glass.click(
      phone.column + region.rect.column + region.rect.columns / 2,
      phone.row + top + region.rect.row + region.rect.rows / 2)
  }

  @Test func aRowOpensADialogAndTheFirstButtonHasTheFocus() {
    var glass = Glass(screen: "passport")
    glass.model.states["passport"] = ScreenState()
    glass.model.states["passport"]?.focus = "button[1]"
    glass.press("Enter")
    #expect(glass.model.openDialog?.id == "logout")
    #expect(glass.state.focus == "dialog.button[0]")
    #expect(glass.text.contains("退出登录？"))
  }

  @Test func escCancelsAndTheFocusIsWhereItWas() {
    var glass = Glass(screen: "passport")
    glass.model.states["passport"] = ScreenState()
    glass.model.states["passport"]?.focus = "button[1]"
    let before = glass.text
    glass.press("Enter", "Right", "Esc")
    #expect(glass.model.openDialog == nil)
    #expect(glass.state.focus == "button[1]")
    #expect(glass.text == before)
  }

  @Test func enterPressesTheButtonThatHasTheFocusAndItsScreenOpens() {
    var glass = Glass(Shipped.moments, screen: "settings")
    glass.run("dialog logout")
    glass.press("Right", "Enter")
    #expect(glass.model.openDialog == nil)
    #expect(glass.model.screen.id == "login")
  }

  @Test func aButtonMayOpenTheNextDialog() {
    var glass = Glass(screen: "jobs")
    glass.run("dialog more")
    glass.press("Enter")
    #expect(glass.model.openDialog?.id == "refresh")
  }

  @Test(arguments: componentGallery.dialogs.map(\.id))
  func aClickOnEachButtonDoesWhatEnterDoes(_ id: String) {
    let open = dialog(id)
    for region in open.scene.regions {
      var (clicked, entered) = (open, open)
      click(region.path, in: &clicked)
      entered.model.states["gallery"]?.focus = region.path
      entered.press("Enter")
      #expect(clicked.model.openDialog == entered.model.openDialog, "\(region.path)")
      #expect(clicked.state == entered.state, "\(region.path)")
      #expect(clicked.text == entered.text, "\(region.path)")
    }
  }

  @Test(arguments: componentGallery.dialogs.map(\.id))
  func aClickOnNothingDoesNothingAndThePageBehindIsDeaf(_ id: String) {
    let open = dialog(id)
    let phone = open.model.windowLayout.phone
    for row in 0..<phone.rows {
      for column in stride(from: 0, to: phone.columns, by: 3)
      where open.scene.region(atColumn: column, row: row) == nil {
        var glass = open
        glass.click(phone.column + column, phone.row + row)
        #expect(glass.state == open.state, "\(column), \(row)")
      }
    }
  }

  @Test func thePageBehindNeitherScrollsNorLosesItsPlace() {
    var glass = Glass(Shipped.moments, screen: "timeline")
    glass.wheel(.wheelDown, times: 2)
    let scroll = glass.state.scroll
    glass.run("dialog share")
    glass.wheel(.wheelDown, times: 3)
    glass.press("PageDown", "Esc")
    #expect(scroll > 0 && glass.state.scroll == scroll)
  }

  @Test func theFocusStaysInTheDialog() {
    var glass = dialog("save")
    var reached: Set<String> = []
    for key in ["Down", "Down", "Down", "Left", "Right", "Up", "Up", "Up", "Up"] {
      glass.press(key)
      if let focus = glass.state.focus { reached.insert(focus) }
    }
    #expect(reached == ["dialog.button[0]", "dialog.button[1]", "dialog.button[2]"])
  }

  @Test func whatIsTypedIntoTheFieldOfAnAlertStandsThereUntilItIsClosed() {
    var glass = dialog("rename")
    glass.press("Enter")
    glass.type("Zoe")
    glass.press("Enter")
    #expect(glass.state.texts["dialog.field"] == "Zoe" && glass.text.contains("Zoe"))
    glass.press("Down", "Enter")
    glass.run("dialog rename")
    #expect(glass.state.texts["dialog.field"] == nil && !glass.text.contains("Zoe"))
  }

  @Test func theKeysTurnThePagesOfASharePanelAtTheirEnds() {
    var glass = dialog("share")
    #expect(glass.text.contains("Mail") && !glass.text.contains("Report"))
    glass.press("Right", "Right", "Right", "Right")
    #expect(glass.text.contains("Report") && !glass.text.contains("Mail"))
    #expect(glass.state.focus == "dialog.target[8]")
    glass.press("Left")
    #expect(glass.text.contains("Mail"))
  }

  @Test func aClickOnTheDotsOfASharePanelTurnsThePage() {
    var glass = dialog("share")
    click("dialog.pages", in: &glass)
    #expect(glass.text.contains("Report"))
    click("dialog.pages", in: &glass)
    #expect(glass.text.contains("Mail"))
  }

  @Test func anUnknownDialogIsRefused() {
    var glass = Glass(screen: "gallery")
    glass.run("dialog nothing")
    #expect(glass.isRefused && glass.notice == "'gallery' has no dialog 'nothing'")
  }

  @Test func aDialogStandsOnTheElevatedLevel() {
    var glass = Glass(Shipped.ios, screen: "settings")
    glass.model.app.screens[0].dialogs = componentGallery.dialogs
    glass.run("screen \(glass.model.app.screens[0].id)", "dark")
    glass.run("dialog delete")
    let frame = glass.model.phone(columns: 44, rows: 40)
    let middle = frame[22, 20]
    #expect(frame.element(middle).hasPrefix("dialog"))
    #expect(frame.groundInk(middle).variant?.rawValue.contains("levated") == true)
  }
}

/// Time enters as a message, and only while something moves.
@Suite struct MotionTests {
  private func open(_ id: String) -> Glass {
    var glass = Glass(screen: "gallery")
    glass.run("dialog \(id)")
    return glass
  }

  @Test func nothingMovesOnAPageAtRest() {
    for screen in Shipped.classifieds.screens {
      #expect(Glass(screen: screen.id).model.tickInterval == nil, "\(screen.id)")
    }
  }

  @Test func aTickOfAPageAtRestChangesNothing() {
    var glass = Glass(screen: "home")
    let before = glass.text
    glass.effects = update(&glass.model, .tick)
    #expect(glass.text == before && glass.model.states["home"]?.phase ?? 0 == 0)
  }

  @Test func aSpinnerTurnsByTicksAlone() {
    var glass = open("loading")
    #expect(glass.model.tickInterval == 100)
    let first = glass.text
    _ = update(&glass.model, .tick)
    let second = glass.text
    #expect(first != second)
    for _ in 0..<7 { _ = update(&glass.model, .tick) }
    #expect(glass.text == first)
  }

  @Test func progressFillsAndTheBoxClosesItselfAtItsEnd() {
    var glass = open("upload")
    #expect(glass.text.contains("Uploading 0%"))
    glass.run("tick", "tick", "tick")
    #expect(glass.text.contains("Uploading 12%"))
    for _ in 0..<22 { glass.run("tick") }
    #expect(glass.text.contains("Uploading 100%"))
    glass.run("tick")
    #expect(glass.model.openDialog == nil && glass.model.tickInterval == nil)
  }

  @Test func reducedMotionStillsASpinnerButNotProgress() {
    var spinner = open("loading")
    spinner.run("reduce-motion")
    #expect(spinner.model.tickInterval == nil)
    let before = spinner.lines
    _ = update(&spinner.model, .tick)
    #expect(spinner.lines == before)
    var progress = open("upload")
    progress.run("reduce-motion", "tick")
    #expect(progress.model.tickInterval == 100 && progress.text.contains("Uploading 4%"))
  }

  @Test func aSpinnerOnThePageMovesOnlyWhileItIsInSight() {
    var glass = Glass(screen: "gallery")
    #expect(glass.model.tickInterval == nil)
    while glass.scene.elements.allSatisfy({ !$0.hasSuffix(".spinner") }),
      glass.state.scroll < glass.scene.maxScroll
    {
      glass.press("PageDown")
    }
    #expect(glass.model.tickInterval == 100)
  }
}
