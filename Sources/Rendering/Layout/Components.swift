import Design

extension Layout {
  /// The blank row after a component, where there is room for one; a card has none at its end.
  mutating func air() -> Int {
    trailingAir = metrics.hasHairlines ? 1 : 0
    return trailingAir
  }

  /// Lays a component out at a row; returns the rows that it takes, its air included.
  mutating func lay(_ component: Component, at row: Int, in column: Column) -> Int {
    trailingAir = 0
    return place(component, at: row, in: column)
  }

  private mutating func place(_ component: Component, at row: Int, in column: Column) -> Int {
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
    case .inState(let state, let part): lay(part, forcing: state, at: row, in: column)
    case .segmentedControl(let control): lay(control, at: row, in: column)
    case .filterBar(let bar): lay(bar, at: row, in: column)
    case .switch(let control): lay(control, at: row, in: column)
    case .slider(let slider): lay(slider, at: row, in: column)
    case .pageControl(let control): lay(control, at: row, in: column)
    case .progress(let bar): lay(bar, at: row, in: column)
    case .loading(let box): lay(box, at: row, in: column)
    case .banner(let banner): lay(banner, at: row, in: column)
    case .chart(let chart): lay(chart, at: row, in: column)
    case .skeleton(let skeleton): lay(skeleton, at: row, in: column)
    case .columns(let parts): layColumns(parts, at: row, in: column)
    case .tokens: 0
    }
  }

  private mutating func layBare(_ row: Row, at line: Int, in column: Column) -> Int {
    let path = path("row", in: column.parent)
    let height = height(of: row)
    lay(row, at: line, path, height: height, in: column)
    return height + air()
  }

  private mutating func lay(_ field: SearchField, at row: Int, in column: Column) -> Int {
    let height = metrics.isRegular ? 3 : 1
    lay(
      field, path("searchField", in: column.parent),
      in: Rect(column.left + 1, row, column.columns - 2, height))
    return height + (metrics.isRegular || !metrics.hasHairlines ? 0 : 1)
  }

  /// A field in a rectangle, in the page or in a bar.
  mutating func lay(_ field: SearchField, _ path: String, in rect: Rect) {
    let element = builder.element(path)
    builder.panel(rect, (isHighlighted(path) ? Slot.highlighted : .searchField).color, element)
    let isEmpty = field.text?.isEmpty ?? true
    let slot: Slot = isDisabled ? .disabledButtonText : isEmpty ? .searchPlaceholder : .searchText
    let text = builder.element(path + (isEmpty ? ".placeholder" : ".text"))
    if isFocused(path) {
      builder.pattern("▸", Rect(rect.column + 1, rect.row + rect.rows / 2, 1, 1), slot.color, text)
    }
    builder.text(
      "\(icon("search").glyph) \(isEmpty ? field.placeholder : field.text ?? "")", at: rect.column + 2,
      rect.row + rect.rows / 2, columns: rect.columns - 4, slot.color, text,
      style: isFocused(path) ? .underline : [])
    builder.region(rect, path, .select)
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
        Rect(left, row, columns, 1), slots(isChosen: isSelected, chip).ground.color, element)
      let text = slots(isChosen: isSelected, chip).text.color
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
    return 1 + air()
  }

  private func slots(isChosen: Bool, _ path: String) -> (ground: Slot, text: Slot) {
    if isDisabled { return (isChosen ? .highlighted : .chip, .disabledButtonText) }
    if isHighlighted(path) { return (.highlighted, .highlightedText) }
    return isChosen ? (.chipSelected, .chipSelectedText) : (.chip, .chipText)
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
    return lines.count + (label.style == .title || label.isLead ? 0 : air())
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
    let colors = slots(of: button, path)
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
    builder.region(rect, path, button.isDisabled ? .select : .opening(button.opens))
    return height + (metrics.hasHairlines && height == 1 ? 1 : 0)
  }

  private func slots(of button: Button, _ path: String) -> (ground: Slot?, text: Slot) {
    if isHighlighted(path) { return (.highlighted, .highlightedText) }
    if button.isDisabled || isDisabled { return (.disabledButton, .disabledButtonText) }
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
      if isHighlighted(cell) {
        builder.fill(Rect(left, row, right - left, 3), Slot.highlighted.color, builder.element(cell))
      }
      lay(item.tile, at: left + (right - left - 4) / 2, row, rows: 2, cell)
      let element = builder.element(cell + ".title")
      let title = truncated(glyphs((isFocused(cell) ? "▸" : "") + item.title), to: right - left - 1)
      builder.draw(
        title, at: left + (right - left - width(title)) / 2, row + 2, Slot.gridTitle.color, element,
        style: isFocused(cell) ? [.bold, .underline] : [])
      builder.region(Rect(left, row, right - left, 3), cell, .opening(item.opens))
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
    if rows > 1 { layLowerHalf(of: tile, at: column, row, color, element) }
    let text = tile.text ?? tile.icon.map { String(icon($0).glyph) } ?? ""
    builder.text(text, at: column + 1, row, columns: 2, Slot.tileText.color, element, style: .bold)
  }

  /// What a tile has below its first row; a round one has its corners cut.
  private mutating func layLowerHalf(
    of tile: Tile, at column: Int, _ row: Int, _ color: SemanticColor, _ element: Int
  ) {
    if tile.isRound {
      for (line, ends) in [(row, ("▟", "▙")), (row + 1, ("▜", "▛"))] as [(Int, (Symbol, Symbol))] {
        builder.fill(Rect(column + 1, line, 2, 1), color, element)
        builder.pattern(ends.0, Rect(column, line, 1, 1), color, element)
        builder.pattern(ends.1, Rect(column + 3, line, 1, 1), color, element)
      }
      return
    }
    builder.pattern("▝", Rect(column, row + 1, 1, 1), color, element)
    builder.pattern("▀", Rect(column + 1, row + 1, 2, 1), color, element)
    builder.pattern("▘", Rect(column + 3, row + 1, 1, 1), color, element)
  }

  private mutating func lay(_ bar: ActionBar, at row: Int, in column: Column) -> Int {
    let path = path("actions", in: column.parent)
    for (index, item) in bar.items.enumerated() {
      let cell = "\(path).item[\(index)]"
      let left = column.textLeft + column.textColumns * index / bar.items.count
      let right = column.textLeft + column.textColumns * (index + 1) / bar.items.count
      let isOn = state.toggles[cell] ?? item.isOn
      let element = builder.element(cell)
      if isHighlighted(cell) {
        builder.panel(Rect(left - 1, row, right - left, 1), Slot.highlighted.color, element)
      }
      builder.text(
        (isFocused(cell) ? "▸" : "") + "\(icon(item.icon).glyph) \(item.title)", at: left, row,
        columns: right - left - 1,
        (isDisabled ? Slot.disabledButtonText : isOn ? .actionSelected : .action).color, element,
        style: style(cell, isBold: isOn))
      builder.region(
        Rect(left, row, right - left, 1), cell, item.opens == nil ? .toggle : .opening(item.opens))
    }
    return 1
  }
}
