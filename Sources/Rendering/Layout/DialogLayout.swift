public import Design
public import StyleLibrary

/// Lays a dialog out for a phone: the page behind it goes dark, and nothing but the dialog can be pressed.
public func layoutDialog(
  _ dialog: Dialog, state: ScreenState, theme: Theme, columns: Int, rows: Int
) -> Scene {
  var layout = Layout(
    screen: Screen(id: "", title: "", className: ""), state: state, theme: theme, columns: columns, rows: rows
  )
  layout.layout(dialog)
  return layout.builder.scene
}

extension Layout {
  fileprivate mutating func layout(_ dialog: Dialog) {
    builder.shade(Rect(0, 0, metrics.columns, metrics.rows), Self.shade)
    switch dialog.kind {
    case .alert: layoutAlert(dialog)
    case .actionSheet: layoutActionSheet(dialog)
    case .share: layoutShare(dialog)
    case .loading: layoutLoading(dialog)
    }
  }

  /// A surface with a shadow of half a cell to the right and below.
  private mutating func float(_ rect: Rect) {
    builder.shade(Rect(rect.column + 1, rect.bottom - 1, rect.columns - 1, 1), Self.shade)
    builder.shade(Rect(rect.right - 1, rect.row + 1, 1, rect.rows - 2), Self.shade)
    builder.panel(rect, Slot.dialog.color, builder.element("dialog"))
  }

  private mutating func layoutLoading(_ dialog: Dialog) {
    let phase = state.dialog?.phase ?? 0
    let box = LoadingBox(
      title: dialog.title ?? "", progress: dialog.hasProgress ? min(100, phase * Dialog.progressStep) : nil)
    let size = size(of: box)
    let rect = Rect(
      (metrics.columns - size.columns) / 2, (metrics.rows - size.rows) / 2, size.columns, size.rows)
    float(rect)
    lay(box, "dialog", phase: phase, in: rect)
  }

  // MARK: - Alert

  private mutating func layoutAlert(_ dialog: Dialog) {
    let columns = min(32, metrics.columns - 4)
    let sideBySide = dialog.buttons.count == 2 && fitsHalf(dialog.buttons, columns: columns)
    let buttonRows = sideBySide ? 2 : 2 * dialog.buttons.count
    let field = dialog.placeholder == nil ? 0 : 2
    let texts = texts(of: dialog, columns: columns - 6, rows: metrics.rows - buttonRows - field - 2)
    let height = texts.count + field + buttonRows + 2
    let rect = Rect(
      (metrics.columns - columns) / 2, max(0, (metrics.rows - height) / 2), columns, height)
    float(rect)
    var row = rect.row + 1
    row += lay(texts, at: row, in: rect)
    if let placeholder = dialog.placeholder { row += layField(placeholder, at: row, in: rect) }
    if sideBySide {
      layPair(dialog.buttons, at: row, in: rect)
    } else {
      layStack(dialog.buttons, at: row, in: rect)
    }
  }

  private func fitsHalf(_ buttons: [Dialog.Button], columns: Int) -> Bool {
    buttons.allSatisfy { width($0.title) + 6 <= columns / 2 }
  }

  /// The title's and the message's lines, at most as many as there is room for.
  private func texts(of dialog: Dialog, columns: Int, rows: Int) -> [(line: [Glyph], isTitle: Bool)] {
    let title = dialog.title.map { wrapped($0, to: columns) } ?? []
    let message = dialog.message.map { wrapped($0, to: columns) } ?? []
    let lines = title.map { ($0, true) } + message.map { ($0, false) }
    return Array(lines.prefix(max(1, rows)))
  }

  private mutating func lay(_ texts: [(line: [Glyph], isTitle: Bool)], at row: Int, in rect: Rect) -> Int {
    let title = builder.element("dialog.title")
    let message = builder.element("dialog.message")
    for (offset, text) in texts.enumerated() {
      builder.draw(
        text.line, at: rect.column + (rect.columns - width(text.line)) / 2, row + offset,
        (text.isTitle ? Slot.dialogTitle : .dialogMessage).color, text.isTitle ? title : message,
        style: text.isTitle ? .bold : [])
    }
    return texts.count
  }

  private mutating func layField(_ placeholder: String, at row: Int, in rect: Rect) -> Int {
    lay(
      TextField(placeholder: placeholder), Dialog.field,
      in: Rect(rect.column + 2, row + 1, rect.columns - 4, 1))
    return 2
  }

  /// Two buttons side by side, a line between them.
  private mutating func layPair(_ buttons: [Dialog.Button], at row: Int, in rect: Rect) {
    layHairline(at: row, in: rect)
    let middle = rect.column + rect.columns / 2
    let spans = [
      Rect(rect.column + 1, row + 1, middle - rect.column - 1, 1),
      Rect(middle, row + 1, rect.right - 1 - middle, 1),
    ]
    for (index, span) in spans.enumerated() { lay(buttons[index], index, in: span) }
    builder.pattern(
      "▏", Rect(middle, row + 1, 1, 1), Slot.dialogSeparator.color, builder.element("dialog.separator"))
  }

  private mutating func layStack(_ buttons: [Dialog.Button], at row: Int, in rect: Rect) {
    for (index, button) in buttons.enumerated() {
      layHairline(at: row + 2 * index, in: rect)
      lay(button, index, in: Rect(rect.column + 1, row + 2 * index + 1, rect.columns - 2, 1))
    }
  }

  private mutating func layHairline(at row: Int, in rect: Rect) {
    let element = builder.element("dialog.separator")
    builder.pattern(
      "▁", Rect(rect.column + 1, row, rect.columns - 2, 1), Slot.dialogSeparator.color, element)
  }

