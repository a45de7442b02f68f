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
  let decision = session.model.decision
  let isVeiled = session.model.stage.wantsOverlay
  var frame = session.model.phone(columns: session.columns, rows: session.rows)
  if let depth = arguments.value("color").flatMap(ColorDepth.init) { frame = frame.adapted(to: depth) }
  if arguments.has("ascii") { frame = frame.ascii(icons: session.model.asciiIcons) }
  switch format {
  case "ansi": return Output(text: frame.ansi(), diagnostics: session.model.app.diagnostics)
  case "json":
    var json = JSONText()
    RenderReport(
      theme: session.model.theme.id, screen: session.model.screen.id, traits: decision.traits,
      overlay: isVeiled ? decision.overlay : nil, frame: frame
    ).write(to: &json)
    return Output(text: json.text + "\n", diagnostics: session.model.app.diagnostics)
  default: return Output(text: frame.text(), diagnostics: session.model.app.diagnostics)
  }
}
