import Adaptation
import Design
import Rendering
import StyleLibrary

extension Drawing {
  /// The phone in a thin rounded frame whose upper edge says how the page looks.
  mutating func drawPhone(_ memo: inout SceneMemo) {
    let phone = window.phone
    let screens = moment == nil ? model.visibleScreens : [screen]
    let picture = model.phone(screens, overlay: overlay, columns: phone.columns, rows: phone.rows, &memo)
    canvas.place(picture, at: phone.column, phone.row)
    guard window.hasFrame else { return }
    canvas.box(Rect(phone.column - 1, phone.row - 1, phone.columns + 2, phone.rows + 2), .dim)
    let label = glyphs(" " + phoneLabel(decision, overlay: overlay) + " ")
    let columns = min(width(label), phone.columns - 4)
    canvas.text(label, at: phone.column + (phone.columns - columns) / 2, phone.row - 1, columns: columns)
  }
}

/// What the phone's frame says: `☾ dark`, or why a dark app shows a light page.
func phoneLabel(_ decision: Decision, overlay: Overlay?) -> String {
  let isLight = decision.wanted == .dark && decision.traits.appearance == .light
  if isLight {
    return "○ not adapted: light, " + (overlay.map { "overlay \(decimals($0.alpha))" } ?? "no overlay")
  }
  let contrast = decision.traits.contrast == .high ? " high contrast" : ""
  let level = decision.traits.level == .elevated ? " elevated" : ""
  let veil = overlay.map { ", overlay \(decimals($0.alpha)) for the page below" } ?? ""
  return symbol(decision.traits.appearance) + " " + decision.traits.appearance.rawValue + contrast + level
    + veil
}

/// ☀ or ☾.
func symbol(_ appearance: Appearance) -> String { appearance == .light ? "☀" : "☾" }
