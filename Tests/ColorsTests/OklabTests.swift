import Colors
import Testing

@Suite struct OklabTests {
  @Test(arguments: oklchRows)
  func aColorHasItsPlaceInOklab(row: OklchRow) {
    let lab = Oklab(row.color)
    #expect(abs(lab.lightness - row.lab.lightness) < 1e-6)
    #expect(abs(lab.a - row.lab.a) < 1e-6)
    #expect(abs(lab.b - row.lab.b) < 1e-6)
  }

  @Test(arguments: oklchRows)
  func aColorHasItsChromaAndHue(row: OklchRow) throws {
    let polar = OKLCH(row.color)
    #expect(abs(polar.chroma - row.chroma) < 1e-6)
    #expect((polar.hue == nil) == (row.hue == nil))
    if let hue = row.hue { #expect(abs(try #require(polar.hue) - hue) < 1e-3) }
  }

  @Test(arguments: differenceRows)
  func twoColorsDifferAsMuchAsTheyLook(row: DifferenceRow) {
    let (one, other) = (Oklab(row.one), Oklab(row.other))
    #expect(abs(one.difference(other) - row.difference) < 1e-6)
    #expect(one.difference(other) == other.difference(one))
  }

  @Test func everyColorComesBackFromOklabAndFromOklch() {
    for packed in stride(from: UInt32(0), through: 0xFFFFFF, by: 1021) {
      let rgb = RGB(packed: packed)
      #expect(Oklab(rgb).rgb == rgb)
      #expect(OKLCH(rgb).rgb == rgb)
    }
  }

  @Test func onlyGreysAreWithoutAHue() {
    for value in UInt8.min...UInt8.max {
      #expect(OKLCH(RGB(value, value, value)).hue == nil)
      #expect(OKLCH(RGB(value, value, value ^ 1)).hue != nil)
    }
  }

  @Test func aColorThatSrgbCannotShowIsClipped() {
    #expect(OKLCH(lightness: 0.63, chroma: 0.4, hue: 29).rgb == RGB(255, 0, 0))
    #expect(OKLCH(lightness: 2, chroma: 0, hue: nil).rgb == .white)
    #expect(OKLCH(lightness: .nan, chroma: .infinity, hue: .nan).rgb == .black)
  }
}
