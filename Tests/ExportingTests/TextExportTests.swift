import Exporting
import Rendering
import Testing

@Suite struct TextExportTests {
  @Test func aLineEndsAtItsLastGlyph() {
    #expect(frame(["ab  c  ", "", "  x"], columns: 7).text() == "ab  c\n\n  x\n")
  }

  @Test func aWideGlyphStandsOnce() {
    #expect(frame(["朋友 x"], columns: 8).text() == "朋友 x\n")
  }

  @Test func marksStayWithTheirCharacter() {
    #expect(frame(["e\u{301}x"], columns: 3).text() == "e\u{301}x\n")
  }

  @Test func aFrameWithoutRowsIsNoText() {
    #expect(Frame(columns: 5, rows: 0).text() == "")
    #expect(Frame(columns: 0, rows: 2).text() == "\n\n")
  }
}
