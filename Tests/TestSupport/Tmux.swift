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
    // A single argument would be given to a shell; `--` and exec keep the words as they are.
    try tmux(
      ["-f", configuration, "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-c", Repository.root]
        + ["env", "--"] + arguments)
  }

  deinit { _ = try? tmux(["kill-server"]) }

  /// Presses keys, by tmux's names: `Space`, `C-z`, `Enter`, `q`.
  public func press(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

  /// Types a text as it stands.
  public func type(_ text: String) throws { try tmux(["send-keys", "-l", text]) }

  /// The screen as text, without the blanks at the ends of lines.
  public func screen() throws -> String { try tmux(["capture-pane", "-p"]) }

  /// The screen as text with colours, and with the blanks at the ends of lines, which have a colour too.
  public func colors() throws -> String { try tmux(["capture-pane", "-e", "-p", "-N"]) }

  /// Gives the window another size.
  public func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// How the program ended; nil while it runs.
  public func ending() throws -> Ending? {
    let said = try tmux(["display-message", "-p", "#{pane_dead} #{pane_dead_status} #{pane_dead_signal}"])
    let fields =
      said.split(separator: "\n").first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard fields.count == 3, fields[0] == "1" else { return nil }
    if let signal = Int32(fields[2]) { return .signal(signal) }
    return Int32(fields[1]).map(Ending.exit)
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
