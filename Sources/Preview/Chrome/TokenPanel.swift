import Adaptation
import Colors
import Design
import Rendering
import StyleLibrary

extension Model {
  /// The tokens that pass the panel's filter, by their positions in the theme.
  var tokenRows: [Int] {
    let all = theme(of: drawnScreen).tokens
    guard !tokens.filter.isEmpty else { return Array(all.indices) }
    let wanted = tokens.filter.lowercased()
    return all.indices.filter { all[$0].name.lowercased().contains(wanted) }
  }
}

/// The part of the panel's list of tokens that is in sight.
struct TokenWindow {
  /// Rows of the list.
  var rows: Int
  /// The index of the first row that is shown.
  var top: Int

  /// Leaves room below the list for the token under the cursor and for the reasons; keeps the cursor in sight.
  init(panel: Rect, count: Int, cursor: Int) {
    rows = max(3, min(count, max(panel.rows - 20, panel.rows / 3)))
    top = max(0, min(cursor - rows / 2, count - rows))
  }

  /// The index of the token on a row of the window, if there is one.
  func index(atRow row: Int, in panel: Rect, count: Int) -> Int? {
    let index = row - panel.row - 2 + top
    return (0..<rows).contains(row - panel.row - 2) && index < count ? index : nil
  }
}

extension Drawing {
  /// The panel at the side: the tokens with their colours, the one under the cursor, and why the page looks as it does.
  mutating func draw(panel: Rect) {
    let rows = model.tokenRows
    let list = TokenWindow(panel: panel, count: rows.count, cursor: model.tokens.cursor)
    let isWide = panel.columns >= 48
    let traits = palette.traits
    let other = ResolvedPalette(
      theme,
      traits: TraitCollection(traits.appearance.flipped, contrast: traits.contrast, level: traits.level))
    // At the controller's level an adapted page keeps its colours whatever lies below it.
    let veil = overlay?.level == .controller && decision.isAdapted ? nil : overlay
    let both = traits.appearance == .light ? [palette, other] : [other, palette]
    let table = TokenTable(
      shown: palette, columns: isWide ? both : [palette], theme: theme, overlay: veil, eye: model.eye)
    let heads =
      (isWide ? "light     dark      " : "") + (veil == nil ? "on page" : "dimmed ") + "  "
    drawHeading(
      "TOKENS", aside: tokensTitle(rows.count, list), isWide || list.rows >= rows.count ? heads : "", panel,
      panel.row)
    for (offset, index) in rows.dropFirst(list.top).prefix(list.rows).enumerated() {
      draw(
        token: index, table, isCursor: list.top + offset == model.tokens.cursor, panel,
        at: panel.row + 2 + offset)
    }
    var row = panel.row + 3 + min(list.rows, rows.count)
    if rows.indices.contains(model.tokens.cursor) {
      row = drawDetail(of: rows[model.tokens.cursor], table, panel, at: row)
    }
    drawWhy(panel, at: row)
  }

  /// What is filtered, and how many there are when not all are in sight.
  private func tokensTitle(_ count: Int, _ list: TokenWindow) -> String {
    let filter = model.tokens.filter
    if model.tokens.isTyping || !filter.isEmpty {
      return " /\(filter)\(model.tokens.isTyping ? "_" : "")  \(count == 0 ? "none" : String(count))"
    }
    return list.rows < count ? "  \(list.top + 1)–\(list.top + list.rows) of \(count)" : ""
  }

  /// A section's title, a fact at its right, and a thin rule.
  mutating func drawHeading(_ title: String, aside: String = "", _ fact: String, _ panel: Rect, _ row: Int) {
    guard row + 1 < panel.bottom else { return }
    var end = canvas.text(title, at: panel.column, row, columns: panel.columns, .bold)
    end = canvas.text(aside, at: end, row, columns: panel.right - end)
    canvas.text(truncated(glyphs(fact), to: panel.right - end - 1), endingAt: panel.right, row, .dim)
    canvas.line("─", from: panel.column, to: panel.right, row + 1)
  }

