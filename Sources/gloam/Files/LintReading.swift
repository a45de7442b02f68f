import Formats
import StyleLibrary

extension Library {
  /// What lint looks at, and which of it was asked for.
  struct LintTarget {
    var files: AppFiles
    /// The file or folder that findings have to lie in; nil for all.
    var only: String?

    /// Whether a finding lies in what was asked for.
    func wants(_ finding: Diagnostic) -> Bool {
      guard let only else { return true }
      return finding.place.file == only || finding.place.file.hasPrefix(only + "/")
    }
  }

  /// Reads what lint is to look at: all apps of the library, the app of a name or folder, a part of such a folder, a
  /// folder of apps or of screens, a lone file, or a catalogue.
  func lintTargets(_ path: String?) throws(OpenFault) -> [LintTarget] {
    guard let path else {
      if let fault = missingLibrary { throw fault }
      return folders().map { LintTarget(files: readFiles($0)) }
    }
    if let folder = folder(path) { return [LintTarget(files: readFiles(folder))] }
    let plain = withoutSlashes(path)
    guard exists(plain) else { throw notThere(plain) }
    return isFolder(plain) ? try targets(ofFolder: plain) : [try target(ofFile: plain)]
  }

  private func targets(ofFolder path: String) throws(OpenFault) -> [LintTarget] {
    if let app = app(at: path) { return [LintTarget(files: readFiles(app))] }
    let (parent, name) = split(path)
    if name == "screens", let app = app(at: parent) {
      return [LintTarget(files: readFiles(app), only: app.shown + "/screens")]
    }
    let apps = namesInFolder(path).compactMap { app(at: path + "/" + $0) }
    if !apps.isEmpty { return apps.map { LintTarget(files: readFiles($0)) } }
    if let files = readFiles(ofCatalog: path, id: name) { return [LintTarget(files: files)] }
    let screens = namesInFolder(path).filter { $0.hasSuffix(".json") }.map { path + "/" + $0 }
    guard !screens.isEmpty else { throw nothingInside(path) }
    return [LintTarget(files: readFiles(ofScreens: screens, id: name))]
  }

  private func target(ofFile path: String) throws(OpenFault) -> LintTarget {
    let (parent, name) = split(path)
    guard name.hasSuffix(".json") else { throw unknownFormat(path) }
    let (grandparent, folder) = split(parent)
    if folder == "screens", let app = app(at: grandparent) {
      return LintTarget(files: readFiles(app), only: app.shown + "/screens/" + name)
    }
    if let app = app(at: parent) {
      let files = readFiles(app)
      if ["app.json", files.app.theme].contains(name) {
        return LintTarget(files: files, only: app.shown + "/" + name)
      }
    }
    if name == "Contents.json", let files = readFiles(ofCatalog: parent, id: folder) {
      return LintTarget(files: files, only: path)
    }
    let id = String(name.dropLast(5))
    var ignored: [Diagnostic] = []
    let bytes = read(path, path, &ignored)
    return LintTarget(
      files: bytes.map { looksLikeScreen($0) } == true
        ? readFiles(ofScreens: [path], id: id) : readFiles(ofTheme: path, id: id))
  }

  /// Screens without an app: only what needs neither a theme nor other screens can be judged.
  private func readFiles(ofScreens paths: [String], id: String) -> AppFiles {
    var diagnostics: [Diagnostic] = []
    let theme = Theme(id: id, title: id)
    var names = NameCheck(theme: theme, screens: [])
    for path in paths {
      guard let bytes = read(path, path, &diagnostics) else { continue }
      let reading = readScreen(bytes, file: path)
      diagnostics += reading.diagnostics
      diagnostics += names.check(reading.value).filter {
        [.rawColor, .strayBlank].contains($0.fact.rule)
      }
    }
    return AppFiles(app: AppFile(id: id), theme: theme, diagnostics: diagnostics)
  }

  private func app(at path: String) -> Folder? {
    holdsApp(path) ? Folder(id: split(path).name, path: path, shown: path) : nil
  }
}

/// The folder that a path lies in, and its last part.
private func split(_ path: String) -> (parent: String, name: String) {
  guard let slash = path.lastIndex(of: "/") else { return (".", path) }
  let name = String(path[path.index(after: slash)...])
  return (slash == path.startIndex ? "/" : String(path[..<slash]), name)
}

/// A path without slashes at its end.
private func withoutSlashes(_ path: String) -> String {
  var path = path
  while path.count > 1, path.hasSuffix("/") { path.removeLast() }
  return path
}
