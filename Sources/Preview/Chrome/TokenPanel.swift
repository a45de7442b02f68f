import Adaptation
import Colors
import Design
import Rendering
import StyleLibrary

extension Model {
  /// The tokens that pass the panel's filter, by their positions in the theme.
  var tokenRows: [Int] {
    let wanted = tokens.filter.lowercased()
    let names = shownTheme.tokenNames
    return names.indices.filter { wanted.isEmpty || names[$0].lowercased().contains(wanted) }
  }

  /// Rows that the panel's list of tokens has.
  func tokenListRows(in panel: Rect) -> Int {
    let below = whyLines(columns: panel.columns).count + 10
    return max(3, min(tokenRows.count, panel.rows - 2 - below, max(3, panel.rows - 14)))
  }

  /// The first row of the list that is shown, so that the cursor is in sight.
  func tokenListTop(in panel: Rect) -> Int {
    let rows = tokenListRows(in: panel)
    return max(0, min(tokens.cursor - rows / 2, tokenRows.count - rows))
  }

  /// The index of the token that is drawn on a row of the window.
  func tokenIndex(atRow row: Int, in panel: Rect) -> Int? {
    let index = row - panel.row - 2 + tokenListTop(in: panel)
    let isInside = row >= panel.row + 2 && row < panel.row + 2 + tokenListRows(in: panel)
    return isInside && tokenRows.indices.contains(index) ? index : nil
  }
}

/// The panel at the side: the tokens with their colours, the one under the cursor, and why the page looks as it does.
func drawPanel(_ model: Model, _ panel: Rect, _ canvas: inout Canvas) {
  canvas.clear(panel)
  let theme = model.shownTheme
  let traits = model.decision.traits
  let light = ResolvedPalette(theme, traits: TraitCollection(.light, contrast: traits.contrast, level: traits.level))
  let dark = ResolvedPalette(theme, traits: TraitCollection(.dark, contrast: traits.contrast, level: traits.level))
  let rows = model.tokenRows
  let shown = model.tokenListRows(in: panel)
  let top = model.tokenListTop(in: panel)
  let columns = PanelColumns(panel)
  heading("TOKENS", tokensFact(model, rows.count, columns), panel, panel.row, &canvas)
  for (offset, index) in rows.dropFirst(top).prefix(shown).enumerated() {
    let isCursor = top + offset == model.tokens.cursor
    drawToken(
      index, light, dark, traits.appearance, isCursor: isCursor && model.focus == .panel, isMarked: isCursor, columns,
      panel.row + 2 + offset, &canvas)
  }
  var row = panel.row + 2 + shown + 1
  if rows.indices.contains(model.tokens.cursor) {
    row = drawDetail(rows[model.tokens.cursor], model, traits.appearance == .light ? light : dark, panel, row, &canvas) + 1
  }
  drawWhy(model, panel, row, &canvas)
}

private func tokensFact(_ model: Model, _ count: Int, _ columns: PanelColumns) -> String {
  if model.tokens.isTyping || !model.tokens.filter.isEmpty { return "/\(model.tokens.filter)\(model.tokens.isTyping ? "_" : "") · \(count)" }
  return columns.isWide ? "light      dark       on bg" : "as drawn · on bg"
}

/// Where the columns of the panel's list stand.
struct PanelColumns {
  let left: Int
  let right: Int
  let isWide: Bool

  init(_ panel: Rect) {
    left = panel.column
    right = panel.right
    isWide = panel.columns >= 48
  }
}

/// A section's title, a fact at its right, and a thin rule.
func heading(_ title: String, _ fact: String, _ panel: Rect, _ row: Int, _ canvas: inout Canvas) {
  guard row + 1 < panel.bottom else { return }
  canvas.text(title, at: panel.column, row, columns: panel.columns, .bold)
  canvas.text(fact, endingAt: panel.right, row, columns: max(0, panel.columns - width(title) - 1), .dim)
  canvas.line("─", from: panel.column, to: panel.right, row + 1)
}

