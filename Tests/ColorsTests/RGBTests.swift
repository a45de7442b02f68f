import Testing

@testable import Colors

@Test func packedHexRoundTrips() { #expect(RGB(packed: 0x0770E3).hex == "#0770E3") }
