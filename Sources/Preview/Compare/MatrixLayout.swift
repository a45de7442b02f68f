import Rendering

/// Where the small phones of the matrix stand: as many lines of them as fit whole, the marked one's among them.
struct MatrixLayout: Hashable {
  /// One phone.
  struct Phone: Hashable {
    /// Its position among the combinations.
    var index: Int
    /// Its cells with the frame around it.
    var frame: Rect

    /// Its cells.
    var rect: Rect { Rect(frame.column + 1, frame.row + 1, frame.columns - 2, frame.rows - 2) }
  }

  /// Columns of the narrowest phone.
  static let narrowest = 24
  /// Columns of the widest phone: small phones are to be compared, not to be read from far away.
  static let widest = 38
  /// Rows of the lowest phone that there are several lines of.
  static let lowest = 16
  /// Rows of the tallest phone.
  static let tallest = 34

  /// How many phones stand in a line, at least 1.
  var perLine: Int
  /// How many lines are in sight, at least 1.
  var lines: Int
  /// The phones in sight.
  var phones: [Phone]

  /// Lays `count` phones out in an area, whose lines begin with the same combination where that is possible.
  init(count: Int, marked: Int, in area: Rect) {
    let fitting = max(1, (area.columns + 1) / (Self.narrowest + 3))
    // Four combinations are a theme: a line holds whole themes, or a part of one.
    let perLine = fitting >= 4 ? min(fitting / 4 * 4, max(4, (count + 3) / 4 * 4)) : fitting
    let all = max(1, (count + perLine - 1) / perLine)
    let lines = min(all, max(1, area.rows / (Self.lowest + 2)))
    let columns = min((area.columns + 1) / perLine - 1, Self.widest + 2)
    let rows = min(area.rows / lines, Self.tallest + 2)
    let line = marked / perLine
    let first = max(0, min(line - (lines - 1) / 2, all - lines))
    let left = area.column + (area.columns - perLine * (columns + 1) + 1) / 2
    (self.perLine, self.lines) = (perLine, lines)
    phones = (first * perLine..<min(count, (first + lines) * perLine)).map { index in
      let (line, place) = (index / perLine - first, index % perLine)
      return Phone(
        index: index, frame: Rect(left + place * (columns + 1), area.row + line * rows, columns, rows))
    }
  }
}

extension Model {
  /// The matrix in the window.
  var matrixLayout: MatrixLayout {
    MatrixLayout(
      count: shownCombinations.count, marked: sheet?.list.cursor ?? 0,
      in: Rect(0, 1, columns, max(0, rows - 2)))
  }

  /// By how much the cursor of a sheet moves when it goes a row down.
  var sheetStride: Int { isMatrixOpen ? matrixLayout.perLine : 1 }

  /// Rows of a page of a sheet.
  var sheetPage: Int { isMatrixOpen ? matrixLayout.lines : 10 }
}
