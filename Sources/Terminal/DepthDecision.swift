internal import Rendering

/// What the environment variables say about the terminal.
struct TerminalEnvironment: Hashable, Sendable {
  /// TERM.
  var term = ""
  /// COLORTERM.
  var colorTerm = ""
  /// Whether TMUX is set: the terminal is a pane of tmux.
  var tmux = false
  /// Whether STY is set: the terminal is a window of GNU screen.
  var screen = false
  /// Whether NO_COLOR is set and not empty.
  var noColor = false
}

/// How many colours are shown, and why.
enum DepthDecision: Hashable, Sendable {
  /// Decided without asking.
  case known(ColorDepth, reason: String)
  /// The terminal must be asked whether it keeps 24-bit colours; this holds when it does not.
  case ask(otherwise: ColorDepth, reason: String)

  /// Decides from what was asked for, the environment and the terminfo entry: its number of colours
  /// and whether it is marked `RGB` or `Tc`. reference/terminal.md section 3 has the measurements.
  static func decide(
    asked: ColorDepth?, _ environment: TerminalEnvironment, colors: Int, marked: Bool
  ) -> DepthDecision {
    let term = environment.term
    if let asked { return .known(asked, reason: "--color \(asked.rawValue)") }
    if environment.noColor { return .known(.none, reason: "NO_COLOR is set") }
    if environment.tmux { return .known(.truecolor, reason: "TMUX is set") }
    if environment.screen || term.hasPrefix("screen") {
      return .known(.indexed256, reason: "GNU screen garbles 24-bit colours")
    }
    if term.hasPrefix("tmux") { return .known(.truecolor, reason: "TERM is \(term)") }
    if environment.colorTerm == "truecolor" || environment.colorTerm == "24bit" {
      return .known(.truecolor, reason: "COLORTERM is \(environment.colorTerm)")
    }
    if isDirect(term) { return .known(.truecolor, reason: "TERM is \(term)") }
    if marked { return .known(.truecolor, reason: "terminfo says RGB") }
    if term == "linux" { return .known(.indexed16, reason: "the Linux console has 16 colours") }
    let reason = "terminfo says \(max(0, colors)) colours"
    if colors < 8 { return .known(.none, reason: reason) }
    return .ask(otherwise: colors >= 256 ? .indexed256 : .indexed16, reason: reason)
  }

  /// Whether the terminal must be asked.
  var mustAsk: Bool { if case .ask = self { true } else { false } }

  /// The depth and the reason after the terminal answered, or did not.
  func settled(keepsExactColors: Bool) -> (depth: ColorDepth, reason: String) {
    switch self {
    case .known(let depth, let reason): (depth, reason)
    case .ask(let otherwise, let reason):
      keepsExactColors ? (.truecolor, "the terminal answered that it keeps them") : (otherwise, reason)
    }
  }

  /// Whether the name is one of a terminal that always shows 24-bit colours.
  private static func isDirect(_ term: String) -> Bool {
    term.hasSuffix("-direct") || term == "xterm-kitty" || term == "xterm-ghostty" || term == "wezterm"
      || ["alacritty", "foot", "contour"].contains { term == $0 || term.hasPrefix($0 + "-") }
  }
}
