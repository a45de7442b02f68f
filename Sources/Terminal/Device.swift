internal import CNcurses
internal import Glibc

/// The terminal as the operating system knows it: its line settings, its size, its bytes.
struct Device {
  /// Where keys come from.
  let input: CInt = 0
  /// Where pictures go.
  let output: CInt = 1
  /// The line settings before the program changed them.
  let saved: termios

  /// Takes stdin and stdout, which must both be a terminal.
  init() throws(TerminalFault) {
    if isatty(0) == 0 { throw .notATerminal(stream: "stdin") }
    if isatty(1) == 0 { throw .notATerminal(stream: "stdout") }
    var settings = termios()
    if unsafe tcgetattr(0, &settings) != 0 { throw .system(call: "tcgetattr", number: errno) }
    saved = settings
  }

  /// Takes the terminal for the program: however that ends, `reset` is written and the line settings return.
  func enter(_ signals: SignalPipe, reset: [UInt8]) {
    var settings = saved
    unsafe guard_install(output, &settings, signals.writer)
    unsafe reset.withUnsafeBytes { unsafe guard_set_reset($0.baseAddress, $0.count) }
    reenter()
  }

  /// Takes the terminal again after `leave`.
  func reenter() {
    guard_arm()
    makeRaw()
  }

  /// Gives the terminal back; does nothing when it is not taken.
  func leave() { guard_restore() }

  /// Gives the terminal back and stops the program, or its whole job, until it is continued; does not stop
  /// where nobody could continue it. False, and nothing is done, where the program is not to be stopped.
  func stop(job: Bool) -> Bool { guard_stop(job ? 1 : 0) != 0 }

  /// Gives every byte at once and unchanged, those of Ctrl-C, Ctrl-Z and Ctrl-\ too: only the decoder knows
  /// which of them are keys and which are part of a pasted text.
  func makeRaw() {
    var raw = saved
    raw.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP | BRKINT)
    raw.c_oflag &= ~tcflag_t(OPOST)
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN | ISIG)
    unsafe withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      unsafe characters[Int(VMIN)] = 1
      unsafe characters[Int(VTIME)] = 0
    }
    unsafe _ = tcsetattr(input, TCSANOW, &raw)
  }

  /// The most columns and rows that are used. A terminal can claim 65,535, of which ncurses can count 32,767.
  static let longestSide = 1000

  /// The size in columns and rows, as far as it is used; nil when the terminal does not know it.
  var size: (columns: Int, rows: Int)? {
    var size = winsize()
    guard unsafe ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return (min(Int(size.ws_col), Self.longestSide), min(Int(size.ws_row), Self.longestSide))
  }

  /// Writes everything in one call unless the terminal takes only a part of it.
  func write(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { all in
      var rest = unsafe all[...]
      while let base = unsafe UnsafeRawBufferPointer(rebasing: rest).baseAddress, unsafe !rest.isEmpty {
        let count = unsafe Glibc.write(output, base, rest.count)
        if count > 0 {
          unsafe rest = unsafe rest.dropFirst(count)
        } else if count < 0 && errno == EAGAIN {
          var ready = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
          unsafe _ = poll(&ready, 1, 1000)
        } else if count == 0 || errno != EINTR {
          return
        }
      }
    }
  }

  /// The bytes that have arrived, at most 4096; empty when there are none, nil at the end of the terminal.
  func read() -> [UInt8]? {
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 4096) { buffer, filled in
      count = unsafe Glibc.read(input, buffer.baseAddress, 4096)
      filled = max(0, count)
    }
    if count > 0 { return bytes }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
  }

  /// Milliseconds since some moment; it never goes back.
  static func now() -> Int {
    var time = timespec()
    unsafe _ = clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}

extension TerminalEnvironment {
  /// The environment that the program was started in.
  static func current() -> TerminalEnvironment {
    TerminalEnvironment(
      term: variable("TERM") ?? "", colorTerm: variable("COLORTERM") ?? "",
      tmux: variable("TMUX")?.isEmpty == false, screen: variable("STY")?.isEmpty == false,
      noColor: variable("NO_COLOR")?.isEmpty == false)
  }

  /// One variable; nil when it is not set.
  static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}

/// The user's locale, made one of UTF-8 where it is none.
enum Locale {
  /// Sets the locale and returns whether it was UTF-8 as the user had set it, and whether it is now.
  static func set() -> (wasUTF8: Bool, isUTF8: Bool) {
    unsafe _ = setlocale(LC_ALL, "")
    if nc_is_utf8() != 0 { return (true, true) }
    unsafe _ = setlocale(LC_CTYPE, "C.UTF-8")
    return (false, nc_is_utf8() != 0)
  }
}
