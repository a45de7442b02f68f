/// The commands of the inspector. While it is open its keys come before those of the phone.
extension CommandTable {
  static let inspector: [Command] = [
    Command("inspector", "inspect a cell", [.of("i")], .inspector) { model, _ in model.flipInspector() },
    Command("inspect", "inspect the cell at a row and a column", [], .inspector, argument: .cell) {
      model, text in model.inspect(at: text)
    },
    Command("inspect-left", "crosshair to the left", [Key(.left), .of("h")], .inspector, context: .inspector)
    {
      model, _ in model.moveCrosshair(columns: -1)
    },
    Command(
      "inspect-right", "crosshair to the right", [Key(.right), .of("l")], .inspector, context: .inspector
    ) { model, _ in model.moveCrosshair(columns: 1) },
    Command("inspect-up", "crosshair up", [Key(.up), .of("k")], .inspector, context: .inspector) { model, _ in
      model.moveCrosshair(rows: -1)
    },
    Command("inspect-down", "crosshair down", [Key(.down), .of("j")], .inspector, context: .inspector) {
      model, _ in model.moveCrosshair(rows: 1)
    },
    Command("inspect-start", "crosshair to the left end", [Key(.home)], .inspector, context: .inspector) {
      model, _ in model.moveCrosshair(toEnd: false)
    },
    Command("inspect-end", "crosshair to the right end", [Key(.end)], .inspector, context: .inspector) {
      model, _ in model.moveCrosshair(toEnd: true)
    },
    Command("inspect-next", "crosshair to the next element", [Key(.tab)], .inspector, context: .inspector) {
      model, _ in model.moveCrosshair(elements: 1)
    },
    Command(
      "inspect-previous", "crosshair to the element before", [Key(.backTab)], .inspector,
      context: .inspector
    ) { model, _ in model.moveCrosshair(elements: -1) },
    Command("uses", "who else uses the token", [Key(.enter)], .inspector, context: .inspector) { model, _ in
      model.openUses()
    },
    Command("inspect-close", "close the inspector", [Key(.escape)], .inspector, context: .inspector) {
      model, _ in model.closeInspector()
    },
    Command("lightness-less", "colour 0.01 darker", [.of("<")], .inspector) { model, _ in
      model.changeLightness(-1)
    },
    Command("lightness-more", "colour 0.01 lighter", [.of(">")], .inspector) { model, _ in
      model.changeLightness(1)
    },
    Command("undo", "undo the last change of a colour", [.of("U")], .inspector) { model, _ in
      model.undoEdit()
    },
    Command("write", "write changed colours into their files", [.control("s")], .inspector) { model, _ in
      model.writeEdits()
    },
    Command(
      "copy", "copy the colour, or the path in the list", [.of("Y")], .inspector,
      context: .everywhere
    ) {
      model, _ in model.copyInspected()
    },
  ]
}
