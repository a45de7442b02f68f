import Rendering

/// The version of the program.
let version = "0.1.0"

/// `gloam --help`: examples first.
func help() -> String {
  var text = """
    gloam previews app themes in the terminal: mock screens in light and dark, gates, overlay, exact colours.

    Examples
      gloam                                     open the previewer on the shipped themes
      gloam classifieds --appearance dark       a big app in dark mode: some pages adapted, some under the overlay
      gloam path/to/Assets.xcassets             the colours of a real project on mock screens
      gloam resolve moments --appearance dark   which colour each token is, and why
      gloam explain classifieds jobs --appearance dark

    Usage
      gloam [PATH] [options]
      gloam COMMAND [arguments] [options]

    PATH is a shipped theme, a theme folder, a theme.json, or an asset catalogue.

    Commands

    """
  for verb in Verb.all { text += "  " + pad(verb.name, 12) + verb.help + "\n" }
  text += "\nOptions\n"
  text += describe(OptionTable.all + OptionTable.special)
  text += """

    Environment
      GLOAM_TRAIT_LOG=PATH   the previewer writes each change of traits behind PATH, a JSON line each as in gloam trace;
                             1 stands for $XDG_STATE_HOME/gloam/trait-log.jsonl
      XDG_STATE_HOME         where the in-app choice is kept, in gloam/state.json; ~/.local/state without it

    """
  text +=
    "\nExit status: 0 fine, 1 findings, 2 wrong use, 3 input missing or invalid, 4 terminal unfit, 128+n signal n\n"
  return text
}

/// `gloam help VERB`.
func helpOutput(_ name: String?) throws(UsageFault) -> Output {
  guard let name else { return Output(text: help()) }
  guard let verb = Verb.all.first(where: { $0.name == name }) else {
    throw .unknownCommand(name, near: near(name, Verb.all.map(\.name)))
  }
  var text = verb.examples.map { "  " + $0 + "\n" }.joined()
  text = "Examples\n" + text + "\nUsage\n  gloam \(verb.synopsis) [options]\n  \(verb.help)\n"
  if !verb.options.isEmpty { text += "\nOptions\n" + describe(verb.options) }
  return Output(text: text)
}

private func describe(_ options: [OptionSpec]) -> String {
  options.map { option in
    let short = option.short.map { "-\($0), " } ?? ""
    let value: String =
      switch option.value {
      case .none: ""
      case .choice(let choices): " " + choices.joined(separator: "|")
      case .text(let name): " " + name
      }
    let left = "  " + short + "--" + option.name + value
    return width(left) > 43
      ? left + "\n" + pad("", 45) + option.help + "\n" : pad(left, 45) + option.help + "\n"
  }.joined()
}
