import Adaptation
import Glibc
import Preview

/// The log of trait changes that `GLOAM_TRAIT_LOG` asks for, after UIKit's `UITraitCollectionChangeLoggingEnabled`: a
/// JSON line each, of the shape that `gloam trace` has, behind what the file holds already.
struct TraitLog {
  /// The phone in which repainted elements are counted: that of headless commands, whatever the terminal's size.
  private static let size = (columns: 44, rows: 40)

  private let path: String

  /// Where the log goes: the path that the variable names, for `1` a file of gloam's own; nil where it is `0` or not set.
  static func path(for variable: String?) throws(FileFault) -> String? {
    switch variable {
    case nil, "0": return nil
    case "1":
      guard let folder = State.folder else { throw State.homeless }
      return folder + "/trait-log.jsonl"
    default: return variable
    }
  }

  /// Opens the log, so that a path that cannot be written is told at the start.
  init(_ path: String) throws(FileFault) {
    self.path = path
    if path == State.folder.map({ $0 + "/trait-log.jsonl" }), let folder = State.folder {
      makeFolders(folder)
    }
    try appendToFile([], at: path)
  }

  /// Adds the trait changes of a step.
  func write(from before: Model, to after: Model, step: String) throws(FileFault) {
    let lines = traceLines(from: before, to: after, step: step, size: Self.size) {
      $0.kind == .traitCollectionDidChange
    }
    guard !lines.isEmpty else { return }
    try appendToFile(Array(lines.map { $0 + "\n" }.joined().utf8), at: path)
  }
}
