import Adaptation
import Formats
import Rendering
import StyleLibrary

extension Model {
  /// What is wrong with the files, then why the page looks as it does, a line each.
  func whyLines(columns: Int) -> [(label: String, text: String)] {
    decision.steps.map { ($0.rule.rawValue, $0.said) }
  }
}

/// The faults of the files if there are any, and the decision step by step.
func drawWhy(_ model: Model, _ panel: Rect, _ row: Int, _ canvas: inout Canvas) {
  var row = row
  let errors = model.app.errors
  if !errors.isEmpty, row + 3 <= panel.bottom {
    heading("FAULTS", "\(errors.count)", panel, row, &canvas)
    row += 2
    for fault in errors.prefix(max(1, min(6, panel.bottom - row - 1))) {
      canvas.text("✗ \(fault.place.line):\(fault.place.column) \(fault.message)", at: panel.column, row, columns: panel.columns)
      row += 1
    }
    row += 1
  }
  let lines = model.whyLines(columns: panel.columns)
  guard row + 3 <= panel.bottom else { return }
  heading("WHY", phoneLabel(model), panel, row, &canvas)
  row += 2
  for line in lines {
    guard row < panel.bottom else { return }
    canvas.text(line.label, at: panel.column, row, columns: 10, .dim)
    let indent = 11
    for part in wrapped(line.text, to: max(8, panel.columns - indent)) where row < panel.bottom {
      canvas.text(String(part.map(\.character)), at: panel.column + indent, row, columns: panel.columns - indent)
      row += 1
    }
  }
}
