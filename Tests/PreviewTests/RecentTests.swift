import Adaptation
import Testing

@testable import Preview

@Suite struct RecentTests {
  @Test func whatWasRunLastStandsFirstInThePalette() {
    var glass = Glass()
    for command in ["rotate", "contrast", "rotate"] {
      glass.press(":")
      glass.type(command)
      glass.press("Enter")
    }
    glass.press(":")
    #expect(glass.model.recent == ["rotate", "contrast"])
    #expect(glass.text.contains("Recent"))
    let lines = glass.lines
    let first = lines.firstIndex { $0.contains("rotate the phone") } ?? 0
    #expect(lines[first + 1].contains("normal or high contrast"))
    // Typing looks for commands alone.
    glass.type("rot")
    #expect(!glass.text.contains("Recent"))
  }

  @Test func aRecentCommandKeepsItsArgument() {
    var glass = Glass()
    glass.press(":")
    glass.type("os 13")
    glass.press("Enter", ":", "Enter")
    #expect(glass.model.recent == ["os 13"])
    #expect(glass.model.situation.os.value == 13)
  }

  @Test func aRoleThatNoScreenDrawsIsCalledNeverShown() {
    #expect(Glass(Shipped.moments).model.screensByRole()["selection"] == nil)
    #expect(Glass(Shipped.moments).model.screensByRole()["text"] == 5)
    var glass = Glass(Shipped.moments)
    glass.run("roles")
    #expect(glass.text.contains("· never shown"))
  }
}
