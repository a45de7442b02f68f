import Design

/// What shows how things stand: progress, loading, banners, charts, skeletons.
extension Layout {
  mutating func lay(_ bar: ProgressBar, at row: Int, in column: Column) -> Int {
    let path = path("progress", in: column.parent)
    let percent = glyphs("\(bar.value)%")
    let words = builder.element(path + ".text")
    let line = row + (bar.title == nil ? 0 : 1)
    let end = column.textRight - width(percent)
    builder.draw(percent, at: end, row, Slot.progressText.color, words)
    if let title = bar.title {
      builder.text(
        title, at: column.textLeft, row, columns: end - column.textLeft - 1, Slot.sliderText.color, words)
    }
    let right = bar.title == nil ? end - 1 : column.textRight
    layProgress(bar.value, path, in: Rect(column.textLeft, line, right - column.textLeft, 1))
    return line - row + 1 + air()
  }

  private mutating func layProgress(_ value: Int, _ path: String, in rect: Rect) {
    guard rect.columns > 0 else { return }
    let filled = rect.columns * min(max(value, 0), 100) / 100
    layLine(rect, filled: filled, (isDisabled ? .progressTrack : .progressFilled, .progressTrack), path)
  }

  mutating func lay(_ box: LoadingBox, at row: Int, in column: Column) -> Int {
    let path = path("loading", in: column.parent)
    let size = size(of: box)
    let left = column.left + (column.columns - size.columns) / 2
    lay(box, path, phase: state.phase, in: Rect(left, row, size.columns, size.rows))
    return size.rows + air()
  }

  /// Columns and rows of a loading box.
  func size(of box: LoadingBox) -> (columns: Int, rows: Int) {
    let words = min(width(box.title) + 8, metrics.columns - 4)
    return (max(words, min(20, metrics.columns - 4)), 4 + (box.progress == nil ? 0 : 1))
  }

  /// A box with a spinner, the words below it, and a line that fills.
  mutating func lay(_ box: LoadingBox, _ path: String, phase: Int, in rect: Rect) {
    builder.panel(rect, Slot.loading.color, builder.element(path))
    let wheel = builder.element(path + ".spinner")
    let frames = Self.spinner
    builder.pattern(
      frames[state.isStill ? 0 : phase % frames.count],
      Rect(rect.column + rect.columns / 2, rect.row + 1, 1, 1),
      Slot.spinner.color, wheel)
    let words = builder.element(path + ".text")
    let percent = box.progress.map { " \($0)%" } ?? ""
    let label = truncated(glyphs(box.title + percent), to: rect.columns - 4)
    builder.draw(
      label, at: rect.column + (rect.columns - width(label)) / 2, rect.row + 2, Slot.loadingText.color, words)
    guard let progress = box.progress else { return }
    layProgress(progress, path + ".progress", in: Rect(rect.column + 3, rect.row + 3, rect.columns - 6, 1))
  }

  /// The pictures of a spinner, one a step.
  static let spinner: [Symbol] = ["⣾", "⣷", "⣯", "⣟", "⡿", "⢿", "⣻", "⣽"]

  /// A note with a button that closes it; nothing once it was closed.
  mutating func lay(_ banner: Banner, at row: Int, in column: Column) -> Int {
    let path = path("banner", in: column.parent)
    let close = path + ".close"
    if state.toggles[close] == true { return 0 }
    let lines = banner.subtitle != nil && !metrics.isNarrow ? 2 : 1
    let edges = metrics.isRegular ? 1 : 0
    let rect = Rect(column.left + 1, row, column.columns - 2, lines + 2 * edges)
    builder.panel(
      rect, (isHighlighted(path) ? Slot.highlighted : .banner).color, builder.element(path))
    let line = row + edges
    builder.region(rect, path, .opening(banner.opens))
    var left = rect.column + 2
    if let name = banner.icon {
      let mark = builder.element(path + ".icon")
      builder.text(String(icon(name).glyph), at: left, line, columns: 2, Slot.bannerIcon.color, mark)
      left += 3
    }
    let words = builder.element(path + ".text")
    let room = rect.right - left - 5
    let color = (isDisabled ? Slot.disabledButtonText : .bannerText).color
    builder.text(
      mark(path) + banner.title, at: left, line, columns: room, color, words,
      style: style(path, isBold: lines == 2))
    if lines == 2, let subtitle = banner.subtitle {
      builder.text(subtitle, at: left, line + 1, columns: room, color, words)
    }
    let cross = builder.element(close)
    let area = Rect(rect.right - 4, line, 3, 1)
    if isHighlighted(close) { builder.panel(area, Slot.highlighted.color, cross) }
    builder.text(
      mark(close) + String(icon("close").glyph), at: area.column + (isFocused(close) ? 0 : 1), line,
      columns: 2, Slot.bannerClose.color, cross, style: style(close))
    builder.region(area, close, .toggle)
    return rect.rows + (metrics.hasHairlines && !metrics.isRegular ? 1 : 0)
  }

  mutating func lay(_ skeleton: Skeleton, at row: Int, in column: Column) -> Int {
    let path = path("skeleton", in: column.parent)
    let isPanel = metrics.isRegular && column.parent.isEmpty
    let step = metrics.hasHairlines ? 3 : 2
    let rows = skeleton.rows * step - (step - 2)
    let rect = Rect(column.left + 1, row, column.columns - 2, rows + (isPanel ? 2 : 0))
    if isPanel { builder.panel(rect, Slot.list.color, builder.element(path)) }
    for index in 0..<skeleton.rows {
      let element = builder.element("\(path).row[\(index)]")
      let line = row + (isPanel ? 1 : 0) + index * step
      lay(Tile(color: Slot.skeleton.color), at: column.textLeft + 1, line, rows: 2, "\(path).row[\(index)]")
      let left = column.textLeft + 6
      let room = column.textRight - 1 - left
      // Rows of words are of different lengths; so are these.
      let lengths = [(5, 3), (4, 4), (6, 2)][index % 3]
      builder.panel(Rect(left, line, room * lengths.0 / 8, 1), Slot.skeleton.color, element)
      builder.panel(Rect(left, line + 1, room * lengths.1 / 8, 1), Slot.skeleton.color, element)
    }
    return rect.rows + (metrics.isRegular || !metrics.hasHairlines ? 0 : 1)
  }
}
