import Adaptation
import Design
import Rendering
public import StyleLibrary

/// Something that happened: an input, a command by name, or an answer of the world outside.
public enum Message: Sendable {
  /// Keys, mouse, window.
  case input(Input)
  /// A command by name with its argument, as `gloam send` and scripts give it.
  case command(String, argument: String)
  /// The library's themes and apps.
  case library(themes: [Theme], apps: [AppName])
  /// An app that was asked for.
  case app(App)
  /// The files of the open app changed.
  case reload(Reload)
  /// Something that the world outside could not do, in words.
  case failure(String)
  /// A moment has passed while something moves: one step of `Model.tickInterval` milliseconds.
  case tick

  fileprivate var isTick: Bool { if case .tick = self { true } else { false } }
}

/// What a message makes of the model, and what is asked of the world. What it did to the life of pages is added to
/// the trace.
public func update(_ model: inout Model, _ message: Message) -> [Effect] {
  let before = model.stages
  model.noteCreation()
  let picture = model.pictureToFadeFrom
  let effects = model.take(message)
  model.forgetClosedCarriers()
  model.noteCreation()
  let after = model.stages
  if after != before {
    let news = model.tellCarriers(from: before, to: after)
    model.trace.record(from: before, to: after, timing: model.timing, news)
  }
  if !message.isTick, let old = before.last, let new = after.last { model.fade(from: picture, old, new) }
  return effects
}

extension Model {
  fileprivate mutating func take(_ message: Message) -> [Effect] {
    switch message {
    case .input(let input): return take(input)
    case .command(let name, let argument):
      notice = nil
      return CommandTable.named(name)?.run(&self, argument) ?? []
    case .library(let themes, let apps): return receive(themes: themes, apps: apps)
    case .app(let app):
      replace(app)
      return []
    case .reload(let reload): return receive(reload)
    case .failure(let text): return refuse(text)
    case .tick:
      tick()
      return []
    }
  }
}

extension Model {
  mutating func take(_ input: Input) -> [Effect] {
    switch input {
    case .key(let key): return take(key)
    case .mouse(let mouse): return take(mouse)
    case .paste(let text): return paste(text)
    case .resize(let columns, let rows):
      (self.columns, self.rows) = (columns, rows)
      return []
    case .terminalAppearance(let appearance):
      if followsTerminal { situation.system = Sourced(appearance.style, from: "the terminal") }
      return []
    case .focus: return []
    case .resume: return [.redraw]
    }
  }

  private mutating func take(_ key: Key) -> [Effect] {
    notice = nil
    highlight = nil
    if trace.isStepping, let effects = step(key) { return effects }
    if typeIntoField(key) { return [] }
    if isTyping, let effects = type(key) { return effects }
    let contexts: Set<Command.Context> = sheet == nil ? [.everywhere, .main] : [.everywhere, .list]
    let found = ownCommand(for: key) ?? CommandTable.command(for: key, in: contexts)
    letToastGo(at: found)
    guard let command = found else {
      return refuse("\(key) does nothing here; ? shows the keys")
    }
    if command.name != "quit" { isQuitAsked = false }
    return takeInBackground(command) ?? command.run(&self, "")
  }

  /// Whether keys go into a filter.
  public var isTyping: Bool { sheet?.list.isTyping ?? (isPanelActive && tokens.isTyping) }

  /// A key while a filter is typed; nil for one that means the same as always.
  private mutating func type(_ key: Key) -> [Effect]? {
    switch key.code {
    case .character(let character) where !key.control && !key.alt: changeFilter { $0.append(character) }
    case .backspace: changeFilter { if !$0.isEmpty { $0.removeLast() } }
    case .character("u") where key.control: changeFilter { $0 = "" }
    case .enter where sheet == nil: tokens.isTyping = false
    case .escape where sheet == nil: tokens = ListState()
    case .escape where sheet?.kind != .palette: sheet?.list.isTyping = false
    default: return nil
    }
    return []
  }

  /// Changes what was typed into the list that has the keyboard; a filter of more than 200 characters helps nobody.
  private mutating func changeFilter(_ change: (inout String) -> Void) {
    if sheet != nil {
      if var list = sheet?.list {
        change(&list.filter)
        list.filter = String(list.filter.prefix(200))
        list.cursor = 0
        sheet?.list = list
      }
      preview()
    } else {
      change(&tokens.filter)
      tokens.filter = String(tokens.filter.prefix(200))
      tokens.cursor = 0
    }
  }

