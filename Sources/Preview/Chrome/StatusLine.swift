import Adaptation
import Design
import Rendering
import StyleLibrary

extension Drawing {
  /// The line above: where you are at the left; at the right who decides.
  mutating func drawStatusLine() {
    var edge = model.columns - 1
    let minimum = min(22, model.columns / 2)
    for fact in facts.reversed() {
      let label = glyphs(fact)
      guard edge - width(label) - 2 > minimum else { continue }
      edge = canvas.text(label, endingAt: edge, 0) - 2
    }
    var column = canvas.text("gloam", at: 1, 0, columns: 5, .bold) + 2
    let theme = model.theme.id == model.app.theme.id ? "" : " in \(model.theme.id)"
    column =
      canvas.text("\(model.app.id)\(theme) ▸ \(model.screen.title)", at: column, 0, columns: edge - column)
      + 1
    let mark = glyphs(pageMark)
    if edge - column > width(mark) { canvas.text(mark, at: column, 0, columns: edge - column, .dim) }
  }

  /// `◐ adapted`, `○ not adapted`, `▣ system page`: never by colour alone.
  private var pageMark: String {
    if decision.isSystemPage { return "▣ system page" }
    return decision.isAdapted ? "◐ adapted" : "○ not adapted"
  }

  /// The facts at the right, the most important last.
  private var facts: [String] {
    let situation = model.situation
    let overlay = model.overlay
    var facts: [String] = []
    if !model.app.errors.isEmpty { facts.append("✗\(model.app.errors.count)") }
    facts.append("iOS \(situation.os.value)")
    let level = overlay.level == .controller ? " page" : ""
    facts.append("overlay " + (overlay.isOn ? decimals(overlay.alpha) + level : "off"))
    facts.append("GATE " + gates)
    let choice = model.app.rules.policy.value == .systemOnly ? "system" : situation.choice.value.rawValue
    facts.append("APP " + choice)
    facts.append("SYS \(symbol(situation.system.value)) \(situation.system.value.rawValue)")
    facts.append(depthWords(model.depth))
    return facts
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
