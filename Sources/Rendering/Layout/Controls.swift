import Design

/// Controls that keep a value: a field and a stepper.
extension Layout {
  mutating func lay(_ field: TextField, at row: Int, in column: Column) -> Int {
    let height = metrics.isRegular ? 3 : 1
    lay(
      field, path("textField", in: column.parent), in: Rect(column.left + 1, row, column.columns - 2, height))
    return height + (metrics.isRegular ? 0 : air())
  }

  /// A field in a rectangle; while it is typed into a caret stands behind the text, whose end stays in sight.
  mutating func lay(_ field: TextField, _ path: String, in rect: Rect) {
    let element = builder.element(path)
    builder.panel(rect, (isHighlighted(path) ? Slot.highlighted : .textField).color, element)
    let line = rect.row + rect.rows / 2
    var left = rect.column + 2
    if isFocused(path) && state.typing != path {
      builder.pattern("▸", Rect(rect.column + 1, line, 1, 1), Slot.textFieldCaret.color, element)
    }
    if let name = field.icon {
      let mark = builder.element(path + ".icon")
      builder.text(
        String(icon(name).glyph), at: left, line, columns: 2, Slot.textFieldPlaceholder.color, mark)
      left += 2
    }
    layText(of: field, path, at: left, line, columns: rect.right - 2 - left)
    builder.region(rect, path, .type(state.texts[path] ?? field.text))
  }

  private mutating func layText(
    of field: TextField, _ path: String, at left: Int, _ line: Int, columns: Int
  ) {
    let value = state.texts[path] ?? field.text
    let isTyping = state.typing == path
    let style: CellStyle = isFocused(path) && !isTyping ? .underline : []
    if value.isEmpty && !isTyping {
      let placeholder = builder.element(path + ".placeholder")
      builder.text(
        field.placeholder, at: left, line, columns: columns,
        (isDisabled ? Slot.disabledButtonText : .textFieldPlaceholder).color, placeholder, style: style)
      return
    }
    let text = builder.element(path + ".text")
    let label = isTyping ? tail(of: glyphs(value), in: columns - 1) : truncated(glyphs(value), to: columns)
    builder.draw(
      label, at: left, line, (isDisabled ? Slot.disabledButtonText : .textFieldText).color, text, style: style
    )
    if isTyping {
      let caret = builder.element(path + ".caret")
      builder.pattern("▏", Rect(left + width(label), line, 1, 1), Slot.textFieldCaret.color, caret)
    }
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
      digits, at: plus - 3 + (2 - width(digits)), row,
      (isDisabled ? Slot.disabledButtonText : .stepperValue).color,
      element, style: .bold)
    layButton("−", path + ".less", .count(path, value - 1), at: plus - 8, row)
    let title = builder.element(path + ".title")
    builder.text(
      stepper.title, at: column.textLeft, row, columns: plus - 9 - column.textLeft,
      (isDisabled ? Slot.disabledButtonText : .stepperTitle).color, title)
    return 1 + air()
  }

  /// A button of four columns.
  private mutating func layButton(
    _ sign: Symbol, _ path: String, _ action: Scene.Action, at column: Int, _ row: Int
  ) {
    let element = builder.element(path)
    let rect = Rect(column, row, 4, 1)
    builder.panel(rect, (isHighlighted(path) ? Slot.highlighted : .stepper).color, element)
    if isFocused(path) { builder.pattern("▸", Rect(column + 1, row, 1, 1), Slot.stepperSign.color, element) }
    builder.draw(
      [Glyph(sign)], at: column + 2, row, (isDisabled ? Slot.disabledButtonText : .stepperSign).color,
      element,
      style: isFocused(path) ? [.bold, .underline] : .bold)
    builder.region(rect, path, action)
  }

  /// A body that is not there for a moment: nothing, or a loading box in the middle of the viewport; returns its rows.
  mutating func layoutPending() -> Int {
    let room = builder.scene.viewport
    guard state.content == .loading else { return room.rows }
    let box = LoadingBox(title: "加载中")
    let size = size(of: box)
    let (column, row) = ((room.columns - size.columns) / 2, max(0, (room.rows - size.rows) / 2))
    lay(box, "loading", phase: state.phase, in: Rect(column, row, size.columns, size.rows))
    return room.rows
  }
}
