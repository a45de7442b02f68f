import Formats
import Preview

/// A word of the command line that names what to do.
struct Verb: Sendable {
  /// The word.
  var name: String
  /// What follows it in the synopsis.
  var synopsis: String
  /// What it does; one line, lower case.
  var help: String
  /// Lines to type, shown first in its help.
  var examples: [String]
  /// The options that mean something to it besides the common ones.
  var options: [OptionSpec]

  /// Every verb, in the order of the help; the previewer itself has none.
  static let all: [Verb] = [
    Verb(
      name: "list", synopsis: "list \(Listing.allCases.map(\.rawValue).joined(separator: "|")) [PATH]",
      help: "what there is",
      examples: ["gloam list themes", "gloam list screens classifieds --json"],
      options: OptionTable.traits + OptionTable.output),
    Verb(
      name: "resolve", synopsis: "resolve PATH [TOKEN…]",
      help: "tokens to colours, with variant, origin and place",
      examples: ["gloam resolve moments --appearance dark", "gloam resolve Assets.xcassets --json"],
      options: OptionTable.resolving + OptionTable.output),
    Verb(
      name: "render", synopsis: "render PATH --screen ID", help: "one screen as text, ANSI or JSON",
      examples: [
        "gloam render moments --screen timeline --format ansi",
        "gloam render classifieds --screen jobs --appearance dark --json",
      ],
      options: OptionTable.traits + OptionTable.view + [OptionTable.format] + OptionTable.output
        + OptionTable.terminal),
    Verb(
      name: "explain", synopsis: "explain PATH SCREEN", help: "why a screen looks as it does, step by step",
      examples: ["gloam explain classifieds jobs --appearance dark"],
      options: OptionTable.traits + OptionTable.view + OptionTable.output),
    Verb(
      name: "matrix", synopsis: "matrix PATH SCREEN",
      help: "one screen in all themes, appearances and contrasts, a frame hash each",
      examples: [
        "gloam matrix classifieds home",
        "gloam matrix classifieds jobs --themes classifieds,harbour --appearance dark --json",
        "gloam matrix moments timeline --size 24x20 --format ansi -o pictures",
      ],
      options: OptionTable.traits + OptionTable.view.filter { $0.name == "size" }
        + [OptionTable.themes, OptionTable.format] + OptionTable.output + OptionTable.terminal),
    Verb(
      name: "inspect", synopsis: "inspect PATH --screen ID --at ROW,COL",
      help: "what the inspector says of one cell; rows and columns count from 0",
      examples: [
        "gloam inspect moments --screen timeline --at 2,3",
        "gloam inspect classifieds --screen jobs --at 6,10 --appearance dark --json",
      ],
      options: OptionTable.traits + OptionTable.view + OptionTable.output + [OptionTable.cell]),
    Verb(
      name: "send", synopsis: "send COMMAND…",
      help: "run named commands headless and print the state as JSON",
      examples: ["gloam send flip 'screen detail'", "gloam send flip overlay --app classifieds"],
      options: OptionTable.traits + OptionTable.view + OptionTable.output + [OptionTable.app]),
    Verb(
      name: "trace", synopsis: "trace PATH --script FILE",
      help: "the ordered events of a script of commands, as JSON lines",
      examples: ["gloam trace classifieds --script rollout.txt --appearance dark"],
      options: OptionTable.traits + OptionTable.view + OptionTable.output + [OptionTable.script]),
    Verb(
      name: "allow", synopsis: "allow PATH CLASS", help: "which allowlist rule matches a page's class",
      examples: ["gloam allow classifieds UIImagePickerController"], options: OptionTable.output),
    Verb(
      name: "coverage", synopsis: "coverage PATH [--min N]", help: "how many pages are adapted, line by line",
      examples: ["gloam coverage classifieds", "gloam coverage classifieds --min 80"],
      options: OptionTable.traits + OptionTable.output + [OptionTable.minimum]),
    Verb(
      name: "lint", synopsis: "lint [PATH…]",
      help: "faults and advice of theme, app and screen files, each with its place",
      examples: [
        "gloam lint", "gloam lint classifieds --without unused-token", "gloam lint Assets.xcassets --json",
      ],
      options: OptionTable.output + OptionTable.rules),
    Verb(
      name: "keys", synopsis: "keys", help: "the table of commands and keys", examples: ["gloam keys --json"],
      options: OptionTable.output),
    Verb(
      name: "doctor", synopsis: "doctor", help: "what this terminal can show, and why",
      examples: ["gloam doctor"],
      options: OptionTable.output + OptionTable.terminal),
    Verb(
      name: "help", synopsis: "help [COMMAND]", help: "help for gloam or for a command",
      examples: ["gloam help render"], options: []),
  ]

  /// The options of the previewer.
  static let previewer =
    OptionTable.traits + OptionTable.view + OptionTable.terminal + [OptionTable.output[1]]
}

/// Runs a command line that was parsed.
struct Runner {
  let arguments: Arguments
  var library = Library()

