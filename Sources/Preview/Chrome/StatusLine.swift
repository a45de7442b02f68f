import Adaptation
import Design
import Rendering
import StyleLibrary

/// The line above: where you are at the left; at the right who decides.
func drawStatusLine(_ model: Model, _ canvas: inout Canvas) {
  let right = facts(model)
  var edge = model.columns - 1
  let minimum = min(22, model.columns / 2)
  for fact in right.reversed() {
    guard edge - width(fact) - 2 > minimum else { continue }
    edge = canvas.text(fact, endingAt: edge, 0, columns: width(fact)) - 2
  }
  var column = canvas.text("gloam", at: 1, 0, columns: 5, .bold) + 2
  let theme = model.theme.id == model.app.theme.id ? "" : " in \(model.theme.id)"
  column = canvas.text("\(model.app.id)\(theme) ▸ \(model.screen.title)", at: column, 0, columns: edge - column, []) + 1
  let mark = pageMark(model)
  if edge - column > width(mark) { canvas.text(mark, at: column, 0, columns: edge - column, .dim) }
}

/// `◐ adapted`, `○ not adapted`, `▣ system`: never by colour alone.
func pageMark(_ model: Model) -> String {
  if model.decision.isSystemPage { return "▣ system page" }
  return adaptation(of: model.screen, rules: model.app.rules, in: model.situation).adapted ? "◐ adapted" : "○ not adapted"
}

/// The facts at the right, the most important last.
private func facts(_ model: Model) -> [String] {
  let situation = model.situation
  let overlay = model.overlay
  let gates = [
    (situation.appGate ?? model.app.rules.appGate).value ? nil : "app",
    (situation.pageGates[model.screen.id] ?? model.app.rules.pageGates[model.screen.id])?.value ?? true ? nil : "page",
  ].compactMap(\.self)
  var facts: [String] = []
  if !model.app.errors.isEmpty { facts.append("✗\(model.app.errors.count)") }
  facts.append("iOS \(situation.os.value)")
  facts.append("overlay " + (overlay.isOn ? decimals(overlay.alpha) : "off") + (overlay.level == .controller ? " page" : ""))
  facts.append("GATE " + (gates.isEmpty ? "on" : gates.joined(separator: "+") + " off"))
  facts.append("APP " + (model.app.rules.policy.value == .systemOnly ? "system" : situation.choice.value.rawValue))
  facts.append("SYS \(symbol(situation.system.value)) \(situation.system.value)")
  facts.append(depthWords(model.depth))
  return facts
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
