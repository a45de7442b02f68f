import Adaptation
import Formats
import Preview

/// `gloam coverage`: how far the pages are adapted; exit 1 below a share that is asked for.
func coverage(_ session: Session, minimum: String?, json: Bool) throws(UsageFault) -> Output {
  var wanted: Int?
  if let minimum {
    guard let number = Int(minimum), (0...100).contains(number) else {
      throw .badValue(value: minimum, option: "--min", wanted: "a percentage from 0 to 100")
    }
    wanted = number
  }
  let coverage = Coverage(
    session.model.app.screens, rules: session.model.app.rules, in: session.model.situation)
  let isShort = wanted.map { coverage.percent < $0 } ?? false
  return Output(
    text: json
      ? coverageJSON(coverage, session.model) : coverageText(coverage, wanted: wanted, session.model),
    diagnostics: session.model.app.diagnostics, status: isShort ? 1 : 0)
}

private func coverageText(_ coverage: Coverage, wanted: Int?, _ model: Model) -> String {
  var text = "adapted \(coverage.adapted)/\(coverage.pages.count) (\(coverage.percent) %)"
  if let share = wanted ?? coverage.opensAt {
    let missing = coverage.missing(to: share)
    text += missing == 0 ? "; \(share) % is reached" : "; \(missing) more for \(share) %"
  }
  text += "\n"
  for line in coverage.lines {
    text += "\n" + plain(line.name.isEmpty ? "no line" : line.name) + "\n"
    for page in line.pages {
      text += "  " + pad(page.mark, 2) + pad(page.id, 16) + pad(page.title, 16) + pad(page.because, 40)
      let weak = model.weakTexts(of: page.id).count
      text += pad(weak == 0 ? "" : "\(weak) ✗", 6)
      text += (page.isOpen ? "" : "gate off  ") + plain(page.release) + "\n"
    }
  }
  let missing = coverage.missing.map(\.id)
  if !missing.isEmpty { text += "\nmissing: \(plain(missing.joined(separator: " ")))\n" }
  return text
}

private func coverageJSON(_ coverage: Coverage, _ model: Model) -> String {
  var json = JSONText()
  json.object { json in
    json.member("schema", "gloam.coverage/1")
    json.member("screens", coverage.pages.count)
    json.member("adapted", coverage.adapted)
    json.member("percent", coverage.percent)
    json.member("opensAt", coverage.opensAt)
    json.key("missing")
    json.array { json in for page in coverage.missing { json.value(page.id) } }
    json.key("lines")
    json.array { json in
      for line in coverage.lines {
        json.object { json in
          json.member("line", line.name)
          json.member("screens", line.pages.count)
          json.member("adapted", line.pages.count { $0.isAdapted })
          json.key("pages")
          json.array { json in
            for page in line.pages { write(page, findings: model.weakTexts(of: page.id).count, to: &json) }
          }
        }
      }
    }
  }
  return json.text + "\n"
}

private func write(_ page: Coverage.Page, findings: Int, to json: inout JSONText) {
  json.object { json in
    json.member("id", page.id)
    json.member("title", page.title)
    json.member("adapted", page.isAdapted)
    json.member("because", page.because)
    json.member("system", page.isSystem)
    json.member("gate", page.isOpen)
    json.member("findings", findings)
    json.member("release", page.release)
  }
}

/// `gloam allow`: which rule of the allowlist lets a class keep the app's style.
func allow(_ session: Session, className: String, json isJSON: Bool) -> Output {
  let allowlist = session.model.app.rules.allowlist
  let match = allowlist.value.match(className)
  let diagnostics = session.model.app.diagnostics
  guard isJSON else {
    let words = match.map { "system (\($0))" } ?? "business"
    return Output(
      text: plain("\(className): \(words)   \(allowlist.source)") + "\n", diagnostics: diagnostics)
  }
  var json = JSONText()
  json.object { json in
    json.member("schema", "gloam.allow/1")
    json.member("class", className)
    json.member("system", match != nil)
    json.member("rule", match)
    json.member("source", allowlist.source)
  }
  return Output(text: json.text + "\n", diagnostics: diagnostics)
}
