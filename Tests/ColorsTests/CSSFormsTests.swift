import Colors
import Testing

/// The colours that CSS names, and its HSL.
@Suite struct CSSFormsTests {
  @Test(arguments: [
    ("black", "#000000"), ("White", "#FFFFFF"), ("REBECCAPURPLE", "#663399"), ("grey", "#808080"),
    ("gray", "#808080"), ("tomato", "#FF6347"), ("lightgoldenrodyellow", "#FAFAD2"),
  ])
  func aNamedColourIsFoundInAnyCase(_ name: String, _ hex: String) {
    #expect(RGB(named: name)?.hex == hex)
  }

  @Test func thereAre148Names() {
    #expect(RGB.names.count == 148)
    #expect(RGB(named: "balck") == nil && RGB(named: "") == nil && RGB(named: "transparent") == nil)
  }

  @Test(arguments: [
    (0.0, 1.0, 0.5, "#FF0000"), (120, 1, 0.25, "#008000"), (240, 1, 0.5, "#0000FF"), (60, 1, 0.5, "#FFFF00"),
    (-120, 1, 0.5, "#0000FF"), (480, 1, 0.5, "#00FF00"), (0, 0, 0.5, "#808080"), (200, 0.5, 1, "#FFFFFF"),
    (270, 0.5, 0.4, "#663399"), (0, 2, 0.5, "#FF0000"), (0, 1, -1, "#000000"), (.nan, .nan, .nan, "#000000"),
    (.infinity, 1, 0.5, "#FF0000"),
  ])
  func hueSaturationAndLightnessAreAColour(
    _ hue: Double, _ saturation: Double, _ lightness: Double, _ hex: String
  ) {
    #expect(RGB(hue: hue, saturation: saturation, lightness: lightness).hex == hex)
  }
}
