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
    let size = (session.columns, session.rows)
    for line in traceLines(from: before, to: driver.model, step: command, size: size) { lines += line + "\n" }
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
