import Colors
import Testing

@Suite struct ColorSpaceTests {
  @Test func theNamesAreThoseOfAnAssetCatalogue() {
    #expect(
      ColorSpace.allCases.map(\.rawValue) == [
        "srgb", "display-p3", "extended-srgb", "extended-linear-srgb", "gray-gamma-22", "extended-gray",
      ])
  }

  @Test(arguments: displayP3Rows)
  func displayP3IsClippedToSrgbAndSaysSo(row: DisplayP3Row) throws {
    let conversion = try #require(ColorSpace.displayP3.convert(row.components))
    #expect(conversion.rgb == row.shown)
    #expect(conversion.clipped == row.clipped)
    #expect(abs(conversion.light.luminance - row.luminance) < 1e-4)
    let light = conversion.light
    for (channel, extended) in zip([light.red, light.green, light.blue], row.extended) {
      #expect(abs(LinearRGB.encode(channel) - extended) < 1e-6)
    }
  }

  @Test(
    arguments: [
      (.displayP3, [0.8, 0.4, 0.2], "#DB5E1F", false),
      (.grayGamma22, [0.6], "#9A9A9A", false),
      (.extendedGray, [0.6], "#9A9A9A", false),
      (.grayGamma22, [0], "#000000", false),
      (.grayGamma22, [1], "#FFFFFF", false),
      (.extendedGray, [1.5], "#FFFFFF", true),
      (.extendedGray, [-0.5], "#000000", true),
      (.srgb, [7.0 / 255, 112.0 / 255, 227.0 / 255], "#0770E3", false),
      (.srgb, [0.5, 0.5, 0.5], "#808080", false),
      (.extendedSRGB, [1.2, -0.1, 0.5], "#FF0080", true),
      (.extendedLinearSRGB, [1, 0, 0.5], "#FF00BC", false),
      (.extendedLinearSRGB, [1.2, -0.1, 0.5], "#FF00BC", true),
    ] as [(ColorSpace, [Double], String, Bool)])
  func aColorIsShownAs(space: ColorSpace, components: [Double], hex: String, clipped: Bool) throws {
    let conversion = try #require(space.convert(components))
    #expect(conversion.rgb.hex == hex)
    #expect(conversion.clipped == clipped)
  }

  @Test func everySrgbColorIsConvertedToItself() {
    for packed in stride(from: UInt32(0), through: 0xFFFFFF, by: 1021) {
      let rgb = RGB(packed: packed)
      let components = [rgb.red, rgb.green, rgb.blue].map { Double($0) / 255 }
      #expect(ColorSpace.srgb.convert(components)?.rgb == rgb)
      #expect(ColorSpace.extendedSRGB.convert(components)?.clipped == false)
    }
  }

  @Test func aGreyOfDisplayP3IsTheSameGrey() {
    for value in UInt8.min...UInt8.max {
      let conversion = ColorSpace.displayP3.convert(Array(repeating: Double(value) / 255, count: 3))
      #expect(conversion?.rgb == RGB(value, value, value))
      #expect(conversion?.clipped == false)
    }
  }

  @Test(arguments: ColorSpace.allCases)
  func aWrongNumberOfComponentsIsNoColor(space: ColorSpace) {
    for count in 0...5 {
      #expect((space.convert(Array(repeating: 0.5, count: count)) != nil) == (count == space.componentCount))
    }
  }

  @Test(arguments: ColorSpace.allCases, [.nan, .infinity, -.infinity, 1e300, -1e300] as [Double])
  func noComponentTraps(space: ColorSpace, value: Double) {
    #expect(space.convert(Array(repeating: value, count: space.componentCount))?.clipped == true)
    if space.componentCount == 3 { #expect(space.convert([value, -value, 0.5])?.clipped == true) }
  }
}
