import Colors
import Testing

@Suite struct ContrastRatioTests {
  @Test(arguments: wcag2Rows)
  func luminanceAndContrastAreWcags(row: Wcag2Row) {
    #expect(abs(row.text.luminance - row.textLuminance) < 1e-8)
    #expect(abs(row.ground.luminance - row.groundLuminance) < 1e-8)
    #expect(abs(contrastRatio(row.text, row.ground) - row.ratio) < 1e-6)
    #expect(flooredRatio(contrastRatio(row.text, row.ground)) == row.shown)
  }

  @Test func contrastIsSymmetricAndLiesWithin1And21() {
    for (one, other) in pairs() {
      let ratio = contrastRatio(one, other)
      #expect(ratio == contrastRatio(other, one))
      #expect((1...21).contains(ratio))
    }
  }

  @Test func aColorHasNoContrastWithItself() {
    for (one, _) in pairs() { #expect(contrastRatio(one, one) == 1) }
  }

  @Test func blackAndWhiteAreExactly21Apart() { #expect(contrastRatio(.black, .white) == 21) }

  @Test(
    arguments: [
      (0x006FFB, 4.5, false), (0x008580, 4.5, false), (0x9A6C5A, 4.5, false), (0x7C7290, 4.5, true),
      (0x767676, 4.5, true),
      (0x777777, 4.5, false),
    ] as [(UInt32, Double, Bool)])
  func aVerdictOnWhiteIsTheStandardsToTheLastDigit(color: UInt32, threshold: Double, passes: Bool) {
    let ratio = contrastRatio(RGB(packed: color), .white)
    #expect((ratio >= threshold) == passes)
    #expect((flooredRatio(ratio) >= "4.50") == passes)
  }

  @Test(
    arguments: [
      (1, "1.00"), (21, "21.00"), (4.498861, "4.49"), (4.499999851, "4.49"), (4.5, "4.50"),
      (4.500000635, "4.50"),
      (2.999, "2.99"), (2.3, "2.30"), (4.35, "4.35"), (1.1, "1.10"), (10.07, "10.07"), (6.9999999, "6.99"),
      (0.5, "1.00"), (-.infinity, "1.00"), (99, "21.00"), (.infinity, "21.00"), (.nan, "?"),
    ] as [(Double, String)])
  func aRatioIsShownCutOffAfterTwoDecimals(ratio: Double, shown: String) {
    #expect(flooredRatio(ratio) == shown)
  }

  @Test func everyNumberOfHundredthsIsShownAsItself() {
    for hundredths in 100...2100 {
      let tail = hundredths % 100
      #expect(
        flooredRatio(Double(hundredths) / 100) == "\(hundredths / 100)."
          + (tail < 10 ? "0\(tail)" : "\(tail)"))
    }
  }

  @Test func aLuminanceBelowZeroCountsAsBlack() {
    #expect(contrastRatio(luminances: -0.1, 1) == contrastRatio(.black, .white))
  }

  /// Some 4000 pairs from all over the cube of colours, many of them far apart.
  private func pairs() -> some Sequence<(RGB, RGB)> {
    stride(from: UInt32(0), through: 0xFFFFFF, by: 4099).lazy.map {
      (RGB(packed: $0), RGB(packed: $0 &* 2_654_435_761 >> 8))
    }
  }
}
