/// A picture made of cells: the one value that is shown, judged and exported.
public struct Frame: Hashable, Sendable {
  /// Columns, at least 0.
  public let columns: Int
  /// Rows, at least 0.
  public let rows: Int
  /// The cells, row after row; always `columns * rows` of them.
  public var cells: [Cell]
  /// The colours that cells point to; the first is the terminal's own default.
  public var inks: [Ink]
  /// The paths of the elements that cells point to; the first is the empty path of the frame itself.
  public var elements: [String]

  /// Makes a blank frame in the terminal's own colours. Negative sizes count as 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: Cell(), count: self.columns * self.rows)
    inks = [.terminalDefault]
    elements = [""]
  }

  /// The cell at a column and a row, both from 0. The position must lie inside the frame.
  public subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// Whether a position lies inside the frame.
  public func contains(column: Int, row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }

  /// The text ink of a cell.
  public func textInk(_ cell: Cell) -> Ink { inks[Int(cell.text)] }

  /// The ground ink of a cell.
  public func groundInk(_ cell: Cell) -> Ink { inks[Int(cell.ground)] }

  /// The element that drew a cell last.
  public func element(_ cell: Cell) -> String { elements[Int(cell.element)] }

  /// Makes room for something new at a cell: where a wide glyph covers it, the other half becomes a blank on its ground.
  public mutating func split(column: Int, row: Int) {
    let width = self[column, row].width
    if width == 1 { return }
    let other = width == 0 ? column - 1 : width == 2 ? column + 1 : column
    guard other != column, contains(column: other, row: row) else { return }
    self[other, row].glyph = .space
    self[other, row].width = 1
  }
}
