import Design

extension Layout {
  /// Status bar and navigation bar; returns the rows that they take.
  mutating func layoutTop() -> Int {
    var row = 0
    if isSheet {
      layoutGrabber()
      row = 1
    } else if metrics.isRegular {
      layoutStatusBar()
      row = 1
    }
    if let bar = screen.navigationBar { row += layout(bar, at: row) }
    return row + layoutAddress(at: row)
  }

  /// The URL that opened a carrier, where there is room for a line of it; one that is too long loses its middle, so that
  /// its last parameters stay.
  private mutating func layoutAddress(at row: Int) -> Int {
    guard screen.kind != .native, metrics.hasHairlines, let address = state.address ?? screen.url else {
      return 0
    }
    let element = builder.element("address")
    builder.fill(Rect(0, row, metrics.columns, 1), Slot.address.color, element)
    let room = metrics.columns - 2 * metrics.margin
    let label = shortened(glyphs(address), to: room)
    builder.draw(
      label, at: metrics.margin + (room - width(label)) / 2, row, Slot.addressText.color, element)
    return 1
  }

  /// The handle at the top of a sheet.
  private mutating func layoutGrabber() {
    let element = builder.element("grabber")
    builder.fill(Rect(0, 0, metrics.columns, 1), Slot.navigationBar.color, element)
    builder.pattern("▂", Rect((metrics.columns - 6) / 2, 0, 6, 1), Slot.navigationSeparator.color, element)
  }

  private mutating func layoutStatusBar() {
    let element = builder.element("statusBar")
    builder.fill(Rect(0, 0, metrics.columns, 1), Slot.statusBar.color, element)
    builder.text("9:41", at: 3, 0, columns: 5, Slot.statusBarText.color, element, style: .bold)
    let right = "▂▄▆ 5G ▰▰▰"
    builder.text(
      right, at: metrics.columns - width(right) - 2, 0, columns: 12, Slot.statusBarText.color, element)
  }

  private mutating func layout(_ bar: NavigationBar, at row: Int) -> Int {
    let isLarge = bar.largeTitle && metrics.isRegular
    let titles = 1 + (isLarge ? 1 : 0)
    let extras = extraRows(of: bar)
    let height = titles + extras + (hasHairline ? 1 : 0)
    let element = builder.element("navigationBar")
    builder.fill(Rect(0, row, metrics.columns, height), Slot.navigationBar.color, element)
    let left = layoutBack(bar, at: row)
    let right = layoutActions(bar, at: row)
    let title = builder.element("navigationBar.title")
    if isLarge {
      builder.text(
        bar.title, at: metrics.margin, row + 1, columns: metrics.columns - 2 * metrics.margin,
        Slot.navigationTitle.color, title, style: .bold)
    } else {
      let label = truncated(glyphs(bar.title), to: max(0, right - left - 2))
      let centered = (metrics.columns - width(label)) / 2
      let column = min(max(centered, left + 1), right - width(label) - 1)
      builder.draw(label, at: column, row, Slot.navigationTitle.color, title, style: .bold)
    }
    layoutExtras(of: bar, at: row + titles)
    if hasHairline {
      let line = builder.element("navigationBar.separator")
      builder.pattern(
        "▁", Rect(0, row + height - 1, metrics.columns, 1), Slot.navigationSeparator.color, line)
    }
    return height
  }

  /// Whether a line ends the navigation bar; a filter bar below it has its own.
  private var hasHairline: Bool {
    if case .filterBar = screen.body.first { return false }
    return metrics.hasHairlines
  }

  /// The rows of the field and the segments below the title, and of the air between a large title and them.
  private func extraRows(of bar: NavigationBar) -> Int {
    let search = bar.search == nil ? 0 : metrics.isRegular ? 3 : 1
    let segments = bar.segments == nil ? 0 : 1
    return search + segments + airAboveSegments(bar)
  }

  private func airAboveSegments(_ bar: NavigationBar) -> Int {
    metrics.isRegular && bar.segments != nil && bar.search == nil ? 1 : 0
  }

  /// The field and the segments below the title.
  private mutating func layoutExtras(of bar: NavigationBar, at top: Int) {
    var row = top
    let width = metrics.columns - 2
    if let search = bar.search {
      let rect = Rect(1, row, width, metrics.isRegular ? 3 : 1)
      lay(search, "navigationBar.search", in: rect)
      row += rect.rows
    }
    row += airAboveSegments(bar)
    if let segments = bar.segments { lay(segments, "navigationBar.segments", in: Rect(1, row, width, 1)) }
  }

  /// The button that goes back or closes; returns the column after it.
  private mutating func layoutBack(_ bar: NavigationBar, at row: Int) -> Int {
    guard let words = bar.back.map({ "\(icon("back").glyph) \($0)" }) ?? bar.cancel else {
      return metrics.margin - 1
    }
    let path = bar.back != nil ? "navigationBar.back" : "navigationBar.cancel"
    let element = builder.element(path)
    let text = glyphs(words)
    let columns = min(width(text), metrics.columns / 3)
    if isHighlighted(path) {
      builder.panel(Rect(0, row, columns + 2, 1), Slot.highlighted.color, element)
    }
    builder.draw(
      truncated(text, to: columns), at: 1, row, Slot.navigationButton.color, element,
      style: isFocused(path) ? [.bold, .underline] : [])
    builder.region(Rect(0, row, columns + 2, 1), path, .back)
    return columns + 1
  }

