import Colors
import Rendering
import StyleLibrary

/// A frame under the tool's pen: text in the terminal's own colours, swatches in exact ones, other frames.
struct Canvas {
  private(set) var frame: Frame

  init(columns: Int, rows: Int) { frame = Frame(columns: columns, rows: rows) }

  /// Writes text from a column on, cut to `columns` with an ellipsis; returns the column after it.
  @discardableResult
  mutating func text(_ text: String, at column: Int, _ row: Int, columns: Int, _ style: CellStyle = []) -> Int
  {
    // Most of the chrome is plain ASCII that fits: its letters go straight into the cells.
    let utf8 = text.utf8
    guard utf8.count <= columns, column >= 0, column + utf8.count <= frame.columns, row >= 0,
      row < frame.rows,
      utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F })
    else { return self.text(glyphs(text), at: column, row, columns: columns, style) }
    var column = column
    for byte in utf8 {
      frame.split(column: column, row: row)
      frame[column, row] = Cell(Symbol(Unicode.Scalar(byte)), style: style)
      column += 1
    }
    return column
  }

  /// Writes glyphs from a column on, cut to `columns` with an ellipsis; returns the column after them.
  @discardableResult
  mutating func text(_ glyphs: [Glyph], at column: Int, _ row: Int, columns: Int, _ style: CellStyle = [])
    -> Int
  {
    var column = column
    for glyph in truncated(glyphs, to: min(columns, frame.columns - column)) {
      put(glyph, at: column, row, style)
      column += glyph.width
    }
    return column
  }

  /// Writes glyphs so that they end before a column; returns the column where they begin.
  @discardableResult
  mutating func text(_ glyphs: [Glyph], endingAt right: Int, _ row: Int, _ style: CellStyle = []) -> Int {
    let start = right - width(glyphs)
    text(glyphs, at: start, row, columns: right - start, style)
    return start
  }

  /// A line of one glyph.
  mutating func line(_ symbol: Symbol, from column: Int, to right: Int, _ row: Int, _ style: CellStyle = .dim)
  {
    for column in column..<max(column, right) { put(Glyph(symbol), at: column, row, style) }
  }

  /// A thin rounded edge along the inside of a rectangle.
  mutating func box(_ rect: Rect, _ style: CellStyle = []) {
    let (left, right, top, bottom) = (rect.column, rect.right - 1, rect.row, rect.bottom - 1)
    line("─", from: left + 1, to: right, top, style)
    line("─", from: left + 1, to: right, bottom, style)
    for (column, row, corner) in [
      (left, top, "╭"), (right, top, "╮"), (left, bottom, "╰"), (right, bottom, "╯"),
    ]
      as [(Int, Int, Symbol)]
    {
      put(Glyph(corner), at: column, row, style)
    }
    for row in (top + 1)..<max(top + 1, bottom) {
      put(Glyph("│"), at: left, row, style)
      put(Glyph("│"), at: right, row, style)
    }
  }

  /// Blanks a rectangle.
  mutating func clear(_ rect: Rect, _ style: CellStyle = []) {
    for row in rect.row..<rect.bottom {
      for column in rect.column..<rect.right { put(.space, at: column, row, style) }
    }
  }

  /// Cells in an exact colour.
  mutating func swatch(_ color: RGB, token: String, at column: Int, _ row: Int, columns: Int) {
    frame.inks.append(
      Ink(token: token, asked: token, origin: .theme, variant: nil, source: nil, authored: color))
    let ink = UInt16(frame.inks.count - 1)
    for column in column..<column + columns where frame.contains(column: column, row: row) {
      frame[column, row] = Cell(.space, text: ink, ground: ink)
    }
  }

  /// Adds a style to cells that are there.
  mutating func mark(_ rect: Rect, _ style: CellStyle) {
    for row in rect.row..<rect.bottom {
      for column in rect.column..<rect.right where frame.contains(column: column, row: row) {
        frame[column, row].style.insert(style)
      }
    }
  }

  /// Puts another frame's cells here, with their inks and elements.
  mutating func place(_ other: Frame, at column: Int, _ row: Int) { frame.place(other, at: column, row) }

  private mutating func put(_ glyph: Glyph, at column: Int, _ row: Int, _ style: CellStyle) {
    guard frame.contains(column: column, row: row), column + glyph.width <= frame.columns else { return }
    for offset in 0..<glyph.width { frame.split(column: column + offset, row: row) }
    frame[column, row] = Cell(glyph.symbol, width: UInt8(glyph.width), style: style)
    if glyph.width == 2 { frame[column + 1, row] = Cell(.space, width: 0, style: style) }
  }
}
