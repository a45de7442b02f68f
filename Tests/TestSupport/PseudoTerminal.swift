import Glibc

/// A terminal that a program believes to be real. It answers nothing, as tmux 3.3a answers nothing.
public final class PseudoTerminal {
  /// The lines and modes that the terminal had before a program ran in it.
  public struct Modes: Equatable {
    let flags: [tcflag_t]
    let characters: [UInt8]
  }

  /// All that the program has written.
  public private(set) var output = ""
  private let controller: Int32
  /// Kept open, so that the terminal's modes can be read after the program has gone.
  private let terminal: Int32
  private let name: String
  private var process: pid_t = 0

  /// Makes a terminal of a size.
  public init(columns: Int, rows: Int) throws {
    var (controller, terminal): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    var name = [CChar](repeating: 0, count: 128)
    guard unsafe openpty(&controller, &terminal, &name, nil, &size) == 0 else {
      throw SystemFailure("cannot open a terminal")
    }
    self.controller = controller
    self.terminal = terminal
    self.name = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    // The child gets the terminal by its name, as its own; it inherits neither of these.
    for descriptor in [controller, terminal] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(controller, F_SETFL, O_NONBLOCK)
  }

  deinit {
    if process > 0 {
      kill(process, SIGKILL)
      _ = ending(of: process, within: 5)
    }
    close(terminal)
    close(controller)
  }

  /// Starts a program in the terminal.
  public func start(_ arguments: [String], environment: [String: String] = [:]) throws {
    let settings = ["TERM": "xterm-256color", "COLORTERM": "truecolor"].merging(environment) { $1 }
    process = try spawn(
      arguments, environment: childEnvironment(settings), folder: Repository.root,
      streams: [.terminal(name), .terminal(name), .terminal(name)])
  }

  /// The terminal's modes now.
  public func modes() throws -> Modes {
    var now = termios()
    guard unsafe tcgetattr(terminal, &now) == 0 else {
      throw SystemFailure("cannot read the terminal's modes")
    }
    let characters = unsafe withUnsafeBytes(of: now.c_cc) { unsafe Array($0) }
    return Modes(flags: [now.c_iflag, now.c_oflag, now.c_cflag, now.c_lflag], characters: characters)
  }

  /// Reads what the program writes until the text holds the wanted part, or for so many seconds; whether it came.
  @discardableResult
  public func read(until wanted: String, within seconds: Double = 10) -> Bool {
    let deadline = ContinuousClock.now + .seconds(seconds)
    repeat {
      drain()
      if output.contains(wanted) { return true }
      usleep(2000)
    } while ContinuousClock.now < deadline
    return false
  }

  /// Reads until the program has been silent for a moment.
  public func settle(seconds: Double = 0.3) {
    var last = ContinuousClock.now
    while ContinuousClock.now < last + .seconds(seconds) {
      if drain() { last = .now }
      usleep(2000)
    }
  }

  /// Types keys.
  public func type(_ keys: String) {
    _ = unsafe write(controller, keys, keys.utf8.count)
  }

  /// Sends the program a signal.
  public func send(_ signal: Int32) { kill(process, signal) }

  /// How the program ended; nil when it still runs after the given seconds. Reads what it wrote last.
  public func end(within seconds: Double = 10) -> Ending? {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < deadline {
      drain()
      if let end = ending(of: process, within: 0) {
        drain()
        process = 0
        return end
      }
      usleep(2000)
    }
    return nil
  }

  /// Takes what there is to read; whether there was anything.
  @discardableResult
  private func drain() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var some = false
    while true {
      let count = unsafe Glibc.read(controller, &buffer, buffer.count)
      guard count > 0 else { return some }
      output += String(decoding: buffer[..<count], as: UTF8.self)
      some = true
    }
  }
}
