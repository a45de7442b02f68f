import Adaptation
import Design
import Formats
import Preview
import Rendering

/// What a step added to the trace, as JSON lines. `size` is that of the phones in which repainted elements are counted.
func traceLines(
  from before: Model, to after: Model, step: String, size: (columns: Int, rows: Int),
  where isWanted: (LifecycleEvent) -> Bool = { _ in true }
) -> [String] {
  newEntries(from: before, to: after).filter { isWanted($0.event) }.map { entry in
    write(entry, step: step, repaints: repaints(of: entry, from: before, to: after, size: size))
  }
}

/// The entries that came since; all of them where the trace began anew, as with another app.
func newEntries(from before: Model, to after: Model) -> [Trace.Entry] {
  let (last, count) = (before.trace.entries.last?.number ?? 0, after.trace.entries.last?.number ?? 0)
  return after.trace.entries.filter { $0.number > (count < last ? 0 : last) }
}

/// How many elements of the event's window look different after it; 0 where no colour changes.
private func repaints(
  of entry: Trace.Entry, from before: Model, to after: Model, size: (columns: Int, rows: Int)
) -> Int {
  guard entry.event.changesColor == true,
    let new = after.windows.firstIndex(where: { $0.number == entry.window })
  else { return 0 }
  let model = after.seen(from: new)
  guard !entry.event.isTransient else {
    let system = model.situation.systemAppearance(under: model.app.rules)
    return repainted(model.photographed(system.flipped), model.photographed(system), size)
  }
  guard let old = before.windows.firstIndex(where: { $0.number == entry.window }) else { return 0 }
  return repainted(before.seen(from: old), model, size)
}

/// How many elements look different: those with a cell whose colours changed.
private func repainted(_ old: Model, _ new: Model, _ size: (columns: Int, rows: Int)) -> Int {
  let before = old.phone(columns: size.columns, rows: size.rows)
  let after = new.phone(columns: size.columns, rows: size.rows)
  guard before.cells.count == after.cells.count else { return 0 }
  var elements: Set<String> = []
  for (one, other) in zip(before.cells, after.cells)
  where before.textInk(one).authored != after.textInk(other).authored
    || before.groundInk(one).authored != after.groundInk(other).authored
  {
    elements.insert(after.element(other))
  }
  return elements.count
}

private func write(_ entry: Trace.Entry, step: String, repaints: Int) -> String {
  let event = entry.event
  var json = JSONText()
  json.object { json in
    json.member("n", entry.number)
    json.member("step", step)
    json.member("window", entry.window)
    json.member("event", event.kind.rawValue)
    json.member("page", event.page)
    json.member("detail", event.detail)
    if event.isTransient { json.member("transient", true) }
    if let changesColor = event.changesColor {
      json.member("colour", changesColor)
      json.member("repaints", repaints)
    }
  }
  return json.text
}
