import Design
import Formats
import Preview
import StyleLibrary

extension Library {
  /// Reads the app of a folder. What cannot be read is told in its diagnostics; the app is there all the same.
  func readApp(_ folder: Folder) -> App {
    let files = readFiles(folder)
    let title = exists(folder.path + "/app.json") ? files.app.title : files.theme.title
    let screens =
      files.screens.isEmpty
      ? borrowedScreens() + [tokenGallery(of: files.theme)] : files.screens.map(\.screen)
    var app = App(
      id: folder.id, title: title, rules: files.app.rules, theme: files.theme, screens: screens,
      diagnostics: files.diagnostics)
    (app.styles, app.sheets) = (files.styles, files.sheets)
    return app
  }

  /// Reads the files of a folder, with the places that lint tells.
  func readFiles(_ folder: Folder) -> AppFiles {
    var diagnostics: [Diagnostic] = []
    var file = AppFile(id: folder.id)
    if exists(folder.path + "/app.json") {
      let name = folder.shown + "/app.json"
      if let bytes = read(folder.path + "/app.json", name, &diagnostics) {
        let reading = Formats.readApp(bytes, file: name, id: folder.id)
        file = reading.value
        diagnostics += reading.diagnostics
      }
    }
    let theme = readTheme(folder, file: file.theme, &diagnostics)
    var files = AppFiles(app: file, theme: theme, themeFile: folder.shown + "/" + file.theme)
    files.screens = readScreens(of: folder, &files, &diagnostics)
    files.diagnostics = diagnostics
    return files
  }

  /// The themes of all apps of the library, for the picker.
  func readThemes() -> [Theme] {
    folders().map { folder in
      var ignored: [Diagnostic] = []
      var file = AppFile(id: folder.id)
      if let bytes = read(folder.path + "/app.json", folder.shown + "/app.json", &ignored) {
        file = Formats.readApp(bytes, file: folder.shown + "/app.json", id: folder.id).value
      }
      return readTheme(folder, file: file.theme, &ignored)
    } + looseThemes().map { readThemeFile($0.path, id: $0.id).theme }
  }

  /// A theme with its parents.
  private func readTheme(_ folder: Folder, file: String, _ diagnostics: inout [Diagnostic]) -> Theme {
    let name = folder.shown + "/" + file
    guard let bytes = read(folder.path + "/" + file, name, &diagnostics) else {
      return Theme(id: folder.id, title: folder.id)
    }
    return finish(Formats.readTheme(bytes, file: name, id: folder.id), below: [folder.id], &diagnostics)
  }

  /// A single theme file as an app that borrows its screens.
  func readThemeFile(_ path: String, id: String) -> App {
    let files = readFiles(ofTheme: path, id: id)
    return App(
      id: id, title: files.theme.title, theme: files.theme,
      screens: borrowedScreens() + [tokenGallery(of: files.theme)], diagnostics: files.diagnostics)
  }

  /// Reads a single theme file, with the places that lint tells.
  func readFiles(ofTheme path: String, id: String) -> AppFiles {
    var diagnostics: [Diagnostic] = []
    var theme = Theme(id: id, title: id)
    if let bytes = read(path, path, &diagnostics) {
      // A file is no theme of the library, so it may bear the name of the one that it extends.
      theme = finish(Formats.readTheme(bytes, file: path, id: id), below: [], &diagnostics)
    }
    return AppFiles(app: AppFile(id: id), theme: theme, themeFile: path, diagnostics: diagnostics)
  }

  /// Adds the parents of a theme and checks the whole; `below` are the ids that no parent may have.
  private func finish(
    _ reading: Reading<ThemeFile>, below: [String], _ diagnostics: inout [Diagnostic]
  ) -> Theme {
    diagnostics += reading.diagnostics
    var theme = reading.value.theme
    var parent = reading.value.parent
    var seen = below
    while let (id, place) = parent {
      parent = nil
      guard !seen.contains(id) else {
        diagnostics.append(Diagnostic(.error, at: place, .themeCycle(seen + [id])))
        break
      }
      seen.append(id)
      guard let folder = folder(id) else {
        let near = nearest(id, in: folders().map(\.id))
        diagnostics.append(Diagnostic(.error, at: place, .unknownTheme(id, near: near)))
        break
      }
      guard let bytes = read(folder.path + "/theme.json", folder.shown + "/theme.json", &diagnostics) else {
        break
      }
      let above = Formats.readTheme(bytes, file: folder.shown + "/theme.json", id: id)
      diagnostics += above.diagnostics
      theme = theme.extending(above.value.theme)
      parent = above.value.parent
    }
    if !reading.hasErrors || !theme.tokens.isEmpty { diagnostics += check(theme) }
    // A file that names no roles is a bare list of tokens: what plays what is guessed, as for a catalogue.
    return theme.roles.isEmpty ? theme.inferringRoles() : theme
  }

