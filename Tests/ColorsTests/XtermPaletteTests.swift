import Colors
import Testing

@Suite struct XtermPaletteTests {
  @Test(
    arguments: [
      (0, "#000000"), (1, "#CD0000"), (4, "#0000EE"), (7, "#E5E5E5"), (8, "#7F7F7F"), (12, "#5C5CFF"),
      (15, "#FFFFFF"),
      (16, "#000000"), (17, "#00005F"), (21, "#0000FF"), (22, "#005F00"), (52, "#5F0000"), (110, "#87AFD7"),
      (196, "#FF0000"), (231, "#FFFFFF"), (232, "#080808"), (244, "#808080"), (255, "#EEEEEE"),
    ] as [(UInt8, String)])
  func aNumberHasItsColor(index: UInt8, hex: String) { #expect(XtermPalette.color(index).hex == hex) }

  @Test(arguments: UInt8(16)...255)
  func theNumberNearestToAColorOfThePaletteIsItsOwn(index: UInt8) {
    #expect(XtermPalette.nearest256(XtermPalette.color(index)) == index)
  }

  @Test(arguments: UInt8(0)...15)
  func theNamedColorNearestToANamedColorIsItself(index: UInt8) {
    #expect(XtermPalette.nearest16(XtermPalette.color(index)) == index)
  }

  @Test(
    arguments: [
      (0x0770E3, 26, 12), (0x2C2C2E, 236, 0), (0xF1F2F8, 255, 15), (0xFF3B30, 196, 9), (0x34C759, 41, 2),
      (0x8E8E93, 245, 8),
    ] as [(UInt32, UInt8, UInt8)])
  func aColorBetweenGoesToTheOneThatLooksNearest(rgb: UInt32, in256: UInt8, in16: UInt8) {
    #expect(XtermPalette.nearest256(RGB(packed: rgb)) == in256)
    #expect(XtermPalette.nearest16(RGB(packed: rgb)) == in16)
  }

  @Test func theNearestIsNeverOneOfTheColorsThatAUserMayHaveChanged() {
    for packed in stride(from: UInt32(0), through: 0xFFFFFF, by: 10007) {
      let rgb = RGB(packed: packed)
      #expect(XtermPalette.nearest256(rgb) >= 16)
      #expect(XtermPalette.nearest16(rgb) < 16)
    }
  }
}
