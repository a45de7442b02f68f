import Adaptation
import Colors
import Design
import Rendering
import StyleLibrary
import Testing

@testable import Preview

@Suite struct EyeTests {
  private func glass(_ screen: String, _ commands: String...) -> Glass {
    var glass = Glass(screen: screen)
    for command in commands { glass.run(command) }
    return glass
  }

  @Test func everyInkOfThePhoneIsSeenByTheChosenEyeAfterTheOverlay() {
    for vision in ColorVision.allCases {
      let plain = glass("jobs", "dark").model.phone(columns: 44, rows: 40)
      let seen = glass("jobs", "dark", "vision-kind \(vision.rawValue)").model.phone(columns: 44, rows: 40)
      #expect(seen.cells == plain.cells)
      for (one, other) in zip(plain.inks, seen.inks) where one.terminal != .standard {
        #expect(other.shown == vision.seen(one.shown))
        #expect(other.authored == one.authored)
      }
    }
  }

  @Test func theKeyGoesThroughTheKindsOfVisionAndBack() {
    var glass = glass("home")
    var kinds: [String] = []
    for _ in 0..<4 {
      glass.press("V")
      kinds.append(glass.model.eye.vision.rawValue)
    }
    #expect(kinds == ["protan", "deutan", "tritan", "normal"])
  }

  /// The tint on white, #BA3604: 5.80 by WCAG, 5.45 in an office, and so it is said.
  @Test func thePanelRecomputesRatiosAndSaysUnderWhat() {
    #expect(glass("home").text.contains("5.80 : 1 on Background_1  ✓ AA"))
    let office = glass("home", "ambient-lux 500").text
    #expect(office.contains("5.45 : 1 on Background_1  ✓ AA"))
    #expect(office.contains("at 500 lux (a model)"))
    #expect(glass("home", "vision-kind deutan").text.contains("seen by deutan"))
  }

  @Test func ambientLightGoesFromTheBedroomToTheSunAndOff() {
    var glass = glass("home")
    var lights: [Double?] = []
    for _ in 0..<6 {
      glass.press("n")
      lights.append(glass.model.eye.light?.lux)
    }
    #expect(lights == [5, 50, 500, 10_000, 60_000, nil])
  }

  /// Fill_1 in light is #1D2129 at 4 %: over the white page #F6F6F7, which is what it becomes on every ground.
  @Test func withoutTransparencyAGroundLooksTheSameWhateverLiesBehindIt() {
    let palette = ResolvedPalette(Shipped.classifieds.theme, traits: TraitCollection())
    let solid = palette.solid([.searchField])
    #expect(palette.color(.searchField).color.alpha < 1)
    #expect(solid.color(.searchField).color == Color(RGB(0xF6, 0xF6, 0xF6)))
    #expect(solid.color(.listTitle) == palette.color(.listTitle))
    var glass = glass("home")
    glass.press("x")
    #expect(glass.notice == "no transparency: Fill_1, Fill_2, Primary_2")
    glass.press("x")
    #expect(glass.notice == "transparency as designed")
  }

  @Test func whatIsNoVisionAndNoLightIsRefused() {
    #expect(glass("home", "vision-kind blue").isRefused)
    for lux in ["-1", "bright", "1e9", "nan", "300000"] {
      #expect(glass("home", "ambient-lux \(lux)").isRefused)
    }
  }
}
