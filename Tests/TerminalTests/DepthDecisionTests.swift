import Rendering
import Testing

@testable import Terminal

@Suite("How many colours are shown")
struct DepthDecisionTests {
  typealias Environment = TerminalEnvironment

  /// The environment, what terminfo says, and the depth when the terminal does not answer and when it does.
  static let table: [(Environment, colors: Int, marked: Bool, silent: ColorDepth, answering: ColorDepth)] = [
    (Environment(term: "xterm-256color", colorTerm: "truecolor"), 256, false, .truecolor, .truecolor),
    (Environment(term: "xterm-256color", colorTerm: "24bit"), 256, false, .truecolor, .truecolor),
    (Environment(term: "xterm-256color"), 256, false, .indexed256, .truecolor),
    (Environment(term: "xterm"), 8, false, .indexed16, .truecolor),
    (Environment(term: "xterm-kitty"), 256, false, .truecolor, .truecolor),
    (Environment(term: "alacritty"), 256, false, .truecolor, .truecolor),
    (Environment(term: "foot-extra"), 256, false, .truecolor, .truecolor),
    (Environment(term: "xterm-direct"), 0x100_0000, false, .truecolor, .truecolor),
    (Environment(term: "st-256color"), 256, true, .truecolor, .truecolor),
    (Environment(term: "tmux-256color", tmux: true), 256, false, .truecolor, .truecolor),
    (Environment(term: "screen-256color", tmux: true), 256, false, .truecolor, .truecolor),
    (Environment(term: "screen-256color"), 256, false, .indexed256, .indexed256),
    (Environment(term: "screen", colorTerm: "truecolor", screen: true), 8, false, .indexed256, .indexed256),
    (Environment(term: "xterm-256color", colorTerm: "truecolor", noColor: true), 256, false, .none, .none),
    (Environment(term: "linux"), 8, false, .indexed16, .indexed16),
    (Environment(term: "vt100"), -1, false, .none, .none),
  ]

  @Test("The first rule that applies decides")
  func table() {
    for (environment, colors, marked, silent, answering) in Self.table {
      let decision = DepthDecision.decide(asked: nil, environment, colors: colors, marked: marked)
      #expect(decision.settled(keepsExactColors: false).depth == silent, "\(environment)")
      #expect(decision.settled(keepsExactColors: true).depth == answering, "\(environment)")
      #expect(decision.mustAsk == (silent != answering), "\(environment)")
    }
  }

  @Test("What the user asks for comes before everything", arguments: ColorDepth.allCases)
  func asked(depth: ColorDepth) {
    let environment = Environment(term: "screen", noColor: true)
    let decision = DepthDecision.decide(asked: depth, environment, colors: 8, marked: false)
    #expect(decision == .known(depth, reason: "--color \(depth.rawValue)"))
  }

  @Test("Only an answer that gives the colour back as it was sent is proof")
  func proof() {
    #expect(Answer.rendition("0;48:2::1:2:3m").keepsExactColors)
    #expect(Answer.rendition("48:2:1:2:3m").keepsExactColors)
    #expect(Answer.rendition("0;48;2;1;2;3m").keepsExactColors)
    #expect(!Answer.rendition("0;48:5:16m").keepsExactColors)
    #expect(!Answer.attributes.keepsExactColors)
  }
}
