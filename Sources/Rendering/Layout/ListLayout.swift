import Design

extension Layout {
  /// A list; returns the rows that it takes.
  mutating func lay(_ list: List, at top: Int, in column: Column) -> Int {
    let path = path("list", in: column.parent)
    var row = top
    var index = 0
    for (number, section) in list.sections.enumerated() {
      if number > 0 && section.header == nil && !metrics.isRegular && metrics.hasHairlines { row += 1 }
      row += layHeader(section.header, at: row, path, list.style, in: column, isFirst: row == top)
      row += lay(
        section, at: row, path, SectionOrder(section, number, path, first: index, state), style: list.style,
        in: column)
      index += section.rows.count
      row += layFooter(section.footer, at: row, path, list.style, in: column)
      if metrics.isRegular && list.style == .insetGrouped { row += section.footer == nil ? 0 : 1 }
    }
    return row - top
  }

  private mutating func layHeader(
    _ text: String?, at row: Int, _ path: String, _ style: List.Style, in column: Column, isFirst: Bool
  ) -> Int {
    guard let text, !text.isEmpty else { return 0 }
    let air = metrics.hasHairlines && (metrics.isRegular || !isFirst) ? 1 : 0
    let element = builder.element(path + ".header")
    builder.text(
      text, at: column.textLeft + indent(style), row + air, columns: column.textColumns,
      Slot.listHeader.color, element)
    return 1 + air + (metrics.isRegular && style == .plain ? 1 : 0)
  }

  private mutating func layFooter(
    _ text: String?, at row: Int, _ path: String, _ style: List.Style, in column: Column
  ) -> Int {
    guard let text, !text.isEmpty else { return 0 }
    let element = builder.element(path + ".footer")
    let lines = wrapped(text, to: column.textColumns - 1)
    for (index, line) in lines.enumerated() {
      builder.draw(line, at: column.textLeft + indent(style), row + index, Slot.listFooter.color, element)
    }
    return lines.count
  }

  /// How far headers and footers stand from the page's margin, so that they line up with the text of rows.
  private func indent(_ style: List.Style) -> Int { metrics.isRegular && style == .insetGrouped ? 1 : 0 }

  private mutating func lay(
    _ section: List.Section, at top: Int, _ path: String, _ order: SectionOrder, style: List.Style,
    in column: Column
  ) -> Int {
    let rows = order.rows.map { section.rows[$0] }
    if rows.isEmpty { return 0 }
    let isPanel = style == .insetGrouped && metrics.isRegular
    let ground = style == .insetGrouped ? Slot.list.color : Slot.listPlain.color
    let heights = rows.map { height(of: $0) }
    let hairline = metrics.hasHairlines ? 1 : 0
    let inner = heights.reduce(0, +) + hairline * max(0, rows.count - 1) + (isPanel ? 0 : hairline)
    let background = builder.element(path)
    let outer = Rect(
      column.left + (isPanel ? 1 : 0), top, column.columns - (isPanel ? 2 : 0), inner + (isPanel ? 2 : 0))
    if isPanel { builder.panel(outer, ground, background) } else { builder.fill(outer, ground, background) }
    var rowColumn = column
    if isPanel {
      (rowColumn.left, rowColumn.right, rowColumn.margin) = (outer.column + 1, outer.right - 1, 1)
    }
    var row = top + (isPanel ? 1 : 0)
    for (index, item) in rows.enumerated() {
      let rowPath = "\(path).row[\(order.first + order.rows[index])]"
      if state.isEditing {
        layEdited(item, at: row, rowPath, height: heights[index], (order, order.rows[index]), in: rowColumn)
      } else {
        lay(item, at: row, rowPath, height: heights[index], (order, order.rows[index]), in: rowColumn)
      }
      row += heights[index]
      if hairline == 1 && (index < rows.count - 1 || !isPanel) {
        layHairline(after: item, isLast: index == rows.count - 1, at: row, rowPath, in: rowColumn)
        row += 1
      }
    }
    return outer.rows
  }

  private mutating func layHairline(
    after row: Row, isLast: Bool, at line: Int, _ path: String, in column: Column
  ) {
    let element = builder.element(path + ".separator")
    let left = isLast ? column.left : textLeft(of: row, in: column)
    builder.pattern("▁", Rect(left, line, column.right - left, 1), Slot.listSeparator.color, element)
  }

  /// The rows that a row takes without its hairline.
  func height(of row: Row) -> Int { row.subtitle != nil && !metrics.isNarrow ? 2 : 1 }

  private func textLeft(of row: Row, in column: Column) -> Int {
    column.textLeft + (row.tile != nil ? 5 : row.icon != nil ? 3 : 0)
  }

  /// One row at a line.
  mutating func lay(
    _ row: Row, at line: Int, _ path: String, height: Int, _ entry: SectionEntry? = nil, in column: Column
  ) {
    let body = builder.element(path)
    var column = column
    if state.swiped == path {
      column.right -= laySwipe(row.swipe, at: line, path, height: height, entry, in: column)
    }
    if isHighlighted(path) || isFocused(path) {
      let ground: Slot = isHighlighted(path) ? .highlighted : .listSelection
      builder.fill(Rect(column.left, line, column.columns, height), ground.color, body)
    }
    if isFocused(path) {
      builder.pattern("▎", Rect(column.left, line, 1, height), Slot.listCheckmark.color, body)
    }
    builder.region(
      Rect(column.left, line, column.columns, height), path, action(of: row),
      left: row.swipe.isEmpty || state.swiped == path ? nil : .swipe(path))
    layContent(of: row, at: line, path, height: height, in: column)
  }

