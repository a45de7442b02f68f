public import Colors

extension Frame {
  /// Lays a black veil over the cells of a rectangle: in encoded sRGB, over the 8-bit colours that are there. Returns
  /// the inks that were dimmed, in the order in which their darker ones were added to `inks`.
  @discardableResult
  public mutating func veil(alpha: Double, over rect: Rect) -> [UInt16] {
    var dimmed: [UInt16: UInt16] = [:]
    let before = UInt16(inks.count)
    let area = rect.intersection(Rect(0, 0, columns, rows))
    for row in area.row..<area.bottom {
      for column in area.column..<area.right {
        let cell = self[column, row]
        self[column, row].text = dim(cell.text, alpha, &dimmed)
        self[column, row].ground = dim(cell.ground, alpha, &dimmed)
      }
    }
    return dimmed.filter { $0.value >= before }.sorted { $0.value < $1.value }.map(\.key)
  }

  private mutating func dim(_ index: UInt16, _ alpha: Double, _ dimmed: inout [UInt16: UInt16]) -> UInt16 {
    if let known = dimmed[index] { return known }
    var ink = inks[Int(index)]
    guard ink.terminal != .standard, inks.count < Int(UInt16.max) else { return index }
    ink.shown = Composite(ink.shown).under(Color(.black, alpha: alpha)).rgb
    ink.terminal = .exact(ink.shown)
    inks.append(ink)
    let result = UInt16(inks.count - 1)
    dimmed[index] = result
    return result
  }

  /// Puts the cells of a frame of the same size here that lie in a rectangle.
  public mutating func place(_ other: Frame, only rect: Rect) {
    let area = rect.intersection(Rect(0, 0, columns, rows))
    var part = Frame(columns: area.columns, rows: area.rows)
    (part.inks, part.elements) = (other.inks, other.elements)
    for row in 0..<part.rows {
      for column in 0..<part.columns { part[column, row] = other[area.column + column, area.row + row] }
    }
    place(part, at: area.column, area.row)
  }

  /// Shows every colour as a person with a kind of colour vision sees it; the terminal's own colours stay.
  public mutating func see(as vision: ColorVision) {
    guard vision != .normal else { return }
    for index in inks.indices where inks[index].terminal != .standard {
      inks[index].shown = vision.seen(inks[index].shown)
      inks[index].terminal = .exact(inks[index].shown)
    }
  }

  /// Puts another frame's cells here, with their inks and elements; what lies outside is left out.
  public mutating func place(_ other: Frame, at column: Int, _ row: Int) {
    // Ink 0 is the terminal's own in every frame; the others move behind those that are here.
    guard inks.count + other.inks.count < Int(UInt16.max),
      elements.count + other.elements.count < Int(UInt16.max)
    else { return }
    let inkOffset = UInt16(inks.count - 1)
    let elementOffset = UInt16(elements.count)
    inks += other.inks.dropFirst()
    elements += other.elements
    for y in 0..<max(0, min(other.rows, rows - row)) {
      for x in 0..<max(0, min(other.columns, columns - column)) {
        var cell = other[x, y]
        if cell.text > 0 { cell.text += inkOffset }
        if cell.ground > 0 { cell.ground += inkOffset }
        cell.element += elementOffset
        self[column + x, row + y] = cell
      }
    }
  }
}
