/// A rectangle of cells.
public struct Rect: Hashable, Sendable {
  /// The leftmost column.
  public var column: Int
  /// The topmost row.
  public var row: Int
  /// Its width, at least 0.
  public var columns: Int
  /// Its height, at least 0.
  public var rows: Int

  /// Makes a rectangle; a negative size counts as 0.
  public init(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The first column to the right of it.
  public var right: Int { column + columns }
  /// The first row below it.
  public var bottom: Int { row + rows }

  /// Whether a cell lies inside.
  public func contains(column: Int, row: Int) -> Bool {
    column >= self.column && column < right && row >= self.row && row < bottom
  }

  /// What two rectangles have in common.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return Rect(left, top, min(right, other.right) - left, min(bottom, other.bottom) - top)
  }

  /// The rectangle moved.
  public func moved(columns: Int = 0, rows: Int = 0) -> Rect {
    Rect(column + columns, row + rows, self.columns, self.rows)
  }
}