  /// The buttons at the right; returns the column of the leftmost.
  private mutating func layoutActions(_ bar: NavigationBar, at row: Int) -> Int {
    var right = metrics.columns - metrics.margin
    for (index, action) in bar.actions.enumerated().reversed() {
      let path = "navigationBar.action[\(index)]"
      let element = builder.element(path)
      let words = state.isEditing ? action.done ?? action.title : action.title
      let text = action.icon.map { String(icon($0).glyph) } ?? words ?? ""
      let columns = width(text)
      guard right - columns > metrics.columns / 2 else { break }
      right -= columns
      let area = Rect(right - 1, row, columns + 2, 1)
      if isHighlighted(path) { builder.panel(area, Slot.highlighted.color, element) }
      builder.text(
        text, at: right, row, columns: columns, Slot.navigationButton.color, element, style: style(path))
      builder.region(area, path, action.done == nil ? .opening(action.opens) : .edit)
      right -= 2
    }
    return right + 2
  }

  /// Tab bar and home indicator; returns the rows that they take.
  mutating func layoutBottom() -> Int {
    guard let bar = screen.tabBar, !bar.items.isEmpty else { return layoutBareBottom() }
    let line = metrics.hasHairlines ? 1 : 0
    let height = metrics.isRegular ? 4 : 1 + line
    let top = metrics.rows - height
    guard top > 0 else { return 0 }
    builder.markTabBar()
    let element = builder.element("tabBar")
    builder.fill(Rect(0, top, metrics.columns, height), Slot.tabBar.color, element)
    if line > 0 {
      let separator = builder.element("tabBar.separator")
      builder.pattern("▔", Rect(0, top, metrics.columns, 1), Slot.tabBarSeparator.color, separator)
    }
    for index in bar.items.indices { layoutTab(bar, index, at: top + line) }
    if metrics.isRegular { layoutHomeIndicator() }
    return height
  }

  /// The home indicator of a page without tabs.
  private mutating func layoutBareBottom() -> Int {
    guard metrics.isRegular else { return 0 }
    let element = builder.element("page")
    builder.fill(Rect(0, metrics.rows - 1, metrics.columns, 1), pageSlot.color, element)
    layoutHomeIndicator()
    return 1
  }

  private mutating func layoutHomeIndicator() {
    let element = builder.element("homeIndicator")
    let columns = 14
    builder.pattern(
      "▂", Rect((metrics.columns - columns) / 2, metrics.rows - 1, columns, 1), Slot.homeIndicator.color,
      element)
  }

  private mutating func layoutTab(_ bar: TabBar, _ index: Int, at row: Int) {
    let item = bar.items[index]
    let path = "tabBar.item[\(index)]"
    let element = builder.element(path)
    let left = metrics.columns * index / bar.items.count
    let right = metrics.columns * (index + 1) / bar.items.count
    let isSelected = index == bar.selected
    if isHighlighted(path) {
      builder.fill(
        Rect(left, row, right - left, metrics.isRegular ? 2 : 1), Slot.highlighted.color, element)
    }
    let color = (isSelected ? Slot.tabItemSelected : Slot.tabItem).color
    var style: CellStyle = isSelected ? .bold : []
    if isFocused(path) { style.insert(.underline) }
    let title = truncated(glyphs(item.title), to: right - left - 1)
    let symbol = icon(item.icon).glyph
    let symbolWidth = width(String(symbol))
    builder.region(
      Rect(left, row, right - left, metrics.isRegular ? 2 : 1), path,
      isSelected ? .select : item.opens.map { .show($0) } ?? .select)
    guard metrics.isRegular else {
      // A badge goes before the icon where both have no room, and the title before the badge; where a title would be
      // cut, all tabs show their icons.
      let slot = metrics.columns / bar.items.count
      let isCut = bar.items.contains { width($0.title) >= slot }
      let words = isCut ? glyphs(String(symbol)) : title
      let wanted = item.badge.map { width(badgeLabel($0)) + 2 } ?? 0
      let badge = width(words) + wanted <= slot ? wanted : 0
      let full = glyphs("\(symbol) ") + title
      let text = !isCut && width(full) + max(1, badge) <= slot ? full : words
      let column = left + (right - left - width(text) - badge) / 2
      builder.draw(text, at: column, row, color, element, style: style)
      if let words = item.badge, badge > 0 { layoutBadge(words, at: column + width(text), row, path) }
      return
    }
    let center = left + (right - left) / 2
    builder.text(String(symbol), at: center - symbolWidth / 2, row, columns: 2, color, element, style: style)
    builder.draw(title, at: left + (right - left - width(title)) / 2, row + 1, color, element, style: style)
    if let badge = item.badge { layoutBadge(badge, at: center + 1, row, path) }
  }

  private func badgeLabel(_ text: String) -> [Glyph] { truncated(glyphs(text), to: 3) }

  private mutating func layoutBadge(_ text: String, at column: Int, _ row: Int, _ parent: String) {
    builder.pill(
      badgeLabel(text), at: column, row, (Slot.badge.color, Slot.badgeText.color),
      builder.element(parent + ".badge"), style: .bold)
  }
}