  /// Pasted text goes into a filter; elsewhere it is no command.
  private mutating func paste(_ text: String) -> [Effect] {
    if isTypingIntoField { return type(text) }
    guard isTyping else { return refuse("pasted text is not run; open the palette with : first") }
    let line = text.prefix { $0 != "\n" && $0 != "\r" && $0 != "\r\n" }
    changeFilter { $0 += line }
    return []
  }

  private mutating func take(_ mouse: Mouse) -> [Effect] {
    switch mouse.action {
    case .press: return click(column: mouse.column, row: mouse.row)
    case .wheelUp: return wheel(-3, column: mouse.column, row: mouse.row)
    case .wheelDown: return wheel(3, column: mouse.column, row: mouse.row)
    case .release:
      highlight = nil
      return []
    case .drag, .move:
      hover(column: mouse.column, row: mouse.row)
      return []
    }
  }

  /// The wheel scrolls what lies under it, be it another window than the key one.
  private mutating func wheel(_ rows: Int, column: Int, row: Int) -> [Effect] {
    if sheet != nil { return moveSheet(isMatrixOpen ? rows.signum() : rows) }
    if isInBackground { return [] }
    let window = windowLayout
    if let panel = window.panel, panel.contains(column: column, row: row) {
      return isInspecting ? [] : moveTokens(rows)
    }
    let key = keyIndex
    if let other = window.other(atColumn: column, row: row) { makeKey(other) }
    defer { makeKey(key) }
    return scroll(by: rows)
  }

  private mutating func click(column: Int, row: Int) -> [Effect] {
    notice = nil
    let window = windowLayout
    if sheet != nil { return clickSheet(column: column, row: row) }
    if window.cards.contains(where: { $0.contains(column: column, row: row) }) { return turnBackground() }
    hover(column: column, row: row)
    if let panel = window.panel, panel.contains(column: column, row: row) {
      if isInspecting { return [] }
      focus = .panel
      let count = tokenRows.count
      let list = TokenWindow(panel: panel, count: count, cursor: tokens.cursor)
      if let index = list.index(atRow: row, in: panel, count: count) { tokens.cursor = index }
      return []
    }
    if let other = window.other(atColumn: column, row: row) {
      focus = .phone
      makeKey(other)
      return []
    }
    guard let phone = window.phone(atColumn: column, row: row) else { return [] }
    focus = .phone
    let scene = scene(columns: phone.columns, rows: phone.rows)
    let (x, y) = (column - phone.column, row - phone.row - sceneInset(rows: phone.rows))
    guard let region = scene.region(atColumn: x, row: y) else { return [] }
    highlight = region.path
    if case .slide(let path) = region.action { return slide(path, to: x, in: region.rect) }
    return press(region)
  }

  private mutating func clickSheet(column: Int, row: Int) -> [Effect] {
    if isMatrixOpen { return clickMatrix(column: column, row: row) }
    let place = sheetPlace
    guard place.contains(column: column, row: row) else { return closeSheet() }
    guard let index = sheetIndex(atRow: row) else { return [] }
    sheet?.list.cursor = index
    preview()
    return pressSheet()
  }

  mutating func receive(themes: [Theme], apps: [AppName]) -> [Effect] {
    self.themes = themes
    self.apps = apps
    if !themes.contains(where: { $0.id == app.theme.id }) { self.themes.insert(app.theme, at: 0) }
    if theme.id != app.theme.id, let fresh = themes.first(where: { $0.id == theme.id }) { wear(fresh: fresh) }
    for theme in self.themes { refreshBlink(with: theme) }
    if let id = pendingTheme {
      pendingTheme = nil
      return wear(id)
    }
    if let id = pendingBlink {
      pendingBlink = nil
      return blink(with: id)
    }
    if case .themes = sheet?.kind { return pointAtTheme() }
    if isMatrixOpen { pointAtCombination() }
    return []
  }

  /// Shows another app; what the system and the tester have set stays.
  mutating func replace(_ app: App) {
    _ = closeSheet()
    self.app = app
    theme = app.theme
    blink = nil
    stack = [app.screens.first?.id ?? ""]
    states = [:]
    (windowsBefore, windowNumber, windowsAfter) = ([], 1, [])
    tokens = ListState()
    trace = Trace()
    situation.adapted = [:]
    situation.overrides = [:]
    situation.windowOverride = .init(.unspecified)
    situation.toastOverride = .init(.unspecified)
    toast = nil
    isInBackground = false
    situation.windowViewOverrides = [:]
    situation.hidesWindowViews = false
    situation.pageGates = [:]
    situation.overlay = nil
    situation.appGate = nil
    situation.defects = []
    created = [:]
    notice = Notice("opened \(app.title)")
  }
}
