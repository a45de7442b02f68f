import Adaptation
import Design
import Rendering
import StyleLibrary

extension Drawing {
  /// The phone in a thin rounded frame whose upper edge says how the page looks.
  mutating func drawPhone(_ memo: inout SceneMemo) {
    let phone = window.phone
    let scene = memo.scene(of: screen, model, columns: phone.columns, rows: phone.rows)
    canvas.place(paint(scene, palette: palette, overlay: decision.overlay), at: phone.column, phone.row)
    guard window.hasFrame else { return }
    canvas.box(Rect(phone.column - 1, phone.row - 1, phone.columns + 2, phone.rows + 2), .dim)
    let label = glyphs(" " + phoneLabel(decision) + " ")
    let columns = min(width(label), phone.columns - 4)
    canvas.text(label, at: phone.column + (phone.columns - columns) / 2, phone.row - 1, columns: columns)
  }
}

/// What the phone's frame says: `☾ dark`, or why a dark app shows a light page.
func phoneLabel(_ decision: Decision) -> String {
  if let overlay = decision.overlay { return "○ not adapted: light, overlay \(decimals(overlay.alpha))" }
  if decision.wanted == .dark && decision.traits.appearance == .light {
    return "○ not adapted: light, no overlay"
  }
  let contrast = decision.traits.contrast == .high ? " high contrast" : ""
  let level = decision.traits.level == .elevated ? " elevated" : ""
  return symbol(decision.traits.appearance) + " " + decision.traits.appearance.rawValue + contrast + level
}

/// ☀ or ☾.
func symbol(_ appearance: Appearance) -> String { appearance == .light ? "☀" : "☾" }
