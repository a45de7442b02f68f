import Formats

/// Splits a command line into words and options: `--name value`, `--name=value`, `-n value`, `--` ends the options.
func parse(_ arguments: [String], _ specs: [OptionSpec]) throws(UsageFault) -> Arguments {
  var result = Arguments()
  var index = 0
  while index < arguments.count {
    let argument = arguments[index]
    index += 1
    if argument == "--" {
      result.words += arguments[index...]
      break
    }
    guard argument.hasPrefix("-"), argument != "-" else {
      result.words.append(argument)
      continue
    }
    let (spec, attached) = try find(argument, specs)
    let shown = argument.hasPrefix("--") ? "--" + spec.name : argument
    if case .none = spec.value {
      guard attached == nil else { throw .takesNoValue(option: shown) }
      result.options[spec.name, default: []].append("")
      continue
    }
    var value = attached
    // A word that begins like an option is none's value, unless it is attached with `=`.
    if value == nil, index < arguments.count, !arguments[index].hasPrefix("--") {
      value = arguments[index]
      index += 1
    }
    guard let value else { throw .missingValue(option: shown, wanted: spec.value.wanted) }
    try check(value, of: spec, shown)
    result.options[spec.name, default: []].append(value)
  }
  return result
}

private func find(_ argument: String, _ specs: [OptionSpec]) throws(UsageFault) -> (OptionSpec, String?) {
  if argument.hasPrefix("--") {
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    if let spec = specs.first(where: { $0.name == name }) {
      return (spec, parts.count == 2 ? String(parts[1]) : nil)
    }
    throw .unknownOption("--" + name, near: nearest(name, in: specs.map(\.name)).map { "--" + $0 })
  }
  if argument.count == 2, let letter = argument.last, let spec = specs.first(where: { $0.short == letter }) {
    return (spec, nil)
  }
  throw .unknownOption(argument, near: nil)
}

private func check(_ value: String, of spec: OptionSpec, _ shown: String) throws(UsageFault) {
  if case .choice(let choices) = spec.value, !choices.contains(value) {
    throw .notOneOf(value: value, option: shown, choices: choices, near: nearest(value, in: choices))
  }
}

extension OptionSpec.Value {
  /// What is wanted, for a message.
  var wanted: String {
    switch self {
    case .none: "nothing"
    case .choice(let choices): choices.joined(separator: " or ")
    case .text(let name): name
    }
  }
}
