import Colors
import Design
import StyleLibrary
import Testing

@testable import Rendering

/// Frames for terminals that show less.
@Suite struct AdaptedTests {
  private let palette = theme(
    stride(from: 0, to: 0x1000, by: 7).map { value in
      let rgb = RGB(UInt8((value >> 8) * 17), UInt8((value >> 4 & 15) * 17), UInt8((value & 15) * 17))
      return (name: "c\(value)", light: Color(rgb), dark: Color(rgb))
    })

  private var wall: Frame {
    let names = palette.tokenNames
    return picture(names.count, 1, theme: palette) { builder in
      for (column, name) in names.enumerated() {
        builder.fill(Rect(column, 0, 1, 1), SemanticColor(name), 0)
      }
    }
  }

  private func indices(_ frame: Frame) -> [UInt8] {
    frame.cells.compactMap { cell in
      if case .index(let index) = frame.groundInk(cell).terminal { index } else { nil }
    }
  }

  @Test func exactColoursStayAsTheyAre() {
    #expect(wall.adapted(to: .truecolor) == wall)
  }

  @Test func of256ColoursTheUsersOwn16AreNeverUsed() {
    let found = indices(wall.adapted(to: .indexed256))
    #expect(found.count == wall.cells.count)
    #expect(found.min().map { $0 >= 16 } == true)
  }

  @Test func sixteenColoursAreTheFirstOnes() {
    let found = indices(wall.adapted(to: .indexed16))
    #expect(found.count == wall.cells.count)
    #expect(found.max().map { $0 < 16 } == true)
  }

  @Test func coloursOfThePaletteItselfAreFoundExactly() {
    for index in UInt8(16)...255 {
      let number = XtermPalette.nearest256(XtermPalette.color(index))
      #expect(XtermPalette.color(number) == XtermPalette.color(index))
    }
  }

  @Test(arguments: [ColorDepth.indexed256, .indexed16, .none])
  func authoredAndShownColoursStayBesideIt(_ depth: ColorDepth) {
    let adapted = wall.adapted(to: depth)
    #expect(adapted.inks.map(\.shown) == wall.inks.map(\.shown))
    #expect(adapted.inks.map(\.authored) == wall.inks.map(\.authored))
  }

  @Test func theToolsOwnColoursStayTheTerminals() {
    for depth in ColorDepth.allCases {
      #expect(Frame(columns: 2, rows: 1).adapted(to: depth).inks.map(\.terminal) == [.standard])
      #expect(Frame(columns: 2, rows: 1).adapted(to: depth).cells == Frame(columns: 2, rows: 1).cells)
    }
  }

  @Test func withoutColoursDarkOnLightIsReversed() {
    let frames = Appearance.allCases.map { appearance in
      picture(3, 1, appearance) { builder in
        builder.fill(Rect(0, 0, 3, 1), "paper", 0)
        builder.text("ab", at: 0, 0, columns: 2, "ink", 0, style: .bold)
      }.adapted(to: .none)
    }
    #expect(frames[0].cells.map(\.style) == [[.bold, .reverse], [.bold, .reverse], [.reverse]])
    #expect(frames[1].cells.map(\.style) == [[.bold], [.bold], []])
    #expect(frames.allSatisfy { frame in frame.inks.allSatisfy { $0.terminal == .standard } })
  }

  @Test func asciiReplacesWhatItKnowsAndMarksTheRest() {
    let frame = picture(12, 1) { $0.text("‹ ▁●│…Ж", at: 0, 0, columns: 12, "ink", 0) }
    #expect(frame.ascii(icons: [:]).drawing == ["< _o|~?     "])
    #expect(frame.ascii(icons: ["Ж": "Z"]).drawing == ["< _o|~Z     "])
  }

  @Test func asciiKeepsTheColumnsOfWideGlyphs() {
    let frame = picture(10, 1) { $0.text("中，＋a", at: 0, 0, columns: 10, "ink", 0) }
    let ascii = frame.ascii(icons: ["＋": "+"])
    #expect(ascii.drawing == ["??, + a   "])
    #expect(ascii.widths() == Array(repeating: 1, count: 10))
  }

  @Test func asciiLeavesOnlyAscii() {
    for text in texts {
      let frame = picture(60, 1) { $0.text(text, at: 0, 0, columns: 60, "ink", 0) }.ascii(icons: [:])
      #expect(frame.cells.allSatisfy { $0.glyph.isASCII && $0.width == 1 }, "\(text)")
    }
  }
}
