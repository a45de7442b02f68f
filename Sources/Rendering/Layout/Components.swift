import Design

extension Layout {
  /// Lays a component out at a row; returns the rows that it takes, its air included.
  mutating func lay(_ component: Component, at row: Int, in column: Column) -> Int {
    switch component {
    case .searchField(let field): lay(field, at: row, in: column)
    case .textField(let field): lay(field, at: row, in: column)
    case .stepper(let stepper): lay(stepper, at: row, in: column)
    case .chips(let chips): lay(chips, at: row, in: column)
    case .list(let list): lay(list, at: row, in: column)
    case .row(let item): layBare(item, at: row, in: column)
    case .card(let parts): layCard(parts, at: row, in: column)
    case .label(let label): lay(label, at: row, in: column)
    case .image(let image): lay(image, at: row, in: column)
    case .button(let button): lay(button, at: row, in: column)
    case .grid(let grid): lay(grid, at: row, in: column)
    case .actions(let bar): lay(bar, at: row, in: column)
    case .view(let view): lay(view, at: row, in: column)
    case .columns(let parts): layColumns(parts, at: row, in: column)
    case .tokens: 0
    }
  }

  private mutating func layBare(_ row: Row, at line: Int, in column: Column) -> Int {
    let path = path("row", in: column.parent)
    let height = height(of: row)
    lay(row, at: line, path, height: height, in: column)
    return height + (metrics.hasHairlines ? 1 : 0)
  }

  private mutating func lay(_ field: SearchField, at row: Int, in column: Column) -> Int {
    let path = path("searchField", in: column.parent)
    let element = builder.element(path)
    let height = metrics.isRegular ? 3 : 1
    let rect = Rect(column.left + 1, row, column.columns - 2, height)
    builder.panel(rect, Slot.searchField.color, element)
    let line = row + height / 2
    let isEmpty = field.text?.isEmpty ?? true
    let color = (isEmpty ? Slot.searchPlaceholder : Slot.searchText).color
    let text = builder.element(path + (isEmpty ? ".placeholder" : ".text"))
    let style: CellStyle = isFocused(path) ? .underline : []
    builder.text(
      "\(icon("search").glyph) \(isEmpty ? field.placeholder : field.text ?? "")", at: rect.column + 2, line,
      columns: rect.columns - 4, color, text, style: style)
    builder.region(rect, path, .select)
    return height + (metrics.isRegular || !metrics.hasHairlines ? 0 : 1)
  }

  private mutating func lay(_ chips: Chips, at row: Int, in column: Column) -> Int {
    let path = path("chips", in: column.parent)
    let selected = state.choices[path] ?? chips.selected
    var left = column.textLeft
    for (index, title) in chips.items.enumerated() {
      let label = glyphs(title)
      let columns = width(label) + 4
      guard left + columns <= column.right else { break }
      let chip = "\(path).item[\(index)]"
      let element = builder.element(chip)
      let isSelected = index == selected
      builder.panel(
        Rect(left, row, columns, 1), (isSelected ? Slot.chipSelected : Slot.chip).color, element)
      let text = (isSelected ? Slot.chipSelectedText : Slot.chipText).color
      var style: CellStyle = isSelected ? .bold : []
      if isFocused(chip) {
        style.insert(.underline)
        builder.pattern("▸", Rect(left + 1, row, 1, 1), text, element)
      }
      builder.draw(
        label, at: left + 2, row, text, element,
        style: style)
      builder.region(Rect(left, row, columns, 1), chip, .choose(path, index))
      left += columns + 1
    }
    return 1 + (metrics.hasHairlines ? 1 : 0)
  }

  private mutating func lay(_ label: Label, at row: Int, in column: Column) -> Int {
    let element = builder.element(path("text", in: column.parent))
    let lines = wrapped(label.text, to: column.textColumns)
    for (index, line) in lines.enumerated() {
      let space = column.textColumns - width(line)
      let indent =
        switch label.alignment {
        case .leading: 0
        case .center: space / 2
        case .trailing: space
        }
      builder.draw(
        line, at: column.textLeft + indent, row + index, label.color ?? slot(of: label).color, element,
        style: label.style == .title ? .bold : [])
    }
    let air = label.style == .title || !metrics.hasHairlines ? 0 : 1
    return lines.count + air
  }

  private func slot(of label: Label) -> Slot {
    switch label.style {
    case .title: .textTitle
    case .body: .textBody
    case .caption: .textCaption
    }
  }

  private mutating func lay(_ image: ImagePlaceholder, at row: Int, in column: Column) -> Int {
    let path = path("image", in: column.parent)
    let height = metrics.isRegular ? image.height : min(image.height, max(3, image.height / 2))
    let gap = 1
    let each = (column.textColumns - gap * (image.count - 1)) / max(image.count, 1)
    for index in 0..<image.count {
      let element = builder.element(image.count > 1 ? "\(path).item[\(index)]" : path)
      let rect = Rect(column.textLeft + index * (each + gap), row, each, height)
      builder.pattern("▄", Rect(rect.column, row, each, 1), Slot.image.color, element)
      builder.fill(Rect(rect.column, row + 1, each, max(0, height - 2)), Slot.image.color, element)
      if height > 1 {
        builder.pattern("▀", Rect(rect.column, rect.bottom - 1, each, 1), Slot.image.color, element)
      }
      guard height > 2 else { continue }
      let mark = builder.element(path + ".mark")
      let text = glyphs(
        "\(icon(image.icon).glyph)" + (image.count == 1 ? image.caption.map { " " + $0 } ?? "" : ""))
      let label = truncated(text, to: each - 2)
      builder.draw(
        label, at: rect.column + (each - width(label)) / 2, row + (height - 1) / 2, Slot.imageMark.color, mark
      )
    }
    return height
  }

