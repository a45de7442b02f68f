import Adaptation
import Formats
import Rendering
import StyleLibrary

extension Drawing {
  /// The faults of the files if there are any, and the decision step by step.
  mutating func drawWhy(_ panel: Rect, at row: Int) {
    var row = row
    if !model.app.errors.isEmpty { row = drawFaults(panel, at: row) }
    guard row + 3 <= panel.bottom else { return }
    drawHeading("WHY", phoneLabel(decision, overlay: overlay), panel, row)
    row += 2
    // Where not all fit, the last ones stay: they decided.
    for line in whyLines(columns: panel.columns - 11).suffix(panel.bottom - row) {
      canvas.text(line.label, at: panel.column, row, columns: 10, .dim)
      canvas.text(line.text, at: panel.column + 11, row, columns: panel.columns - 11)
      row += 1
    }
  }

  /// The steps of the decision in lines; a label stands on the first line of its step.
  private func whyLines(columns: Int) -> [(label: String, text: [Glyph])] {
    decision.steps.flatMap { step in
      wrapped(step.said, to: max(8, columns)).enumerated().map {
        ($0.offset == 0 ? step.rule.title : "", $0.element)
      }
    }
  }

  private mutating func drawFaults(_ panel: Rect, at top: Int) -> Int {
    guard top + 3 <= panel.bottom else { return top }
    let errors = model.app.errors
    drawHeading("FAULTS", "\(errors.count)", panel, top)
    var row = top + 2
    for fault in errors.prefix(max(1, min(6, panel.bottom - row - 1))) {
      let text = "✗ \(fault.place.line):\(fault.place.column) \(fault.message)"
      for part in wrapped(text, to: panel.columns).prefix(2) where row < panel.bottom {
        canvas.text(part, at: panel.column, row, columns: panel.columns)
        row += 1
      }
    }
    return row + 1
  }
}

extension Decision.Rule {
  /// The rule's name for people.
  var title: String {
    switch self {
    case .os: "iOS"
    case .infoPlist: "Info.plist"
    case .system: "system"
    case .policy: "policy"
    case .choice: "in-app"
    case .appGate: "app gate"
    case .allowlist: "class"
    case .pageGate: "page gate"
    case .adapted: "page"
    case .overlay: "overlay"
    }
  }
}
