/// Why a terminal cannot be used.
public enum TerminalFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// `stream` (`stdin` or `stdout`) is not connected to a terminal.
  case notATerminal(stream: String)
  /// TERM is not set.
  case unnamed
  /// There is no terminfo entry of this name.
  case unknown(term: String)
  /// The entry lacks what a full screen needs.
  case unfit(term: String)
  /// The operating system refused something; `number` is its errno.
  case system(call: String, number: Int32)

  /// The fault in words, with the way out.
  public var description: String {
    switch self {
    case .notATerminal(let stream):
      "\(stream) is not a terminal; run gloam in a terminal window, or use 'gloam render' to write a screen to a file"
    case .unnamed:
      "TERM is not set; set it to the name of your terminal, for example TERM=xterm-256color"
    case .unknown(let term):
      "TERM is '\(term)', which this system does not know; install ncurses-term, or try TERM=xterm-256color"
    case .unfit(let term):
      "TERM is '\(term)', which cannot show a full screen; try TERM=xterm-256color, or use 'gloam render'"
    case .system(let call, let number):
      "the terminal cannot be used: \(call) failed with error \(number)"
    }
  }
}
