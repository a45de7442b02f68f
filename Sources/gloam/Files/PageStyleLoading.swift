import Design
import Formats
import StyleLibrary

extension Library {
  /// Reads the stylesheet or the CSS of a page, from the folder that the screen comes from; returns the custom
  /// properties that are no colours.
  func readStyles(
    of file: ScreenFile, in folder: Folder, _ app: inout AppFiles, _ diagnostics: inout [Diagnostic]
  ) -> [String: (value: String, place: Place)] {
    var style = PageStyle(roles: file.styles.roles)
    var others: [String: (value: String, place: Place)] = [:]
    if let (path, place) = file.styles.stylesheet,
      let bytes = read(path, from: place, in: folder, &diagnostics)
    {
      let name = path.hasSuffix(".json") ? String(path.dropLast(5)) : path
      let reading = readStyleSheet(bytes, file: folder.shown + "/" + path, name: name)
      diagnostics += reading.diagnostics + check(reading.value, theme: app.theme)
      style.tokens = reading.value.tokens
      app.sheets[file.screen.id] = reading.value.sheet
    }
    if let (path, place) = file.styles.css, let bytes = read(path, from: place, in: folder, &diagnostics) {
      let reading = readCSS(bytes, file: folder.shown + "/" + path)
      diagnostics += reading.diagnostics
      style.tokens += reading.value.tokens
      others = reading.value.others
    }
    if !style.isEmpty { app.styles[file.screen.id] = style }
    return others
  }

  /// A file that a screen names; where it cannot be read, the screen's line is told.
  private func read(
    _ path: String, from place: Place, in folder: Folder, _ diagnostics: inout [Diagnostic]
  ) -> [UInt8]? {
    do {
      let bytes = try readFile(folder.path + "/" + path)
      record?.note(folder.path + "/" + path, shown: folder.shown + "/" + path, bytes)
      return bytes
    } catch {
      diagnostics.append(
        Diagnostic(.error, at: place, .unreadable("\(folder.shown)/\(path): \(error.reason)")))
      return nil
    }
  }
}
