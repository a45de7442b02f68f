import Design

/// Segments, switches, sliders and page dots.
extension Layout {
  mutating func lay(_ control: SegmentedControl, at row: Int, in column: Column) -> Int {
    let rect = Rect(column.textLeft - 1, row, column.textColumns + 2, 1)
    lay(control, path("segmentedControl", in: column.parent), in: rect)
    return 1 + air()
  }

  /// Segments that fill a rectangle of one row.
  mutating func lay(_ control: SegmentedControl, _ path: String, in rect: Rect) {
    let element = builder.element(path)
    let selected = state.choices[path] ?? control.selected
    builder.panel(rect, Slot.segmented.color, element)
    for (index, title) in control.items.enumerated() {
      let item = "\(path).item[\(index)]"
      let left = rect.column + rect.columns * index / control.items.count
      let right = rect.column + rect.columns * (index + 1) / control.items.count
      let segment = Rect(left, rect.row, right - left, 1)
      let part = builder.element(item)
      let colors = slots(isSelected: index == selected, item)
      if let ground = colors.ground { builder.panel(segment, ground.color, part) }
      if index > 0 && index != selected && index - 1 != selected && !isHighlighted(item) {
        builder.pattern("▏", Rect(left, rect.row, 1, 1), Slot.highlighted.color, element)
      }
      let label = truncated(glyphs(mark(item) + title), to: segment.columns - 2)
      builder.draw(
        label, at: left + (segment.columns - width(label)) / 2, rect.row, colors.text.color, part,
        style: style(item, isBold: index == selected))
      builder.region(segment, item, .choose(path, index))
    }
  }

  private func slots(isSelected: Bool, _ path: String) -> (ground: Slot?, text: Slot) {
    if isDisabled { return (isSelected ? .highlighted : nil, .disabledButtonText) }
    if isHighlighted(path) { return (.highlighted, .highlightedText) }
    return isSelected ? (.segmentedSelected, .segmentedSelectedText) : (nil, .segmentedText)
  }

  mutating func lay(_ control: Switch, at row: Int, in column: Column) -> Int {
    let path = path("switch", in: column.parent)
    let line = Row(title: control.title, accessory: .switch, isOn: control.isOn)
    lay(line, at: row, path, height: 1, in: column)
    return 1 + air()
  }

  /// What a slider sets and where it stands, and below it the track; the keys move the thumb, a click takes it there.
  mutating func lay(_ slider: Slider, at row: Int, in column: Column) -> Int {
    let path = path("slider", in: column.parent)
    let value = min(max(state.values[path] ?? slider.value, 0), 100)
    var line = row
    if let title = slider.title {
      let element = builder.element(path + ".title")
      let words = glyphs("\(value)%")
      let color = (isDisabled ? Slot.disabledButtonText : .sliderText).color
      builder.text(
        title, at: column.textLeft, line, columns: column.textColumns - width(words) - 1, color, element)
      let number = builder.element(path + ".value")
      builder.draw(
        words, at: column.textRight - width(words), line,
        (isDisabled ? Slot.disabledButtonText : .progressText).color,
        number)
      line += 1
    }
    let left = column.textLeft + layIcon(slider.lowIcon, at: column.textLeft, line, path)
    let right =
      column.textRight - layIcon(slider.highIcon, at: column.textRight - 1, line, path)
    layTrack(Rect(left, line, right - left, 1), value, path)
    return line - row + 1 + air()
  }

  private mutating func layIcon(_ name: String?, at column: Int, _ row: Int, _ path: String) -> Int {
    guard let name else { return 0 }
    let element = builder.element(path + ".icon")
    builder.text(String(icon(name).glyph), at: column, row, columns: 2, Slot.progressText.color, element)
    return 2
  }

  private mutating func layTrack(_ rect: Rect, _ value: Int, _ path: String) {
    guard rect.columns > 0 else { return }
    let thumb = (rect.columns - 1) * value / 100
    layLine(
      rect, filled: thumb, (isDisabled ? Slot.sliderTrack : .sliderFilled, .sliderTrack), path)
    let element = builder.element(path + ".thumb")
    let isPressed = isHighlighted(path)
    if isFocused(path) || isPressed {
      let ground = isPressed ? Slot.highlighted : .listSelection
      builder.panel(Rect(rect.column + thumb - 1, rect.row, 3, 1), ground.color, element)
    }
    builder.pattern(
      isPressed ? "◉" : isFocused(path) ? "◆" : "●", Rect(rect.column + thumb, rect.row, 1, 1),
      (isDisabled ? Slot.disabledButtonText : .sliderThumb).color, element)
    builder.region(
      rect, path, .slide(path), left: .set(path, value - Slider.step), right: .set(path, value + Slider.step))
  }

  /// A line whose first columns are heavy, the rest light.
  mutating func layLine(_ rect: Rect, filled: Int, _ slots: (filled: Slot, rest: Slot), _ path: String) {
    let element = builder.element(path)
    builder.pattern("━", Rect(rect.column, rect.row, filled, 1), slots.filled.color, element)
    builder.pattern(
      "─", Rect(rect.column + filled, rect.row, rect.columns - filled, 1), slots.rest.color, element)
  }

  mutating func lay(_ control: PageControl, at row: Int, in column: Column) -> Int {
    let path = path("pageControl", in: column.parent)
    let page = min(max(state.choices[path] ?? control.selected, 0), control.pages - 1)
    layDots(
      pages: control.pages, page, path, choosing: path, at: row,
      middle: column.left + column.columns / 2)
    return 1 + air()
  }

  /// Dots around a middle, the one of the page larger; the keys turn pages, a click turns to the next one.
  mutating func layDots(
    pages: Int, _ page: Int, _ path: String, choosing line: String, at row: Int, middle: Int
  ) {
    let columns = 2 * pages - 1
    let left = middle - columns / 2
    let element = builder.element(path)
    let area = Rect(left - 2, row, columns + 4, 1)
    if isFocused(path) || isHighlighted(path) {
      builder.panel(area, (isHighlighted(path) ? Slot.highlighted : .listSelection).color, element)
    }
    if isFocused(path) {
      builder.pattern("▸", Rect(left - 1, row, 1, 1), Slot.pageDotSelected.color, element)
    }
    for index in 0..<pages {
      let isShown = index == page
      let slot: Slot = isDisabled ? .disabledButtonText : isShown ? .pageDotSelected : .pageDot
      builder.pattern(isShown ? "●" : "•", Rect(left + 2 * index, row, 1, 1), slot.color, element)
    }
    builder.region(
      area, path, .choose(line, (page + 1) % max(1, pages)), left: .choose(line, max(0, page - 1)),
      right: .choose(line, min(pages - 1, page + 1)))
  }
}
