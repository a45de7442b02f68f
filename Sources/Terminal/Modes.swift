/// The bytes that take the terminal into full-screen mode and back.
struct Modes: Hashable, Sendable {
  /// From the entry: full screen, cursor off, keypad on.
  var enter: [UInt8] = []
  /// From the entry: plain text, keypad off, cursor on, full screen off.
  var leave: [UInt8] = []
  /// Whether to be told of changes between light and dark.
  var reports = false

  /// Takes the strings of an entry.
  init(entry: TerminfoEntry, reports: Bool) {
    self.reports = reports
    enter = ["smcup", "civis", "smkx"].flatMap { plain(entry.string($0)) }
    leave = ["sgr0", "op", "rmkx", "cnorm", "rmcup"].flatMap { plain(entry.string($0)) }
  }

  /// What is sent so that the mouse is reported in SGR coordinates. The modes exclude each other, and ending one
  /// may end all of them: whatever was on, this leaves only what is wanted.
  static func mouse(_ reports: Terminal.MouseReports) -> [UInt8] {
    switch reports {
    case .off: mouseOff
    case .presses: Array("\u{1b}[?1003l\u{1b}[?1000;1006h".utf8)
    case .motion: Array("\u{1b}[?1003;1006h".utf8)
    }
  }
  /// No mouse.
  static let mouseOff = Array("\u{1b}[?1006;1003;1000l".utf8)
  /// The frame begins: show nothing of it yet.
  static let beginFrame = Array("\u{1b}[?2026h".utf8)
  /// The frame is complete.
  static let endFrame = Array("\u{1b}[?2026l".utf8)

  /// Everything on; private modes only on terminals that speak ANSI.
  func begin(mouse: Terminal.MouseReports) -> [UInt8] {
    guard isANSI else { return enter }
    return enter + Array("\u{1b}[?1004;2004h".utf8) + (reports ? Array("\u{1b}[?2031h".utf8) : [])
      + (mouse == .off ? [] : Self.mouse(mouse))
  }

  /// Everything off, whatever was on.
  var end: [UInt8] {
    guard isANSI else { return leave }
    return Self.endFrame + Self.mouseOff + Array("\u{1b}[?2031;2004;1004l".utf8) + leave
  }

  /// Whether the terminal speaks the control sequences of ANSI.
  var isANSI: Bool { enter.isEmpty || enter.starts(with: [0x1b]) }
}

/// A string capability without the waiting times that only printing terminals need: `$<5>`.
private func plain(_ bytes: [UInt8]?) -> [UInt8] {
  var result: [UInt8] = []
  var rest = (bytes ?? [])[...]
  while let byte = rest.popFirst() {
    if byte == 0x24, rest.first == 0x3c, let end = rest.firstIndex(of: 0x3e) {
      rest = rest[(end + 1)...]
    } else {
      result.append(byte)
    }
  }
  return result
}

/// What the terminal is asked, as bytes.
enum Question {
  /// Whether frames can be made to appear at once.
  static let synchronized = Array("\u{1b}[?2026$p".utf8)
  /// The colour behind the text.
  static let ground = Array("\u{1b}]11;?\u{1b}\\".utf8)
  /// Whether the desktop is light or dark.
  static let appearance = Array("\u{1b}[?996n".utf8)
  /// Sets an exact colour and asks what became of it.
  static let exactColor = Array("\u{1b}[48;2;1;2;3m\u{1b}P$qm\u{1b}\\\u{1b}[m".utf8)
  /// Who are you; the last of a list because every terminal answers it.
  static let attributes = Array("\u{1b}[c".utf8)
  /// Name and version.
  static let version = Array("\u{1b}[>0q".utf8)
  /// Where is the cursor.
  static let cursor = Array("\u{1b}[6n".utf8)

  /// The questions before or after the first frame.
  static func list(depth: Bool, appearance: Bool) -> [UInt8] {
    synchronized + (appearance ? Self.appearance + ground : []) + (depth ? exactColor : []) + attributes
  }
}
