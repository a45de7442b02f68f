import Colors
import Rendering
import StyleLibrary

extension Drawing {
  /// The panel at the side: what there is to know of the cell under the crosshair.
  mutating func drawInspector(_ panel: Rect, _ memo: inout SceneMemo) {
    if panel.column < window.phone.right { canvas.clear(panel) }
    let (column, row) = model.crosshair
    drawHeading("INSPECTOR", "row \(row), column \(column)", panel, panel.row)
    guard let inspection = model.inspection(column: column, row: row, &memo) else { return }
    var top = panel.row + 2
    let edit = model.editWords(at: inspection.subject.source).map { InspectionFact(label: "edit", value: $0) }
    for fact in inspection.facts + [edit].compactMap(\.self) { top = draw(fact, panel, at: top) }
    drawChain(inspection.chain, panel, at: top + (panel.rows > 24 ? 1 : 0))
  }

  /// A fact: its label, swatches of its colours, its words over as many lines as they need. Returns the row after it.
  private mutating func draw(_ fact: InspectionFact, _ panel: Rect, at top: Int) -> Int {
    guard top < panel.bottom else { return top }
    canvas.text(fact.label, at: panel.column, top, columns: 8, .dim)
    var left = panel.column + 9
    for color in fact.colors {
      canvas.swatch(color, token: "", at: left, top, columns: 2)
      left += 3
    }
    var row = top
    for line in wrapped(fact.value, to: max(8, panel.right - left)) where row < panel.bottom {
      canvas.text(line, at: left, row, columns: panel.right - left)
      row += 1
    }
    return row
  }

  /// The steps through the three layers, each layer named once.
  private mutating func drawChain(_ chain: [LayerStep], _ panel: Rect, at top: Int) {
    guard top + 3 <= panel.bottom else { return }
    drawHeading("LAYERS", "business → service → base", panel, top)
    var row = top + 2
    var last: LayerStep.Layer?
    for step in chain where row < panel.bottom {
      if step.layer != last { canvas.text(step.layer.rawValue, at: panel.column, row, columns: 8, .bold) }
      last = step.layer
      let name = canvas.text(step.name, at: panel.column + 9, row, columns: 10, .dim)
      let left = max(name + 1, panel.column + 20)
      let source = glyphs(step.source.split(separator: "/").last.map(String.init) ?? "")
      let end = canvas.text(step.value, at: left, row, columns: panel.right - left)
      if panel.right - end > width(source) { canvas.text(source, endingAt: panel.right, row, .dim) }
      row += 1
    }
  }

  /// The cell under the crosshair, reversed and never blank, and a mark for its row and its column on the phone's frame.
  mutating func drawCrosshair() {
    let (x, y) = model.crosshair
    let phone = window.phone
    let (column, row) = (phone.column + x, phone.row + y)
    guard canvas.frame.contains(column: column, row: row) else { return }
    let cell = canvas.frame[column, row]
    let isBlank = cell.glyph == .space
    canvas.text(
      [Glyph(isBlank ? "┼" : cell.glyph, width: isBlank ? 1 : Int(cell.width))], at: column, row, columns: 2,
      [.reverse, .bold])
    guard window.hasFrame else { return }
    // What the frame says stays readable.
    if canvas.frame[column, phone.row - 1].glyph == "─" {
      canvas.text("▼", at: column, phone.row - 1, columns: 1, .bold)
    }
    canvas.text("▲", at: column, phone.bottom, columns: 1, .bold)
    canvas.text("▶", at: phone.column - 1, row, columns: 1, .bold)
    canvas.text("◀", at: phone.right, row, columns: 1, .bold)
  }
}
