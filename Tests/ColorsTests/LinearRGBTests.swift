import Colors
import Testing

@Suite struct LinearRGBTests {
  @Test func everyChannelValueComesBackFromItsLight() {
    for value in UInt8.min...UInt8.max {
      let rgb = RGB(value, 255 - value, value / 2)
      #expect(LinearRGB(rgb).rgb == rgb)
    }
  }

  @Test func theCurveIsTheSameAt8BitsWithTheThresholdThatWcagOnceHad() {
    for value in 0...255 {
      let encoded = Double(value) / 255
      #expect((encoded <= 0.03928) == (encoded <= 0.04045))
    }
  }

  @Test func theTwoHalvesOfTheCurveMeet() {
    #expect(abs(LinearRGB.decode(0.04045) - LinearRGB.decode(0.0404500001)) < 1e-7)
    #expect(abs(LinearRGB.encode(0.0031308) - LinearRGB.encode(0.0031308001)) < 1e-6)
  }

  @Test(arguments: [-2, -1, -0.5, -0.01, 0, 0.01, 0.5, 1, 2] as [Double])
  func encodingUndoesDecodingAlsoOutsideTheRange(encoded: Double) {
    #expect(abs(LinearRGB.encode(LinearRGB.decode(encoded)) - encoded) < 1e-7)
    #expect(LinearRGB.decode(-encoded) == -LinearRGB.decode(encoded))
  }

  @Test func lightThatNoScreenHasIsClippedAndNeverTraps() {
    #expect(LinearRGB(-1, 2, 0.5).rgb == RGB(0, 255, 188))
    #expect(LinearRGB(.infinity, -.infinity, .nan).rgb == RGB(255, 0, 0))
  }
}
