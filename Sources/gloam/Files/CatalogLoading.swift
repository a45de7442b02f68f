import Formats
import Preview
import StyleLibrary

extension Library {
  /// A folder as an asset catalogue: a `.xcassets`, a `.colorset`, or a folder that holds some; nil without a colour set.
  func readCatalog(at path: String, id: String) -> App? {
    guard let files = readFiles(ofCatalog: path, id: id) else { return nil }
    let theme = files.theme.inferringRoles()
    return App(
      id: theme.id, title: theme.title, theme: theme, screens: [tokenGallery(of: theme)] + borrowedScreens(),
      diagnostics: files.diagnostics)
  }

  /// Reads the colour sets below a folder; nil without one.
  func readFiles(ofCatalog path: String, id: String) -> AppFiles? {
    var walk = CatalogWalk()
    walk.collect(path, relative: "")
    for file in walk.files { record?.note(file.file, shown: file.file, file.bytes) }
    guard walk.hasColorSet || path.hasSuffix(".colorset") else { return nil }
    let name = id.hasSuffix(".xcassets") ? String(id.dropLast(9)) : id
    let system = folder("ios").map { readApp($0).theme } ?? Theme(id: "ios", title: "iOS")
    let reading = readCatalog(walk.files, id: name, title: name, system: system)
    return AppFiles(
      app: AppFile(id: name), theme: reading.value, diagnostics: walk.diagnostics + reading.diagnostics)
  }

  private func readCatalog(_ files: [CatalogFile], id: String, title: String, system: Theme) -> Reading<Theme>
  {
    Formats.readCatalog(files, id: id, title: title, system: system)
  }
}

/// Finds the `Contents.json` files below a folder. Hidden folders, links to folders and what lies deeper than any
/// project are left out, so that it always ends.
private struct CatalogWalk {
  var files: [CatalogFile] = []
  var diagnostics: [Diagnostic] = []
  var hasColorSet = false
  private let limit = 20_000

  mutating func collect(_ path: String, relative: String, depth: Int = 0) {
    guard depth < 24 else { return stop(path, "24 folders deep") }
    for name in namesInFolder(path) where !name.hasPrefix(".") {
      let inner = path + "/" + name
      let shown = relative.isEmpty ? name : relative + "/" + name
      if name == "Contents.json" {
        guard files.count < limit else { return stop(path, "\(limit) files") }
        do {
          files.append(CatalogFile(path: shown, file: inner, bytes: try readFile(inner)))
        } catch {
          diagnostics.append(Diagnostic(.error, at: Place(inner), .unreadable(error.reason)))
        }
      } else if isFolder(inner) && !isLink(inner) {
        if name.hasSuffix(".colorset") { hasColorSet = true }
        collect(inner, relative: shown, depth: depth + 1)
      } else if isFolder(inner) {
        diagnostics.append(Diagnostic(.warning, at: Place(inner), .link))
      }
    }
  }

  /// Tells once that there is more than is read.
  private mutating func stop(_ path: String, _ limit: String) {
    let isTold = diagnostics.contains { $0.fact == .tooMuch(limit) }
    if !isTold { diagnostics.append(Diagnostic(.warning, at: Place(path), .tooMuch(limit))) }
  }
}
