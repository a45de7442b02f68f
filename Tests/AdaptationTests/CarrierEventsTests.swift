import Design
import Testing

@testable import Adaptation

/// What native tells RN pages and what web pages hear by themselves.
@Suite struct CarrierEventsTests {
  private func stage(
    _ appearance: Appearance, isAdapted: Bool = true, carrier: Carrier? = .rn, query: String? = nil,
    open: Bool = true
  ) -> Stage {
    let home = Stage.Page(id: "home", isAdapted: true, traits: TraitCollection(appearance))
    let page = Stage.Page(
      id: "list", isAdapted: isAdapted, traits: TraitCollection(isAdapted ? appearance : .light),
      carrier: carrier, listener: query.map { MediaQuery($0) })
    return Stage(pages: open ? [home, page] : [home], wanted: appearance)
  }

  private func events(
    _ old: Stage, _ new: Stage, dropping: Bool = false, _ strategy: RefreshStrategy = .keepState
  ) -> [String] {
    carrierEvents(
      styleMessages(from: old, to: new, dropping: dropping), mediaToasts(from: old, to: new),
      strategy: strategy
    ).map { "\($0.kind) \($0.page): \($0.detail)" }
  }

  @Test func aFlipIsOneMessageAndARefresh() {
    #expect(
      events(stage(.light), stage(.dark)) == [
        "message list: native -> RN, custom_dark_mode dark, latency 1 event",
        "rnHide list: setState visible: false",
        "rnShow list: setState visible: true, state kept",
      ])
    #expect(
      events(stage(.dark), stage(.light), .restart) == [
        "message list: native -> RN, custom_dark_mode light, latency 1 event",
        "rnRestart list: applyUpdate: all state lost",
        "rnRender list: drawn from the start",
      ])
  }

  @Test(arguments: Appearance.allCases)
  func aPageThatOpensIsToldOnceAndDrawsItself(_ appearance: Appearance) {
    #expect(
      events(stage(appearance, open: false), stage(appearance)) == [
        "message list: native -> RN, custom_dark_mode \(appearance), latency 1 event",
        "rnRender list: drawn for the first time, \(appearance)",
      ])
  }

  @Test func aCarrierThatIsNotAdaptedSendsNothing() {
    let (light, dark) = (stage(.light, isAdapted: false), stage(.dark, isAdapted: false))
    #expect(events(light, dark) == [])
    #expect(events(stage(.dark, open: false), dark) == [])
  }

  @Test func aCarrierThatIsAdaptedNoMoreTurnsLightAndSaysSo() {
    #expect(
      events(stage(.dark), stage(.dark, isAdapted: false)).first
        == "message list: native -> RN, custom_dark_mode light, latency 1 event")
  }

  @Test func aDroppedMessageChangesNothing() {
    #expect(
      events(stage(.light), stage(.dark), dropping: true) == [
        "message list: native -> RN, custom_dark_mode dark, dropped"
      ])
    #expect(
      events(stage(.dark, open: false), stage(.dark), dropping: true) == [
        "message list: native -> RN, custom_dark_mode dark, dropped",
        "rnRender list: drawn for the first time, light",
      ])
  }

  @Test func nothingIsSentWhereNoStyleChanged() {
    #expect(events(stage(.dark), stage(.dark)) == [])
    #expect(events(stage(.light, carrier: nil), stage(.dark, carrier: nil)) == [])
    #expect(events(stage(.light, carrier: .web), stage(.dark, carrier: .web)) == [])
    #expect(events(stage(.light), stage(.light, open: false)) == [])
  }

  @Test(arguments: [
    (
      "(prefers-color-scheme: dark)", "dark: (prefers-color-scheme: dark) matches",
      "light: (prefers-color-scheme: dark) does not match"
    ),
    (
      "(prefers-color-scheme: light)", "light: (prefers-color-scheme: light) does not match",
      "dark: (prefers-color-scheme: light) matches"
    ),
  ])
  func aWebPageToastsWhatItsQueryAnswers(_ query: String, _ dark: String, _ light: String) {
    func web(_ appearance: Appearance, open: Bool = true) -> Stage {
      stage(appearance, carrier: .web, query: query, open: open)
    }
    #expect(events(web(.light), web(.dark)) == ["toast list: " + dark])
    #expect(events(web(.dark), web(.light)) == ["toast list: " + light])
    #expect(events(web(.dark, open: false), web(.dark)) == ["toast list: " + dark])
    #expect(events(web(.dark), web(.dark)) == [])
  }

  @Test func theArticlesQueryNeverFires() {
    func web(_ appearance: Appearance, open: Bool = true) -> Stage {
      stage(appearance, carrier: .web, query: "(prefers - color - scheme: dark)", open: open)
    }
    #expect(events(web(.light), web(.dark)) == [])
    #expect(events(web(.dark), web(.light)) == [])
    // The script calls its function once as it runs, and hears that nothing matches.
    #expect(
      events(web(.dark, open: false), web(.dark)) == [
        "toast list: light: (prefers - color - scheme: dark) does not match"
      ])
  }

  @Test func aWebPageInALightCarrierHearsOfNoFlip() {
    let query = "(prefers-color-scheme: dark)"
    #expect(
      events(
        stage(.light, isAdapted: false, carrier: .web, query: query),
        stage(.dark, isAdapted: false, carrier: .web, query: query)) == [])
  }
}
