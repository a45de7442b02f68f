import Design

/// Lays a view on the window out: a capsule at the right edge above the tab bar, `position` places above the lowest one.
/// Its surface and its words come apart, because a view that nobody adapted may draw them with different traits. A
/// phone that is too small shows none.
public func layoutWindowView(
  _ text: String, id: String, position: Int, columns: Int, rows: Int
) -> (surface: Scene, words: Scene) {
  var surface = SceneBuilder(columns: columns, rows: rows)
  var words = SceneBuilder(columns: columns, rows: rows)
  let label = truncated(glyphs(text), to: min(16, columns - 12))
  let metrics = Metrics(columns: columns, rows: rows)
  let bottom = rows - (metrics.isRegular ? 5 : 2) - 3 * position
  guard !label.isEmpty, bottom >= 6 else { return (surface.scene, words.scene) }
  let capsule = Rect(columns - width(label) - 7, bottom - 3, width(label) + 6, 3)
  let path = "windowView[\(id)]"
  surface.plate(
    capsule, Slot.windowView.color, line: Slot.windowViewEdge.color, surface.element(path))
  let row = capsule.row + 1
  words.text(
    "●", at: capsule.column + 2, row, columns: 1, Slot.windowViewMark.color, words.element(path + ".mark"))
  words.draw(label, at: capsule.column + 4, row, Slot.windowViewText.color, words.element(path + ".text"))
  return (surface.scene, words.scene)
}
