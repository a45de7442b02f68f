import FoundationEssentials

/// Where the package lies, and what lies in it.
public enum Repository {
  /// The package's folder, without a slash at its end.
  public static let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

  /// The built program: what GLOAM in the environment names, or the release build.
  public static let program =
    ProcessInfo.processInfo.environment["GLOAM"] ?? root + "/.build/release/gloam"

  /// The files below a folder of the package, as paths from its root, sorted; nothing where there is no such folder.
  public static func files(in folder: String, suffix: String = "") -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
    return names.filter { $0.hasSuffix(suffix) && !isFolder("\(folder)/\($0)") }.map { "\(folder)/\($0)" }
      .sorted()
  }

  /// The names at the top of the package, sorted.
  public static func topLevel() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root).sorted()
  }

  /// The text of a file of the package; throws where it cannot be read, nil where it is not UTF-8.
  public static func text(of path: String) throws -> String? {
    let data = try Data(contentsOf: URL(filePath: "\(root)/\(path)"))
    return String(data: data, encoding: .utf8)
  }

  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
