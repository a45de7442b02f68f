import Glibc
import Preview
import StyleLibrary

/// What the previewer does when files change, and when it writes into them.
extension Previewer {
  /// Watches the open app's folders, from the first frame on.
  func startWatching() {
    watcher = Watcher()
    watchFolders()
  }

  /// Watches the folders of every file that was read and those where new themes may come. What happened in a folder that was
  /// not watched before is looked for once more.
  func watchFolders() {
    guard let watcher else { return }
    let isFirst = watcher.isIdle
    let paths = (library.record?.paths ?? []) + themeFiles.paths
    let files = Set(paths.compactMap { $0.split(separator: "/").last.map(String.init) })
    let folders = Set(paths.flatMap(foldersAround)).union(library.roots.flatMap { foldersOfThemes($0.path) })
    if watcher.watch(folders, files: files), !isFirst { watcher.suspectChange(now: milliseconds()) }
  }

  /// The folder of a file, that of the file it leads to, and the folder of screens beside it.
  private func foldersAround(_ path: String) -> [String] {
    let folders = Set([folder(of: path), folder(of: resolved(path))])
    return folders + folders.map { $0 + "/screens" }.filter(isFolder)
  }

  /// A folder of themes and the folders in it; where it is missing, the nearest one above that is there.
  private func foldersOfThemes(_ path: String) -> [String] {
    var root = path
    while !isFolder(root), root != folder(of: root) { root = folder(of: root) }
    guard root == path else { return [root] }
    return [root] + namesInFolder(root).map { root + "/" + $0 }.filter(isFolder)
  }

  /// Looks whether files have changed, and shows them when the change is done; true where something new is to be shown.
  func takeChanges() -> Bool {
    guard let watcher else { return false }
    watcher.read(now: milliseconds())
    guard watcher.takeChange(now: milliseconds()) else { return false }
    reload()
    if model.isPickingTheme { readLibrary() }
    watchFolders()
    return true
  }

  /// Reads the open app again and shows it, unless nothing has changed.
  private func reload(written: String? = nil) {
    var library = library
    let record = FileRecord()
    library.record = record
    do {
      let app = try library.open(opened)
      let worn = try wornTheme.map { try library.open($0) }
      let isSame = self.library.record?.isSame(as: record) ?? false
      if isSame && written == nil && model.brokenFile == nil { return }
      perform(update(&model, .reload(Reload(app: app, worn: worn, written: written))))
      if model.brokenFile == nil { self.library = library }
    } catch let fault as Library.OpenFault {
      perform(update(&model, .failure("the last good files stay: \(fault.message)")))
    } catch {
      perform(update(&model, .failure("the last good files stay: \(error)")))
    }
  }

  /// What the worn theme is opened as; nil for the app's own.
  private var wornTheme: String? {
    guard model.theme.id != model.app.theme.id, !model.isPickingTheme else { return nil }
    return themePaths[model.theme.id] ?? model.theme.id
  }

  /// Writes colours into their files and reads these again.
  func write(_ writes: [ColorWrite]) {
    let records = [library.record, themeFiles].compactMap(\.self)
    do {
      reload(written: try writeColors(writes, records))
    } catch {
      perform(update(&model, .failure(error.reason)))
    }
  }
}

extension Watcher {
  /// How long to wait for the end of a change, in milliseconds; nil where none is under way.
  var timeout: Int? { deadline.map { max(0, $0 - milliseconds()) } }
}

/// Milliseconds since some moment; it never goes back.
private func milliseconds() -> Int {
  var time = timespec()
  unsafe _ = clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
}

/// The folder that a path lies in; `.` for a name alone.
private func folder(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}
