import Adaptation
import Colors
import Design
import Rendering
import StyleLibrary
import Testing

@testable import Preview

@Suite struct SystemColorsTests {
  /// The wall's lines, `systemRed ≠26`, `#FF3B30`, `high #D70015`, as a phone of enough rows shows them.
  private func wall(_ commands: String...) -> [String] {
    var glass = Glass(Shipped.ios, screen: "colors")
    for command in commands { glass.run(command) }
    return glass.model.phone(columns: 44, rows: 400).drawing
  }

  private func line(_ text: String, in wall: [String]) -> Int? { wall.firstIndex { $0.contains(text) } }

  @Test func everySystemColourStandsInLightAndDarkWithItsOtherValues() throws {
    let wall = wall()
    for token in Shipped.ios.theme.tokenNames { #expect(line(token, in: wall) != nil, "\(token)") }
    let red = try #require(line("systemRed", in: wall))
    let below = wall[(red + 1)...(red + 5)].joined()
    for value in ["#FF3B30", "#FF453A", "high #D70015", "high #FF6961"] { #expect(below.contains(value)) }
    let ground = try #require(line("systemBackground", in: wall))
    #expect(wall[(ground + 1)...(ground + 6)].joined().contains("elev #1C1C1E"))
  }

  @Test func aColourThatAnotherSetHasOtherwiseIsMarked() {
    #expect(line("systemRed ≠26", in: wall()) != nil)
    #expect(line("systemYellow ≠13 ≠26", in: wall()) != nil)
    #expect(line("systemRed ≠13 ≠15", in: wall("os 26")) != nil)
    #expect(line("label ≠", in: wall()) == nil)
  }

  @Test func theWallShowsTheValuesOfTheSimulatedSystem() throws {
    let red = Shipped.ios.theme.asOf(os: 26).token("systemRed")
    #expect(red != Shipped.ios.theme.token("systemRed"))
    #expect(wall("os 26") != wall())
  }

  /// Both halves keep their appearance whatever the system does.
  @Test func aFlipChangesNoHalf() throws {
    var glass = Glass(Shipped.ios, screen: "colors")
    func grounds(_ glass: Glass) -> Set<String> {
      let frame = glass.model.phone(columns: 44, rows: 60)
      return Set(frame.inks.filter { $0.asked == "card.background" }.map(\.shown.hex))
    }
    let light = grounds(glass)
    glass.press("Space")
    #expect(grounds(glass) == light && light == ["#FFFFFF", "#1C1C1E"])
  }
}
