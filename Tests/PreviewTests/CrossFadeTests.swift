import Adaptation
import Colors
import Rendering
import Testing

@testable import Preview

@Suite struct CrossFadeTests {
  /// The ground at the phone's left edge, as the glass shows it.
  private func ground(_ glass: Glass) -> RGB {
    let frame = view(glass.model)
    let phone = glass.model.windowLayout.phone
    return frame.groundInk(frame[phone.column, phone.row + 20]).shown
  }

  private func tick(_ glass: inout Glass) { _ = update(&glass.model, .tick) }

  @Test func withoutItAFlipIsAtOnce() {
    var glass = Glass(screen: "home")
    glass.run("dark")
    #expect(glass.model.tickInterval == nil)
    #expect(ground(glass) == RGB(0x0A, 0x0B, 0x0D))
  }

  @Test func aFlipFadesInEightStepsAndThenNothingMoves() {
    var glass = Glass(screen: "home")
    glass.run("cross-fade", "dark")
    var reds: [UInt8] = []
    while glass.model.tickInterval != nil, reds.count < 20 {
      #expect(glass.model.tickInterval == 31)
      reds.append(ground(glass).red)
      tick(&glass)
    }
    // From #F2 to #0A in ninths.
    #expect(reds == [216, 190, 165, 139, 113, 87, 62, 36])
    #expect(ground(glass) == RGB(0x0A, 0x0B, 0x0D))
    var plain = Glass(screen: "home")
    plain.run("dark")
    #expect(glass.model.phone(columns: 44, rows: 40) == plain.model.phone(columns: 44, rows: 40))
  }

  @Test func whateverElseHappensEndsTheFade() {
    var glass = Glass(screen: "home")
    glass.run("cross-fade", "dark", "next-screen")
    #expect(glass.model.tickInterval == nil)
  }

  @Test func reducedMotionFlipsAtOnce() {
    var glass = Glass(screen: "home")
    glass.run("cross-fade", "reduce-motion", "dark")
    #expect(glass.model.tickInterval == nil)
  }

  @Test func aPushDoesNotFade() {
    var glass = Glass(screen: "home")
    glass.run("cross-fade", "dark")
    for _ in 0..<8 { tick(&glass) }
    glass.run("push jobs")
    #expect(glass.model.tickInterval == nil)
  }
}
