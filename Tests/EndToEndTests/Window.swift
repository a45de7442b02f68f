import Glibc
import TestSupport
import Testing

/// The exact colours of the moments theme's background, as the terminal is told them.
let white = "48;2;255;255;255"
let black = "48;2;0;0;0"

/// A window of tmux in which gloam runs, once its first screen is there.
func openWindow(
  _ arguments: String..., columns: Int = 100, rows: Int = 32, terminal: String = "tmux-256color"
) throws -> Tmux {
  let window = try Tmux(
    columns: columns, rows: rows, [try builtProgram(), "moments", "--appearance", "light"] + arguments,
    terminal: terminal)
  try window.wait { try window.colors().contains(white) || window.status() != nil }
  let screen = try window.colors()
  try #require(screen.contains(white), "no exact white on the first screen:\n\(screen)")
  return window
}

/// The path of the built gloam; a test that needs it fails with a word on how to build it where it is not there.
func builtProgram() throws -> String {
  let there = try run(["test", "-x", Repository.program]).status == 0
  try #require(there, "there is no program \(Repository.program); make test builds it, make build alone too")
  return Repository.program
}

/// Looks again and again until something holds; false when it does not within ten seconds.
func soon(_ holds: () throws -> Bool) -> Bool {
  let deadline = ContinuousClock.now + .seconds(10)
  while (try? holds()) != true {
    guard ContinuousClock.now < deadline else { return false }
    usleep(5000)
  }
  return true
}

/// Numbers that look random and are the same in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  /// Where the row of numbers stands.
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
