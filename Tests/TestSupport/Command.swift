import FoundationEssentials
import Glibc

/// What a program said, and how it ended.
public struct Outcome: Sendable {
  /// The exit status, or 128 and the number of the signal that ended it, as a shell tells it.
  public let status: Int32
  /// What it wrote to standard output.
  public let output: String
  /// What it wrote to standard error.
  public let errors: String
}

/// Runs a program to its end.
///
/// - Parameters:
///   - arguments: The program, looked for on PATH, and its arguments.
///   - environment: Set on top of the test's own environment; an empty value takes the variable away.
///   - input: What the program reads from standard input.
///   - folder: The folder to run in; the package's own unless told otherwise.
///   - seconds: How long it may take before it is killed.
@discardableResult
public func run(
  _ arguments: [String], environment: [String: String] = [:], input: String = "",
  in folder: String = Repository.root, within seconds: Double = 60
) throws -> Outcome {
  // Files instead of pipes: nothing fills up, and a child left behind holds nothing open.
  let files = try TemporaryFolder()
  let process = try spawn(
    arguments, environment: childEnvironment(environment), folder: folder,
    streams: [
      .input(try files.write(input, to: "in")), .output(files.file("out")), .output(files.file("err")),
    ])
  guard let end = ending(of: process, within: seconds) else {
    kill(process, SIGKILL)
    _ = ending(of: process, within: 5)
    throw SystemFailure("\(arguments.joined(separator: " ")) after \(seconds) s", ETIMEDOUT)
  }
  let status: Int32 =
    switch end {
    case .exit(let status): status
    case .signal(let signal): 128 + signal
    }
  return Outcome(status: status, output: try files.read("out"), errors: try files.read("err"))
}

/// Runs the built gloam to its end.
@discardableResult
public func gloam(_ arguments: String..., input: String = "") throws -> Outcome {
  try run([Repository.program] + arguments, input: input)
}

/// The test's own environment without what would colour the child's behaviour, and with the given settings.
func childEnvironment(_ settings: [String: String]) -> [String: String] {
  var environment = ProcessInfo.processInfo.environment
  for name in ["TMUX", "TMUX_PANE", "NO_COLOR", "COLORTERM", "COLUMNS", "LINES"] { environment[name] = nil }
  environment["LANG"] = "C.UTF-8"
  environment["LC_ALL"] = "C.UTF-8"
  environment.merge(settings) { $1 }
  return environment.filter { !$0.value.isEmpty }
}
