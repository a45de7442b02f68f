import Adaptation
import Design
import Formats
import Preview

/// What `gloam explain` adds for a carrier: how it was opened, the merged stylesheet of an RN page, and what the media
/// query of a web page answers.
func writeCarrier(_ model: Model, _ style: Appearance, to json: inout JSONText) {
  guard let jump = model.situation.jump(of: model.screen) else { return }
  let url = try? JumpURL(jump.value)
  json.key("jump")
  json.object { json in
    json.member("url", jump.value)
    json.member("content", url?.content)
    json.member("supportDark", url?.supportsDark ?? false)
  }
  if let sheet = model.app.sheets[model.screen.id] {
    json.key("stylesheet")
    json.object { json in
      for style in sheet.merged(style) {
        json.key(style.name)
        json.object { json in
          for property in style.properties { json.member(property.name, property.value) }
        }
      }
    }
  }
  if let listener = model.screen.listener {
    json.key("listener")
    json.object { json in
      json.member("query", listener)
      json.member("matches", MediaQuery(listener).matches(style))
    }
  }
}

/// The same as lines of text.
func carrierText(_ model: Model, _ style: Appearance) -> String {
  var text = ""
  if let jump = model.situation.jump(of: model.screen) {
    text += "  " + pad("jump", 11) + plain(jump.value) + "\n"
  }
  for style in model.app.sheets[model.screen.id]?.merged(style) ?? [] {
    let words = style.properties.map { "\($0.name) \($0.value.words)" }.joined(separator: ", ")
    text += "  " + pad("stylesheet", 11) + plain("\(style.name): \(words)") + "\n"
  }
  if let listener = model.screen.listener {
    let answer = MediaQuery(listener).matches(style) ? "matches" : "does not match"
    text += "  " + pad("listener", 11) + plain("\(listener) \(answer)") + "\n"
  }
  return text
}

extension JSONText {
  fileprivate mutating func member(_ name: String, _ value: StyleSheet.Value) {
    switch value {
    case .number(let number): member(name, number)
    case .text(let text): member(name, text)
    case .flag(let flag): member(name, flag)
    }
  }
}

extension StyleSheet.Value {
  fileprivate var words: String {
    switch self {
    case .number(let number): Int(exactly: number).map { String($0) } ?? String(number)
    case .text(let text): text
    case .flag(let flag): String(flag)
    }
  }
}
