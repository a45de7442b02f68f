import Adaptation
import Design
import Testing

private let adapted = Stage.Page(id: "home", isAdapted: true)
private let plain = Stage.Page(id: "jobs", isAdapted: false)
private let other = Stage.Page(id: "tribe", isAdapted: true)
private let photos = Stage.Page(id: "photos", isAdapted: true, isSystem: true)

private func sheet(_ page: Stage.Page) -> Stage.Page {
  var page = page
  page.presentation = .sheet
  return page
}

/// The events from one stack to another, a line each: `viewWillAppear jobs`.
private func events(
  _ old: [Stage.Page], _ new: [Stage.Page], wanted: (Appearance, Appearance) = (.dark, .dark),
  timing: OverlayTiming = .article
) -> [String] {
  var loaded = Set(old.map(\.id))
  let events = lifecycle(
    from: Stage(pages: old, wanted: wanted.0), to: Stage(pages: new, wanted: wanted.1), loaded: &loaded,
    timing: timing)
  return events.map { "\($0.kind.rawValue) \($0.page)" }
}

@Suite struct LifecycleTests {
  @Test func aPushLoadsThePageAndTheVeilComesBeforeItAppears() {
    #expect(
      events([adapted], [adapted, plain]) == [
        "hook jobs", "viewDidLoad jobs", "viewWillDisappear home", "viewWillAppear jobs", "overlayShown jobs",
        "viewDidDisappear home", "viewDidAppear jobs",
      ])
  }

  @Test func onAPopTheVeilLingersOverTheAdaptedPageUntilItDidAppear() {
    #expect(
      events([adapted, plain], [adapted]) == [
        "viewWillDisappear jobs", "viewWillAppear home", "viewDidDisappear jobs", "viewDidAppear home",
        "overlayHidden home",
      ])
  }

  @Test func withSymmetricTimingTheVeilGoesBeforeTheAdaptedPageAppears() {
    #expect(
      events([adapted, plain], [adapted], timing: .symmetric) == [
        "viewWillDisappear jobs", "viewWillAppear home", "overlayHidden home", "viewDidDisappear jobs",
        "viewDidAppear home",
      ])
  }

  @Test func aTabChangeDoesNotLoadAPageTwice() {
    var loaded: Set<String> = ["home", "tribe"]
    let told = lifecycle(
      from: Stage(pages: [adapted], wanted: .dark), to: Stage(pages: [other], wanted: .dark), loaded: &loaded)
    #expect(
      told.map { "\($0.kind.rawValue) \($0.page)" } == [
        "viewWillDisappear home", "viewWillAppear tribe", "viewDidDisappear home", "viewDidAppear tribe",
      ])
  }

  @Test func aSheetLeavesThePageBelowInPlaceAndTheVeilWithIt() {
    #expect(
      events([plain], [plain, sheet(other)]) == [
        "hook tribe", "viewDidLoad tribe", "viewWillAppear tribe", "viewDidAppear tribe",
      ])
    #expect(
      events([adapted], [adapted, sheet(plain)]) == [
        "hook jobs", "viewDidLoad jobs", "viewWillAppear jobs", "overlayShown jobs", "viewDidAppear jobs",
      ])
    #expect(
      events([adapted, sheet(plain)], [adapted]) == [
        "viewWillDisappear jobs", "viewDidDisappear jobs", "overlayHidden home",
      ])
  }

  @Test func aFullScreenModalTakesThePlaceOfThePageBelow() {
    var modal = other
    modal.presentation = .fullScreen
    #expect(
      events([plain], [plain, modal]) == [
        "hook tribe", "viewDidLoad tribe", "viewWillDisappear jobs", "viewWillAppear tribe",
        "viewDidDisappear jobs", "viewDidAppear tribe", "overlayHidden tribe",
      ])
  }

  @Test func theVeilGoesWhenTheAppTurnsLightAndComesWhenItTurnsDark() {
    #expect(events([plain], [plain], wanted: (.dark, .light)) == ["overlayHidden jobs"])
    #expect(events([plain], [plain], wanted: (.light, .dark)) == ["overlayShown jobs"])
    #expect(events([adapted], [adapted], wanted: (.light, .dark)) == [])
  }

  @Test func inLightNoTransitionBringsTheVeil() {
    let told = events([adapted], [adapted, plain], wanted: (.light, .light))
    #expect(!told.contains("overlayShown jobs"))
  }

  @Test func theHookLeavesSystemPagesAlone() {
    var loaded: Set<String> = ["home"]
    let told = lifecycle(
      from: Stage(pages: [adapted], wanted: .dark), to: Stage(pages: [adapted, photos], wanted: .dark),
      loaded: &loaded)
    #expect(told.first == LifecycleEvent(.hook, "photos", "a system page: left alone"))
  }

  @Test func aPageThatWasPoppedHasToLoadAgain() {
    var loaded: Set<String> = ["home", "jobs"]
    _ = lifecycle(
      from: Stage(pages: [adapted, plain], wanted: .light), to: Stage(pages: [adapted], wanted: .light),
      loaded: &loaded)
    #expect(loaded == ["home"])
  }

  @Test func rotatingChangesTraitsButNoColour() {
    var loaded: Set<String> = ["home"]
    let upright = Stage(pages: [adapted], wanted: .light)
    var lying = upright
    lying.isLandscape = true
    #expect(
      lifecycle(from: upright, to: lying, loaded: &loaded) == [
        LifecycleEvent(
          .traitCollectionDidChange, "home", "orientation portrait -> landscape", changesColor: false)
      ])
  }

  /// Whatever happens, the last word on the veil is what the shown page asks for.
  @Test func everyTransitionEndsWithTheVeilThatTheShownPageAsksFor() {
    let stacks = [
      [adapted], [plain], [adapted, plain], [plain, adapted], [plain, sheet(other)], [adapted, sheet(plain)],
    ]
    for old in stacks {
      for new in stacks {
        for before in Appearance.allCases {
          for after in Appearance.allCases {
            for timing in OverlayTiming.allCases {
              var loaded = Set(old.map(\.id))
              let from = Stage(pages: old, wanted: before)
              let to = Stage(pages: new, wanted: after)
              var isShown = from.wantsOverlay
              for event in lifecycle(from: from, to: to, loaded: &loaded, timing: timing) {
                if event.kind == .overlayShown { isShown = true }
                if event.kind == .overlayHidden { isShown = false }
              }
              #expect(
                isShown == to.wantsOverlay,
                "\(old.map(\.id)) \(before) to \(new.map(\.id)) \(after) \(timing)")
            }
          }
        }
      }
    }
  }
}
