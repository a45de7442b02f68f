import Adaptation
import Design
import Rendering
import StyleLibrary
import Testing

@testable import Preview

/// Going to the background: the system photographs both styles, and nothing of it stays.
@Suite struct BackgroundTests {
  private func events(_ glass: Glass) -> [String] {
    glass.model.trace.entries.map { entry in
      let event = entry.event
      return "\(event.kind) \(event.detail)" + (event.isTransient ? " ~" : "")
    }
  }

  @Test func thePageSeesTwoTransientChangesAndTwoPhotographs() {
    var glass = Glass()
    glass.press("b", "b")
    #expect(
      events(glass) == [
        "applicationWillResignActive ",
        "applicationDidEnterBackground ",
        "traitCollectionDidChange transient: appearance light -> dark ~",
        "snapshot dark, for the app switcher ~",
        "traitCollectionDidChange transient: appearance dark -> light ~",
        "snapshot light, for the app switcher ~",
        "applicationWillEnterForeground ",
        "applicationDidBecomeActive ",
      ])
  }

  @Test func theOverlayComesAndGoesWithThem() {
    var glass = Glass(screen: "jobs")
    glass.press("b")
    #expect(
      events(glass)[2...] == [
        "traitCollectionDidChange transient: system light -> dark, the page stays light ~",
        "overlayShown transient: the app looks dark ~",
        "snapshot dark, for the app switcher ~",
        "traitCollectionDidChange transient: system dark -> light, the page stays light ~",
        "overlayHidden transient: the app looks light ~",
        "snapshot light, for the app switcher ~",
      ])
  }

  @Test(arguments: [("home", "follow", true), ("home", "dark", false), ("jobs", "follow", false)])
  func coloursChangeOnlyWhereThePageFollowsTheSystem(_ screen: String, _ choice: String, _ changes: Bool) {
    var glass = Glass(screen: screen)
    glass.run("choice-\(choice)", "background")
    let turns = glass.model.trace.entries.map(\.event).filter {
      $0.kind == .traitCollectionDidChange && $0.isTransient
    }
    #expect(turns.map(\.changesColor) == [changes, changes])
  }

  @Test func everyWindowSeesItsOwn() {
    var glass = Glass(columns: 160)
    glass.run("window-add", "background")
    let turns = glass.model.trace.entries.filter { $0.event.isTransient }
    #expect(turns.map(\.window) == [1, 1, 1, 1, 2, 2, 2, 2])
  }

  @Test(arguments: ["b", "Esc", "Enter"])
  func theSituationAndThePictureAreWhatTheyWere(_ key: String) {
    var glass = Glass(screen: "hot")
    glass.run("choice-dark", "down")
    let before = (situation: glass.model.situation, text: glass.text, stack: glass.model.stack)
    glass.press("b")
    #expect(glass.model.isInBackground && glass.effects == [])
    glass.press(key)
    glass.model.notice = nil
    #expect(!glass.model.isInBackground && glass.effects == [])
    #expect(glass.model.situation == before.situation && glass.model.stack == before.stack)
    glass.model.trace = Trace()
    #expect(glass.text.split(separator: "\n").dropLast() == before.text.split(separator: "\n").dropLast())
  }

  @Test func theSwitcherShowsBothPhotographsAndWhichIsShownNow() {
    var glass = Glass()
    glass.press("b")
    #expect(glass.text.contains("▸ ☀ light, shown now") && glass.text.contains(" ☾ dark "))
    #expect(glass.lines[1].contains("同城生活"))
    glass.press("Space")
    #expect(glass.text.contains("▸ ☾ dark, shown now"))
    let card = glass.model.windowLayout.cards[1]
    let frame = view(glass.model)
    let ground = frame.groundInk(frame[card.column + 1, card.row])
    #expect(ground.variant?.rawValue == "dark")
  }

  @Test func keysOfThePhoneFindNoPageAndAClickComesBack() {
    var glass = Glass()
    glass.press("b", "]")
    #expect(glass.isRefused && glass.model.screen.id == "home")
    let card = glass.model.windowLayout.cards[0]
    glass.wheel(.wheelDown)
    #expect(glass.state.scroll == 0)
    glass.click(card.column, card.row)
    #expect(!glass.model.isInBackground)
  }

  @Test(arguments: [(40, 15), (80, 24), (120, 40), (200, 50), (10, 4)])
  func itFitsEveryTerminal(_ columns: Int, _ rows: Int) {
    for panel in [nil, true, false] as [Bool?] {
      var glass = Glass(columns: columns, rows: rows)
      glass.model.panel = panel
      glass.run("background")
      let frame = view(glass.model)
      #expect(frame.isWhole && frame.columns == columns)
      let layout = glass.model.windowLayout
      for card in layout.cards { #expect(card.column >= 1 && card.right < columns && card.bottom < rows - 1) }
      if let panel = layout.panel { #expect(panel.column > layout.cards[1].right && panel.right <= columns) }
    }
  }
}
