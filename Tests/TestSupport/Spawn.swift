import Glibc

/// What a child process is given for its standard input, output and error.
enum Stream {
  /// A file that is opened for reading.
  case input(String)
  /// A file that is made or emptied, and written.
  case output(String)
  /// A terminal; the first one opened becomes the child's own.
  case terminal(String)
}

/// A failure of the system, with the doing that failed.
public struct SystemFailure: Error, CustomStringConvertible {
  /// What failed and why.
  public let description: String

  init(_ doing: String, _ code: Int32 = errno) {
    description = unsafe "\(doing): \(String(cString: strerror(code)))"
  }
}

/// POSIX_SPAWN_SETSID, which glibc shows only to GNU sources.
private let ownSession: Int32 = 0x80

/// Starts a program, looked for on PATH, in a session of its own, so that no terminal but the given one reaches it.
func spawn(
  _ arguments: [String], environment: [String: String], folder: String, streams: [Stream]
) throws -> pid_t {
  // glibc hides its way of changing the folder as well; env becomes the program, so the process is the same.
  let arguments = ["env", "-C", folder] + arguments
  var actions = unsafe posix_spawn_file_actions_t()
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  for (descriptor, stream) in streams.enumerated() {
    let (path, flags) =
      switch stream {
      case .input(let path): (path, O_RDONLY)
      case .output(let path): (path, O_WRONLY | O_CREAT | O_TRUNC)
      case .terminal(let path): (path, O_RDWR)
      }
    unsafe posix_spawn_file_actions_addopen(&actions, Int32(descriptor), path, flags, 0o600)
  }
  var attributes = posix_spawnattr_t()
  unsafe posix_spawnattr_init(&attributes)
  defer { unsafe posix_spawnattr_destroy(&attributes) }
  // A test process may ignore or hold back signals; the child starts as from a shell.
  var (all, none) = (sigset_t(), sigset_t())
  unsafe sigfillset(&all)
  unsafe sigemptyset(&none)
  unsafe posix_spawnattr_setsigdefault(&attributes, &all)
  unsafe posix_spawnattr_setsigmask(&attributes, &none)
  let flags = ownSession | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
  unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

  let words = unsafe arguments.map { unsafe strdup($0) } + [nil]
  let settings = unsafe environment.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
  defer { unsafe (words + settings).forEach { unsafe free($0) } }
  var process: pid_t = 0
  let code = unsafe posix_spawnp(&process, arguments[0], &actions, &attributes, words, settings)
  guard code == 0 else { throw SystemFailure("cannot start \(arguments[0])", code) }
  return process
}

/// How a process ended.
public enum Ending: Hashable, Sendable {
  /// With an exit status.
  case exit(Int32)
  /// By a signal.
  case signal(Int32)
}

/// Waits until a process ends; nil when it still runs after the given seconds.
func ending(of process: pid_t, within seconds: Double) -> Ending? {
  let deadline = ContinuousClock.now + .seconds(seconds)
  var status: Int32 = 0
  while unsafe waitpid(process, &status, WNOHANG) == 0 {
    guard ContinuousClock.now < deadline else { return nil }
    usleep(1000)
  }
  return status & 0x7f == 0 ? .exit(status >> 8 & 0xff) : .signal(status & 0x7f)
}
