import Glibc

/// How far a long piece of work is: a line on standard error that is written over; nothing where that is no terminal.
struct Progress {
  private let total: Int
  private var done = 0
  private let isShown: Bool

  /// Begins; a total of 0 shows nothing.
  init(total: Int) {
    self.total = total
    isShown = total > 0 && isatty(STDERR_FILENO) == 1
  }

  /// One more is done.
  mutating func step() {
    done += 1
    say("\rgloam: \(done) of \(total)")
  }

  /// Takes the line away.
  func end() { say("\r\u{1B}[K") }

  private func say(_ text: String) {
    if isShown { _ = writeAll(Array(text.utf8), to: STDERR_FILENO) }
  }
}
