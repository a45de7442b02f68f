import Adaptation
import Design
import Testing

/// A business page of an app that opts in, as the 58 app is.
private let unadapted = Screen(id: "jobs", title: "招聘", className: "WBJobsViewController")
private let adapted = Screen(id: "home", title: "首页", className: "WBHomeViewController", adapted: true)
private let system = Screen(id: "photos", title: "照片", className: "UIImagePickerController")

private let optIn = Rules(adoption: .init(.optIn))

/// What a page comes out as: `light`, `dark`, with `+overlay` where the veil is shown.
private func outcome(
  _ screen: Screen, _ rules: Rules = optIn, system: Appearance = .dark, os: Int = 17,
  choice: Choice = .follow,
  change: (inout Situation) -> Void = { _ in }
) -> String {
  var situation = Situation(system: .init(system.style), os: .init(os), choice: .init(choice))
  change(&situation)
  let decision = decide(screen, rules: rules, in: situation)
  return decision.traits.appearance.rawValue + (decision.overlay == nil ? "" : "+overlay")
}

@Suite struct DecisionTests {
  @Test func anAdaptedPageFollowsTheSystem() {
    #expect(outcome(adapted, system: .light) == "light")
    #expect(outcome(adapted, system: .dark) == "dark")
  }

  @Test func aPageThatIsNotAdaptedStaysLightUnderTheOverlayWhileTheSystemIsDark() {
    #expect(outcome(unadapted, system: .dark) == "light+overlay")
    #expect(outcome(unadapted, system: .light) == "light")
  }

