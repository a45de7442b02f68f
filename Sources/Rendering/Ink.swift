public import Colors
public import StyleLibrary

/// One colour of a frame: where it was born, what it is, and what the overlay made of it.
public struct Ink: Hashable, Sendable {
  /// The theme's token that answered; empty for the terminal's own default colour.
  public var token: String
  /// The name that the component asked for: a slot such as `list.title`, a role or a token.
  public var asked: String
  /// Which kind of file the colour comes from.
  public var origin: Origin
  /// Which entry of the token answered; nil for a missing token.
  public var variant: Variant?
  /// Where the value stands.
  public var source: Place?
  /// The colour over everything behind it, before the overlay.
  public var authored: RGB
  /// The colour that is shown: after the overlay, and after the black behind a dialog.
  public var shown: RGB
  /// What the terminal is told; exact unless the frame was adapted to fewer colours.
  public var terminal: TerminalColor

  /// Makes an ink that is shown as authored.
  public init(
    token: String, asked: String, origin: Origin, variant: Variant?, source: Place?, authored: RGB
  ) {
    self.token = token
    self.asked = asked
    self.origin = origin
    self.variant = variant
    self.source = source
    self.authored = authored
    shown = authored
    terminal = .exact(authored)
  }

  /// The terminal's own foreground or background: what the tool's chrome is drawn in.
  public static let terminalDefault: Ink = {
    var ink = Ink(token: "", asked: "", origin: .terminal, variant: nil, source: nil, authored: .black)
    ink.terminal = .standard
    return ink
  }()
}

/// A colour as a terminal is told it.
public enum TerminalColor: Hashable, Sendable {
  /// The user's own default foreground or background.
  case standard
  /// A 24-bit colour.
  case exact(RGB)
  /// An index into the terminal's palette, 0...255.
  case index(UInt8)
}

/// How many colours a terminal can show.
public enum ColorDepth: String, CaseIterable, Hashable, Sendable {
  /// 24-bit colours, shown exactly.
  case truecolor
  /// The xterm palette of 256; only 16...255 are used, the first 16 are the user's own.
  case indexed256 = "256"
  /// The 16 ANSI colours, whatever the user has made of them.
  case indexed16 = "16"
  /// No colours: bold, underline and reverse only.
  case none
}
