import Adaptation
import Design
import Testing

@testable import Preview

@Suite struct FlowTests {
  /// Every page of every app under every switch: the diagram has the very words of the decision, and one end.
  @Test func theDiagramSaysWhatTheDecisionSays() {
    for app in Shipped.all {
      for screen in app.screens {
        for bits in 0..<16 {
          var situation = Situation(system: .init(bits & 1 > 0 ? .dark : .light))
          situation.os = .init(bits & 2 > 0 ? 12 : 17)
          situation.appGate = .init(bits & 4 == 0)
          situation.pageGates[screen.id] = .init(bits & 8 == 0)
          let decision = decide(screen, rules: app.rules, in: situation)
          #expect(decision.flow.compactMap(\.said) == decision.steps.map(\.said))
          #expect(decision.flow.flatMap(\.exits).count { $0.isTaken } == 1)
          #expect(decision.flow.last { $0.isOnPath }?.said == decision.steps.last?.said)
        }
      }
    }
  }

  @Test func theLivePathOfAPageThatIsNotAdaptedEndsAtTheOverlay() {
    var glass = Glass(screen: "jobs")
    glass.press("F", "Space")
    #expect(glass.text.contains("┏━ native"))
    #expect(glass.text.contains("yes ━━▶ light, dimmed"))
    #expect(glass.text.contains("yes ╌╌▷ follows"))
    glass.press("p")
    #expect(glass.text.contains("yes ━━▶ dark"))
    #expect(glass.text.contains("not asked"))
    glass.press("g")
    #expect(glass.text.contains("no ━━▶ light"))
  }

  @Test func theSameKeyBringsTheTokensBack() {
    var glass = Glass(screen: "jobs")
    glass.press("F", "F")
    #expect(glass.text.contains("TOKENS") && !glass.text.contains("FLOW"))
  }
}
