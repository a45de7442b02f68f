import Colors
import Testing

@Suite struct HexTests {
  @Test(
    arguments: [
      ("#000", 0x000000, 1), ("#FFF", 0xFFFFFF, 1), ("#07e", 0x0077EE, 1), ("#AbC", 0xAABBCC, 1),
      ("#000000", 0x000000, 1), ("#FFFFFF", 0xFFFFFF, 1), ("#0770e3", 0x0770E3, 1), ("#0770E3", 0x0770E3, 1),
      ("#0770e3ff", 0x0770E3, 1), ("#3C3C4399", 0x3C3C43, 0.6), ("#00000000", 0x000000, 0),
      ("#12345680", 0x123456, 128.0 / 255),
    ] as [(String, UInt32, Double)])
  func aColorIsReadFrom(text: String, rgb: UInt32, alpha: Double) throws {
    #expect(try Color(hex: text) == Color(RGB(packed: rgb), alpha: alpha))
  }

  @Test(
    arguments: [
      ("", .empty),
      ("FFF", .noHash), ("+1F", .noHash), (" #FFF", .noHash), ("0x0770e3", .noHash), ("＃FFF", .noHash),
      ("#\u{301}FF", .noHash),
      ("#", .length(0)), ("#1", .length(1)), ("#12", .length(2)), ("#1234", .length(4)),
      ("#12345", .length(5)),
      ("#1234567", .length(7)), ("#123456789", .length(9)),
      ("#+1F2F3F", .digit("+", at: 1)), ("#-1F", .digit("-", at: 1)), ("##FF", .digit("#", at: 1)),
      ("#FFF ", .digit(" ", at: 4)), ("#FF F", .digit(" ", at: 3)), ("#FFF\n", .digit("\n", at: 4)),
      ("#FF\r\n", .digit("\r\n", at: 3)),
      ("#0770g3", .digit("g", at: 5)), ("#１２３", .digit("１", at: 1)), ("#12٣", .digit("٣", at: 3)),
      ("#FFe\u{301}", .digit("e\u{301}", at: 3)), ("#F\0F", .digit("\0", at: 2)),
    ] as [(String, HexFault)])
  func textThatIsNoColorIsRefusedWithTheFault(text: String, fault: HexFault) {
    #expect(throws: fault) { try Color(hex: text) }
    #expect(throws: fault) { try RGB(hex: text) }
  }

  @Test func anOpaqueColorMayNotGiveAnOpacity() {
    #expect(throws: HexFault.length(8)) { try RGB(hex: "#0770E3FF") }
  }

  @Test func aSubstringIsReadAsWell() throws {
    #expect(try RGB(hex: "#0770E3 60%".prefix(7)) == RGB(7, 112, 227))
  }

  @Test(arguments: [(0x000000, RGB(0, 0, 0)), (0xFFFFFF, RGB(255, 255, 255)), (0x0770e3, RGB(7, 112, 227))])
  func aNumberIsReadAsTheArticlesDo(number: Int, rgb: RGB) {
    #expect(Color(hex: number) == Color(rgb))
  }

  @Test(
    arguments: [(-1, 0xFFFFFF), (0x1_0770E3, 0x0770E3), (Int.min, 0), (Int.max, 0xFFFFFF)] as [(Int, UInt32)])
  func bitsAboveThe24OfANumberAreIgnored(number: Int, rgb: UInt32) {
    #expect(Color(hex: number).rgb.packed == rgb)
  }

  @Test func everyColorIsReadBackFromItsOwnText() throws {
    for packed in stride(from: UInt32(0), through: 0xFFFFFF, by: 251) {
      let rgb = RGB(packed: packed)
      #expect(try RGB(hex: rgb.hex) == rgb)
      #expect(try RGB(hex: rgb.hex.lowercased()) == rgb)
    }
  }

  @Test func everyOpacityByteIsReadAsItsPartOf255() throws {
    for byte in UInt8.min...UInt8.max {
      #expect(try Color(hex: RGB.black.hex + hexByte(byte)).alpha == Double(byte) / 255)
    }
  }

  private func hexByte(_ byte: UInt8) -> String { String(RGB(byte, 0, 0).hex.dropFirst().prefix(2)) }
}
