import FoundationEssentials
import Glibc

/// A tmux server of its own, with one window that runs one program: a terminal whose screen can be read.
public final class Tmux {
  private let socket: String
  private let folder: TemporaryFolder
  private let settings: [String: String]

  /// Starts a program in a window of a size.
  ///
  /// The window stays when the program ends, so that its last screen and its exit status can be read.
  public init(
    columns: Int, rows: Int, _ arguments: [String], terminal: String = "tmux-256color",
    environment: [String: String] = [:]
  ) throws {
    folder = try TemporaryFolder()
    socket = folder.file("socket")
    settings = environment
    let configuration = try folder.write(
      """
      set -g default-terminal \(terminal)
      set -as terminal-features ',*:RGB'
      set -g status off
      set -sg escape-time 0
      set -g remain-on-exit on
      set -g remain-on-exit-format ''
      """, to: "tmux.conf")
    // A shell notes the status: tmux 3.3a now and then misses the end of its own child. The arguments of the shell are
    // several words, which keeps tmux from giving a single one to another shell.
    try tmux(
      ["-f", configuration, "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-c", Repository.root]
        + ["sh", "-c", "\"$@\"; echo $? > '\(folder.file("status"))'", "sh"] + arguments)
  }

  deinit { _ = try? tmux(["kill-server"]) }

  /// Presses keys, by tmux's names: `Space`, `C-z`, `Enter`, `q`.
  public func press(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

  /// Types a text as it stands.
  public func type(_ text: String) throws { try tmux(["send-keys", "-l", text]) }

  /// The screen as text, without the blanks at the ends of lines.
  public func screen() throws -> String { try tmux(["capture-pane", "-p"]) }

  /// The screen as text with colours.
  ///
  /// Blanks at the ends of lines are left out, though not their colours: whether tmux keeps a plain one there depends on
  /// whether it was ever written, which nobody sees.
  public func colors() throws -> String { try tmux(["capture-pane", "-e", "-p"]) }

  /// Gives the window another size.
  public func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// The program's exit status, as a shell tells it; nil while it runs.
  public func status() throws -> Int32? {
    let said = try? folder.read("status").split(separator: "\n").first
    return said.flatMap { Int32($0) }
  }

  /// Looks again and again until something holds; false when it does not within the given seconds.
  @discardableResult
  public func wait(within seconds: Double = 10, until holds: () throws -> Bool) throws -> Bool {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while try !holds() {
      guard ContinuousClock.now < deadline else { return false }
      usleep(30_000)
    }
    return true
  }

  /// The screen with colours once it has stopped changing for a moment.
  public func settledColors() throws -> String {
    var before = try colors()
    for _ in 0..<100 {
      usleep(200_000)
      let now = try colors()
      if now == before { break }
      before = now
    }
    return before
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let outcome = try run(["tmux", "-S", socket] + arguments, environment: settings)
    guard outcome.status == 0 else {
      throw SystemFailure("tmux \(arguments.first ?? ""): \(outcome.errors)", EIO)
    }
    return outcome.output
  }
}
