import Design
import Rendering
import StyleLibrary

/// What the commands of lists, pickers and the panel do.
extension Model {
  mutating func open(_ kind: Sheet.Kind, typing: Bool = false) -> [Effect] {
    _ = closeSheet()
    var sheet = Sheet(kind)
    sheet.list.isTyping = typing
    self.sheet = sheet
    return []
  }

  mutating func openThemes() -> [Effect] {
    _ = closeSheet()
    themeBeforePicking = theme
    sheet = Sheet(.themes)
    _ = pointAtTheme()
    // Read anew each time: a theme that was put into its folder a moment ago is there.
    return [.readLibrary]
  }

  mutating func openApps() -> [Effect] {
    _ = closeSheet()
    sheet = Sheet(.apps)
    return apps.isEmpty ? [.readLibrary] : []
  }

  /// Puts the picker's cursor on the theme that is worn.
  mutating func pointAtTheme() -> [Effect] {
    guard let sheet else { return [] }
    let position = sheetRows(sheet).firstIndex { $0.id == theme.id }
    self.sheet?.list.cursor = position ?? 0
    return []
  }

  mutating func wear(_ id: String) -> [Effect] {
    guard !themes.isEmpty else {
      pendingTheme = id
      return [.readLibrary]
    }
    guard let found = themes.first(where: { $0.id == id }) else {
      return refuse("no theme is called '\(id)'")
    }
    theme = found
    notice = Notice("theme \(found.title)")
    return []
  }

  /// Closes a sheet; the picker of themes, left without Enter, gives back what was there.
  mutating func closeSheet() -> [Effect] {
    if case .themes = sheet?.kind, let before = themeBeforePicking { theme = before }
    themeBeforePicking = nil
    sheet = nil
    return []
  }

  mutating func moveSheet(_ rows: Int) -> [Effect] {
    guard var sheet else { return [] }
    let count = sheetRows(sheet).count
    guard count > 0 else { return [] }
    let cursor = sheet.list.cursor + rows * sheetStride
    sheet.list.cursor = min(max(cursor, 0), count - 1)
    self.sheet = sheet
    preview()
    return []
  }

  /// Shows the theme under the picker's cursor.
  mutating func preview() {
    guard let sheet, case .themes = sheet.kind else { return }
    let rows = sheetRows(sheet)
    guard rows.indices.contains(sheet.list.cursor) else { return }
    if let found = themes.first(where: { $0.id == rows[sheet.list.cursor].id }) { theme = found }
  }

  mutating func pressSheet() -> [Effect] {
    guard let sheet else { return [] }
    let rows = sheetRows(sheet)
    guard rows.indices.contains(sheet.list.cursor) else {
      return refuse("nothing fits '\(sheet.list.filter)'")
    }
    let id = rows[sheet.list.cursor].id
    if sheet.kind == .traits || sheet.kind == .defects { return cycleNode() }
    self.sheet = nil
    switch sheet.kind {
    case .help, .palette: return run(row: id)
    case .themes:
      themeBeforePicking = nil
      notice = Notice("theme \(theme.title)")
      return []
    case .apps: return [.openApp(id)]
    case .traits, .defects: return []
    case .coverage, .allowlist: return goTo(id)
    case .roles: return open(.tokens(role: id))
    case .matrix: return open(combination: id)
    case .uses(let token): return jump(to: id, token: token)
    case .tokens(let role):
      theme.roles[role] = RoleBinding(id, at: Place("roles"))
      notice = Notice("'\(id)' plays '\(role)'")
      return []
    }
  }

  /// Runs a row of the help or the palette: a command's name, with its argument behind a blank.
  mutating func run(row: String) -> [Effect] {
    let parts = row.split(separator: " ", maxSplits: 1).map(String.init)
    guard let command = CommandTable.named(parts[0]) else { return [] }
    if command.argument == .none || parts.count > 1 {
      recent = Array(([row] + recent.filter { $0 != row }).prefix(5))
    }
    if command.argument != .none && parts.count < 2 {
      var sheet = Sheet(.palette)
      sheet.list.isTyping = true
      sheet.list.filter = command.name + " "
      self.sheet = sheet
      return command.argument == .theme || command.argument == .app ? [.readLibrary] : []
    }
    return command.run(&self, parts.count > 1 ? parts[1] : "")
  }

  mutating func startFilter() -> [Effect] {
    if sheet != nil {
      sheet?.list.isTyping = true
    } else {
      showPanel()
      focus = .panel
      tokens.isTyping = true
    }
    return []
  }

  mutating func showTokens() -> [Effect] {
    if isPanelActive && panelContent == .tokens {
      focus = .phone
      panel = false
    } else {
      showPanel()
      panelContent = .tokens
      focus = .panel
    }
    return []
  }

  private mutating func showPanel() { panel = true }

  mutating func moveTokens(_ rows: Int) -> [Effect] {
    let count = tokenRows.count
    tokens.cursor = min(max(tokens.cursor + rows, 0), max(0, count - 1))
    return []
  }

  mutating func flipMouse() -> [Effect] {
    mouse.toggle()
    notice = Notice(mouse ? "mouse on" : "mouse off: the terminal selects text again")
    return []
  }
}
