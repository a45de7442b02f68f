import Synchronization

/// The files that were read: what messages call them, where they are, and what was in them.
final class FileRecord: Sendable {
  /// A file as it was read.
  struct File: Hashable {
    var path: String
    var bytes: [UInt8]
  }

  private let files = Mutex<[String: File]>([:])

  /// Remembers a file. Of two that messages would call the same, the first stays.
  func note(_ path: String, shown: String, _ bytes: [UInt8]) {
    files.withLock { files in
      if let known = files[shown], known.path != path { return }
      files[shown] = File(path: path, bytes: bytes)
    }
  }

  /// The file of a name that places carry.
  func file(_ shown: String) -> File? { files.withLock { $0[shown] } }

  /// What is in each file, by the names that places carry.
  var bytes: [String: [UInt8]] { files.withLock { $0.mapValues(\.bytes) } }

  /// Whether the same files were read with the same bytes.
  func isSame(as other: FileRecord) -> Bool { files.withLock { $0 } == other.files.withLock { $0 } }

  /// The paths of all files.
  var paths: [String] { files.withLock { $0.values.map(\.path) } }
}