private func drawToken(
  _ index: Int, _ light: ResolvedPalette, _ dark: ResolvedPalette, _ appearance: Appearance, isCursor: Bool,
  isMarked: Bool, _ columns: PanelColumns, _ row: Int, _ canvas: inout Canvas
) {
  let current = appearance == .light ? light : dark
  let color = current.colors[index]
  let ratio = ratioText(color, in: current)
  var right = columns.right
  canvas.text(ratio, endingAt: right, row, columns: 8, ratio.hasSuffix("✗") ? .bold : [])
  right -= 9
  for palette in columns.isWide ? [dark, light] : [current] {
    right = drawSwatch(palette.colors[index], in: palette, endingAt: right, row, &canvas) - 1
  }
  canvas.text(isMarked ? "▸" : " ", at: columns.left, row, columns: 1, .bold)
  canvas.text(color.token, at: columns.left + 2, row, columns: right - columns.left - 2, isCursor ? [.bold, .reverse] : isMarked ? .bold : [])
}

/// Two columns of the colour over the page's background, and its hex; returns the column where it begins.
private func drawSwatch(_ color: ResolvedColor, in palette: ResolvedPalette, endingAt right: Int, _ row: Int, _ canvas: inout Canvas) -> Int {
  let left = right - 9
  guard color.origin != .missing else {
    canvas.text("╳╳missing", at: left, row, columns: 9, .bold)
    return left
  }
  canvas.swatch(palette.onBackground(color), token: color.token, at: left, row, columns: 2)
  let text = String(color.color.rgb.hex.dropFirst()) + (color.color.isOpaque ? "" : "α")
  canvas.text(text, at: left + 2, row, columns: 7)
  return left
}

extension ResolvedPalette {
  /// A colour as it looks on the page's background; a background that lets something through lies on black.
  func onBackground(_ color: ResolvedColor) -> RGB {
    let page = self.color(.page)
    return Composite(.black).under(page.color).under(color.color).rgb
  }
}

/// The WCAG ratio of a colour on the page's background with ✓ from 4.5 on; empty for what is as good as the background.
private func ratioText(_ color: ResolvedColor, in palette: ResolvedPalette) -> String {
  guard color.origin != .missing else { return "" }
  let page = palette.onBackground(palette.color(.page))
  let ratio = contrastRatio(palette.onBackground(color), page)
  guard ratio >= 1.05 else { return "" }
  return flooredRatio(ratio) + (ratio >= 4.5 ? " ✓" : " ✗")
}

/// The token under the cursor: which entry answered, from where, and what it plays. Returns the row after it.
private func drawDetail(
  _ index: Int, _ model: Model, _ palette: ResolvedPalette, _ panel: Rect, _ row: Int, _ canvas: inout Canvas
) -> Int {
  let color = palette.colors[index]
  var facts: [(String, String)] = [("value", describe(color))]
  if let variant = color.variant { facts.append(("from", variantWords(variant, palette.traits) + (color.isClipped ? ", clipped to sRGB" : ""))) }
  if let source = color.source { facts.append(("at", source.description)) }
  let roles = model.theme.roles.filter { $0.value.token == color.token }
  let guessed = roles.values.contains { $0.isInferred } ? " (guessed)" : ""
  facts.append(("plays", roles.isEmpty ? "no role" : roles.keys.sorted().joined(separator: ", ") + guessed))
  guard row + facts.count + 2 <= panel.bottom else { return row }
  heading(color.token, palette.traits.appearance.rawValue, panel, row, &canvas)
  var line = row + 2
  for (label, text) in facts {
    canvas.text(label, at: panel.column, line, columns: 7, .dim)
    canvas.text(clippedAtFront(text, label == "at", panel.columns - 8), at: panel.column + 8, line, columns: panel.columns - 8)
    line += 1
  }
  return line
}

/// A path loses its beginning, not its line number.
private func clippedAtFront(_ text: String, _ isPath: Bool, _ columns: Int) -> String {
  guard isPath, width(text) > columns, columns > 1 else { return text }
  return "…" + text.suffix(columns - 1)
}

private func variantWords(_ variant: Variant, _ traits: TraitCollection) -> String {
  let inherits = traits.appearance == .dark && [.light, .lightHigh, .lightElevated, .lightHighElevated].contains(variant)
  return inherits ? "\(variant) (no dark value: inherits light)" : variant.rawValue
}
