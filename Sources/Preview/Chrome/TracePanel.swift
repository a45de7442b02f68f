import Adaptation
import Rendering

extension Drawing {
  /// The panel at the side: the events of the life of pages, the newest last, then why the page looks as it does.
  mutating func drawTrace(_ panel: Rect) {
    let trace = model.trace
    let room = max(3, panel.rows - 16)
    let fact =
      trace.pending > 0
      ? "\(trace.pending) to come"
      : trace.isStepping ? "slow motion" : model.timing == .symmetric ? "symmetric" : ""
    drawHeading("TRACE", fact, panel, panel.row)
    let upcoming = max(0, min(trace.pending, room / 2))
    let entries = trace.entries.dropLast(trace.pending - upcoming).suffix(room)
    var row = panel.row + 2
    if entries.isEmpty {
      canvas.text("nothing happened yet", at: panel.column, row, columns: panel.columns, .dim)
      row += 1
    }
    let firstPending = (trace.entries.last?.number ?? 0) - trace.pending + 1
    for entry in entries {
      let isPending = entry.number >= firstPending && trace.pending > 0
      draw(
        entry, isPending: isPending, isNow: trace.pending > 0 && entry.number == firstPending - 1, panel,
        at: row)
      row += 1
    }
    drawWhy(panel, at: row + 1)
  }

  private mutating func draw(_ entry: Trace.Entry, isPending: Bool, isNow: Bool, _ panel: Rect, at row: Int) {
    let event = entry.event
    let style: CellStyle = isPending ? .dim : isNow ? .bold : []
    canvas.text(isNow ? "▸" : isPending ? "·" : " ", at: panel.column, row, columns: 1, style)
    if event.isTransient { canvas.text("~", at: panel.column + 1, row, columns: 1, style) }
    canvas.text("\(entry.number)", at: panel.column + 2, row, columns: 4, .dim)
    let window = model.windowCount > 1 ? "\(entry.window) " : ""
    canvas.text(window, at: panel.column + 5, row, columns: 2, .dim)
    var column =
      canvas.text(event.kind.rawValue, at: panel.column + 6, row, columns: panel.columns - 6, style) + 1
    column = canvas.text(event.page, at: column, row, columns: max(0, panel.right - column), style) + 2
    let colors = event.changesColor.map { $0 ? ", colours change" : ", no colour changes" } ?? ""
    guard panel.right - column > 6 else { return }
    canvas.text(event.detail + colors, at: column, row, columns: panel.right - column, .dim)
  }
}
