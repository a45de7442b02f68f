import Design

/// Controls that keep a value: a field and a stepper.
extension Layout {
  /// A field; while it is typed into a caret stands behind the text, whose end stays in sight.
  mutating func lay(_ field: TextField, at row: Int, in column: Column) -> Int {
    let path = path("textField", in: column.parent)
    let element = builder.element(path)
    let height = metrics.isRegular ? 3 : 1
    let rect = Rect(column.left + 1, row, column.columns - 2, height)
    builder.panel(rect, Slot.textField.color, element)
    let line = row + height / 2
    var left = rect.column + 2
    if let name = field.icon {
      let mark = builder.element(path + ".icon")
      builder.text(
        String(icon(name).glyph), at: left, line, columns: 2, Slot.textFieldPlaceholder.color, mark)
      left += 2
    }
    let value = state.texts[path] ?? field.text
    let isTyping = state.typing == path
    let room = rect.right - 2 - left
    let style: CellStyle = isFocused(path) && !isTyping ? .underline : []
    if value.isEmpty && !isTyping {
      let placeholder = builder.element(path + ".placeholder")
      builder.text(
        field.placeholder, at: left, line, columns: room, Slot.textFieldPlaceholder.color, placeholder,
        style: style)
    } else {
      let text = builder.element(path + ".text")
      let label = isTyping ? tail(of: glyphs(value), in: room - 1) : truncated(glyphs(value), to: room)
      builder.draw(label, at: left, line, Slot.textFieldText.color, text, style: style)
      if isTyping {
        let caret = builder.element(path + ".caret")
        builder.pattern("▏", Rect(left + width(label), line, 1, 1), Slot.textFieldCaret.color, caret)
      }
    }
    builder.region(rect, path, .type(value))
    return height + (metrics.isRegular || !metrics.hasHairlines ? 0 : 1)
  }

  private func tail(of glyphs: [Glyph], in columns: Int) -> [Glyph] {
    var kept = glyphs[...]
    while width(kept) > max(0, columns) { kept.removeFirst() }
    return Array(kept)
  }

  /// What is counted, and at the right the number between its buttons.
  mutating func lay(_ stepper: Stepper, at row: Int, in column: Column) -> Int {
    let path = path("stepper", in: column.parent)
    let value = state.counts[path] ?? stepper.value
    let digits = glyphs(String(value))
    let element = builder.element(path)
    let plus = column.textRight - 4
    layButton("+", path + ".more", .count(path, value + 1), at: plus, row)
    builder.draw(
      digits, at: plus - 3 + (2 - width(digits)), row, Slot.stepperValue.color, element, style: .bold)
    layButton("−", path + ".less", .count(path, value - 1), at: plus - 8, row)
    let title = builder.element(path + ".title")
    builder.text(
      stepper.title, at: column.textLeft, row, columns: plus - 9 - column.textLeft, Slot.stepperTitle.color,
      title)
    return 1 + (metrics.hasHairlines ? 1 : 0)
  }

  /// A button of four columns.
  private mutating func layButton(
    _ sign: Symbol, _ path: String, _ action: Scene.Action, at column: Int, _ row: Int
  ) {
    let element = builder.element(path)
    let rect = Rect(column, row, 4, 1)
    builder.panel(rect, Slot.stepper.color, element)
    if isFocused(path) { builder.pattern("▸", Rect(column + 1, row, 1, 1), Slot.stepperSign.color, element) }
    builder.draw(
      [Glyph(sign)], at: column + 2, row, Slot.stepperSign.color, element,
      style: isFocused(path) ? [.bold, .underline] : .bold)
    builder.region(rect, path, action)
  }

  /// A body that is not there for a moment: nothing, or a loading box in the middle of the viewport; returns its rows.
  mutating func layoutPending() -> Int {
    let room = builder.scene.viewport
    guard state.content == .loading else { return room.rows }
    let label = glyphs("◌ 加载中…")
    let height = room.rows >= 3 ? 3 : 1
    let columns = min(room.columns, width(label) + 6)
    let rect = Rect((room.columns - columns) / 2, (room.rows - height) / 2, columns, height)
    builder.panel(rect, Slot.loading.color, builder.element("loading"))
    let element = builder.element("loading.text")
    let text = truncated(label, to: columns - 4)
    builder.draw(
      text, at: rect.column + (columns - width(text)) / 2, rect.row + height / 2, Slot.loadingText.color,
      element)
    return room.rows
  }
}
