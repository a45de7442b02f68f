import Adaptation
import Design
import Formats
import Glibc
import Preview
import StyleLibrary

/// Finds apps and themes by name or path and reads them whole.
struct Library {
  /// A folder of an app, and how places in it are told.
  struct Folder: Hashable {
    var id: String
    /// Where it is.
    var path: String
    /// How messages name it: `themes/moments` for a shipped one, the user's own words for another.
    var shown: String
  }

  /// Why a path cannot be opened as an app, in words.
  struct OpenFault: Error {
    var message: String
  }

  /// The folders that hold shipped and own themes, with how they are shown.
  let roots: [(path: String, shown: String)]
  /// Remembers every file that is read, for who writes into them or tells places in them; nil where nobody does.
  var record: FileRecord?

  /// Makes a library of these folders; of the user's own themes and the shipped ones unless told otherwise.
  init(roots: [(path: String, shown: String)] = Library.standardRoots()) { self.roots = roots }

  static func standardRoots() -> [(path: String, shown: String)] {
    var roots: [(String, String)] = []
    if let own = ownThemes() { roots.append((own, own)) }
    if let shipped = shippedThemes() { roots.append((shipped, "themes")) }
    return roots
  }

  /// Every app of the library, the shipped ones in the order in which they are best shown.
  func folders() -> [Folder] {
    var found: [Folder] = []
    for root in roots {
      for name in namesInFolder(root.path) where !found.contains(where: { $0.id == name }) {
        let path = root.path + "/" + name
        if holdsApp(path) { found.append(Folder(id: name, path: path, shown: root.shown + "/" + name)) }
      }
    }
    let order = ["moments", "classifieds", "harbour", "ios"]
    func rank(_ id: String) -> Int { order.firstIndex(of: id) ?? order.count }
    return found.sorted { (rank($0.id), $0.id) < (rank($1.id), $1.id) }
  }

  /// Single theme files among the folders: a new theme is one file.
  func looseThemes() -> [(id: String, path: String)] {
    let taken = folders().map(\.id)
    return roots.flatMap { root in
      namesInFolder(root.path).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
        .map { (id: String($0.dropLast(5)), path: root.path + "/" + $0) }
    }.filter { !taken.contains($0.id) && !isFolder($0.path) }
  }

  /// The folder of an app by name.
  func folder(_ id: String) -> Folder? {
    for root in roots where !id.isEmpty && !id.contains("/") {
      let path = root.path + "/" + id
      if holdsApp(path) { return Folder(id: id, path: path, shown: root.shown + "/" + id) }
    }
    return nil
  }

  /// Opens a name of the library, a folder of an app, a theme file or an asset catalogue.
  func open(_ path: String) throws(OpenFault) -> App {
    var app = try find(path)
    if let record { app.files = record.bytes }
    return app
  }

  private func find(_ path: String) throws(OpenFault) -> App {
    if let folder = folder(path) { return readApp(folder) }
    if let theme = looseThemes().first(where: { $0.id == path }) {
      return readThemeFile(theme.path, id: theme.id)
    }
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard exists(path) else { throw notThere(path) }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if holdsApp(path) { return readApp(Folder(id: name, path: path, shown: path)) }
    if isFolder(path) {
      if let app = readCatalog(at: path, id: name) { return app }
      throw nothingInside(path)
    }
    guard name.hasSuffix(".json") else { throw unknownFormat(path) }
    return readThemeFile(path, id: String(name.dropLast(5)))
  }

  /// A path at which there is nothing.
  func notThere(_ path: String) -> OpenFault {
    if let fault = missingLibrary { return fault }
    let near = nearest(path, in: folders().map(\.id))
    let known = folders().map(\.id).joined(separator: ", ")
    return OpenFault(
      message: "'\(path)' is neither a file nor a theme"
        + (near.map { "; did you mean '\($0)'?" } ?? "; known themes: \(known)"))
  }

  /// A folder that holds nothing of an app.
  func nothingInside(_ path: String) -> OpenFault {
    OpenFault(
      message:
        "\(path): no theme.json and no colour set inside; a theme folder holds theme.json, a catalogue ends in .xcassets"
    )
  }

  /// A file of a kind that nobody reads.
  func unknownFormat(_ path: String) -> OpenFault {
    OpenFault(message: "'\(path)' is in no format that gloam opens; `gloam list formats` lists them")
  }

  /// Why there are no shipped themes; nil when there are some.
  var missingLibrary: OpenFault? {
    guard folders().isEmpty else { return nil }
    return OpenFault(
      message:
        "the shipped themes are not where they belong: share/gloam/themes beside the program's bin, or themes "
        + "above the program; GLOAM_THEMES=FOLDER names another place")
  }

  /// Whether a folder is an app's.
  func holdsApp(_ path: String) -> Bool {
    isFolder(path) && (exists(path + "/theme.json") || exists(path + "/app.json"))
  }
}

/// `$XDG_CONFIG_HOME/gloam/themes`, whether it is there or not: someone may make it later.
private func ownThemes() -> String? {
  let config = environment("XDG_CONFIG_HOME") ?? environment("HOME").map { $0 + "/.config" }
  return config.map { $0 + "/gloam/themes" }
}

/// The shipped themes: `GLOAM_THEMES`, `share/gloam/themes` beside the program's `bin`, or the nearest `themes`
/// above the program, as in a checkout.
private func shippedThemes() -> String? {
  if let path = environment("GLOAM_THEMES") { return path }
  var buffer = [CChar](repeating: 0, count: 4096)
  let count = unsafe readlink("/proc/self/exe", &buffer, buffer.count - 1)
  guard count > 0 else { return nil }
  var folder = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  while let slash = folder.lastIndex(of: "/") {
    folder = String(folder[..<slash])
    for candidate in [folder + "/share/gloam/themes", folder + "/themes"]
    where isFolder(candidate + "/moments") { return candidate }
  }
  return nil
}
