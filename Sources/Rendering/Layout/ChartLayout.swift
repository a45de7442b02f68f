import Design

extension Layout {
  /// A strip of bars from eighths of a cell, the last one in another colour; above it what is counted, below it when.
  mutating func lay(_ chart: Chart, at top: Int, in column: Column) -> Int {
    let path = path("chart", in: column.parent)
    var row = top + layChartTitle(chart, path, at: top, in: column)
    let height = metrics.isRegular ? 4 : 2
    let room = column.textColumns
    let values = condensed(chart.values.map { max(0, $0 - chart.base) }, to: room)
    let most = max(values.max() ?? 0, 1)
    let step = values.isEmpty ? 1 : max(1, room / values.count)
    let left = column.textLeft + (room - step * values.count) / 2
    for (index, value) in values.enumerated() {
      let isLast = index == values.count - 1
      let element = builder.element(isLast ? path + ".last" : path + ".bars")
      let bar = Rect(left + index * step, row, step > 2 ? step - 1 : step, height)
      layBar(value * 8 * height / most, in: bar, (isLast ? Slot.chartLast : .chartBar).color, element)
    }
    row += height
    row += layLabels(chart.labels, path, at: row, in: column)
    return row - top + air()
  }

  private mutating func layChartTitle(_ chart: Chart, _ path: String, at row: Int, in column: Column) -> Int {
    guard chart.title != nil || chart.value != nil else { return 0 }
    let element = builder.element(path + ".title")
    let value = truncated(glyphs(chart.value ?? ""), to: column.textColumns / 2)
    builder.draw(
      value, at: column.textRight - width(value), row, Slot.chartValue.color, element, style: .bold)
    builder.text(
      chart.title ?? "", at: column.textLeft, row, columns: column.textColumns - width(value) - 1,
      Slot.chartTitle.color, element)
    return 1
  }

  /// A bar of some eighths of a row, at least one: full cells, and the rest above them. A half block is an edge, and has
  /// no form in ASCII, so four eighths are drawn as three.
  private mutating func layBar(_ eighths: Int, in rect: Rect, _ color: SemanticColor, _ element: Int) {
    let eighths = max(1, eighths)
    let full = eighths / 8
    builder.fill(Rect(rect.column, rect.bottom - full, rect.columns, full), color, element)
    let caps: [Symbol] = ["▁", "▂", "▃", "▃", "▅", "▆", "▇"]
    guard eighths % 8 > 0 else { return }
    builder.pattern(
      caps[eighths % 8 - 1], Rect(rect.column, rect.bottom - full - 1, rect.columns, 1), color, element)
  }

  /// Labels spread over the width, the first at the left end, the last at the right; none where they have no room.
  private mutating func layLabels(_ labels: [String], _ path: String, at row: Int, in column: Column) -> Int {
    guard !labels.isEmpty else { return 0 }
    let element = builder.element(path + ".label")
    let texts = labels.map { glyphs($0) }
    guard texts.reduce(0, { $0 + width($1) + 1 }) <= column.textColumns + 1 else { return 0 }
    for (index, text) in texts.enumerated() {
      let space = column.textColumns - width(text)
      let indent = texts.count == 1 ? 0 : space * index / (texts.count - 1)
      builder.draw(text, at: column.textLeft + indent, row, Slot.chartLabel.color, element)
    }
    return 1
  }

  /// As many values as there are columns at most: of more, the means of neighbours.
  private func condensed(_ values: [Int], to columns: Int) -> [Int] {
    guard values.count > columns else { return values }
    return (0..<max(0, columns)).map { index in
      let group = values[(values.count * index / columns)..<(values.count * (index + 1) / columns)]
      return group.reduce(0, +) / max(1, group.count)
    }
  }
}