  private mutating func lay(_ button: Dialog.Button, _ index: Int, in rect: Rect) {
    let path = "dialog.button[\(index)]"
    let element = builder.element(path)
    if isHighlighted(path) {
      builder.fill(rect, Slot.highlighted.color, element)
    } else if isFocused(path) {
      builder.fill(rect, Slot.dialogFocus.color, element)
    }
    let slot: Slot =
      switch button.style {
      case .default: .dialogButton
      case .cancel: .dialogCancel
      case .destructive: .dialogDestructive
      }
    let label = truncated(glyphs(mark(path) + button.title), to: rect.columns - 2)
    builder.draw(
      label, at: rect.column + (rect.columns - width(label)) / 2, rect.row, slot.color, element,
      style: style(path, isBold: button.style == .cancel))
    builder.region(rect, path, .dismiss(button.opens))
  }

  // MARK: - From the bottom

  /// The rows that stay free below what comes from the bottom.
  private var bottomAir: Int { metrics.isRegular ? 1 : 0 }

  private mutating func layoutActionSheet(_ dialog: Dialog) {
    let columns = metrics.columns - 2
    let cancel = dialog.buttons.firstIndex { $0.style == .cancel }
    let others = dialog.buttons.indices.filter { $0 != cancel }
    let texts = texts(of: dialog, columns: columns - 6, rows: 4)
    let cancelRows = cancel == nil ? 0 : 3
    let height = texts.count + 2 * others.count + 1 + (texts.isEmpty ? 0 : 1)
    let bottom = metrics.rows - bottomAir - cancelRows
    let rect = Rect(1, max(0, bottom - height), columns, height)
    float(rect)
    var row = rect.row + 1 + lay(texts, at: rect.row + 1, in: rect)
    for (position, index) in others.enumerated() {
      if position > 0 || !texts.isEmpty {
        layHairline(at: row, in: rect)
        row += 1
      }
      lay(dialog.buttons[index], index, in: Rect(2, row, columns - 2, 1))
      row += 1
    }
    guard let cancel else { return }
    let last = Rect(1, bottom, columns, 3)
    float(last)
    lay(dialog.buttons[cancel], cancel, in: Rect(2, bottom + 1, columns - 2, 1))
  }

  /// Targets in a grid of two rows a page, dots where there are more pages, and the buttons.
  private mutating func layoutShare(_ dialog: Dialog) {
    let columns = max(1, min(dialog.columns, (metrics.columns - 4) / 6))
    let lines = min(metrics.rows >= 18 ? 2 : 1, (dialog.targets.count + columns - 1) / columns)
    let perPage = max(1, columns * lines)
    let pages = max(1, (dialog.targets.count + perPage - 1) / perPage)
    let page = min(max(state.choices["dialog"] ?? 0, 0), pages - 1)
    let title = dialog.title == nil ? 0 : 1
    let dots = pages > 1 ? 1 : 0
    let height = 2 + title + 4 * lines + dots + 2 * dialog.buttons.count + bottomAir
    let top = max(0, metrics.rows - height)
    layBottomSheet(top)
    var row = top + 2
    if let title = dialog.title {
      row += lay([(glyphs(title), true)], at: row, in: Rect(0, row, metrics.columns, 1))
    }
    let shown = dialog.targets.indices.dropFirst(page * perPage).prefix(perPage)
    for (position, index) in shown.enumerated() {
      lay(dialog.targets[index], index, position, columns, page: (page, pages), at: row)
    }
    row += 4 * lines
    if pages > 1 {
      layDots(
        pages: pages, page, "dialog.pages", choosing: "dialog", at: row, middle: metrics.columns / 2)
      row += 1
    }
    layStack(dialog.buttons, at: row, in: Rect(0, row, metrics.columns, 1))
  }

  private mutating func layBottomSheet(_ top: Int) {
    let element = builder.element("dialog")
    let color = Slot.dialog.color
    builder.pattern("▗", Rect(0, top, 1, 1), color, element)
    builder.pattern("▄", Rect(1, top, metrics.columns - 2, 1), color, element)
    builder.pattern("▖", Rect(metrics.columns - 1, top, 1, 1), color, element)
    builder.fill(Rect(0, top + 1, metrics.columns, metrics.rows - top - 1), color, element)
    let grabber = builder.element("dialog.grabber")
    builder.pattern(
      "▀", Rect((metrics.columns - 6) / 2, top + 1, 6, 1), Slot.dialogSeparator.color, grabber)
  }

  /// A target of a share panel; at the ends of a line the keys turn the page.
  private mutating func lay(
    _ target: Grid.Item, _ index: Int, _ position: Int, _ columns: Int, page: (number: Int, of: Int),
    at top: Int
  ) {
    let path = "dialog.target[\(index)]"
    let place = position % columns
    let (left, right) = (
      2 + (metrics.columns - 4) * place / columns, 2 + (metrics.columns - 4) * (place + 1) / columns
    )
    let row = top + 1 + position / columns * 4
    let element = builder.element(path)
    let area = Rect(left, row, right - left, 3)
    if isHighlighted(path) || isFocused(path) {
      builder.fill(area, (isHighlighted(path) ? Slot.highlighted : .dialogFocus).color, element)
    }
    lay(target.tile, at: left + (right - left - 4) / 2, row, rows: 2, path)
    let title = truncated(glyphs(mark(path) + target.title), to: right - left)
    builder.draw(
      title, at: left + (right - left - width(title)) / 2, row + 2, Slot.dialogMessage.color, element,
      style: style(path))
    builder.region(
      area, path, .dismiss(target.opens),
      left: place == 0 && page.number > 0 ? .choose("dialog", page.number - 1) : nil,
      right: place == columns - 1 && page.number < page.of - 1 ? .choose("dialog", page.number + 1) : nil)
  }
}
