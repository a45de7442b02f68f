import Colors
import Testing

@Suite struct AmbientLightTests {
  private let white = RGB(255, 255, 255)
  private let black = RGB(0, 0, 0)

  @Test func withoutLightTheRatioIsThatOfWCAG() {
    #expect(AmbientLight(lux: 0).contrastRatio(white, black) == contrastRatio(white, black))
  }

  /// 500 lux * 0.045 / pi / 500 = 0.014324: (1 + 0.05 + 0.014324) / (0.05 + 0.014324) = 16.546.
  @Test func anOfficeOf500LuxVeilsBothColours() {
    #expect(abs(AmbientLight(lux: 500).veil - 0.0143239) < 1e-6)
    #expect(abs(AmbientLight(lux: 500).contrastRatio(white, black) - 16.546) < 0.001)
  }

  @Test func theRatioFallsAsTheLightGrows() {
    let pairs = [(white, black), (RGB(119, 119, 119), white), (RGB(7, 112, 227), black)]
    for (one, other) in pairs {
      let ratios = [0, 1, 50, 500, 10_000, 100_000].map { AmbientLight(lux: $0).contrastRatio(one, other) }
      #expect(zip(ratios, ratios.dropFirst()).allSatisfy { $0 > $1 })
      #expect(ratios.allSatisfy { $0 >= 1 })
    }
  }

  @Test func senselessLightIsDarkness() {
    for lux in [-5, Double.nan, Double.infinity] { #expect(AmbientLight(lux: lux).veil == 0) }
  }
}
