import Design

/// The rows of a section that are left, in their order.
struct SectionOrder {
  /// The section's path.
  let path: String
  /// The number of the section's first row in its list.
  let first: Int
  /// The indices of the rows in the section.
  let rows: [Int]

  init(_ section: List.Section, _ number: Int, _ list: String, first: Int, _ state: ScreenState) {
    path = "\(list).section[\(number)]"
    self.first = first
    rows = (state.orders[path] ?? Array(section.rows.indices)).filter { section.rows.indices.contains($0) }
  }
}

/// A row of a section: the section, and the row's index in it.
typealias SectionEntry = (order: SectionOrder, index: Int)

/// Rows while they are edited, and the buttons behind them.
extension Layout {
  /// A row with a mark that deletes it before and a mark that moves it behind.
  mutating func layEdited(
    _ row: Row, at line: Int, _ path: String, height: Int, _ entry: SectionEntry, in column: Column
  ) {
    let (section, rows) = (entry.order.path, entry.order.rows)
    let marks = [
      (
        path + ".delete", "⊖", Slot.editDelete, column.left,
        Scene.Action.remove(section, entry.index, of: rows)
      ),
      (path + ".move", "≡", .editMove, column.right - 4, .raise(section, entry.index, of: rows)),
    ]
    for (own, glyph, slot, left, action) in marks {
      let element = builder.element(own)
      let area = Rect(left, line, 4, height)
      if isHighlighted(own) || isFocused(own) {
        builder.fill(area, (isHighlighted(own) ? Slot.highlighted : .listSelection).color, element)
      }
      builder.text(
        mark(own) + glyph, at: left + (isFocused(own) ? 0 : 1), line, columns: 2, slot.color, element,
        style: style(own, isBold: true))
      builder.region(area, own, action)
    }
    var inner = column
    (inner.left, inner.right) = (column.left + 3, column.right - 3)
    var plain = row
    if row.accessory == .disclosure { plain.accessory = .none }
    layContent(of: plain, at: line, path, height: height, in: inner)
  }

  /// The buttons that a swipe brought into sight; returns their columns.
  mutating func laySwipe(
    _ actions: [SwipeAction], at line: Int, _ path: String, height: Int, _ entry: SectionEntry?,
    in column: Column
  ) -> Int {
    var right = column.right
    for (index, action) in actions.enumerated().reversed() {
      let own = "\(path).swipe[\(index)]"
      let label = truncated(glyphs(action.title), to: 10)
      let area = Rect(right - width(label) - 4, line, width(label) + 4, height)
      guard area.column > column.left + 8 else { break }
      let element = builder.element(own)
      let isPressed = isHighlighted(own)
      let ground: Slot = isPressed ? .highlighted : action.isDestructive ? .swipeDestructive : .swipeAction
      let text: Slot =
        isPressed ? .highlightedText : action.isDestructive ? .swipeDestructiveText : .swipeActionText
      builder.fill(area, ground.color, element)
      if isFocused(own) { builder.pattern("▸", Rect(area.column, line, 1, 1), text.color, element) }
      builder.draw(
        label, at: area.column + 2, line + (height - 1) / 2, text.color, element,
        style: style(own, isBold: true))
      builder.region(area, own, effect(of: action, entry))
      right = area.column
    }
    return column.right - right
  }

  /// A destructive action that opens nothing removes its row; another one that opens nothing is done at once.
  private func effect(of action: SwipeAction, _ entry: SectionEntry?) -> Scene.Action {
    if action.opens != nil { return .opening(action.opens) }
    guard action.isDestructive, let entry else { return .swipe(nil) }
    return .remove(entry.order.path, entry.index, of: entry.order.rows)
  }
}
