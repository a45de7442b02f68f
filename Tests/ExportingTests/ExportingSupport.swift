import Colors
import Rendering
import StyleLibrary

/// An ink of a token; shown as authored unless told otherwise.
func ink(_ token: String, _ authored: Int, shown: Int? = nil) -> Ink {
  let color = RGB(packed: UInt32(authored))
  var ink = Ink(
    token: token, asked: token, origin: .theme, variant: .light, source: Place("theme.json"), authored: color)
  ink.shown = shown.map { RGB(packed: UInt32($0)) } ?? color
  ink.terminal = .exact(ink.shown)
  return ink
}

/// A frame of rows of text, all in ink 1 on ink 2 of these: black on white, then whatever else.
func frame(_ rows: [String], columns: Int, inks: [Ink] = []) -> Frame {
  var frame = Frame(columns: columns, rows: rows.count)
  frame.inks += [ink("ink", 0x000000), ink("paper", 0xFFFFFF)] + inks
  frame.elements += ["page"]
  for (row, text) in rows.enumerated() {
    for column in 0..<columns { frame[column, row] = Cell(text: 2, ground: 2, element: 1) }
    var column = 0
    for glyph in glyphs(text) {
      frame[column, row] = Cell(glyph.symbol, width: UInt8(glyph.width), text: 1, ground: 2, element: 1)
      if glyph.width == 2 { frame[column + 1, row] = Cell(width: 0, text: 1, ground: 2, element: 1) }
      column += glyph.width
    }
  }
  return frame
}

/// The escape sequence of some numbers.
func sgr(_ numbers: String) -> String { "\u{1B}[\(numbers)m" }
