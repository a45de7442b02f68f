/// An option of the command line: its spellings, its values, and what it does, in words. Help, errors and shell
/// completion are all made from this.
struct OptionSpec: Sendable {
  /// What follows an option.
  enum Value: Sendable {
    /// Nothing.
    case none
    /// One of some words.
    case choice([String])
    /// Any text; the name stands in the help.
    case text(String)
  }

  /// The long spelling without dashes.
  var name: String
  /// The short spelling without a dash.
  var short: Character?
  /// What follows it.
  var value: Value
  /// What it does; one line, lower case.
  var help: String
  /// Whether it may stand more than once.
  var repeats = false
}

/// What is wrong with a command line, as facts; the words are made in `UsageWording.swift`.
enum UsageFault: Error, Hashable {
  case unknownCommand(String, near: String?)
  case unknownOption(String, near: String?)
  case notForCommand(option: String, command: String)
  case missingValue(option: String, wanted: String)
  case notOneOf(value: String, option: String, choices: [String], near: String?)
  case badValue(value: String, option: String, wanted: String)
  case takesNoValue(option: String)
  case missingArgument(String, command: String)
  case tooManyArguments([String], command: String)
  case unknownScreen(String, app: String, near: String?, choices: [String])
  case unknownToken(String, theme: String, near: String?)
  case unknownWord(String, what: String, near: String?)
  case message(String)
}

/// The words and options of a command line, as they were given.
struct Arguments: Sendable {
  /// The words that are no options.
  var words: [String] = []
  /// The values of the options that were given, by long name; an option without a value has an empty one.
  var options: [String: [String]] = [:]

  /// The last value of an option.
  func value(_ name: String) -> String? { options[name]?.last }
  /// Whether an option was given.
  func has(_ name: String) -> Bool { options[name] != nil }
}