  /// The result of a headless command; nil for the previewer, whose path is the only word.
  @MainActor
  func headless() throws -> Output? {
    if arguments.has("version") { return Output(text: "gloam \(version)\n") }
    guard let verb = arguments.words.first else {
      if arguments.has("help") { return Output(text: help()) }
      try refuseStrangers(Verb.previewer, "the previewer")
      return nil
    }
    let words = Array(arguments.words.dropFirst())
    if verb == "help" || arguments.has("help") { return try helpOutput(verb == "help" ? words.first : verb) }
    guard let found = Verb.all.first(where: { $0.name == verb }) else { return try noVerb(verb, words) }
    try refuseStrangers(found.options, found.name)
    return try run(verb, words)
  }

  @MainActor
  private func run(_ verb: String, _ words: [String]) throws -> Output {
    switch verb {
    case "list": return try runList(words)
    case "resolve":
      guard let path = words.first else {
        throw UsageFault.missingArgument("a theme: gloam resolve PATH", command: verb)
      }
      return try resolve(try session(path), tokens: Array(words.dropFirst()), json: arguments.has("json"))
    case "render":
      try atMost(1, words, verb)
      return try render(try session(words.first), arguments)
    case "explain":
      try atMost(2, words, verb)
      var session = try session(words.first, screen: words.count > 1 ? words[1] : nil)
      session.model.states = [:]
      return explain(session, json: arguments.has("json"))
    case "matrix": return try runMatrix(words)
    case "inspect": return try runInspect(words)
    case "send":
      guard !words.isEmpty else {
        throw UsageFault.missingArgument("commands; `gloam list commands` names them", command: verb)
      }
      return try send(try session(arguments.value("app")), commands: words, library: library)
    case "trace":
      try atMost(1, words, verb)
      guard let script = arguments.value("script") else {
        throw UsageFault.missingArgument("a script: --script FILE, a command on each line", command: verb)
      }
      return try trace(try session(words.first), script: script, library: library)
    case "allow":
      try atMost(2, words, verb)
      guard words.count == 2 else { throw UsageFault.missingArgument("a theme and a class", command: verb) }
      return allow(try session(words[0]), className: words[1], json: arguments.has("json"))
    case "coverage":
      try atMost(1, words, verb)
      return try coverage(
        try session(words.first), minimum: arguments.value("min"), json: arguments.has("json"))
    case "lint": return try lint(words, arguments, library: library)
    case "keys":
      try atMost(0, words, verb)
      return keys(json: arguments.has("json"))
    default:
      try atMost(0, words, verb)
      return doctor(arguments)
    }
  }

  private func runMatrix(_ words: [String]) throws -> Output {
    try atMost(2, words, "matrix")
    var arguments = arguments
    if words.count > 1 { arguments.options["screen"] = [words[1]] }
    return try MatrixCommand(arguments: arguments, library: library, path: words.first).run()
  }

  private func runInspect(_ words: [String]) throws -> Output {
    try atMost(1, words, "inspect")
    guard let cell = arguments.value("at") else {
      throw UsageFault.missingArgument("a cell: --at ROW,COL, counted from 0", command: "inspect")
    }
    var runner = self
    runner.library.record = FileRecord()
    return try inspect(try runner.session(words.first), at: cell, json: arguments.has("json"))
  }

  private func runList(_ words: [String]) throws -> Output {
    let choices = Listing.allCases.map(\.rawValue)
    guard let word = words.first else {
      throw UsageFault.missingArgument("one of \(choices.joined(separator: ", "))", command: "list")
    }
    guard let listing = Listing(rawValue: word) else {
      throw UsageFault.notOneOf(value: word, option: "list", choices: choices, near: near(word, choices))
    }
    let isOfTheme = [.screens, .tokens, .icons, .roles].contains(listing)
    try atMost(isOfTheme ? 2 : 1, words, "list")
    if listing == .themes, library.folders().isEmpty, let fault = library.missingLibrary { throw fault }
    return try list(
      listing, path: words.count > 1 ? words[1] : nil, sessions: { try session($0) }, library: library,
      json: arguments.has("json"))
  }

  /// What the previewer opens: the first word, or the first app of the library.
  var opened: String { arguments.words.first ?? library.folders().first?.id ?? "moments" }

  func session(_ path: String?, screen: String? = nil) throws -> Session {
    var arguments = arguments
    if let screen { arguments.options["screen"] = [screen] }
    return try Session(arguments, path: path, library: library)
  }

  private func atMost(_ count: Int, _ words: [String], _ verb: String) throws(UsageFault) {
    if words.count > count { throw .tooManyArguments(Array(words.dropFirst(count)), command: verb) }
  }

  /// A first word that is no verb is a path for the previewer, unless it looks like a mistyped verb.
  private func noVerb(_ word: String, _ words: [String]) throws(UsageFault) -> Output? {
    if library.folder(word) != nil || exists(word) {
      try atMost(0, words, word)
      try refuseStrangers(Verb.previewer, "the previewer")
      return nil
    }
    let names = Verb.all.map(\.name)
    if let near = near(word, names) { throw .unknownCommand(word, near: near) }
    if word.contains("/") || word.contains(".") { return nil }
    throw .unknownCommand(word, near: near(word, library.folders().map(\.id)))
  }

  /// Options that mean nothing to a verb are told, not ignored.
  private func refuseStrangers(_ options: [OptionSpec], _ command: String) throws(UsageFault) {
    let known = Set((options + OptionTable.common).map(\.name))
    if let stranger = arguments.options.keys.sorted().first(where: { !known.contains($0) }) {
      throw .notForCommand(option: "--" + stranger, command: command)
    }
  }
}
