import FoundationEssentials

/// A folder of its own for one test; it goes when the value does.
public final class TemporaryFolder: Sendable {
  /// The folder, without a slash at its end.
  public let path: String

  /// Makes an empty folder.
  public init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "gloam-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in the folder, whether it is there or not.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file into the folder, or into one below it that is made for it, and gives its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    let parent = URL(filePath: file(name)).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try text.write(toFile: file(name), atomically: false, encoding: .utf8)
    return file(name)
  }

  /// The text of a file in the folder; parts that are not UTF-8 are replaced.
  public func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: file(name))), as: UTF8.self)
  }
}
