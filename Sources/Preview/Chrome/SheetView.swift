import Design
import Rendering
import StyleLibrary

/// A row of a sheet: what pressing runs, and what is shown.
struct SheetRow: Hashable {
  /// A command's name, or the id of a theme, an app, a role, a token.
  var id: String
  /// What it says.
  var title: String
  /// What stands at its right.
  var detail: String
  /// The heading before it; empty where it goes on.
  var heading = ""
}

extension Model {
  /// The rows of a sheet that pass its filter.
  func sheetRows(_ sheet: Sheet) -> [SheetRow] {
    let all = unfilteredRows(sheet.kind)
    let words = sheet.list.filter.lowercased().split(separator: " ")
    guard !words.isEmpty else { return all }
    return all.filter { row in
      let text = (row.id + " " + row.title + " " + row.detail).lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  private func unfilteredRows(_ kind: Sheet.Kind) -> [SheetRow] {
    switch kind {
    case .help: CommandTable.all.map { commandRow($0) }
    case .palette: CommandTable.all.map { commandRow($0) } + argumentRows
    case .themes: themes.map { SheetRow(id: $0.id, title: $0.title, detail: "\($0.id) · \($0.tokens.count) tokens") }
    case .apps: apps.map { SheetRow(id: $0.id, title: $0.title, detail: $0.id) }
    case .roles: roleRows
    case .tokens: theme.tokenNames.map { SheetRow(id: $0, title: $0, detail: "") }
    }
  }

  private func commandRow(_ command: Command) -> SheetRow {
    let keys = command.keys.map(\.description).joined(separator: " ")
    return SheetRow(id: command.name, title: command.title, detail: keys.isEmpty ? command.name : keys, heading: command.group.rawValue)
  }

  /// Commands with each argument that they could have.
  private var argumentRows: [SheetRow] {
    app.screens.map { SheetRow(id: "screen \($0.id)", title: "screen \($0.title)", detail: "screen \($0.id)") }
      + themes.map { SheetRow(id: "theme \($0.id)", title: "theme \($0.title)", detail: "theme \($0.id)") }
      + apps.map { SheetRow(id: "app \($0.id)", title: "app \($0.title)", detail: "app \($0.id)") }
      + ["12", "13", "15", "17", "26"].map { SheetRow(id: "os \($0)", title: "simulate iOS \($0)", detail: "os \($0)") }
  }

  private var roleRows: [SheetRow] {
    Role.allCases.map { role in
      let own = theme.roles[role.rawValue]
      let token = theme.tokenName(for: role.rawValue) ?? "nothing"
      let said = own == nil ? " (as \(role.fallback?.rawValue ?? "nothing"))" : own?.isInferred ?? false ? " (guessed)" : ""
      return SheetRow(id: role.rawValue, title: role.rawValue, detail: token + said)
    }
  }

  /// Where the sheet lies. A picker that previews leaves the phone in sight.
  var sheetPlace: Rect {
    let isPicker = sheet.map { [.themes, .apps].contains($0.kind) } ?? false
    let rows = min(self.rows - 2, isPicker ? max(themes.count, apps.count) + 4 : 26)
    let columns = min(self.columns - 2, isPicker ? 34 : 58)
    if isPicker, let panel = windowLayout.panel, panel.columns >= columns {
      return Rect(panel.column, 2, columns, max(rows, 6))
    }
    return Rect((self.columns - columns) / 2, max(1, (self.rows - rows) / 2), columns, rows)
  }

  /// Rows that the sheet's list has.
  private var sheetListRows: Int { sheetPlace.rows - 3 }

  private var sheetTop: Int {
    guard let sheet else { return 0 }
    return max(0, min(sheet.list.cursor - sheetListRows / 2, sheetRows(sheet).count - sheetListRows))
  }

  /// The index of the row that is drawn on a row of the window.
  func sheetIndex(atRow row: Int) -> Int? {
    guard let sheet else { return nil }
    let place = sheetPlace
    let index = row - place.row - 2 + sheetTop
    let isInside = row >= place.row + 2 && row < place.bottom - 1
    return isInside && sheetRows(sheet).indices.contains(index) ? index : nil
  }

  /// The rows that are in sight, with their indices.
  func visibleSheetRows(_ sheet: Sheet) -> [(index: Int, row: SheetRow)] {
    let rows = sheetRows(sheet)
    return rows.indices.dropFirst(sheetTop).prefix(sheetListRows).map { ($0, rows[$0]) }
  }
}

/// Draws a sheet: an edge, a title with the filter, rows with the cursor reversed.
func drawSheet(_ model: Model, _ sheet: Sheet, _ canvas: inout Canvas) {
  let place = model.sheetPlace
  guard place.columns >= 12, place.rows >= 4 else { return }
  canvas.clear(place)
  drawBox(place, &canvas)
  let title = " \(sheetTitle(sheet)) "
  canvas.text(title, at: place.column + 2, place.row, columns: place.columns - 4, .bold)
  drawFilter(sheet, place, &canvas)
  let rows = model.visibleSheetRows(sheet)
  let first = place.row + 2
  if rows.isEmpty { canvas.text("nothing fits", at: place.column + 3, first, columns: place.columns - 6, .dim) }
  for (offset, entry) in rows.enumerated() {
    draw(entry.row, isCursor: entry.index == sheet.list.cursor, isCurrent: isCurrent(entry.row, model, sheet), place, first + offset, &canvas)
  }
}

private func sheetTitle(_ sheet: Sheet) -> String {
  switch sheet.kind {
  case .help: "Keys and commands"
  case .palette: "Run a command"
  case .themes: "Themes"
  case .apps: "Apps"
  case .roles: "Roles: which token plays which"
  case .tokens(let role): "Which token plays '\(role)'?"
  }
}

private func drawFilter(_ sheet: Sheet, _ place: Rect, _ canvas: inout Canvas) {
  let left = place.column + 2
  if sheet.list.isTyping {
    let end = canvas.text("› \(sheet.list.filter)", at: left, place.row + 1, columns: place.columns - 6)
    canvas.text(" ", at: end, place.row + 1, columns: 1, .reverse)
  } else {
    let text = sheet.list.filter.isEmpty ? "/ filters" : "/\(sheet.list.filter)"
    canvas.text(text, at: left, place.row + 1, columns: place.columns - 4, .dim)
  }
}

private func isCurrent(_ row: SheetRow, _ model: Model, _ sheet: Sheet) -> Bool {
  switch sheet.kind {
  case .themes: row.id == model.theme.id
  case .apps: row.id == model.app.id
  default: false
  }
}

private func draw(_ row: SheetRow, isCursor: Bool, isCurrent: Bool, _ place: Rect, _ line: Int, _ canvas: inout Canvas) {
  let style: CellStyle = isCursor ? .reverse : []
  canvas.clear(Rect(place.column + 1, line, place.columns - 2, 1), style)
  let right = place.right - 2
  let detail = truncated(glyphs(row.detail), to: max(0, place.columns / 2 - 2))
  let start = canvas.text(String(detail.map(\.character)), endingAt: right, line, columns: place.columns, isCursor ? style : .dim)
  let group = row.heading.isEmpty || place.columns < 50 ? "" : row.heading
  if !group.isEmpty { canvas.text(group, at: place.column + 2, line, columns: 11, isCursor ? style : .dim) }
  let left = place.column + (group.isEmpty ? 4 : 14)
  if isCurrent { canvas.text("•", at: place.column + 2, line, columns: 1, style) }
  canvas.text(row.title, at: left, line, columns: start - left - 1, style)
}

/// A thin rounded edge.
private func drawBox(_ place: Rect, _ canvas: inout Canvas) {
  let (left, right, top, bottom) = (place.column, place.right - 1, place.row, place.bottom - 1)
  canvas.line("─", from: left + 1, to: right, top, [])
  canvas.line("─", from: left + 1, to: right, bottom, [])
  for (column, row, corner) in [(left, top, "╭"), (right, top, "╮"), (left, bottom, "╰"), (right, bottom, "╯")] {
    canvas.text(corner, at: column, row, columns: 1)
  }
  for row in (top + 1)..<bottom {
    canvas.text("│", at: left, row, columns: 1)
    canvas.text("│", at: right, row, columns: 1)
  }
}
