import Design

/// Lays a view on the window out: a capsule at the right edge above the tab bar, `position` places above the lowest one.
/// Its surface and its words come apart, because a view that nobody adapted may draw them with different traits. A
/// phone that is too small shows none.
public func layoutWindowView(
  _ text: String, id: String, position: Int, columns: Int, rows: Int
) -> (surface: Scene, words: Scene) {
  var surface = SceneBuilder(columns: columns, rows: rows)
  var words = SceneBuilder(columns: columns, rows: rows)
  let metrics = Metrics(columns: columns, rows: rows)
  // On a small phone the mark stands alone: words would hide what lies below.
  let label = metrics.isNarrow ? [] : truncated(glyphs(text), to: min(16, columns - 12))
  let bottom = rows - (metrics.isRegular ? 5 : 2) - 3 * position
  guard columns > 12, bottom >= 6 else { return (surface.scene, words.scene) }
  let capsuleColumns = label.isEmpty ? 5 : width(label) + 6
  let capsule = Rect(columns - capsuleColumns - 1, bottom - 3, capsuleColumns, 3)
  let path = "windowView[\(id)]"
  surface.plate(
    capsule, Slot.windowView.color, line: Slot.windowViewEdge.color, surface.element(path))
  let row = capsule.row + 1
  words.text(
    "●", at: capsule.column + 2, row, columns: 1, Slot.windowViewMark.color, words.element(path + ".mark"))
  words.draw(label, at: capsule.column + 4, row, Slot.windowViewText.color, words.element(path + ".text"))
  return (surface.scene, words.scene)
}
