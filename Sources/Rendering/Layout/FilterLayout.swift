import Design

/// The panel of a filter that hangs down: its options, and where it begins.
struct FilterPanel {
  /// The bar's path.
  var bar: String
  /// The filter's path.
  var path: String
  /// What can be chosen.
  var options: [String]
  /// The index of what is chosen; nil for nothing.
  var selected: Int?
  /// The row below the bar, in rows of the body; of a bar that does not scroll, in rows of the screen.
  var top: Int
  /// Whether the bar scrolls with the body.
  var scrolls: Bool
  /// The columns of the bar.
  var column: Column
}

extension Layout {
  /// Titles in a line, each with a chevron; one with something chosen says that.
  mutating func lay(_ bar: FilterBar, at row: Int, in column: Column) -> Int {
    let path = path("filterBar", in: column.parent)
    let height = 1 + (metrics.hasHairlines ? 1 : 0)
    builder.fill(
      Rect(column.left, row, column.columns, height), Slot.filterBar.color, builder.element(path))
    if height > 1 {
      let line = builder.element(path + ".separator")
      builder.pattern(
        "▁", Rect(column.left, row + 1, column.columns, 1), Slot.filterBarSeparator.color, line)
    }
    for (index, filter) in bar.filters.enumerated() {
      let item = "\(path).item[\(index)]"
      let selected = chosen(filter, item)
      let left = column.left + column.columns * index / bar.filters.count
      let right = column.left + column.columns * (index + 1) / bar.filters.count
      let isOpen = state.unfolded == item
      layTitle(
        selected.map { filter.options[$0] } ?? filter.title, item, isOpen: isOpen, isChosen: selected != nil,
        in: Rect(left, row, right - left, 1))
      if isOpen {
        panel = FilterPanel(
          bar: path, path: item, options: filter.options, selected: selected, top: row + height,
          scrolls: builder.scrolls, column: column)
      }
    }
    return height
  }

  private func chosen(_ filter: FilterBar.Filter, _ path: String) -> Int? {
    let index = state.choices[path] ?? filter.selected ?? -1
    return filter.options.indices.contains(index) ? index : nil
  }

  private mutating func layTitle(
    _ title: String, _ path: String, isOpen: Bool, isChosen: Bool, in rect: Rect
  ) {
    let element = builder.element(path)
    let isPressed = isHighlighted(path)
    if isPressed || isOpen {
      builder.panel(rect, (isPressed ? Slot.highlighted : .listSelection).color, element)
    }
    let label = truncated(glyphs(mark(path) + title), to: rect.columns - 3)
    let text = label + glyphs(isOpen ? " ▴" : " ▾")
    let slot: Slot =
      isDisabled
      ? .disabledButtonText
      : isPressed ? .highlightedText : isOpen || isChosen ? .filterBarSelectedText : .filterBarText
    builder.draw(
      text, at: rect.column + (rect.columns - width(text)) / 2, rect.row, slot.color, element,
      style: style(path, isBold: isOpen || isChosen))
    builder.region(rect, path, .unfold(path))
  }

  /// A filter bar at the head of a page stays below the navigation bar; returns its rows.
  mutating func layoutPinnedFilters(at row: Int) -> Int {
    guard case .filterBar(let bar) = screen.body.first else { return 0 }
    return lay(
      bar, at: row,
      in: Column(left: 0, right: metrics.columns, margin: metrics.margin, ground: pageSlot.color))
  }

  /// The panel over everything below its bar; returns the rows that the body has with it.
  mutating func layPanel(scrolls: Bool) -> Int {
    guard let panel, panel.scrolls == scrolls else { return 0 }
    let hairline = metrics.isRegular ? 1 : 0
    let height = panel.options.count * (1 + hairline) - hairline
    let area = panel.column
    let element = builder.element(panel.path + ".panel")
    builder.confine { !$0.scrolls || $0.path.hasPrefix(panel.bar) }
    let below = Rect(0, panel.top, metrics.columns, metrics.rows + height)
    builder.shade(below, Self.shade)
    builder.region(below, panel.path + ".outside", .unfold(panel.path), takesFocus: false)
    builder.fill(
      Rect(area.left, panel.top, area.columns, height), Slot.filterPanel.color, element)
    builder.shade(Rect(area.left, panel.top + height, area.columns, 1), Self.shade)
    builder.pattern(
      "▀", Rect(area.left, panel.top + height, area.columns, 1), Slot.filterPanel.color, element)
    for (index, title) in panel.options.enumerated() {
      let path = "\(panel.path).option[\(index)]"
      let isSelected = index == panel.selected
      var row = Row(title: title, accessory: .checkmark, isOn: isSelected)
      if isSelected { row.titleColor = Slot.filterBarSelectedText.color }
      let line = panel.top + index * (1 + hairline)
      lay(row, at: line, path, height: 1, in: area)
      builder.retarget(path, .choose(panel.path, isSelected ? -1 : index))
      if hairline == 1 && index < panel.options.count - 1 {
        builder.pattern(
          "▁", Rect(area.textLeft, line + 1, area.right - area.textLeft, 1), Slot.listSeparator.color, element
        )
      }
    }
    return panel.top + height + 1
  }

  /// How dark a page gets behind what lies over it, and a shadow on top of that, 0...1; no article gives either.
  static let shade = 0.3
}
