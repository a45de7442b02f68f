import Design
import Rendering

/// What the controls of a page do when they are operated.
extension Model {
  /// Does what a control or a dialog does; what every page does is done in `press`.
  mutating func operate(_ action: Scene.Action) -> [Effect] {
    switch action {
    case .present(let id): return present(dialog: id)
    case .dismiss(let next): return dismiss(opening: next)
    case .set(let path, let value):
      change { $0.values[path] = min(max(value, Slider.range.lowerBound), Slider.range.upperBound) }
    case .choose(let path, let index): choose(index, of: path)
    case .unfold(let path): unfold(path)
    case .edit:
      change { state in
        state.isEditing.toggle()
        (state.swiped, state.unfolded) = (nil, nil)
      }
    case .swipe(let path): swipe(path)
    case .remove(let section, let row, let rows):
      change { $0.orders[section] = rows.filter { $0 != row } }
      change { state in (state.swiped, state.focus) = (nil, nil) }
    case .raise(let section, let row, let rows):
      let moved = raised(row, in: rows)
      change { $0.orders[section] = moved }
    default: break
    }
    return []
  }

  /// Changes what was done on the shown screen.
  mutating func change(_ change: (inout ScreenState) -> Void) {
    let id = screen.id
    change(&states[id, default: ScreenState()])
  }

  /// A choice by a key that stays where it is; a page of a dialog that is turned takes the focus with it.
  private mutating func choose(_ index: Int, of path: String) {
    change { $0.choices[path] = index }
    guard path == "dialog" else { return }
    let size = phoneSize
    let targets = scene(columns: size.columns, rows: size.rows).regions.map(\.path)
    guard let focus = screenState.focus, !targets.contains(focus) else { return }
    change { $0.focus = targets.first }
  }

  private mutating func unfold(_ path: String) {
    let isOpen = states[screen.id]?.unfolded == path
    change { state in
      state.unfolded = isOpen ? nil : path
      state.focus = path
    }
  }

  private mutating func swipe(_ path: String?) {
    let before = states[screen.id]?.swiped
    change { state in
      state.swiped = path
      state.focus = path.map { $0 + ".swipe[0]" } ?? before
    }
  }

  /// The indices with one of them before the one that it followed; the first one goes to the end.
  private func raised(_ row: Int, in rows: [Int]) -> [Int] {
    guard let place = rows.firstIndex(of: row) else { return rows }
    var moved = rows
    moved.remove(at: place)
    moved.insert(row, at: place == 0 ? moved.count : place - 1)
    return moved
  }

  /// A click on a slider's track takes the thumb there.
  mutating func slide(_ path: String, to column: Int, in track: Rect) -> [Effect] {
    change { $0.focus = path }
    let place = column - track.column
    return operate(
      .set(path, track.columns > 1 ? (100 * place + (track.columns - 1) / 2) / (track.columns - 1) : 0))
  }

  /// Lets go of what the focus has left: a row that was swiped, a panel whose bar it is no longer in.
  mutating func letGo() {
    guard let state = states[screen.id] else { return }
    let focus = state.focus ?? ""
    if let row = state.swiped, focus != row && !focus.hasPrefix(row + ".") { change { $0.swiped = nil } }
    if let filter = state.unfolded, bar(of: filter) != bar(of: focus) { change { $0.unfolded = nil } }
  }

  /// The path of the bar that a filter or one of its options is in.
  private func bar(of path: String) -> Substring { path.prefix { $0 != "]" } }

  /// Closes the innermost of what is open on the page: a dialog, a panel, a swiped row, the editing. Whether there was
  /// something to close.
  mutating func closeWhatIsOpen() -> Bool {
    guard let state = states[screen.id] else { return false }
    if state.dialog != nil {
      _ = dismiss(opening: nil)
    } else if let filter = state.unfolded {
      unfold(filter)
    } else if state.swiped != nil {
      swipe(nil)
    } else if state.isEditing {
      change { $0.isEditing = false }
    } else {
      return false
    }
    return true
  }
}
