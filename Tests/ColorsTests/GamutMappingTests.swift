import Testing

@testable import Colors

/// Colours of another lightness that stay in sRGB.
@Suite struct GamutMappingTests {
  @Test func whatSRGBReachesStaysAsItIs() {
    for packed in stride(from: 0, to: 0xFF_FFFF, by: 7919) {
      let color = RGB(packed: UInt32(packed))
      #expect(OKLCH(color).fittedRGB == color)
    }
  }

  @Test(arguments: [RGB(7, 112, 227), RGB(255, 59, 48), RGB(52, 199, 89), RGB(255, 204, 0), RGB(88, 86, 214)])
  func anotherLightnessKeepsTheHue(_ color: RGB) throws {
    let hue = try #require(OKLCH(color).hue)
    for hundredths in 20...90 {
      var wanted = OKLCH(color)
      wanted.lightness = Double(hundredths) / 100
      let fitted = OKLCH(wanted.fittedRGB)
      #expect(abs(fitted.lightness - wanted.lightness) < 0.006, "\(color.hex) at \(hundredths)")
      guard fitted.chroma > 0.03 else { continue }
      let turn = abs((fitted.hue ?? hue) - hue)
      #expect(min(turn, 360 - turn) < 4, "\(color.hex) at \(hundredths): \(fitted.hue ?? -1) and not \(hue)")
      #expect(fitted.chroma <= wanted.chroma + 0.004)
    }
  }

  @Test func theEndsAreBlackAndWhite() {
    for chroma in [0, 0.1, 0.3] {
      for lightness in [-1.0, 0] {
        #expect(OKLCH(lightness: lightness, chroma: chroma, hue: 200).fittedRGB == .black)
      }
      for lightness in [1.0, 2] {
        #expect(OKLCH(lightness: lightness, chroma: chroma, hue: 200).fittedRGB == .white)
      }
    }
  }

  @Test func aGreyStaysAGrey() {
    for hundredths in 0...100 {
      let color = OKLCH(lightness: Double(hundredths) / 100, chroma: 0, hue: nil).fittedRGB
      #expect(color.red == color.green && color.green == color.blue)
    }
  }
}
