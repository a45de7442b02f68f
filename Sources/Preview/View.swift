import Adaptation
import Colors
import Design
public import Rendering
import StyleLibrary

/// What the window shows: the phone inside the tool's own chrome, which is drawn in the terminal's default colours.
public func view(_ model: Model) -> Frame {
  var canvas = Canvas(columns: model.columns, rows: model.rows)
  let window = model.windowLayout
  guard window.fits else { return tooSmall(model, canvas) }
  let isCovered = window.panel.map { $0.column <= window.phone.column } ?? false
  if !isCovered { drawPhone(model, window, &canvas) }
  if let panel = window.panel { drawPanel(model, panel, &canvas) }
  drawStatusLine(model, &canvas)
  drawFooter(model, &canvas)
  if let sheet = model.sheet { drawSheet(model, sheet, &canvas) }
  return model.isAscii ? canvas.frame.ascii(icons: model.asciiIcons) : canvas.frame
}

/// One sentence, as much of it as fits.
private func tooSmall(_ model: Model, _ canvas: Canvas) -> Frame {
  var canvas = canvas
  let text = "gloam needs \(Model.smallest.columns)x\(Model.smallest.rows); this window has \(model.columns)x\(model.rows)"
  let lines = wrapped(text, to: max(1, model.columns))
  for (row, line) in lines.enumerated() where row < model.rows {
    canvas.text(String(line.map(\.character)), at: 0, row, columns: model.columns)
  }
  return canvas.frame
}

private func drawPhone(_ model: Model, _ window: WindowLayout, _ canvas: inout Canvas) {
  let phone = window.phone
  canvas.place(model.phone(columns: phone.columns, rows: phone.rows), at: phone.column, phone.row)
  guard window.hasFrame else { return }
  let (left, right, top, bottom) = (phone.column - 1, phone.right, phone.row - 1, phone.bottom)
  canvas.line("─", from: left + 1, to: right, top)
  canvas.line("─", from: left + 1, to: right, bottom)
  for (column, row, corner) in [(left, top, "╭"), (right, top, "╮"), (left, bottom, "╰"), (right, bottom, "╯")] {
    canvas.text(corner, at: column, row, columns: 1, .dim)
  }
  for row in phone.row..<phone.bottom {
    canvas.text("│", at: left, row, columns: 1, .dim)
    canvas.text("│", at: right, row, columns: 1, .dim)
  }
  let label = " " + phoneLabel(model) + " "
  let columns = min(width(label), phone.columns - 4)
  canvas.text(label, at: left + (phone.columns + 2 - columns) / 2, top, columns: columns)
}

/// What the phone's frame says: `☾ dark`, or why a dark system shows a light page.
func phoneLabel(_ model: Model) -> String {
  let decision = model.decision
  let level = decision.traits.level == .elevated ? " elevated" : ""
  let contrast = decision.traits.contrast == .high ? " high contrast" : ""
  let appearance = symbol(decision.traits.appearance) + " " + decision.traits.appearance.rawValue + contrast + level
  if let overlay = decision.overlay { return "○ not adapted: light under overlay \(decimals(overlay.alpha))" }
  if decision.wanted == .dark && decision.traits.appearance == .light { return "○ not adapted: light, no overlay" }
  return appearance
}

func symbol(_ appearance: Appearance) -> String { appearance == .light ? "☀" : "☾" }