  /// A token: its name, a swatch and a hex for each palette, and its contrast with the page as drawn.
  private mutating func draw(
    token index: Int, _ table: TokenTable, isCursor: Bool, _ panel: Rect, at row: Int
  ) {
    let verdict = table.judge(index)?.words ?? ""
    canvas.text(glyphs(verdict), endingAt: panel.right, row, verdict.hasSuffix("✗") ? .bold : [])
    var right = panel.right - 9
    for column in table.columns.reversed() {
      drawSwatch(column.palette.colors[index], on: column.page, at: right - 9, row)
      right -= 10
    }
    let hasKeyboard = model.isPanelActive && model.sheet == nil
    canvas.text(isCursor ? "▸" : " ", at: panel.column, row, columns: 1, .bold)
    let room = right - panel.column - 2
    canvas.text(
      shortened(glyphs(theme.tokens[index].name), to: room), at: panel.column + 2, row, columns: room,
      isCursor ? hasKeyboard ? [.bold, .reverse] : .bold : [])
  }

  /// Two columns of the colour over the page's background, and its hex.
  private mutating func drawSwatch(
    _ color: ResolvedColor, on page: Composite, at left: Int, _ row: Int
  ) {
    guard color.origin != .missing else {
      canvas.text("╳╳missing", at: left, row, columns: 9, .bold)
      return
    }
    canvas.swatch(page.under(color.color).rgb, token: color.token, at: left, row, columns: 2)
    canvas.text(
      color.color.rgb.hex.dropFirst() + (color.color.isOpaque ? "" : "α"), at: left + 2, row, columns: 7)
  }

  /// The token under the cursor: its value, which entry answered, from where, and what it plays. Returns the row after.
  private mutating func drawDetail(of index: Int, _ table: TokenTable, _ panel: Rect, at row: Int) -> Int {
    let facts = detail(of: palette.colors[index], table.judge(index))
    guard row + facts.count + 2 <= panel.bottom else { return row }
    drawHeading(palette.colors[index].token, palette.traits.appearance.rawValue, panel, row)
    for (offset, fact) in facts.enumerated() {
      canvas.text(fact.label, at: panel.column, row + 2 + offset, columns: 7, .dim)
      let room = panel.columns - 8
      let text = glyphs(fact.text)
      // A path that is too long loses its beginning, not its line number.
      let shown = fact.label == "at" && width(text) > room ? [.ellipsis] + text.suffix(room - 1) : text
      canvas.text(shown, at: panel.column + 8, row + 2 + offset, columns: room)
    }
    return row + facts.count + 3
  }

  private func detail(of color: ResolvedColor, _ contrast: TokenTable.Contrast?) -> [(
    label: String, text: String
  )] {
    var facts = [(label: "value", text: describe(color) + (color.isClipped ? ", clipped to sRGB" : ""))]
    if let contrast {
      let verdict = contrast.passes.map { $0 ? "  ✓ AA" : "  ✗ needs 4.5" } ?? ""
      facts.append(("ratio", "\(flooredRatio(contrast.ratio)) : 1 on \(contrast.ground)" + verdict))
      if let condition = model.eye.condition { facts.append(("as", condition)) }
    }
    if let variant = color.variant {
      let inherits = palette.traits.appearance == .dark && variant.rawValue.hasPrefix("light")
      facts.append(("from", variant.rawValue + (inherits ? ": no dark value, inherits light" : "")))
    }
    if let source = color.source { facts.append(("at", source.description)) }
    let roles = theme.roles.filter { $0.value.token == color.token }
    let names = roles.keys.sorted { ($0.contains(".") ? 1 : 0, $0) < ($1.contains(".") ? 1 : 0, $1) }
    let guessed = roles.values.contains { $0.isInferred } ? " (guessed)" : ""
    facts.append(("plays", roles.isEmpty ? "no role" : names.joined(separator: ", ") + guessed))
    return facts
  }
}
