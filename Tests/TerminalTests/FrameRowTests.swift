import Rendering
import Testing

@testable import Terminal

@Suite("A row is drawn in pieces, and blanks take the colours at hand")
struct FrameRowTests {
  /// A row where a letter is drawn in colour 1 on ground 2, a dot stands for a blank on ground 2 and a
  /// comma for one on ground 3.
  static func row(_ text: String, erases: Bool = true, columns: Int? = nil) -> String {
    var frame = Frame(columns: text.count, rows: 1)
    for (column, character) in text.enumerated() {
      frame.cells[column] =
        switch character {
        case ".": Cell(" ", text: 3, ground: 2)
        case ",": Cell(" ", text: 3, ground: 3)
        case "設": Cell(Symbol(character), width: 2, text: 1, ground: 2)
        case "-": Cell(" ", width: 0, text: 1, ground: 2)
        default: Cell(Symbol(character), text: 1, ground: 2)
        }
    }
    var row = FrameRow(frame, row: 0, columns: columns ?? text.count, colors: [-1, 1, 2, 3], erases: erases)
    var result: [String] = []
    while let piece = row.next() {
      switch piece.content {
      case .glyph(let glyph, let width): result.append("\(glyph)\(width)")
      case .blanks(let count): result.append("\(count) blanks \(piece.look.text)/\(piece.look.ground)")
      }
    }
    return result.joined(separator: " ")
  }

  @Test("A short gap between glyphs keeps their colour")
  func gap() { #expect(Self.row("a..b") == "a1 2 blanks 1/2 b1") }

  @Test("A long gap, a long start and a long end are left to be erased")
  func long() {
    #expect(Self.row("a" + String(repeating: ".", count: 14) + "b") == "a1 14 blanks -1/2 b1")
    #expect(Self.row(".....a....") == "5 blanks -1/2 a1 4 blanks -1/2")
  }

  @Test("A terminal that cannot erase in a colour is not asked to")
  func noErase() { #expect(Self.row("a....", erases: false) == "a1 4 blanks 1/2") }

  @Test("A gap on another ground takes the colour before it")
  func otherGround() { #expect(Self.row("a,,.b") == "a1 2 blanks 1/3 1 blanks 1/2 b1") }

  @Test("Half of a wide glyph is a blank")
  func halves() {
    #expect(Self.row("a設-b") == "a1 設2 b1")
    #expect(Self.row("a設-", columns: 2) == "a1 1 blanks -1/2")
    #expect(Self.row("a-b") == "a1 1 blanks 1/2 b1")
  }
}
