public import Colors
internal import Glibc
public import Rendering

/// What is known about the terminal: facts for `gloam doctor`.
public struct TerminalReport: Hashable, Sendable {
  /// An answer to one question.
  public enum Reply<Value: Hashable & Sendable>: Hashable, Sendable {
    /// Nothing was asked, because stdin or stdout is no terminal.
    case notAsked
    /// The terminal did not answer in time.
    case silent
    /// The terminal answered.
    case answered(Value)
  }

  /// Whether stdin is a terminal.
  public var inputIsTerminal: Bool
  /// Whether stdout is a terminal.
  public var outputIsTerminal: Bool
  /// TERM; empty when it is not set.
  public var term: String
  /// COLORTERM; empty when it is not set.
  public var colorTerm: String
  /// Whether the terminal is a pane of tmux.
  public var tmux: Bool
  /// Whether the terminal is a window of GNU screen.
  public var screen: Bool
  /// Columns and rows of the window; nil without a terminal.
  public var columns: Int?, rows: Int?
  /// Whether the user's locale has UTF-8; without it `C.UTF-8` is used where the system has it.
  public var localeIsUTF8: Bool
  /// How many colours are shown; nil when the terminal cannot be used.
  public var depth: ColorDepth?
  /// Why so many colours, or why the terminal cannot be used.
  public var reason: String
  /// DA1: whether the terminal answers questions at all.
  public var attributes = Reply<Bool>.notAsked
  /// XTVERSION: its name and version.
  public var version = Reply<String>.notAsked
  /// DECRQM 2026: whether frames appear at once.
  public var synchronized = Reply<Bool>.notAsked
  /// OSC 11: the colour behind the text.
  public var ground = Reply<RGB>.notAsked
  /// The relative luminance of that colour, 0...1.
  public var luminance: Double? {
    if case .answered(let color) = ground { color.luminance } else { nil }
  }
  /// How many columns the terminal moves for 设; 2 is right.
  public var wideColumns = Reply<Int>.notAsked

  /// Looks at the environment and, where there is a terminal, asks it; that takes at most half a second
  /// and leaves nothing on the screen. For the time before a `Terminal` is made. `asked` is the user's
  /// choice of depth.
  @MainActor
  public static func gather(asked: ColorDepth? = nil) -> TerminalReport {
    let environment = TerminalEnvironment.current()
    var report = TerminalReport(
      inputIsTerminal: isatty(0) != 0, outputIsTerminal: isatty(1) != 0, term: environment.term,
      colorTerm: environment.colorTerm, tmux: environment.tmux, screen: environment.screen,
      localeIsUTF8: Locale.set().wasUTF8, reason: "")
    do throws(TerminalFault) {
      let entry = try Curses.entry(of: environment.term)
      if entry.string("cup") == nil { throw TerminalFault.unfit(term: environment.term) }
      let decision = DepthDecision.decide(
        asked: asked, environment, colors: entry.number("colors") ?? 0, marked: entry.isMarkedDirect)
      var keeps = false
      if let device = try? Device() {
        (report.columns, report.rows) = (device.size?.columns, device.size?.rows)
        if environment.term != "linux" { keeps = try report.ask(device, Modes(entry: entry, reports: false)) }
      }
      (report.depth, report.reason) = decision.settled(keepsExactColors: keeps)
    } catch {
      report.reason = error.description
    }
    return report
  }

  /// Asks everything, and returns whether the terminal keeps 24-bit colours.
  @MainActor
  private mutating func ask(_ device: Device, _ modes: Modes) throws(TerminalFault) -> Bool {
    let signals = try SignalPipe()
    device.enter(signals, reset: [])
    defer { device.leave() }
    var decoder = InputDecoder()
    decoder.expectsCursor = true
    let wide = Array("\r设".utf8) + Question.cursor + Array("\r  \r".utf8)
    let depth = modes.isANSI && !screen && !term.hasPrefix("screen") ? Question.exactColor : []
    let questions =
      Question.version + Question.synchronized + Question.ground + depth + wide + Question.attributes
    let talk = Conversation.hold(device, &decoder, questions: questions, patience: 500)
    (attributes, version, synchronized, ground, wideColumns) = (.silent, .silent, .silent, .silent, .silent)
    for answer in talk.answers {
      switch answer {
      case .attributes: attributes = .answered(true)
      case .version(let name): version = .answered(name)
      case .mode(number: 2026, let state): synchronized = .answered(state == 1 || state == 2)
      case .ground(let color): ground = .answered(color)
      case .cursor(let column, _): wideColumns = .answered(column - 1)
      default: break
      }
    }
    return talk.keepsExactColors
  }
}
