import Adaptation
import Formats
import Preview
import Rendering

/// `gloam trace`: runs a script of commands, a line each, and prints what happened as JSON lines, in order.
func trace(_ session: Session, script path: String, library: Library) throws -> Output {
  let bytes = try readScript(path)
  var driver = Driver(model: session.model, library: library)
  var lines = ""
  let text = String(decoding: bytes, as: UTF8.self)
  for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    let line = raw.drop { $0 == " " || $0 == "\t" }
    let command = String(line.last == "\r" ? line.dropLast() : line)
    if command.isEmpty || command.hasPrefix("#") { continue }
    let before = driver.model
    do {
      try driver.run(command)
    } catch let fault as UsageFault {
      throw FileFault(reason: "\(path):\(index + 1):\(raw.count - line.count + 1): \(fault)")
    }
    for entry in driver.model.trace.entries where entry.number > (before.trace.entries.last?.number ?? 0) {
      let repaints = entry.event.changesColor == true ? repainted(before, driver.model, session) : 0
      lines += write(entry, step: command, repaints: repaints) + "\n"
    }
  }
  return Output(text: lines, diagnostics: session.model.app.diagnostics)
}

private func readScript(_ path: String) throws(FileFault) -> [UInt8] {
  do {
    return try readFile(path)
  } catch {
    throw FileFault(reason: "\(path): \(error.reason)")
  }
}

/// How many elements look different: those with a cell whose colours changed.
private func repainted(_ old: Model, _ new: Model, _ session: Session) -> Int {
  let before = old.phone(columns: session.columns, rows: session.rows)
  let after = new.phone(columns: session.columns, rows: session.rows)
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
    if let changesColor = event.changesColor {
      json.member("colour", changesColor)
      json.member("repaints", repaints)
    }
  }
  return json.text
}
