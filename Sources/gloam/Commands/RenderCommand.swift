import Adaptation
import Design
import Exporting
import Formats
import Preview
import Rendering
import StyleLibrary

/// `gloam render`: one screen as text, ANSI or JSON. The same words give the same bytes everywhere.
func render(_ session: Session, _ arguments: Arguments) throws(UsageFault) -> Output {
  let format = arguments.has("json") ? "json" : arguments.value("format") ?? "text"
  return Output(
    text: write(picture(of: session, arguments), of: session, format),
    diagnostics: session.model.app.diagnostics)
}

/// The picture of a session's phone, as the terminal of the command line would show it.
func picture(of session: Session, _ arguments: Arguments) -> Frame {
  var frame = session.model.phone(columns: session.columns, rows: session.rows)
  if let depth = arguments.value("color").flatMap(ColorDepth.init) { frame = frame.adapted(to: depth) }
  if arguments.has("ascii") { frame = frame.ascii(icons: session.model.asciiIcons) }
  return frame
}

/// A session's picture in a format: text, ansi or json.
func write(_ frame: Frame, of session: Session, _ format: String) -> String {
  switch format {
  case "ansi": return frame.ansi()
  case "json":
    let decision = session.model.decision
    var json = JSONText()
    RenderReport(
      theme: session.model.theme.id, screen: session.model.screen.id, traits: decision.traits,
      overlay: session.model.stage.wantsOverlay ? decision.overlay : nil, frame: frame
    ).write(to: &json)
    return json.text + "\n"
  default: return frame.text()
  }
}
