import Colors
import Exporting
import Rendering
import TestSupport
import Testing

@Suite struct AnsiExportTests {
  @Test func coloursAreSentWhereTheyChange() {
    var two = frame(["abc"], columns: 4, inks: [ink("tint", 0x0770E3)])
    two[1, 0].text = 3
    #expect(
      two.ansi()
        == sgr("38;2;0;0;0;48;2;255;255;255") + "a" + sgr("38;2;7;112;227") + "b" + sgr("38;2;0;0;0") + "c "
        + sgr("0") + "\n")
  }

  @Test func theColourOfABlankIsOnlyItsGround() {
    #expect(frame([""], columns: 2).ansi() == sgr("48;2;255;255;255") + "  " + sgr("0") + "\n")
  }

  @Test func eachLineBeginsAnew() {
    #expect(
      frame(["a", "b"], columns: 1).ansi().split(separator: "\n").map(String.init) == [
        sgr("38;2;0;0;0;48;2;255;255;255") + "a" + sgr("0"),
        sgr("38;2;0;0;0;48;2;255;255;255") + "b" + sgr("0"),
      ])
  }

  @Test func theTerminalsOwnColoursNeedNoNumbers() {
    #expect(Frame(columns: 2, rows: 1).ansi() == "  " + sgr("0") + "\n")
  }

  @Test func styleIsSentBeforeColours() {
    var bold = frame(["ab"], columns: 2)
    bold[1, 0].style = [.bold, .underline]
    let colors = "38;2;0;0;0;48;2;255;255;255"
    #expect(bold.ansi() == sgr(colors) + "a" + sgr("0;1;4;\(colors)") + "b" + sgr("0") + "\n")
  }

  @Test(arguments: [
    (UInt8(0), "30", "40"), (7, "37", "47"), (8, "90", "100"), (15, "97", "107"), (16, "38;5;16", "48;5;16"),
    (255, "38;5;255", "48;5;255"),
  ])
  func numberedColoursHaveTheirShortForms(_ index: UInt8, _ text: String, _ ground: String) {
    var numbered = frame(["a"], columns: 1)
    numbered.inks[1].terminal = .index(index)
    numbered.inks[2].terminal = .index(index)
    #expect(numbered.ansi() == sgr("\(text);\(ground)") + "a" + sgr("0") + "\n")
  }

  @Test func whatIsReadBackIsTheFrame() throws {
    var random = Numbers(seed: 5)
    let words = ["朋友圈", "primaryText", "e\u{301}a", "＋ ✓ ▁▔", " ", "Ａ 中"]
    for _ in 0..<200 {
      var some = frame(
        (0..<3).map { _ in words.randomElement(using: &random) ?? "" }, columns: 12,
        inks: (0..<6).map { _ in ink("t", Int.random(in: 0...0xFFFFFF, using: &random)) })
      for index in some.cells.indices where some.cells[index].width > 0 {
        some.cells[index].text = UInt16.random(in: 0...8, using: &random)
        some.cells[index].ground = UInt16.random(in: 0...8, using: &random)
        some.cells[index].style = CellStyle(rawValue: UInt8.random(in: 0...15, using: &random))
      }
      let depth = ColorDepth.allCases.randomElement(using: &random) ?? .truecolor
      let adapted = some.adapted(to: depth)
      let read = try #require(readSgr(adapted.ansi()))
      #expect(read.count == adapted.rows)
      for row in 0..<adapted.rows { #expect(mended(read[row]) == adapted.scalars(row: row)) }
    }
  }

  /// What was read, with nothing said of the text's colour where nothing is drawn in it.
  private func mended(_ line: [SgrScalar]) -> [SgrScalar] {
    line.map { $0.scalar == " " && !$0.style.contains(4) && !$0.style.contains(7) ? $0.withoutText : $0 }
  }
}

extension SgrScalar {
  fileprivate var withoutText: SgrScalar { SgrScalar(scalar, ground: ground, style: style) }
}

extension Frame {
  /// What a terminal draws of a row.
  fileprivate func scalars(row: Int) -> [SgrScalar] {
    (0..<columns).map { self[$0, row] }.filter { $0.width > 0 }.flatMap { cell in
      let style = [(CellStyle.bold, 1), (.dim, 2), (.underline, 4), (.reverse, 7)]
        .filter { cell.style.contains($0.0) }.map(\.1)
      let isBlank = cell.glyph == .space && !style.contains(4) && !style.contains(7)
      return cell.glyph.unicodeScalars.map { scalar in
        SgrScalar(
          scalar, text: isBlank ? "" : numbers(textInk(cell).terminal, base: 30),
          ground: numbers(groundInk(cell).terminal, base: 40), style: style)
      }
    }
  }

  private func numbers(_ color: TerminalColor, base: Int) -> String {
    switch color {
    case .standard: ""
    case .exact(let rgb): "\(base + 8);2;\(rgb.red);\(rgb.green);\(rgb.blue)"
    case .index(let index) where index < 8: "\(base + Int(index))"
    case .index(let index) where index < 16: "\(base + 60 + Int(index) - 8)"
    case .index(let index): "\(base + 8);5;\(index)"
    }
  }
}
