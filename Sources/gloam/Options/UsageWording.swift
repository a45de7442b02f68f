/// The words of every fault of a command line, in one place.
extension UsageFault: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let name, let near):
      "'\(name)' is neither a command nor a theme"
        + (near.map { "; did you mean '\($0)'?" } ?? "; `gloam --help` lists the commands")
    case .unknownOption(let name, let near):
      "unknown option '\(name)'"
        + (near.map { "; did you mean '\($0)'?" } ?? "; `gloam --help` lists the options")
    case .notForCommand(let option, let command):
      "'\(option)' means nothing for \(command.hasPrefix("the ") ? command : "'gloam \(command)'")"
    case .missingValue(let option, let wanted): "'\(option)' needs a value: \(wanted)"
    case .notOneOf(let value, let option, let choices, let near):
      "'\(value)' is not a value of \(option); "
        + (near.map { "did you mean '\($0)'? " } ?? "") + "choose one of \(choices.joined(separator: ", "))"
    case .badValue(let value, let option, let wanted):
      "'\(value)' is not a value of \(option); write \(wanted)"
    case .takesNoValue(let option): "'\(option)' takes no value"
    case .missingArgument(let what, let command): "'gloam \(command)' needs \(what)"
    case .tooManyArguments(let words, let command):
      "'gloam \(command)' does not know what to do with " + words.map { "'\($0)'" }.joined(separator: " and ")
    case .unknownScreen(let id, let app, let near, let choices):
      "'\(id)' is not a screen of '\(app)'; "
        + (near.map { "did you mean '\($0)'? " } ?? "") + "choose one of \(choices.joined(separator: ", "))"
    case .unknownToken(let name, let theme, let near):
      "'\(name)' is not a token of '\(theme)'"
        + (near.map { "; did you mean '\($0)'?" } ?? "; `gloam list tokens \(theme)` lists them")
    case .unknownWord(let word, let what, let near):
      "'\(word)' is not \(what)" + (near.map { "; did you mean '\($0)'?" } ?? "")
    case .message(let text): text
    }
  }
}
