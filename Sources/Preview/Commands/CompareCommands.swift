/// The commands that show a screen more than once: side by side, two themes in turn, the matrix.
extension CommandTable {
  static let sideBySide: [Command] = [
    Command("side-by-side", "light and dark side by side", [.of("v")], .appearance) { model, _ in
      model.flipSideBySide()
    },
    Command("compare", "what stands side by side", [], .appearance, argument: .comparison) { model, name in
      model.compare(named: name)
    },
    Command(
      "compare-next", "side by side: appearance, contrast, level", [.of("c")], .appearance,
      context: .sideBySide
    ) { model, _ in model.compareNext() },
  ]

  static let manyThemes: [Command] = [
    Command("blink", "swap with another theme in place", [], .theme, argument: .theme) { model, id in
      model.blink(with: id)
    },
    Command("swap", "swap the two themes, A and B", [Key(.backspace)], .theme) { model, _ in
      model.swapThemes()
    },
    Command("matrix", "matrix: themes x appearances x contrast", [.of("M")], .theme) { model, _ in
      model.flipMatrix()
    },
    Command(
      "matrix-left", "mark to the left", [Key(.left), .of("h")], .theme, context: .matrix
    ) { model, _ in model.moveMark(-1) },
    Command(
      "matrix-right", "mark to the right", [Key(.right), .of("l")], .theme, context: .matrix
    ) { model, _ in model.moveMark(1) },
    Command("matrix-close", "close the matrix", [.of("M")], .theme, context: .matrix) { model, _ in
      model.closeSheet()
    },
  ]
}

extension Model {
  /// The command of a key where something has keys of its own, which come before the others.
  func ownCommand(for key: Key) -> Command? {
    if isMatrixOpen { return CommandTable.command(for: key, in: [.matrix]) }
    guard sheet == nil else { return nil }
    let inspecting = isInspecting ? CommandTable.command(for: key, in: [.inspector]) : nil
    return inspecting ?? (shownComparison == nil ? nil : CommandTable.command(for: key, in: [.sideBySide]))
  }
}