  @Test func aSystemPageNeedsNoOptIn() { #expect(outcome(system) == "dark") }

  @Test func theAppGateKeepsEverythingLightWithoutAnOverlay() {
    for screen in [adapted, unadapted, system] {
      #expect(outcome(screen) { $0.appGate = .init(false) } == "light")
    }
  }

  @Test func thePageGateMakesAPageCountAsNotAdapted() {
    #expect(outcome(adapted) { $0.pageGates["home"] = .init(false) } == "light+overlay")
    #expect(outcome(system) { $0.pageGates["photos"] = .init(false) } == "dark")
  }

  @Test func theChoiceInsideTheAppGoesBeforeTheSystem() {
    #expect(outcome(adapted, system: .light, choice: .dark) == "dark")
    #expect(outcome(adapted, system: .dark, choice: .light) == "light")
    #expect(outcome(unadapted, system: .light, choice: .dark) == "light+overlay")
    #expect(outcome(unadapted, system: .dark, choice: .light) == "light")
  }

  @Test func anAppThatReadsTheSystemIgnoresTheChoice() {
    let rules = Rules(adoption: .init(.optIn), policy: .init(.systemOnly))
    #expect(outcome(adapted, rules, system: .dark, choice: .light) == "dark")
  }

  @Test func beforeIOS13EverythingIsLight() {
    for screen in [adapted, unadapted, system] { #expect(outcome(screen, os: 12, choice: .dark) == "light") }
  }

  @Test func infoPlistForcesTheWholeApp() {
    let dark = Rules(adoption: .init(.optIn), plistStyle: .init(.dark))
    #expect(outcome(adapted, dark, system: .light) == "dark")
    #expect(outcome(unadapted, dark, system: .light) == "light+overlay")
    let light = Rules(adoption: .init(.optIn), plistStyle: .init(.light))
    #expect(outcome(adapted, light, system: .dark) == "light")
  }

  @Test func inAnAppThatOptsOutAPageIsAdaptedUnlessItOverridesToLight() {
    let rules = Rules(adoption: .init(.optOut))
    #expect(outcome(unadapted, rules) == "dark")
    let forced = Screen(id: "old", title: "旧", className: "WBOldViewController", override: .light)
    #expect(outcome(forced, rules) == "light+overlay")
  }

  @Test func theWindowsOverrideGoesBeforeTheChoiceAndReachesEveryPage() {
    for screen in [adapted, system] {
      #expect(outcome(screen, system: .dark, choice: .dark) { $0.windowOverride = .init(.light) } == "light")
      #expect(outcome(screen, system: .light) { $0.windowOverride = .init(.dark) } == "dark")
    }
    #expect(outcome(unadapted, system: .light) { $0.windowOverride = .init(.dark) } == "light+overlay")
    #expect(outcome(adapted) { ($0.windowOverride, $0.appGate) = (.init(.dark), .init(false)) } == "light")
  }

  @Test func aControllersOverrideGoesBeforeTheWindows() {
    let page: (inout Situation) -> Void = {
      $0.windowOverride = .init(.light)
      $0.overrides["home"] = .init(.dark)
    }
    #expect(outcome(adapted, system: .light, change: page) == "dark")
    #expect(outcome(adapted) { $0.overrides["home"] = .init(.light) } == "light+overlay")
  }

  @Test func aControllersOverrideDoesNotReachWhatItPresents() {
    let sheet = Screen(id: "modal", title: "发布", className: "WBPublish", adapted: true, presentation: .sheet)
    #expect(outcome(sheet) { $0.overrides["home"] = .init(.light) } == "dark")
    #expect(outcome(sheet) { $0.windowOverride = .init(.light) } == "light")
  }

  @Test func aSheetStandsOnTheElevatedLevelAndAFullScreenModalOnTheBase() {
    let situation = Situation()
    func level(_ presentation: Presentation) -> Level {
      let screen = Screen(id: "m", title: "m", className: "M", presentation: presentation)
      return decide(screen, rules: Rules(), in: situation).traits.level
    }
    #expect(Presentation.allCases.map(level) == [.base, .elevated, .base])
  }

  @Test func theOverlayCanBeSwitchedOff() {
    #expect(outcome(unadapted) { $0.overlay = .init(Overlay(isOn: false)) } == "light")
  }

  @Test func everyStepSaysWhoSaidSo() {
    var situation = Situation(system: .init(.dark, from: "--appearance"))
    situation.pageGates["home"] = .init(false, from: "--page-gate")
    let steps = decide(adapted, rules: optIn, in: situation).steps
    #expect(
      steps.map(\.rule) == [
        .os, .system, .policy, .choice, .appGate, .allowlist, .pageGate, .adapted, .overlay,
      ])
    #expect(steps.first { $0.rule == .system }?.source == "--appearance")
    #expect(steps.first { $0.rule == .pageGate }?.source == "--page-gate")
    #expect(steps.allSatisfy { !$0.said.isEmpty && !$0.source.isEmpty })
  }

  /// The rules as one sentence, checked over every combination of what goes in.
  @Test func theDecisionIsWhatTheArticleSaysForEveryCombination() {
    for screen in [adapted, unadapted, system] {
      for system in Appearance.allCases {
        for choice in Choice.allCases {
          for (appGate, pageGate) in [(true, true), (true, false), (false, true), (false, false)] {
            for os in [12, 13, 17] {
              let wanted = choice.appearance ?? system
              let isOpen = os >= 13 && appGate
              let takesPart = screen == DecisionTests.systemPage || (screen.adapted == true && pageGate)
              let expected =
                !isOpen ? "light" : takesPart ? wanted.rawValue : wanted == .dark ? "light+overlay" : "light"
              let found = outcome(screen, system: system, os: os, choice: choice) {
                $0.appGate = .init(appGate)
                $0.pageGates[screen.id] = .init(pageGate)
              }
              #expect(
                found == expected, "\(screen.id) \(system) \(choice) gates \(appGate) \(pageGate) iOS \(os)")
            }
          }
        }
      }
    }
  }

  private static let systemPage = system

  @Test(arguments: [
    ("UIImagePickerController", "prefix UI"), ("_UIPrivate", "prefix _"),
    ("WBScanViewController", "class WBScanViewController"),
  ])
  func theAllowlistNamesTheRuleThatMatched(className: String, rule: String) {
    let list = Allowlist(classes: ["WBScanViewController"])
    #expect(list.match(className) == rule)
    #expect(list.match("WBHomeViewController") == nil)
  }

  @Test func anEmptyPrefixMatchesNothing() { #expect(Allowlist(prefixes: [""]).match("Any") == nil) }
}
