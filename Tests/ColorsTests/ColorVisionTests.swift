import Colors
import Testing

@Suite struct ColorVisionTests {
  @Test func everyRowOfTheOracleIsSeenAsItSays() {
    #expect(visionRows.count > 20)
    for row in visionRows {
      let light = row.vision.seen(LinearRGB(row.color))
      for (found, expected) in zip([light.red, light.green, light.blue], row.light) {
        #expect(abs(found - expected) < 2e-5, "\(row.color.hex) \(row.vision)")
      }
      #expect(row.vision.seen(row.color) == row.seen, "\(row.color.hex) \(row.vision)")
    }
  }

  @Test func greysLookTheSameToEveryone() {
    for value in UInt8.min...UInt8.max {
      let grey = RGB(value, value, value)
      for vision in ColorVision.allCases {
        let seen = vision.seen(grey)
        for channel in [seen.red, seen.green, seen.blue] {
          #expect(abs(Int(channel) - Int(value)) <= 1, "\(vision) \(value)")
        }
      }
    }
  }

  @Test func normalVisionChangesNothing() {
    #expect(ColorVision.normal.seen(RGB(7, 112, 227)) == RGB(7, 112, 227))
  }
}
