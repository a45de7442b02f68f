import Adaptation
import Design
import Rendering

/// What the commands of the phone do: screens, focus, scrolling, pressing.
extension Model {
  mutating func turnScreen(_ step: Int) -> [Effect] {
    let ids = app.screens.map(\.id)
    guard let index = ids.firstIndex(of: screen.id) else { return [] }
    return goTo(ids[(index + step + ids.count) % ids.count])
  }

  mutating func goTo(number: Int) -> [Effect] {
    guard app.screens.indices.contains(number - 1) else {
      return refuse("'\(app.id)' has \(app.screens.count) screens")
    }
    return goTo(app.screens[number - 1].id)
  }

  /// Shows a screen in place of all that are open.
  mutating func goTo(_ id: String) -> [Effect] {
    guard app.screen(id) != nil else { return refuse("'\(id)' is not a screen of '\(app.id)'") }
    stack = [id]
    return []
  }

  /// Opens a screen on top.
  mutating func push(_ id: String) -> [Effect] {
    guard app.screen(id) != nil else { return refuse("no screen is called '\(id)'") }
    if let index = stack.firstIndex(of: id) {
      stack.removeSubrange((index + 1)...)
    } else {
      stack.append(id)
    }
    return []
  }

  mutating func back() -> [Effect] {
    if sheet != nil { return closeSheet() }
    if !isPanelActive && closeWhatIsOpen() { return [] }
    if isPanelActive {
      if tokens.filter.isEmpty { focus = .phone } else { tokens = ListState() }
    } else if states[screen.id]?.focus != nil {
      states[screen.id]?.focus = nil
    } else {
      return popOrRefuse()
    }
    return []
  }

  /// Closes the shown screen; the first one stays.
  mutating func pop() {
    if stack.count > 1 { stack.removeLast() }
  }

  /// Presents what the shown screen presents, or the app's first presented screen.
  mutating func present() -> [Effect] {
    let modal = app.screens.first { $0.presentation != .push && !stack.contains($0.id) }
    guard let id = screen.presents ?? modal?.id else { return refuse("'\(app.id)' has no screen to present") }
    return push(id)
  }

  /// Back to the screen below. A screen that was gone to directly has none: then to the one that its back button
  /// names, or to the app's first.
  mutating func popOrRefuse() -> [Effect] {
    if stack.count > 1 {
      pop()
      return []
    }
    let bar = screen.navigationBar
    guard let first = app.screens.first, first.id != screen.id, bar?.back ?? bar?.cancel != nil else {
      return refuse("this is the first screen; nothing lies below it")
    }
    let named = app.screens.first { $0.title == bar?.back || $0.navigationBar?.title == bar?.back }
    return goTo((named ?? first).id)
  }

  /// Up and down in whatever has the keyboard.
  mutating func move(rows: Int) -> [Effect] {
    if sheet != nil { return moveSheet(rows) }
    if isPanelActive { return moveTokens(rows) }
    return moveFocus(rows: rows)
  }

  /// The focus to the next thing that can be pressed in a direction; the body follows it.
  mutating func moveFocus(columns: Int = 0, rows: Int = 0) -> [Effect] {
    let size = phoneSize
    let scene = scene(columns: size.columns, rows: size.rows)
    var state = states[screen.id] ?? ScreenState()
    let current = scene.regions.first { $0.path == state.focus }
    if let action = columns < 0 ? current?.left : columns > 0 ? current?.right : nil {
      return operate(action)
    }
    let target =
      current.map { scene.region(from: $0, columns: columns, rows: rows) }
      ?? firstFocus(in: scene, step: columns + rows)
    guard let target else { return columns == 0 ? scroll(by: rows) : [] }
    let gap = current.map { abs(target.rect.row - $0.rect.row) } ?? 0
    if target.scrolls && gap > scene.viewport.rows { return scroll(by: rows * 2) }
    state.focus = target.path
    state.scroll = scroll(state.scroll, showing: target, in: scene)
    states[screen.id] = state
    letGo()
    return []
  }

