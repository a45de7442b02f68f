import Adaptation
import Design
import Exporting
import Formats
import Preview
import Rendering
import StyleLibrary

/// `gloam explain`: why a screen looks as it does, rule by rule, each with who said so.
func explain(_ session: Session, json: Bool) -> Output {
  let model = session.model
  let decision = model.decision
  return Output(
    text: json ? explainJSON(model, decision) : explainText(model, decision),
    diagnostics: model.app.diagnostics)
}

private func explainJSON(_ model: Model, _ decision: Decision) -> String {
  var json = JSONText()
  json.object { json in
    json.member("schema", "gloam.explain/1")
    json.member("theme", model.theme.id)
    json.member("screen", model.screen.id)
    json.key("effective")
    decision.traits.write(to: &json)
    json.key("overlay")
    write(decision.overlay, to: &json)
    json.member("adapted", decision.isAdapted)
    json.key("steps")
    json.array { json in
      for step in decision.steps {
        json.object { json in
          json.member("rule", step.rule.rawValue)
          json.member("said", step.said)
          json.member("source", step.source)
        }
      }
    }
    json.key("views")
    json.array { json in for view in model.screenViews { write(view, to: &json) } }
    writeCarrier(model, decision.traits.appearance, to: &json)
  }
  return json.text + "\n"
}

private func write(_ view: SubviewTraits, to json: inout JSONText) {
  json.object { json in
    json.member("id", view.view.id)
    json.member("kind", Component.view(view.view).name)
    json.member("depth", view.depth)
    json.member("override", view.override.value.rawValue)
    json.key("effective")
    view.traits.write(to: &json)
    json.member("said", view.because)
    json.member("source", view.override.source)
  }
}

/// Writes `{shown, alpha, level}`.
func write(_ overlay: Overlay?, to json: inout JSONText) {
  json.object { json in
    json.member("shown", overlay != nil)
    json.member("alpha", overlay?.alpha ?? 0)
    json.member("level", (overlay?.level ?? .window).rawValue)
  }
}

private func explainText(_ model: Model, _ decision: Decision) -> String {
  let overlay =
    decision.overlay.map { "under an overlay of \($0.alpha) over the \($0.level)" } ?? "without an overlay"
  var text =
    plain("\(model.screen.id) (\(model.screen.title))") + " is \(decision.traits.appearance) \(overlay)\n"
  for step in decision.steps {
    text += "  " + pad(step.rule.rawValue, 11) + pad(step.said, 56) + plain(step.source) + "\n"
  }
  for view in model.screenViews {
    let indent = String(repeating: "  ", count: view.depth)
    let said = indent + "'\(view.view.id)' is \(view.traits.appearance): \(view.because)"
    text +=
      "  " + pad(Component.view(view.view).name, 11) + pad(said, 56) + plain(view.override.source) + "\n"
  }
  return text + carrierText(model, decision.traits.appearance)
}
