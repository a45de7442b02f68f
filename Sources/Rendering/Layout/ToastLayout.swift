import Design

/// Lays a toast out on a phone: a pill in the lower third that is as wide as its words, of at most three lines. A phone
/// that is too small for a pill shows none.
public func layoutToast(_ text: String, columns: Int, rows: Int) -> Scene {
  var builder = SceneBuilder(columns: columns, rows: rows)
  let lines = toastLines(text, columns: min(columns - 8, 40))
  guard let columnsOfText = lines.map(width).max(), columnsOfText > 0, rows >= lines.count + 2 else {
    return builder.scene
  }
  let (width, height) = (columnsOfText + 6, lines.count + 2)
  let pill = Rect((columns - width) / 2, min(rows - height, rows * 3 / 4), width, height)
  let element = builder.element("toast")
  builder.plate(pill, Slot.toast.color, line: Slot.toastEdge.color, element)
  let words = builder.element("toast.text")
  for (offset, line) in lines.enumerated() {
    let column = pill.column + (width - Rendering.width(line)) / 2
    builder.draw(line, at: column, pill.row + 1 + offset, Slot.toastText.color, words)
  }
  return builder.scene
}

/// The words in at most three lines; what does not fit ends in an ellipsis.
private func toastLines(_ text: String, columns: Int) -> [[Glyph]] {
  let lines = wrapped(text, to: columns)
  guard lines.count > 3 else { return lines }
  return lines.prefix(2) + [truncated(lines[2] + glyphs(" …"), to: columns)]
}
