import StyleLibrary
import Adaptation
import Design
import Rendering
import TestSupport
import Testing

@testable import Preview

/// Any sequence of switches that ends in the same state ends in the same frame.
@Suite struct PathTests {
  /// All that a page's picture may depend on, without who said so.
  private struct PageFacts: Hashable {
    var screen: String
    var state: ScreenState
    var theme: String
    var system: InterfaceStyle
    var choice: Choice
    var os: Int
    var contrast: Contrast
    var level: Level
    var appGate: Bool
    var pageGate: Bool
    var isAdapted: Bool
    var overlay: Overlay
    var told: Appearance?
    var eye: Eye
    var window: InterfaceStyle
    var overrides: [String: InterfaceStyle]
    var isLandscape: Bool
    var toast: Toast?

    init(_ model: Model) {
      let situation = model.situation
      screen = model.screen.id
      state = model.screenState
      theme = model.theme.id
      (system, choice, os) = (situation.system.value, situation.choice.value, situation.os.value)
      (contrast, level) = (situation.contrast, situation.level)
      appGate = (situation.appGate ?? model.app.rules.appGate).value
      pageGate = (situation.pageGates[screen] ?? model.app.rules.pageGates[screen])?.value ?? true
      isAdapted = adaptation(of: model.screen, rules: model.app.rules, in: situation).adapted
      overlay = model.overlay
      told = model.staleStyles[screen]
      toast = model.toast
      eye = model.eye
      window = situation.windowOverride.value
      overrides = situation.overrides.mapValues(\.value)
      isLandscape = model.isLandscape
    }
  }

  private static let commands = [
    "flip", "light", "dark", "choice", "choice-follow", "choice-light", "choice-dark", "contrast", "level",
    "os 12", "os 17", "os 26", "overlay", "overlay-level", "overlay-less", "overlay-more", "overlay-default",
    "page", "app-gate", "page-gate", "next-screen", "previous-screen", "screen-1", "screen-2",
    "theme moments",
    "theme classifieds", "theme ios", "down", "up", "home", "back", "screen rn", "screen web", "refresh",
    "drop-messages", "type a", "count", "open wbmain://jump/rn?supportDark=1",
    "open wbmain://jump/rn?supportDark=0", "open wbmain://jump/web?supportDark=0", "rotate", "vision",
    "transparency", "window-override dark", "window-override unspecified", "page-override light",
    "page-override unspecified", "screen optouts", "view-override map dark", "view-override map light",
    "override-all", "window-add", "window-next", "window-remove", "background",
  ]

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func theSameStateIsTheSamePicture(_ seed: UInt64) {
    var random = Numbers(seed: seed)
    var glass = Glass(seed % 2 == 0 ? Shipped.moments : Shipped.classifieds, columns: 60, rows: 24)
    glass.readLibrary()
    var pictures: [PageFacts: Frame] = [:]
    var again = 0
    for _ in 0..<1000 {
      glass.run(Self.commands.randomElement(using: &random) ?? "flip")
      let frame = glass.model.phone(columns: 30, rows: 18)
      let facts = PageFacts(glass.model)
      if let before = pictures[facts] {
        again += 1
        #expect(frame == before, "\(facts)")
      }
      pictures[facts] = frame
    }
    #expect(again > 20)
  }

  @Test(arguments: [
    ["flip", "flip"], ["contrast", "contrast"], ["level", "level"],
    ["overlay", "overlay"], ["overlay-level", "overlay-level"], ["overlay-more", "overlay-less"],
    ["app-gate", "app-gate"], ["page-gate", "page-gate"], ["next-screen", "previous-screen"],
    ["theme ios", "theme classifieds"], ["os 26", "os 17"], ["choice-dark", "choice-follow"],
    ["page-down", "page-up"], ["focus", "focus"], ["help", "back"], ["palette", "back"], ["themes", "back"],
  ])
  func thereAndBackIsNowhere(_ pair: [String]) {
    var random = Numbers(seed: 9)
    for screen in ["home", "jobs", "settings", "photos"] {
      var glass = Glass(screen: screen)
      glass.readLibrary()
      // Somewhere in the middle of things, but with the theme and the place that the pairs go back to.
      for _ in 0..<3 {
        glass.run(
          ["flip", "contrast", "level", "overlay-more", "page"].randomElement(using: &random) ?? "flip")
      }
      (glass.model.notice, glass.model.toast) = (nil, nil)
      let before = view(glass.model)
      for command in pair { glass.run(command) }
      (glass.model.notice, glass.model.toast) = (nil, nil)
      #expect(view(glass.model) == before, "\(pair) on \(screen)")
    }
  }

  @Test func aWalkForthAndBackIsNowhere() {
    let inverses = [
      "flip": "flip", "contrast": "contrast", "level": "level", "overlay": "overlay",
      "overlay-level": "overlay-level", "app-gate": "app-gate", "page-gate": "page-gate",
      "next-screen": "previous-screen", "previous-screen": "next-screen",
    ]
    var random = Numbers(seed: 21)
    for _ in 0..<20 {
      var glass = Glass()
      let before = view(glass.model)
      let walk = (0..<12).map { _ in inverses.keys.sorted().randomElement(using: &random) ?? "flip" }
      for command in walk { glass.run(command) }
      for command in walk.reversed() { glass.run(inverses[command] ?? command) }
      (glass.model.notice, glass.model.toast) = (nil, nil)
      #expect(view(glass.model) == before, "\(walk)")
    }
  }

  @Test func theMemoMakesNoDifference() {
    var random = Numbers(seed: 33)
    var glass = Glass(columns: 80, rows: 24)
    glass.readLibrary()
    var memo = SceneMemo()
    for _ in 0..<150 {
      glass.run(
        (Self.commands + ["press", "right", "page-down", "tokens", "themes"]).randomElement(using: &random)
          ?? "flip")
      #expect(view(glass.model, &memo) == view(glass.model))
    }
  }
}
