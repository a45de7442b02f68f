import StyleLibrary
import Rendering
import Adaptation
import Design
import Testing

@testable import Preview

/// What the commands of appearance and rollout do, each as a sentence.
@Suite struct AppearanceTests {
  @Test func spaceFlipsTheSystem() {
    var glass = Glass(Shipped.moments)
    #expect(glass.model.decision.traits.appearance == .light)
    glass.press("Space")
    #expect(glass.model.decision.traits.appearance == .dark)
    glass.press("a")
    #expect(glass.model.decision.traits.appearance == .light)
  }

  @Test func theSystemCanBeSetByName() {
    var glass = Glass(Shipped.moments)
    glass.run("dark", "dark")
    #expect(glass.model.situation.system.value == .dark)
    glass.run("light")
    #expect(glass.model.situation.system.value == .light)
  }

  @Test func aFlipThatChangesNothingSaysWhatDecides() {
    var glass = Glass()
    glass.run("choice-dark", "dark", "light")
    #expect(glass.model.decision.traits.appearance == .dark)
    #expect(glass.notice == "the system is light; the app stays dark: its own choice is dark; A changes it")
    glass = Glass()
    glass.run("app-gate", "flip")
    #expect(glass.notice.hasPrefix("the system is dark; the app stays light: its gate is off"))
    glass = Glass()
    glass.run("os 12", "flip")
    #expect(
      glass.notice
        == "the system is dark; the app stays light: iOS 12 has no dark mode")
  }

  @Test func theChoiceGoesRoundAndIsKept() {
    var glass = Glass()
    var choices: [Choice] = []
    for _ in 0..<4 {
      glass.press("A")
      choices.append(glass.model.situation.choice.value)
      #expect(glass.effects == [.saveChoice])
    }
    #expect(choices == [.light, .dark, .follow, .light])
  }

  @Test func anAppThatFollowsTheSystemRefusesTheChoice() {
    var glass = Glass(Shipped.moments)
    let before = view(glass.model)
    glass.press("A")
    #expect(glass.isRefused)
    #expect(
      glass.notice == "'moments' follows the system: policy systemOnly")
    #expect(glass.effects == [])
    glass.model.notice = nil
    #expect(view(glass.model) == before)
  }

  @Test func contrastAndLevelTurnOverAndBack() {
    var glass = Glass(Shipped.ios)
    glass.press("c", "e")
    #expect(glass.model.decision.traits == TraitCollection(.light, contrast: .high, level: .elevated))
    glass.press("c", "e")
    #expect(glass.model.decision.traits == TraitCollection())
  }

  @Test func versionsOfTheSystemAreNumbers() {
    var glass = Glass()
    glass.run("os 12")
    #expect(glass.model.situation.os.value == 12)
    for wrong in ["os", "os ten", "os 7", "os 100", "os -1", "os 17.5"] {
      glass.run(wrong)
      #expect(glass.isRefused && glass.model.situation.os.value == 12, "\(wrong)")
    }
  }

  @Test func theTerminalIsFollowedOnlyWhileAsked() {
    var glass = Glass(Shipped.moments)
    _ = update(&glass.model, .input(.terminalAppearance(.dark)))
    #expect(glass.model.situation.system.value == .light)
    glass.model.followsTerminal = true
    _ = update(&glass.model, .input(.terminalAppearance(.dark)))
    #expect(glass.model.situation.system.value == .dark)
    glass.press("Space")
    _ = update(&glass.model, .input(.terminalAppearance(.dark)))
    #expect(glass.model.situation.system.value == .light)
  }

  @Test func theOverlayGoesOffAndOn() {
    var glass = Glass(screen: "jobs")
    glass.run("dark")
    #expect(glass.model.decision.overlay?.alpha == 0.4)
    glass.press("o")
    #expect(glass.model.decision.overlay == nil)
    glass.press("o")
    #expect(glass.model.decision.overlay?.alpha == 0.4)
  }

  @Test func twentyStepsOfTheOverlayMakeExactlyOne() {
    var glass = Glass(screen: "jobs")
    glass.run("overlay-opacity 0")
    var steps: [Double] = []
    for _ in 0..<20 {
      glass.press("=")
      steps.append(glass.model.overlay.alpha)
    }
    #expect(steps == (1...20).map { Double($0 * 5) / 100 })
    for _ in 0..<3 { glass.press("=") }
    #expect(glass.model.overlay.alpha == 1.0)
    for _ in 0..<20 { glass.press("-") }
    #expect(glass.model.overlay.alpha == 0)
    for _ in 0..<3 { glass.press("-") }
    #expect(glass.model.overlay.alpha == 0)
  }

  @Test func stepsForthAndBackEndWhereTheyBegan() {
    for start in ["0.4", "0.15", "0.35", "0.7"] {
      var glass = Glass(screen: "jobs")
      glass.run("overlay-opacity \(start)")
      for _ in 0..<6 { glass.press("=") }
      for _ in 0..<6 { glass.press("-") }
      #expect(glass.model.overlay.alpha == Double(start))
    }
  }

  @Test func zeroBringsTheAppsOwnOverlayBack() {
    var glass = Glass(screen: "jobs")
    let own = glass.model.overlay
    glass.press("=", "O", "o", "0")
    #expect(glass.model.overlay == own)
  }

  @Test func anOpacityIsANumberFromZeroToOne() {
    var glass = Glass(screen: "jobs")
    glass.run("overlay-opacity 0.25")
    #expect(glass.model.overlay.alpha == 0.25)
    for wrong in [
      "overlay-opacity", "overlay-opacity 1.01", "overlay-opacity -0.1", "overlay-opacity nan",
      "overlay-opacity half",
    ] {
      glass.run(wrong)
      #expect(glass.isRefused && glass.model.overlay.alpha == 0.25, "\(wrong)")
    }
  }

  @Test func theOverlaysLevelGoesFromTheWindowToTheController() {
    var glass = Glass(screen: "jobs")
    glass.run("dark")
    glass.press("O")
    #expect(glass.model.decision.overlay?.level == .controller)
    glass.press("O")
    #expect(glass.model.decision.overlay?.level == .window)
  }

  @Test func anOverlayThatIsNotShownSaysWhy() {
    var glass = Glass(screen: "jobs")
    glass.press("=")
    #expect(glass.notice == "overlay 0.45 over the window; not shown: none: the app is light")
  }

  @Test func thePageJoinsAndLeavesDarkMode() {
    var glass = Glass(screen: "jobs")
    glass.run("dark")
    #expect(glass.model.decision.traits.appearance == .light)
    glass.press("p")
    #expect(glass.model.decision.traits.appearance == .dark && glass.model.decision.overlay == nil)
    glass.press("p")
    #expect(glass.model.decision.traits.appearance == .light && glass.model.decision.overlay != nil)
  }

  @Test func aSystemPageNeedsNoAdapting() {
    var glass = Glass(screen: "photos")
    glass.press("p")
    #expect(glass.isRefused && glass.notice.hasSuffix("is a system page; it needs no adapting"))
  }

  @Test func theAppGateKeepsEverythingLight() {
    var glass = Glass()
    glass.run("dark", "app-gate")
    for screen in Shipped.classifieds.screens {
      glass.run("screen \(screen.id)")
      #expect(glass.model.decision.traits.appearance == .light && glass.model.decision.overlay == nil)
    }
    glass.press("g")
    #expect(glass.model.situation.appGate?.value == true)
  }

  @Test func thePageGateMakesAnAdaptedPageLightUnderTheOverlay() {
    var glass = Glass(screen: "home")
    glass.run("dark")
    #expect(glass.model.decision.traits.appearance == .dark)
    glass.press("G")
    #expect(glass.model.decision.traits.appearance == .light && glass.model.decision.overlay != nil)
    glass.run("screen settings")
    #expect(glass.model.decision.traits.appearance == .dark)
    glass.run("screen home", "page-gate")
    #expect(glass.model.decision.traits.appearance == .dark)
  }
}