  private mutating func lay(_ button: Button, at row: Int, in column: Column) -> Int {
    let path = path("button", in: column.parent)
    let element = builder.element(path)
    let height = metrics.isRegular && button.kind != .plain ? 3 : 1
    let rect = Rect(column.left + 1, row, column.columns - 2, height)
    let colors = slots(of: button)
    if let ground = colors.ground { builder.panel(rect, ground.color, element) }
    let title = builder.element(path + ".title")
    let label = truncated(glyphs(button.title), to: rect.columns - 4)
    var style: CellStyle = .bold
    if isFocused(path) {
      style.insert(.underline)
      builder.pattern("▸", Rect(rect.column + 2, row + height / 2, 1, 1), colors.text.color, title)
    }
    builder.draw(
      label, at: rect.column + (rect.columns - width(label)) / 2, row + height / 2, colors.text.color, title,
      style: style)
    builder.region(rect, path, button.isDisabled ? .select : button.opens.map { .open($0) } ?? .select)
    return height + (metrics.hasHairlines && height == 1 ? 1 : 0)
  }

  private func slots(of button: Button) -> (ground: Slot?, text: Slot) {
    if button.isDisabled { return (.disabledButton, .disabledButtonText) }
    return switch button.kind {
    case .filled: (.filledButton, .filledButtonText)
    case .tinted: (.tintedButton, .tintedButtonText)
    case .plain: (nil, .plainButtonText)
    case .destructive: (.disabledButton, .destructiveButtonText)
    }
  }

  private mutating func lay(_ grid: Grid, at top: Int, in column: Column) -> Int {
    let path = path("grid", in: column.parent)
    let columns = gridColumns(grid, in: column)
    /// A tile, its lower half, its words; with room a blank row between two lines.
    let height = metrics.isRegular ? 4 : 3
    for (index, item) in grid.items.enumerated() {
      let left = column.left + column.columns * (index % columns) / columns
      let right = column.left + column.columns * (index % columns + 1) / columns
      let row = top + index / columns * height
      let cell = "\(path).item[\(index)]"
      lay(item.tile, at: left + (right - left - 4) / 2, row, rows: 2, cell)
      let element = builder.element(cell + ".title")
      let title = truncated(glyphs((isFocused(cell) ? "▸" : "") + item.title), to: right - left - 1)
      builder.draw(
        title, at: left + (right - left - width(title)) / 2, row + 2, Slot.gridTitle.color, element,
        style: isFocused(cell) ? [.bold, .underline] : [])
      builder.region(Rect(left, row, right - left, 3), cell, item.opens.map { .open($0) } ?? .select)
    }
    let lines = (grid.items.count + columns - 1) / columns
    return lines * height - (metrics.isRegular ? 1 : 0)
      + (metrics.hasHairlines && column.parent.isEmpty ? 1 : 0)
  }

  /// How many tiles stand side by side: fewer where their words would lose more than what three ideographs take.
  private func gridColumns(_ grid: Grid, in column: Column) -> Int {
    let widest = grid.items.map { width($0.title) }.max() ?? 0
    let fitting = column.columns / min(widest + 1, 7)
    return max(1, min(grid.columns, fitting))
  }

  /// A square of three by one and a half cells; on a single line one cell high.
  mutating func lay(_ tile: Tile, at column: Int, _ row: Int, rows: Int, _ parent: String) {
    let element = builder.element(parent + ".tile")
    let color = tile.color ?? Slot.tile.color
    builder.panel(Rect(column, row, 4, 1), color, element)
    if rows > 1 {
      builder.pattern("▝", Rect(column, row + 1, 1, 1), color, element)
      builder.pattern("▀", Rect(column + 1, row + 1, 2, 1), color, element)
      builder.pattern("▘", Rect(column + 3, row + 1, 1, 1), color, element)
    }
    let text = tile.text ?? tile.icon.map { String(icon($0).glyph) } ?? ""
    builder.text(text, at: column + 1, row, columns: 2, Slot.tileText.color, element, style: .bold)
  }

  private mutating func lay(_ bar: ActionBar, at row: Int, in column: Column) -> Int {
    let path = path("actions", in: column.parent)
    for (index, item) in bar.items.enumerated() {
      let cell = "\(path).item[\(index)]"
      let left = column.textLeft + column.textColumns * index / bar.items.count
      let right = column.textLeft + column.textColumns * (index + 1) / bar.items.count
      let isOn = state.toggles[cell] ?? item.isOn
      let element = builder.element(cell)
      builder.text(
        (isFocused(cell) ? "▸" : "") + "\(icon(item.icon).glyph) \(item.title)", at: left, row,
        columns: right - left - 1,
        (isOn ? Slot.actionSelected : Slot.action).color, element,
        style: isFocused(cell) ? [.bold, .underline] : [])
      builder.region(Rect(left, row, right - left, 1), cell, .toggle)
    }
    return 1
  }
}
