internal import Rendering

extension TerminfoEntry {
  /// The user's own entry, changed so that ncurses shows the colours of `depth` exactly: colours that
  /// are numbers are never made palette colours, and the palette itself is never written to.
  func derived(for depth: ColorDepth) -> TerminfoEntry {
    var entry = self
    // `ccc` changes the user's palette and leaves it changed after a crash; `ncv` forbids underlines;
    // entering and leaving full-screen mode is the terminal's own business, see `Modes`.
    entry.setFlag("ccc", false)
    for name in ["initc", "initp", "oc", "setf", "setb", "scp", "smcup", "rmcup"] {
      entry.setString(name, nil)
    }
    entry.setNumber("ncv", nil)
    entry.setColors(depth)
    return entry
  }

  /// Writes how many colours there are and how one is chosen.
  private mutating func setColors(_ depth: ColorDepth) {
    let known = number("colors") ?? 0
    extendedFlags.removeAll { $0.name == "RGB" }
    setNumber("pairs", 1_000_000)
    if string("op") == nil { setString("op", "\u{1b}[39;49m") }
    switch depth {
    case .truecolor:
      setNumber("colors", 0x100_0000)
      extendedFlags.append(Capability(name: "RGB", value: true))
      setString("setaf", Self.direct(38))
      setString("setab", Self.direct(48))
    case .indexed256:
      setNumber("colors", 256)
      if known < 256 { setColorStrings("\u{1b}[38;5;%p1%dm", "\u{1b}[48;5;%p1%dm") }
    case .indexed16:
      setNumber("colors", 16)
      if known < 16 { setColorStrings(Self.ansi("3", "9"), Self.ansi("4", "10")) }
    case .none:
      setNumber("colors", nil)
      setNumber("pairs", nil)
      for name in ["setaf", "setab", "op"] { setString(name, nil) }
    }
  }

  private mutating func setColorStrings(_ text: String, _ ground: String) {
    setString("setaf", text)
    setString("setab", ground)
  }

  /// A 24-bit number as `Pen` reads it and the squeezer writes it out as red, green and blue. ncurses
  /// would take a sixth of a frame's time to compute the three for every change of colours.
  private static func direct(_ kind: Int) -> String { "\u{1b}[\(kind);\(Pen.packed);%p1%dm" }

  /// The eight ANSI colours and the eight bright ones.
  private static func ansi(_ dark: String, _ bright: String) -> String {
    "\u{1b}[%?%p1%{8}%<%t\(dark)%p1%d%e\(bright)%p1%{8}%-%d%;m"
  }
}
