import Colors
import Formats
import Rendering
import Terminal

/// `gloam doctor`: what this terminal can show, why, and what to do about it.
@MainActor
func doctor(_ arguments: Arguments) -> Output {
  let report = TerminalReport.gather(asked: arguments.value("color").flatMap(ColorDepth.init))
  return Output(text: arguments.has("json") ? doctorJSON(report) : doctorText(report))
}

private func doctorText(_ report: TerminalReport) -> String {
  var text = ""
  for (name, value) in facts(report) { text += pad(name, 22) + plain(value) + "\n" }
  let advice = advice(report)
  return text + "\n" + (advice.isEmpty ? "ready\n" : advice.map { "- \($0)\n" }.joined())
}

private func doctorJSON(_ report: TerminalReport) -> String {
  var json = JSONText()
  json.object { json in
    json.member("schema", "gloam.doctor/1")
    json.member("depth", report.depth?.rawValue ?? "unfit")
    json.key("facts")
    json.object { json in for (name, value) in facts(report) { json.member(name, value) } }
    json.key("advice")
    json.array { json in for line in advice(report) { json.value(line) } }
  }
  return json.text + "\n"
}

private func facts(_ report: TerminalReport) -> [(String, String)] {
  [
    (
      "terminal",
      report.inputIsTerminal && report.outputIsTerminal ? "yes" : "no: input or output is no terminal"
    ),
    ("TERM", report.term.isEmpty ? "not set" : report.term),
    ("COLORTERM", report.colorTerm.isEmpty ? "not set" : report.colorTerm),
    ("inside", report.tmux ? "tmux" : report.screen ? "GNU screen" : "nothing"),
    ("size", report.columns.map { "\($0)x\(report.rows ?? 0)" } ?? "unknown"),
    ("colours", report.depth.map(\.words) ?? "unfit"),
    ("because", report.reason),
    ("locale", report.localeIsUTF8 ? "UTF-8" : "not UTF-8; C.UTF-8 is used instead"),
    ("answers questions", said(report.attributes) { $0 ? "yes" : "no" }),
    ("name", said(report.version) { $0 }),
    ("frames at once", said(report.synchronized) { $0 ? "yes" : "no" }),
    ("background", said(report.ground) { $0.hex + (report.luminance ?? 0 < 0.18 ? ", dark" : ", light") }),
    ("columns of 设", said(report.wideColumns) { String($0) }),
  ]
}

private func said<Value>(_ reply: TerminalReport.Reply<Value>, _ words: (Value) -> String) -> String {
  switch reply {
  case .notAsked: "not asked"
  case .silent: "no answer"
  case .answered(let value): words(value)
  }
}

/// What a person could do to see exact colours and whole screens.
private func advice(_ report: TerminalReport) -> [String] {
  var advice: [String] = []
  if report.depth == nil {
    advice.append("this terminal cannot be drawn on; set TERM to what it is, such as xterm-256color")
  }
  if let depth = report.depth, depth != .truecolor, report.outputIsTerminal,
    !report.reason.contains("NO_COLOR")
  {
    advice.append(
      "colours are approximate; where the terminal has 24-bit colours, COLORTERM=truecolor or --color truecolor says so"
    )
  }
  if let columns = report.columns, let rows = report.rows, columns < 80 || rows < 24 {
    advice.append("the window is \(columns)x\(rows); 80x24 shows phone and panel, 100x46 a whole phone")
  }
  if case .answered(let columns) = report.wideColumns, columns != 2 {
    advice.append("the terminal does not know wide characters; start it with a UTF-8 locale, or use --ascii")
  }
  return advice
}

extension ColorDepth {
  /// What the depth is worth, in words.
  fileprivate var words: String {
    switch self {
    case .truecolor: "24-bit, exact"
    case .indexed256: "256, approximate"
    case .indexed16: "16, approximate"
    case .none: "none"
    }
  }
}
