import Colors
import Design
import Exporting
import Formats
import Preview
import Rendering
import StyleLibrary

/// `gloam inspect`: what the inspector says of one cell; `ROW,COL` count from 0.
func inspect(_ session: Session, at text: String, json: Bool) throws(UsageFault) -> Output {
  guard let cell = session.model.cell(text),
    let inspection = session.model.inspection(column: cell.column, row: cell.row)
  else { throw .badValue(value: text, option: "--at", wanted: session.model.cells) }
  return Output(
    text: json ? inspectJSON(inspection, session.model) : inspectText(inspection),
    diagnostics: session.model.app.diagnostics)
}

private func inspectText(_ inspection: Inspection) -> String {
  inspection.facts.map { fact in
    let lines = fact.value.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      pad(index == 0 ? fact.label : "", 10) + plain(String(line)) + "\n"
    }
    .joined()
  }.joined()
    + inspection.chain.map { step in
      pad(step.layer.rawValue, 10) + pad(step.name, 12) + pad(step.value, 44) + plain(step.source) + "\n"
    }.joined()
}

private func inspectJSON(_ inspection: Inspection, _ model: Model) -> String {
  var json = JSONText()
  json.object { json in
    json.member("schema", "gloam.inspect/1")
    json.member("theme", model.theme.id)
    json.member("screen", inspection.screen)
    json.key("traits")
    inspection.traits.write(to: &json)
    json.key("cell")
    json.object { json in
      json.member("row", inspection.row)
      json.member("column", inspection.column)
      json.member("glyph", inspection.glyph)
    }
    json.member("element", inspection.element)
    json.member("component", inspection.component)
    writeNames(of: inspection.subject, to: &json)
    json.member("missing", inspection.missing)
    json.key("text")
    if let text = inspection.text { write(text, to: &json) } else { json.null() }
    json.key("ground")
    write(inspection.ground, to: &json)
    json.key("contrast")
    if let contrast = inspection.contrast { write(contrast, to: &json) } else { json.null() }
    json.key("usedBy")
    json.array { json in
      for use in inspection.usedBy {
        json.object { json in
          json.member("screen", use.screen)
          json.member("element", use.element)
        }
      }
    }
    json.key("chain")
    json.array { json in for step in inspection.chain { write(step, to: &json) } }
  }
  return json.text + "\n"
}

/// Writes `slot, role, token, variant, origin, source`.
private func writeNames(of color: CellColor, to json: inout JSONText) {
  json.member("slot", color.slot?.name)
  json.member("role", color.role?.rawValue)
  json.member("token", color.token)
  json.member("variant", color.variant?.rawValue ?? "missing")
  json.member("origin", color.origin.rawValue)
  json.member("source", color.source?.description ?? "")
}

private func write(_ color: CellColor, to json: inout JSONText) {
  json.object { json in
    writeNames(of: color, to: &json)
    json.member("authored", color.authored.hex)
    json.member("shown", color.shown.hex)
  }
}

private func write(_ contrast: CellContrast, to json: inout JSONText) {
  json.object { json in
    json.member("kind", contrast.kind.rawValue)
    json.member("ratio", contrast.ratio)
    json.member("required", contrast.required)
    json.member("passes", contrast.passes)
    json.member("enhanced", contrast.enhanced)
    json.key("shown")
    json.object { json in
      json.member("ratio", contrast.shownRatio)
      json.member("passes", contrast.passesShown)
    }
  }
}

private func write(_ step: LayerStep, to json: inout JSONText) {
  json.object { json in
    json.member("layer", step.layer.rawValue)
    json.member("name", step.name)
    json.member("value", step.value)
    json.member("source", step.source)
  }
}