  /// Where the focus begins: the first thing of the body that is in sight, or the last when moving up.
  private func firstFocus(in scene: Scene, step: Int) -> Scene.Region? {
    let regions = scene.regions.filter(\.takesFocus)
    let visible = regions.filter { region in
      region.scrolls && region.rect.row >= scene.viewport.row && region.rect.bottom <= scene.viewport.bottom
    }
    return (step > 0 ? visible.first : visible.last) ?? (step > 0 ? regions.first : regions.last)
  }

  private func scroll(_ scroll: Int, showing region: Scene.Region, in scene: Scene) -> Int {
    guard region.scrolls else { return scroll }
    let clamped = min(scroll, scene.maxScroll)
    if region.rect.row < scene.viewport.row + 1 {
      return max(0, clamped - (scene.viewport.row + 1 - region.rect.row))
    }
    if region.rect.bottom > scene.viewport.bottom - 1 {
      return min(scene.maxScroll, clamped + region.rect.bottom - scene.viewport.bottom + 1)
    }
    return clamped
  }

  mutating func scroll(by rows: Int) -> [Effect] {
    if openDialog != nil { return [] }
    let size = phoneSize
    let scene = scene(columns: size.columns, rows: size.rows)
    var state = states[screen.id] ?? ScreenState()
    state.scroll = min(max(0, min(state.scroll, scene.maxScroll) + rows), scene.maxScroll)
    states[screen.id] = state
    return []
  }

  mutating func page(_ pages: Int) -> [Effect] {
    if sheet != nil { return moveSheet(pages * sheetPage) }
    if isPanelActive { return moveTokens(pages * 10) }
    if openDialog != nil { return [] }
    let size = phoneSize
    let scene = scene(columns: size.columns, rows: size.rows)
    states[screen.id]?.focus = nil
    return scroll(by: pages * max(1, scene.viewport.rows - 2))
  }

  mutating func press() -> [Effect] {
    if sheet != nil { return pressSheet() }
    if isPanelActive { return [] }
    let size = phoneSize
    let scene = scene(columns: size.columns, rows: size.rows)
    guard let path = states[screen.id]?.focus, let region = scene.regions.first(where: { $0.path == path })
    else {
      return refuse("nothing has the focus; the arrow keys move it")
    }
    return press(region)
  }

  mutating func press(_ region: Scene.Region) -> [Effect] {
    var state = states[screen.id] ?? ScreenState()
    state.focus = region.path
    switch region.action {
    case .select:
      states[screen.id] = state
      if !region.path.lowercased().contains("search") { notice = Notice("nothing lies behind this one") }
      return []
    case .open(let id):
      states[screen.id] = state
      return push(id)
    case .show(let id): return goTo(id)
    case .back:
      return popOrRefuse()
    case .toggle: state.toggles[region.path] = !isOn(region.path)
    case .choose(let line, let index):
      state.choices[line] = index
      if state.unfolded == line { (state.unfolded, state.focus) = (nil, line) }
    case .type(let text):
      state.texts[region.path] = text
      state.typing = region.path
    case .count(let path, let value):
      states[screen.id] = state
      return count(path, value)
    case .bind(let binding):
      states[screen.id] = state
      return set(binding)
    default:
      states[screen.id] = state
      return operate(region.action)
    }
    states[screen.id] = state
    letGo()
    return []
  }

  private mutating func set(_ binding: Binding) -> [Effect] {
    switch binding {
    case .choiceFollow: choose(.follow)
    case .choiceLight: choose(.light)
    case .choiceDark: choose(.dark)
    case .appGate: flipAppGate()
    }
  }

  /// Whether a switch or an action is on: what was touched, else what the screen file says.
  private func isOn(_ path: String) -> Bool {
    if let touched = states[screen.id]?.toggles[path] { return touched }
    return Rendering.isOn(path, on: screen)
  }
}
