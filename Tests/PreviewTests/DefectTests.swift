import Adaptation
import Colors
import Design
import Rendering
import Testing

@testable import Preview

/// Each mistake does what it says, and the same page without it does not.
@Suite struct DefectTests {
  private func glass(_ screen: String, _ commands: String...) -> Glass {
    var glass = Glass(screen: screen)
    for command in commands { glass.run(command) }
    return glass
  }

  /// The colour of the border of the opt-outs page and the ground that it stands on.
  private func border(_ glass: Glass) -> String {
    let frame = glass.model.phone(columns: 44, rows: 60)
    let cell = frame.cells.first { frame.textInk($0).asked == "layer.border" }
    return cell.map { "\(frame.textInk($0).shown.hex) on \(frame.groundInk($0).shown.hex)" } ?? "none"
  }

  @Test func aStaleBorderKeepsTheColourOfItsCreationAndIsReported() {
    let stale = glass("optouts", "defect stale-layer", "flip")
    #expect(border(stale) == "#6A2077 on #000000")
    let finding = stale.model.finding(of: .staleLayer)
    #expect(flooredRatio(finding?.ratio ?? 0) == "2.08")
    let cured = glass("optouts", "flip")
    #expect(border(cured) == "#8A4C92 on #000000")
    #expect(cured.model.finding(of: .staleLayer) == nil)
  }

  @Test func aBorderThatIsMadeInTheDarkIsStaleInTheLight() {
    #expect(
      border(glass("home", "dark", "push optouts", "defect stale-layer", "light")) == "#8A4C92 on #FFFFFF")
  }

  @Test func aPageThatIsMadeAnewHasNoStaleColours() {
    let again = glass("home", "push optouts", "defect stale-layer", "dark", "pop", "push optouts")
    #expect(border(again) == "#8A4C92 on #000000")
  }

  @Test func aGuardThatComparesWithItselfLeavesTheBorderAsStale() {
    #expect(border(glass("optouts", "defect self-comparing-guard", "flip")) == "#6A2077 on #000000")
  }

  @Test func theTraceSaysWhetherTheLayersWereSetAgain() {
    let cases: [(commands: [String], said: [String])] = [
      (["flip"], ["set again: colours differ from those of before"]),
      (["rotate"], ["kept: no colour differs"]),
      (["defect stale-layer", "flip"], ["kept: no handler sets them again"]),
      (
        ["defect self-comparing-guard", "flip"],
        ["kept: the guard compares the traits with themselves, so they never differ"]
      ),
    ]
    for (commands, said) in cases {
      var glass = glass("optouts")
      for command in commands { glass.run(command) }
      let events = glass.model.trace.entries.map(\.event).filter { $0.kind == .layerColors }
      #expect(events.map(\.detail) == said)
    }
  }

  @Test func withoutADefaultLightThePageThatIsNotAdaptedLosesItsText() {
    let broken = glass("jobs", "dark", "defect no-default-light")
    #expect(broken.model.decision.traits.appearance == .dark)
    #expect(broken.model.decision.overlay == nil)
    let ratio = broken.model.finding(of: .noDefaultLight)?.ratio ?? 21
    #expect(ratio < 1.2)
    let cured = glass("jobs", "dark")
    #expect(cured.model.decision.traits.appearance == .light)
    // An adapted page has nothing to suffer from.
    let adapted = glass("home", "dark", "defect no-default-light")
    #expect(adapted.model.finding(of: .noDefaultLight) == nil)
    #expect(
      adapted.model.phone(columns: 44, rows: 40) == glass("home", "dark").model.phone(columns: 44, rows: 40))
  }

  @Test func aCachedImageKeepsItsColourWhereTheCuredOneFollows() {
    func image(_ glass: Glass) -> String {
      let frame = glass.model.phone(columns: 44, rows: 40)
      return frame.inks.first { $0.asked == "image.background" }?.shown.hex ?? "none"
    }
    #expect(image(glass("tribe", "light")) == "#E3E6EA")
    #expect(image(glass("tribe", "dark")) == "#2B2D33")
    #expect(image(glass("tribe", "defect cached-image", "dark")) == "#E3E6EA")
  }

  @Test func aDefectThatIsSwitchedOffLeavesNoTrace() {
    for defect in Defect.allCases {
      for screen in ["optouts", "jobs", "tribe", "rn"] {
        let name = defect.rawValue
        let broken = glass(screen, "defect \(name)", "flip", "defect \(name)", "flip")
        let sound = glass(screen, "flip", "flip")
        #expect(
          broken.model.phone(columns: 44, rows: 40) == sound.model.phone(columns: 44, rows: 40),
          "\(name) on \(screen)")
      }
    }
  }

  @Test func theSheetSwitchesAndExplains() {
    var glass = glass("optouts")
    glass.press("B")
    #expect(glass.text.contains("□ stale layer border"))
    #expect(glass.text.contains("the bug: a CGColor is resolved once"))
    #expect(glass.text.contains("the cure: set layer.borderColor again"))
    glass.press("Space")
    #expect(glass.text.contains("■ stale layer border"))
    glass.press("Esc", "Space", "B")
    #expect(glass.text.contains("on, 2.08 : 1"))
    #expect(glass.text.contains("#6A2077 on #000000"))
  }

  @Test func anUnknownDefectIsRefused() {
    #expect(glass("home", "defect stale").notice.hasPrefix("'stale' is no defect; write stale-layer, "))
  }
}
