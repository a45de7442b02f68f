import Formats
import Preview

/// `gloam keys`: the table of commands with their keys.
func keys(json: Bool) -> Output {
  guard json else {
    var text = ""
    for group in Command.Group.allCases {
      text += "\(group.rawValue)\n"
      for command in CommandTable.all where command.group == group {
        let keys = command.keys.map(\.description).joined(separator: ", ")
        text += "  " + pad(keys, 16) + pad(command.name, 20) + command.title + "\n"
      }
    }
    return Output(text: text)
  }
  var json = JSONText()
  json.object { json in
    json.member("schema", "gloam.keys/1")
    json.key("commands")
    json.array { json in
      for command in CommandTable.all {
        json.object { json in
          json.member("name", command.name)
          json.member("title", command.title)
          json.key("keys")
          json.array { json in for key in command.keys { json.value(key.description) } }
          json.member("context", command.context.rawValue)
          json.member("group", command.group.rawValue)
        }
      }
    }
  }
  return Output(text: json.text + "\n")
}
