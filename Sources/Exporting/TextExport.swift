public import Rendering

extension Frame {
  /// The frame's glyphs alone, a line a row, without blanks at the ends of lines; ends with a line feed.
  public func text() -> String {
    var result = ""
    result.reserveCapacity(columns * rows + rows)
    for row in 0..<rows {
      var line = ""
      for column in 0..<columns where self[column, row].width > 0 { line.append(self[column, row].glyph) }
      while line.last == " " { line.removeLast() }
      result += line + "\n"
    }
    return result
  }
}
