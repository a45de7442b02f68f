import Adaptation
import Design
import Rendering
import StyleLibrary

extension Drawing {
  /// The phones, each in a thin rounded frame whose upper edge says how the page looks.
  mutating func drawPhones(_ memo: inout SceneMemo) {
    let screens = moment == nil ? model.visibleScreens : [screen]
    draw(model, screens, decision, overlay, isKey: true, in: window.phone, &memo)
    if let twin = window.twin, let comparison = model.shownComparison {
      let other = model.counterpart(comparison)
      let overlay = other.stage.wantsOverlay ? other.overlay : nil
      draw(other, other.visibleScreens, other.decision, overlay, isKey: false, in: twin, &memo)
    }
    for phone in window.others {
      var other = model.seen(from: phone.index)
      other.toast = nil
      let overlay = other.stage.wantsOverlay ? other.overlay : nil
      draw(other, other.visibleScreens, other.decision, overlay, isKey: false, in: phone.rect, &memo)
    }
  }

  private mutating func draw(
    _ model: Model, _ screens: [Screen], _ decision: Decision, _ overlay: Overlay?, isKey: Bool,
    in phone: Rect,
    _ memo: inout SceneMemo
  ) {
    var picture = model.phone(screens, overlay: overlay, columns: phone.columns, rows: phone.rows, &memo)
    if isKey, let fade = model.fade { picture = picture.blended(over: fade.earlier, share: fade.share) }
    canvas.place(picture, at: phone.column, phone.row)
    guard window.hasFrame else { return }
    let isOneOfMany = model.windowCount > 1 || model.shownComparison != nil
    let frame = Rect(phone.column - 1, phone.row - 1, phone.columns + 2, phone.rows + 2)
    canvas.box(frame, isKey && isOneOfMany ? [] : .dim)
    write(phoneLabel(decision, overlay: overlay), on: phone, phone.row - 1)
    guard isOneOfMany else { return }
    let words = caption(of: model, decision)
    write(isKey ? "▸ " + words : words, on: phone, phone.bottom, isKey ? .bold : [])
  }

  /// What the lower edge of one of several phones says: what is compared, or whose window it is and what that forces.
  private func caption(of model: Model, _ decision: Decision) -> String {
    let window = "window \(model.windowNumber)"
    if let comparison = model.shownComparison {
      return (model.windowCount > 1 ? window + "  " : "") + model.words(for: comparison)
    }
    return "\(window)  \(model.situation.windowOverride.value.rawValue) / \(decision.wanted.rawValue)"
  }

  /// Words in the middle of an edge of a phone's frame.
  private mutating func write(_ words: String, on phone: Rect, _ row: Int, _ style: CellStyle = []) {
    let label = glyphs(" " + words + " ")
    let columns = min(width(label), phone.columns)
    canvas.text(label, at: phone.column + (phone.columns - columns) / 2, row, columns: columns, style)
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
  let veil = overlay.map { ", below dimmed \(decimals($0.alpha))" } ?? ""
  return symbol(decision.traits.appearance) + " " + decision.traits.appearance.rawValue + contrast + level
    + veil
}

/// ☀ or ☾.
func symbol(_ appearance: Appearance) -> String { appearance == .light ? "☀" : "☾" }
