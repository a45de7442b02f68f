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
    drawHeading("WHY", phoneLabel(decision), panel, row)
    row += 2
    // Where not all fit, the last ones stay: they decided.
    let steps = decision.steps.suffix(max(1, panel.bottom - row))
    for step in steps where row < panel.bottom {
      canvas.text(step.rule.rawValue, at: panel.column, row, columns: 10, .dim)
      for part in wrapped(step.said, to: max(8, panel.columns - 11)) where row < panel.bottom {
        canvas.text(part, at: panel.column + 11, row, columns: panel.columns - 11)
        row += 1
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
