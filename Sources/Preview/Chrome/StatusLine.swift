import Adaptation
import Colors
import Design
import Rendering
import StyleLibrary

extension Drawing {
  /// The line above: where you are at the left; at the right who decides.
  mutating func drawStatusLine() {
    let place = glyphs(
      model.app.id + (model.theme.id == model.app.theme.id ? "" : " in \(model.theme.id)") + " ▸ "
        + screen.title)
    let minimum = min(width(place) + 11, model.columns / 2)
    var edge = model.columns - 1
    for fact in facts {
      let label = glyphs(fact)
      guard edge - width(label) - 2 > minimum else { break }
      edge = canvas.text(label, endingAt: edge, 0) - 2
    }
    var column = 1
    if model.columns >= 60 { column = canvas.text("gloam", at: 1, 0, columns: 5, .bold) + 2 }
    column = canvas.text(place, at: column, 0, columns: edge - column - 2) + 1
    column = canvas.text(pageMark.glyph, at: column, 0, columns: 1) + 1
    let words = glyphs(pageMark.words)
    if edge - column >= width(words) { canvas.text(words, at: column, 0, columns: edge - column, .dim) }
  }

  /// `◐ adapted`, `○ not adapted`, `▣ system page`: never by colour alone.
  private var pageMark: (glyph: String, words: String) {
    if decision.isSystemPage { return ("▣", "system page") }
    return decision.isAdapted ? ("◐", "adapted") : ("○", "not adapted")
  }

  /// The facts at the right, the most important first: where room ends the others go.
  private var facts: [String] {
    let situation = model.situation
    let choice = model.app.rules.policy.value == .systemOnly ? "system" : situation.choice.value.rawValue
    var facts = [
      "SYS \(symbol(situation.systemAppearance(under: model.app.rules))) \(situation.system.value.rawValue)"
    ]
    if let letter = model.blinkLetter { facts.append("THEME \(letter)") }
    if model.isInBackground { facts.append("in background") }
    if model.edits.unsavedCount > 0 { facts.append("\(model.edits.unsavedCount) unsaved") }
    if model.brokenFile != nil { facts.append("✗ last good files") }
    if model.depth != .truecolor { facts.append(depthWords(model.depth)) }
    if !model.app.errors.isEmpty { facts.append("✗\(model.app.errors.count)") }
    facts += ["APP " + choice, "GATE " + gates]
    if model.depth == .truecolor { facts.append(depthWords(model.depth)) }
    if overlay != nil || model.overlay != model.app.rules.overlay.value {
      facts.append("overlay " + overlayWords)
    }
    if model.eye.vision != .normal { facts.append(model.eye.vision.rawValue) }
    if let light = model.eye.light { facts.append("\(Int(light.lux)) lux") }
    if model.eye.reducesTransparency { facts.append("no transparency") }
    if situation.contrast == .high { facts.append("high contrast") }
    if situation.level == .elevated { facts.append("elevated") }
    if situation.os.value != 17 { facts.append("iOS \(situation.os.value)") }
    return facts
  }

  private var overlayWords: String {
    let overlay = model.overlay
    return overlay.isOn
      ? decimals(overlay.alpha) + (overlay.level == .controller ? " controller" : "") : "off"
  }

  /// Which gates are closed.
  private var gates: String {
    let page = model.situation.pageGates[model.screen.id] ?? model.app.rules.pageGates[model.screen.id]
    let isAppOpen = (model.situation.appGate ?? model.app.rules.appGate).value
    let isPageOpen = page?.value ?? true
    if isAppOpen && isPageOpen { return "on" }
    return isAppOpen ? "page off" : isPageOpen ? "app off" : "app+page off"
  }
}

/// What the colours on the glass are worth.
func depthWords(_ depth: ColorDepth) -> String {
  switch depth {
  case .truecolor: "exact"
  case .indexed256: "≈256 colours"
  case .indexed16: "≈16 colours"
  case .none: "no colours"
  }
}
