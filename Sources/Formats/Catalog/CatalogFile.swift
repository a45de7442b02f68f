/// A `Contents.json` of an asset catalogue, as the program found it. Other files do not matter and may be among them.
public struct CatalogFile: Hashable, Sendable {
  /// Where it is, from the folder that was opened: `Colors/Primary.colorset/Contents.json`, or with the catalogues
  /// themselves in it, `App/Assets.xcassets/Primary.colorset/Contents.json`.
  public var path: String
  /// The file as places name it.
  public var file: String
  /// What it says.
  public var bytes: [UInt8]

  /// Makes a file.
  public init(path: String, file: String, bytes: [UInt8]) {
    self.path = path
    self.file = file
    self.bytes = bytes
  }
}

/// Where a `Contents.json` stands: in which folder, and which of the folders above it belong to its catalogue.
struct CatalogPath {
  /// The folders above the file, outermost first; the last is its own.
  let folders: [Substring]
  /// How many of them lie outside the catalogue, the catalogue itself counted.
  let outside: Int

  /// Reads a path; nil for a file of another name.
  init?(_ path: String) {
    var parts = path.split(separator: "/").filter { $0 != "." }
    guard parts.popLast() == "Contents.json" else { return nil }
    folders = parts
    outside = parts.lastIndex { $0.hasSuffix(".xcassets") }.map { $0 + 1 } ?? 0
  }

  /// The folder's name without `.colorset`, if that is what it ends with.
  var setName: String? {
    guard folders.count > outside else { return nil }
    return folders.last.flatMap { colorSetName(String($0)) }
  }

  /// The groups of the catalogue that the folder lies in, outermost first, each with the folders above it.
  var groups: [[Substring]] {
    guard folders.count > outside else { return [] }
    return (outside..<folders.count - 1).map { Array(folders[...$0]) }
  }

  /// Whether the opened folder is itself the one that the file describes.
  var isTop: Bool { folders.isEmpty }
}

/// `My Red` of `My Red.colorset`, dots and blanks kept; nil for a folder of another kind.
func colorSetName(_ folder: String) -> String? {
  let suffix = ".colorset"
  guard folder.hasSuffix(suffix), folder.utf8.count > suffix.utf8.count else { return nil }
  return String(folder.dropLast(suffix.count))
}
