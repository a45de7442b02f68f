extension Scene {
  /// The region that the focus goes to from another one: in the same rows for a step to the side, in the nearest rows
  /// above or below for a step up or down, there the one whose middle is nearest; nil at the end.
  public func region(from current: Region, columns: Int, rows: Int) -> Region? {
    let candidates = regions.filter { region in
      guard region.takesFocus else { return false }
      if rows > 0 { return region.rect.row >= current.rect.bottom }
      if rows < 0 { return region.rect.bottom <= current.rect.row }
      let sharesRows = region.rect.row < current.rect.bottom && current.rect.row < region.rect.bottom
      return sharesRows
        && (columns > 0 ? region.rect.column >= current.rect.right : region.rect.right <= current.rect.column)
    }
    return candidates.min { distance(from: current, to: $0) < distance(from: current, to: $1) }
  }

  /// How far two regions are apart: rows first, then the distance of their middles.
  private func distance(from one: Region, to other: Region) -> (Int, Int) {
    let rows = max(other.rect.row - one.rect.bottom, one.rect.row - other.rect.bottom, 0)
    let middles = (2 * one.rect.column + one.rect.columns) - (2 * other.rect.column + other.rect.columns)
    return (rows, abs(middles))
  }
}
