import Design

extension Layout {
  /// A view with traits of its own: its title in the page's colours, then what it shows, like a card, in its own.
  mutating func lay(_ view: Subview, at top: Int, in column: Column) -> Int {
    let path = path(Component.view(view).name, in: column.parent)
    var first = top
    if let title = view.title {
      let element = builder.element(path + ".title")
      builder.text(
        title, at: column.textLeft, top, columns: column.textColumns, Slot.textCaption.color, element)
      first += 1
    }
    let around = builder.beginView(view.id)
    let rect = layPanel(view.body, path, at: first, in: column, hasBorder: view.hasBorder)
    builder.endView(rect, around: around)
    return first - top + rect.rows + (metrics.isRegular || view.hasBorder ? 0 : 1)
  }

  mutating func layCard(_ parts: [Component], at top: Int, in column: Column) -> Int {
    let rect = layPanel(parts, path("card", in: column.parent), at: top, in: column)
    return rect.rows + (metrics.isRegular ? 0 : 1)
  }

  /// Components on a surface, and the rectangle of the surface; with room its edges are soft, or a border.
  private mutating func layPanel(
    _ parts: [Component], _ path: String, at top: Int, in column: Column, hasBorder: Bool = false
  ) -> Rect {
    let hasEdges = metrics.isRegular || hasBorder
    var inner = column
    inner.parent = path
    inner.ground = Slot.card.color
    if hasEdges { (inner.left, inner.right, inner.margin) = (column.left + 2, column.right - 2, 1) }
    let element = builder.element(path)
    let position = builder.scene.items.count
    let first = top + (hasEdges ? 1 : 0)
    var row = first
    for part in parts { row += lay(part, at: row, in: inner) }
    if hasEdges { row -= trailingAir }
    trailingAir = 0
    let rows = row - first
    let rect = Rect(
      column.left + (hasEdges ? 1 : 0), top, column.columns - (hasEdges ? 2 : 0), rows + (hasEdges ? 2 : 0))
    builder.beneath(position) { builder in
      if hasBorder {
        let border = builder.element(path + ".border")
        builder.plate(
          rect, Slot.layer.color, line: Slot.layerBorder.color, element, lineElement: border)
      } else if hasEdges {
        builder.panel(rect, Slot.card.color, element)
      } else {
        builder.fill(rect, Slot.card.color, element)
      }
    }
    return rect
  }

  /// Components side by side; the tallest tells the rows.
  mutating func layColumns(_ parts: [Component], at top: Int, in column: Column) -> Int {
    var rows = 0
    var inner = column
    inner.parent = path("columns", in: column.parent)
    for (index, part) in parts.enumerated() {
      inner.left = column.left + column.columns * index / parts.count
      inner.right = column.left + column.columns * (index + 1) / parts.count
      rows = max(rows, lay(part, at: top, in: inner))
    }
    trailingAir = 0
    return rows
  }
}