  /// What a row says, over whatever ground is there.
  mutating func layContent(of row: Row, at line: Int, _ path: String, height: Int, in column: Column) {
    if let tile = row.tile { lay(tile, at: column.textLeft, line, rows: height, path) }
    if row.tile == nil, let name = row.icon {
      let element = builder.element(path + ".icon")
      builder.text(
        String(icon(name).glyph), at: column.textLeft, line, columns: 2,
        (isDisabled(row) ? Slot.listDisabled : Slot.listIcon).color, element)
    }
    var right = column.textRight
    right = layAccessory(
      of: row, at: line + (row.value != nil ? height - 1 : 0), path, right: right, in: column)
    if let badge = row.badge { right = layBadge(badge, at: line, path, right: right) }
    let titleRight = layValue(
      of: row, at: line, path, right: row.value != nil && height == 2 ? column.textRight : right, in: column)
    layTitle(of: row, at: line, path, right: titleRight, height: height, in: column)
    if height == 2, let subtitle = row.subtitle {
      let element = builder.element(path + ".subtitle")
      let left = textLeft(of: row, in: column)
      builder.text(
        subtitle, at: left, line + 1, columns: right - left - 1,
        (isDisabled(row) ? Slot.listDisabled : Slot.listSubtitle).color, element)
    }
  }

  private mutating func layTitle(
    of row: Row, at line: Int, _ path: String, right: Int, height: Int, in column: Column
  ) {
    let element = builder.element(path + ".title")
    let left = textLeft(of: row, in: column)
    let tag = tag(of: row, room: right - left - 1)
    let room = right - left - 1 - (tag.map { width($0) + 3 } ?? 0)
    let title = truncated(glyphs(row.title), to: max(room, 0))
    let color = isDisabled(row) ? Slot.listDisabled.color : row.titleColor ?? Slot.listTitle.color
    builder.draw(title, at: left, line, color, element, style: height == 2 ? .bold : [])
    if let tag, room > 0 {
      let box = builder.element(path + ".tag")
      builder.pill(
        tag, at: left + width(title) + 1, line, (Slot.badge.color, Slot.badgeText.color), box)
    }
  }

  /// What is tagged to a title; on a small phone nothing that would cut the title.
  private func tag(of row: Row, room: Int) -> [Glyph]? {
    guard let tag = row.tag.map({ truncated(glyphs($0), to: 6) }) else { return nil }
    return metrics.isNarrow && width(row.title) + width(tag) + 3 > room ? nil : tag
  }

  /// The value, right-aligned; returns the column before which the title ends.
  private mutating func layValue(of row: Row, at line: Int, _ path: String, right: Int, in column: Column)
    -> Int
  {
    guard let value = row.value, !metrics.isNarrow else { return right }
    let element = builder.element(path + ".value")
    let text = truncated(glyphs(value), to: column.columns / 2)
    let start = right - width(text)
    let color = isDisabled(row) ? Slot.listDisabled.color : row.valueColor ?? Slot.listValue.color
    builder.draw(text, at: start, line, color, element, style: row.valueColor == nil ? [] : .bold)
    return start
  }

  /// What ends the row; returns the column before which everything else ends.
  private mutating func layAccessory(of row: Row, at line: Int, _ path: String, right: Int, in column: Column)
    -> Int
  {
    switch row.accessory {
    case .none: return right
    case .disclosure:
      let element = builder.element(path + ".disclosure")
      builder.text(
        String(icon("forward").glyph), at: right - 1, line, columns: 1, Slot.listAccessory.color, element)
      return right - 2
    case .checkmark:
      guard isOn(row, path) else { return right }
      let element = builder.element(path + ".checkmark")
      builder.text(
        String(icon("check").glyph), at: right - 1, line, columns: 1,
        (isDisabled(row) ? Slot.listDisabled : Slot.listCheckmark).color, element, style: .bold)
      return right - 2
    case .switch:
      laySwitch(isOn: isOn(row, path), isDisabled: isDisabled(row), at: right - 4, line, path + ".switch")
      return right - 5
    }
  }

  /// A number in a round box; returns the column before which everything else ends.
  private mutating func layBadge(_ text: String, at line: Int, _ path: String, right: Int) -> Int {
    let label = truncated(glyphs(text), to: 6)
    let left = right - width(label) - 2
    builder.pill(
      label, at: left, line, (Slot.badge.color, Slot.badgeText.color), builder.element(path + ".badge"),
      style: .bold)
    return left - 1
  }

  /// A switch of four columns: a track with half-cell ends and a knob.
  private mutating func laySwitch(
    isOn: Bool, isDisabled: Bool, at column: Int, _ line: Int, _ path: String
  ) {
    let element = builder.element(path)
    let track = (isDisabled ? Slot.highlighted : isOn ? .switchOn : .switchOff).color
    builder.panel(Rect(column, line, 4, 1), track, element)
    let knob = builder.element(path + ".thumb")
    builder.pattern("●", Rect(column + (isOn ? 2 : 1), line, 1, 1), Slot.switchThumb.color, knob)
  }

  func isOn(_ row: Row, _ path: String) -> Bool {
    if let binding = row.binding { return state.holds.contains(binding) }
    return state.toggles[path] ?? row.isOn
  }

  func isDisabled(_ row: Row) -> Bool {
    row.isDisabled || isDisabled || row.binding.map { state.locked.contains($0) } ?? false
  }

  private func action(of row: Row) -> Scene.Action {
    if let binding = row.binding { return .bind(binding) }
    if row.isDisabled { return .select }
    if row.accessory == .switch || row.accessory == .checkmark { return .toggle }
    return .opening(row.opens)
  }
}