  /// The screens of a folder, or of the app whose screens it shows; none where it has to borrow some.
  private func readScreens(
    of folder: Folder, _ app: inout AppFiles, _ diagnostics: inout [Diagnostic]
  ) -> [ScreenFile] {
    let file = app.app
    var source = folder
    var order = file.order
    if let id = file.screensOf {
      guard let other = self.folder(id) else {
        let near = nearest(id, in: folders().map(\.id))
        diagnostics.append(
          Diagnostic(.error, at: file.screensOfPlace ?? Place(folder.shown), .unknownTheme(id, near: near)))
        return []
      }
      source = other
      if order.isEmpty { order = self.order(of: other) }
    }
    if exists(source.path + "/screens") && !isFolder(source.path + "/screens") {
      diagnostics.append(
        Diagnostic(.error, at: Place(source.shown + "/screens"), .unreadable("it is no folder")))
    }
    var files: [ScreenFile] = []
    var places: [String: Place] = [:]
    for name in namesInFolder(source.path + "/screens") where name.hasSuffix(".json") {
      let shown = source.shown + "/screens/" + name
      guard let bytes = read(source.path + "/screens/" + name, shown, &diagnostics) else { continue }
      let reading = readScreen(bytes, file: shown)
      diagnostics += reading.diagnostics
      let id = reading.value.screen.id
      if let first = places[id] {
        diagnostics.append(Diagnostic(.error, at: reading.value.place, .duplicateScreen(id, first)))
        continue
      }
      places[id] = reading.value.place
      files.append(reading.value)
    }
    checkNames(of: files, in: source, &app, &diagnostics)
    return sorted(files, by: order, id: \.screen.id)
  }

  /// Looks for names that nobody knows in screens and in what carriers bring along, and reads that.
  private func checkNames(
    of files: [ScreenFile], in source: Folder, _ app: inout AppFiles, _ diagnostics: inout [Diagnostic]
  ) {
    guard !files.isEmpty else { return }
    let theme = app.theme
    let ids = files.map(\.screen.id)
    // A theme that could not be read is told once, not again for every name that it would have had.
    let isUnreadable = theme.tokens.isEmpty && diagnostics.contains { $0.severity == .error }
    var names = NameCheck(theme: theme, screens: ids)
    for file in files {
      let found: [Diagnostic]
      let others = readStyles(of: file, in: source, &app, &diagnostics)
      if let style = app.styles[file.screen.id] {
        var inside = NameCheck(theme: theme.dressed(in: style), screens: ids, others: others)
        found = inside.check(file)
      } else {
        found = names.check(file)
      }
      diagnostics += isUnreadable ? found.filter { !$0.isUnknownColor } : found
    }
    for name in app.app.names {
      if let fact = names.fault(screen: name.id) {
        diagnostics.append(Diagnostic(.warning, at: name.place, fact))
      }
    }
  }

  /// The screens of the first shipped app, for a theme that has none.
  func borrowedScreens() -> [Screen] {
    guard let folder = folder("moments") else { return [] }
    let screens = namesInFolder(folder.path + "/screens").compactMap { name -> Screen? in
      guard name.hasSuffix(".json"), let bytes = try? readFile(folder.path + "/screens/" + name) else {
        return nil
      }
      return readScreen(bytes, file: folder.shown + "/screens/" + name).value.screen
    }
    return sorted(screens, by: order(of: folder), id: \.id)
  }

  /// The order that an app's file names.
  private func order(of folder: Folder) -> [String] {
    guard let bytes = try? readFile(folder.path + "/app.json") else { return [] }
    return Formats.readApp(bytes, file: folder.shown + "/app.json", id: folder.id).value.order
  }

  /// Screens in an order of ids; those that it does not name follow by their ids.
  private func sorted<Item>(_ items: [Item], by order: [String], id: (Item) -> String) -> [Item] {
    let ranks = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    func rank(_ item: Item) -> (Int, String) { (ranks[id(item)] ?? order.count, id(item)) }
    return items.sorted { rank($0) < rank($1) }
  }

  func read(_ path: String, _ shown: String, _ diagnostics: inout [Diagnostic]) -> [UInt8]? {
    do {
      let bytes = try readFile(path)
      record?.note(path, shown: shown, bytes)
      return bytes
    } catch {
      diagnostics.append(Diagnostic(.error, at: Place(shown), .unreadable(error.reason)))
      return nil
    }
  }
}

extension Diagnostic {
  /// Whether it says no more than that a theme lacks a name, which goes without saying where the theme is unreadable.
  fileprivate var isUnknownColor: Bool { if case .unknownColor = fact { true } else { false } }
}

extension Library {
  /// What an app is called on the glass.
  func title(of folder: Folder) -> String {
    var ignored: [Diagnostic] = []
    let name = folder.shown + "/app.json"
    guard exists(folder.path + "/app.json"), let bytes = read(folder.path + "/app.json", name, &ignored)
    else {
      return folder.id
    }
    return Formats.readApp(bytes, file: name, id: folder.id).value.title
  }
}
