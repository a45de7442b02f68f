import Colors
import Testing

@Suite struct LightnessTests {
  @Test(arguments: oklchRows)
  func lightnessIsThatOfCieExceptForTheRoundedCoefficients(row: OklchRow) {
    #expect(abs(row.color.lightness - row.lightness) < 0.005)
  }

  @Test func lightnessRunsFrom0To100AndGrowsWithEveryGrey() {
    let greys = (UInt8.min...UInt8.max).map { RGB($0, $0, $0).lightness }
    #expect(greys.first == 0)
    #expect(abs(greys[255] - 100) < 1e-9)
    #expect(zip(greys, greys.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func theDifferenceOfLightnessDoesNotAskForOrder() {
    #expect(lightnessDifference(.black, .white) == lightnessDifference(.white, .black))
    #expect(lightnessDifference(.white, .white) == 0)
  }
}
