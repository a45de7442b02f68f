import Colors
import Rendering
import StyleLibrary

/// A frame under the tool's pen: text in the terminal's own colours, swatches in exact ones, other frames.
struct Canvas {
  private(set) var frame: Frame
  private var inks: [Ink: UInt16] = [:]

  init(columns: Int, rows: Int) { frame = Frame(columns: columns, rows: rows) }

  /// Writes text from a column on, cut to `columns` with an ellipsis; returns the column after it.
  @discardableResult
  mutating func text(_ text: String, at column: Int, _ row: Int, columns: Int, _ style: CellStyle = []) -> Int {
    var column = column
    for glyph in truncated(glyphs(text), to: min(columns, frame.columns - column)) {
      put(glyph, at: column, row, style)
      column += glyph.width
    }
    return column
  }

  /// Writes text so that it ends before a column; returns the column where it begins.
  @discardableResult
  mutating func text(_ text: String, endingAt right: Int, _ row: Int, columns: Int, _ style: CellStyle = []) -> Int {
    let label = truncated(glyphs(text), to: columns)
    var column = right - width(label)
    let start = column
    for glyph in label {
      put(glyph, at: column, row, style)
      column += glyph.width
    }
    return start
  }

  /// A line of one glyph.
  mutating func line(_ character: Character, from column: Int, to right: Int, _ row: Int, _ style: CellStyle = .dim) {
    for column in column..<max(column, right) { put(Glyph(character), at: column, row, style) }
  }

  /// Blanks a rectangle.
  mutating func clear(_ rect: Rect, _ style: CellStyle = []) {
    for row in rect.row..<rect.bottom {
      for column in rect.column..<rect.right { put(.space, at: column, row, style) }
    }
  }

  /// Cells in an exact colour.
  mutating func swatch(_ color: RGB, token: String, at column: Int, _ row: Int, columns: Int) {
    let ink = index(
      of: Ink(token: token, asked: token, origin: .theme, variant: nil, source: nil, authored: color))
    for column in column..<column + columns where frame.contains(column: column, row: row) {
      frame[column, row] = Cell(" ", text: ink, ground: ink)
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
  mutating func place(_ other: Frame, at column: Int, _ row: Int) {
    let inkOffsets = other.inks.map { index(of: $0) }
    let elementOffset = frame.elements.count
    frame.elements += other.elements
    let fits = other.columns <= frame.columns - column
    for y in 0..<min(other.rows, frame.rows - row) {
      for x in 0..<(fits ? other.columns : frame.columns - column) {
        var cell = other[x, y]
        cell.text = inkOffsets[Int(cell.text)]
        cell.ground = inkOffsets[Int(cell.ground)]
        cell.element += UInt16(elementOffset)
        frame[column + x, row + y] = cell
      }
    }
  }

  private mutating func index(of ink: Ink) -> UInt16 {
    if ink.terminal == .standard { return 0 }
    if let known = inks[ink] { return known }
    frame.inks.append(ink)
    let index = UInt16(frame.inks.count - 1)
    inks[ink] = index
    return index
  }

  private mutating func put(_ glyph: Glyph, at column: Int, _ row: Int, _ style: CellStyle) {
    guard frame.contains(column: column, row: row), column + glyph.width <= frame.columns else { return }
    if frame[column, row].width == 0, column > 0 { frame[column - 1, row] = Cell() }
    if frame[column, row].width == 2 { frame[column + 1, row] = Cell() }
    if glyph.width == 2, frame[column + 1, row].width == 2, column + 2 < frame.columns {
      frame[column + 2, row] = Cell()
    }
    frame[column, row] = Cell(glyph.character, width: UInt8(glyph.width), style: style)
    if glyph.width == 2 { frame[column + 1, row] = Cell(" ", width: 0, style: style) }
  }
}
