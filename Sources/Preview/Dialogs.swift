public import Design
import Adaptation
import Rendering

/// Dialogs over the shown screen.
extension Model {
  /// The dialog that is open over the shown screen; nil where none is.
  public var openDialog: Dialog? { dialog(of: screen) }

  /// The dialog that is open over a screen.
  func dialog(of screen: Screen) -> Dialog? {
    guard let open = states[screen.id]?.dialog else { return nil }
    return screen.dialogs.first { $0.id == open.id }
  }

  /// Presents a dialog of the shown screen; the first thing in it that can be pressed gets the focus.
  mutating func present(dialog id: String) -> [Effect] {
    guard screen.dialogs.contains(where: { $0.id == id }) else {
      return refuse("'\(screen.id)' has no dialog '\(id)'")
    }
    let size = phoneSize
    change { state in
      state.dialog = OpenDialog(id, focusBefore: state.dialog?.focusBefore ?? state.focus)
      (state.choices["dialog"], state.texts[Dialog.field], state.typing) = (nil, nil, nil)
      (state.swiped, state.unfolded, state.focus) = (nil, nil, nil)
    }
    let first = scene(columns: size.columns, rows: size.rows).regions.first?.path
    change { $0.focus = first }
    return []
  }

  /// Closes the open dialog, gives the focus back, and opens what its button names.
  mutating func dismiss(opening next: String?) -> [Effect] {
    change { state in
      (state.focus, state.typing) = (state.dialog?.focusBefore, nil)
      state.dialog = nil
    }
    guard let next else { return [] }
    return Dialog.id(in: next).map { present(dialog: $0) } ?? push(next)
  }

  /// Lays a screen's dialog over everything, in the screen's colours on the elevated level.
  func place(_ dialog: Dialog, of screen: Screen, on frame: inout Frame) {
    var traits = decide(screen, rules: app.rules, in: situation).traits
    traits.level = .elevated
    let scene = layoutDialog(
      dialog, state: state(of: screen), theme: theme, columns: frame.columns, rows: frame.rows)
    frame.paint(scene, palette: palette(of: screen, screen.id, traits))
  }
}
