import Design

/// What state parts are drawn in: what was done on the screen, or the state that a component is shown in.
extension Layout {
  /// Whether the keyboard is on the element of a path.
  func isFocused(_ path: String) -> Bool {
    guard let forced else { return state.focus == path }
    return forced == .focused && standsForAll(path)
  }

  /// Whether a finger is on the element of a path.
  func isHighlighted(_ path: String) -> Bool {
    guard let forced else { return state.highlight == path }
    return forced == .highlighted && standsForAll(path)
  }

  /// Whether the component under way cannot be pressed.
  var isDisabled: Bool { forced == .disabled }

  /// Of several parts the second one, and of a stepper's buttons the one that counts up, shows a component's state.
  private func standsForAll(_ path: String) -> Bool {
    if path.hasSuffix(".less") || path.hasSuffix(".close") { return false }
    return path.contains(".item[") ? path.hasSuffix(".item[1]") : true
  }

  /// Lays a component out in a state, whatever is done to it. One that is switched off cannot be pressed.
  mutating func lay(_ part: Component, forcing state: ControlState, at row: Int, in column: Column) -> Int {
    let around = forced
    let first = builder.scene.regions.count
    forced = state == .normal || state == .selected ? around : state
    defer { forced = around }
    let rows = lay(part, at: row, in: column)
    if state == .disabled { builder.disable(from: first) }
    return rows
  }

  /// The glyph before a label that has the focus.
  func mark(_ path: String) -> String { isFocused(path) ? "▸" : "" }

  /// How a label is drawn that may have the focus.
  func style(_ path: String, isBold: Bool = false) -> CellStyle {
    isFocused(path) ? [.bold, .underline] : isBold ? .bold : []
  }
}

extension Scene.Action {
  /// What pressing something does that opens a screen, a dialog or nothing.
  static func opening(_ name: String?) -> Scene.Action {
    guard let name else { return .select }
    return Dialog.id(in: name).map { .present($0) } ?? .open(name)
  }
}
