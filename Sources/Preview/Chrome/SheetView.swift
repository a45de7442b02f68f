public import Adaptation
import Colors
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

  /// What a filter looks at.
  var text: String { "\(id) \(title) \(detail)".lowercased() }
}

extension Command.Argument {
  /// What may follow the name.
  var hint: String {
    switch self {
    case .none: ""
    case .screen: "ID"
    case .theme, .app: "NAME"
    case .opacity: "0…1"
    case .os: "12 13 15 16 17 26"
    case .timing: "article symmetric"
    case .style: "unspecified light dark"
    case .url: "wbmain://jump/…"
    case .strategy: "keepState restart"
    case .text: "TEXT"
    case .vision: ColorVision.allCases.map(\.rawValue).joined(separator: " ")
    case .lux: "LUX"
    case .defect: Defect.allCases.map(\.rawValue).joined(separator: " ")
    case .comparison: Comparison.allCases.map(\.rawValue).joined(separator: " ")
    case .dialog: "ID"
    case .viewStyle: "VIEW unspecified|light|dark"
    case .cell: "ROW,COL"
    }
  }
}

extension Model {
  /// The rows of a sheet that pass its filter, those with a word that begins with it first. In the palette a command's
  /// name may be followed by its argument.
  func sheetRows(_ sheet: Sheet) -> [SheetRow] {
    let all = unfilteredRows(sheet.kind)
    let filter = sheet.list.filter.lowercased()
    let words = filter.split(separator: " ")
    guard let first = words.first else { return all }
    let fitting = all.filter { row in words.allSatisfy { row.text.contains($0) } }
    let begins = fitting.filter { $0.text.split(separator: " ").contains { $0.hasPrefix(first) } }
    let others = fitting.filter { !$0.text.split(separator: " ").contains { $0.hasPrefix(first) } }
    return (sheet.kind == .palette ? typedRows(sheet.list.filter) : []) + begins + others
  }

  /// A row for a command with an argument that was typed whole, or for what it still wants.
  private func typedRows(_ filter: String) -> [SheetRow] {
    let parts = filter.split(separator: " ", maxSplits: 1).map(String.init)
    guard let name = parts.first, let command = CommandTable.named(name), command.argument != .none else {
      return []
    }
    guard parts.count > 1 else {
      return [SheetRow(id: name, title: command.title, detail: "\(name) \(command.argument.hint)")]
    }
    let row = SheetRow(id: "\(name) \(parts[1])", title: "\(command.title): \(parts[1])", detail: name)
    return argumentRows.contains { $0.id == row.id } ? [] : [row]
  }

  private func unfilteredRows(_ kind: Sheet.Kind) -> [SheetRow] {
    switch kind {
    case .help: CommandTable.all.map { commandRow($0, showsName: false) }
    case .palette: recentRows + CommandTable.all.map { commandRow($0, showsName: true) } + argumentRows
    case .themes:
      themes.map { SheetRow(id: $0.id, title: $0.title, detail: $0.id) }
    case .apps: apps.map { SheetRow(id: $0.id, title: $0.title, detail: $0.id) }
    case .traits: traitRows
    case .defects:
      Defect.allCases.map { defect in
        let isOn = situation.defects.contains(defect)
        return SheetRow(
          id: "defect \(defect.rawValue)", title: "\(isOn ? "■" : "□") \(defect.title)",
          detail: summary(of: defect))
      }
    case .coverage: coverageRows
    case .allowlist: allowlistRows
    case .roles: roleRows
    case .matrix: matrixRows
    case .tokens: theme.tokenNames.map { SheetRow(id: $0, title: $0, detail: "") }
    case .uses(let token): useRows(of: token)
    }
  }

  /// A command with its keys; where it has none, the palette shows its name.
  private func commandRow(_ command: Command, showsName: Bool) -> SheetRow {
    let keys = command.keys.map(\.description).joined(separator: " ")
    return SheetRow(
      id: command.name, title: command.title, detail: keys.isEmpty && showsName ? command.name : keys,
      heading: command.group.rawValue)
  }

  /// What was run last from the palette, while nothing is typed.
  private var recentRows: [SheetRow] {
    guard sheet?.list.filter.isEmpty ?? true else { return [] }
    return recent.compactMap { id in
      let parts = id.split(separator: " ", maxSplits: 1).map(String.init)
      guard let command = parts.first.flatMap({ CommandTable.named($0) }) else { return nil }
      var row = commandRow(command, showsName: true)
      (row.id, row.heading) = (id, "Recent")
      if parts.count > 1 { row.title += ": " + parts[1] }
      return row
    }
  }

  /// Commands with each argument that they could have.
  private var argumentRows: [SheetRow] {
    app.screens.map {
      SheetRow(id: "screen \($0.id)", title: "screen \($0.title)", detail: "screen \($0.id)")
    }
      + themes.map { SheetRow(id: "theme \($0.id)", title: "theme \($0.title)", detail: "theme \($0.id)") }
      + themes.filter { $0.id != theme.id }.map {
        SheetRow(id: "blink \($0.id)", title: "swap with \($0.title)", detail: "blink \($0.id)")
      }
      + apps.map { SheetRow(id: "app \($0.id)", title: "app \($0.title)", detail: "app \($0.id)") }
      + ["12", "13", "15", "16", "17", "26"].map {
        SheetRow(id: "os \($0)", title: "simulate iOS \($0)", detail: "os \($0)")
      }
  }

  /// System, app, window and the open pages, from the outside in: what each asks for, and what comes out.
  private var traitRows: [SheetRow] {
    let system = situation.system.value.rawValue
    let app = self.app.rules.policy.value == .systemOnly ? "no choice" : situation.choice.value.rawValue
    let window = situation.windowOverride.value.rawValue
    var rows = [
      SheetRow(
        id: "flip", title: "system",
        detail: "\(system) / \(situation.systemAppearance(under: self.app.rules).rawValue)"),
      SheetRow(id: "choice", title: "  app \(self.app.id)", detail: "\(app) / \(wantedByApp.rawValue)"),
      SheetRow(
        id: "window", title: windowCount > 1 ? "    window \(windowNumber), key" : "    window",
        detail: "\(window) / \(decision.wanted.rawValue)"),
    ]
    for screen in stack.compactMap({ self.app.screen($0) }) {
      let decision = decide(screen, rules: self.app.rules, in: situation)
      let effective = decision.traits
      let override = (situation.overrides[screen.id]?.value ?? screen.override).rawValue
      let level = effective.level == .elevated ? " elevated" : ""
      let presented = screen.presentation == .push || screen.id == stack.first ? "" : ", presented"
      rows.append(
        SheetRow(
          id: "page \(screen.id)", title: "      controller \(screen.title)\(presented)",
          detail: "\(override) / \(effective.appearance.rawValue)\(level)"))
      rows += subviews(of: screen, decision, rules: self.app.rules, in: situation).map(traitRow)
    }
    rows += windowViews.map { view in
      SheetRow(
        id: "windowView \(view.view.id)", title: "      view \(view.view.text) on the window",
        detail: "\(view.override.value.rawValue) / \(view.appearance.rawValue)")
    }
    rows += windows.enumerated().filter { $0.offset != keyIndex }.map { index, window in
      SheetRow(
        id: "window \(window.number)", title: "    window \(window.number)",
        detail: "\(window.override.value.rawValue) / \(seen(from: index).decision.wanted.rawValue)")
    }
    if toast != nil {
      let override = situation.toastOverride.value.rawValue
      rows.append(
        SheetRow(
          id: "toast", title: "    window of the toast", detail: "\(override) / \(toastAppearance.rawValue)"))
    }
    return rows
  }

  private func traitRow(_ view: SubviewTraits) -> SheetRow {
    let indent = String(repeating: "  ", count: 4 + view.depth)
    let name = Component.view(view.view).name
    return SheetRow(
      id: "page \(view.id)", title: "\(indent)\(name) \(view.view.title ?? view.view.id)",
      detail: "\(view.override.value.rawValue) / \(view.traits.appearance.rawValue)")
  }

  /// What the app wants before its window is asked.
  private var wantedByApp: Appearance {
    var without = situation
    without.windowOverride = .init(.unspecified)
    return decide(screen, rules: app.rules, in: without).wanted
  }

  private var coverageRows: [SheetRow] {
    coverage.lines.flatMap { line in
      line.pages.map { page in
        let gate = page.isOpen ? "" : " · gate off"
        let release = page.release.isEmpty ? "" : " · \(page.release)"
        let weak = weakTexts(of: page.id).count
        let findings = weak == 0 ? "" : " · \(weak) ✗"
        return SheetRow(
          id: page.id, title: "\(page.mark) \(page.title)",
          detail: (page.isSystem ? "system page" : page.isAdapted ? "adapted" : "not adapted") + gate
            + findings + release,
          heading: line.name)
      }
    }
  }

  private var allowlistRows: [SheetRow] {
    app.screens.map { screen in
      let rule = app.rules.allowlist.value.match(screen.className)
      return SheetRow(
        id: screen.id, title: screen.className, detail: rule.map { "system (\($0))" } ?? "business")
    }
  }

  private var roleRows: [SheetRow] {
    let drawn = screensByRole()
    return Role.allCases.map { role in
      let own = theme.roles[role.rawValue]
      let token = theme.tokenName(for: role.rawValue) ?? "nothing"
      let said =
        own == nil
        ? " (as \(role.fallback?.rawValue ?? "nothing"))" : own?.isInferred ?? false ? " (guessed)" : ""
      let never = drawn[role.rawValue] == nil ? " · never shown" : ""
      return SheetRow(id: role.rawValue, title: role.rawValue, detail: token + said + never)
    }
  }

  /// Where the sheet lies. A picker that previews leaves the phone in sight.
  var sheetPlace: Rect {
    let isPicker = sheet.map { [.themes, .apps, .traits, .defects].contains($0.kind) } ?? false
    let list = max(4, sheet.map { unfilteredRows($0.kind).count } ?? 0)
    let rows = min(self.rows - 2, 26, list + noteRows + 3)
    // Beside no panel the trait tree covers what it must to be read.
    let narrowest = sheet?.kind == .traits && windowLayout.panel == nil ? 56 : 34
    let columns = min(self.columns - 2, isPicker ? max(narrowest, windowLayout.panel?.columns ?? 0) : 64)
    if isPicker, let panel = windowLayout.panel, panel.columns >= columns {
      return Rect(panel.column, 2, columns, max(rows, 6))
    }
    return Rect((self.columns - columns) / 2, max(1, (self.rows - rows) / 2), columns, rows)
  }

  /// Rows that the sheet's list has.
  private var sheetListRows: Int { sheetPlace.rows - 3 - noteRows }

  /// Rows below the list for what the row under the cursor means.
  private var noteRows: Int { sheet?.kind == .defects && rows >= 20 ? 8 : 0 }

  /// What the row under the cursor means, in paragraphs.
  fileprivate var sheetNote: [String] {
    guard noteRows > 0, let sheet else { return [] }
    let rows = sheetRows(sheet)
    guard rows.indices.contains(sheet.list.cursor) else { return [] }
    let name = String(rows[sheet.list.cursor].id.dropFirst("defect ".count))
    return Defect(rawValue: name).map { explanation(of: $0) } ?? []
  }

  private var sheetTop: Int {
    guard let sheet else { return 0 }
    return max(0, min(sheet.list.cursor - sheetListRows / 2, sheetRows(sheet).count - sheetListRows))
  }

  /// The index of the row that is drawn on a row of the window.
  func sheetIndex(atRow row: Int) -> Int? {
    guard let sheet else { return nil }
    let place = sheetPlace
    let index = row - place.row - 2 + sheetTop
    let isInside = row >= place.row + 2 && row < place.row + 2 + sheetListRows
    return isInside && sheetRows(sheet).indices.contains(index) ? index : nil
  }

  /// The rows that are in sight, with their indices.
  func visibleSheetRows(_ sheet: Sheet) -> [(index: Int, row: SheetRow)] {
    let rows = sheetRows(sheet)
    return rows.indices.dropFirst(sheetTop).prefix(sheetListRows).map { ($0, rows[$0]) }
  }
}

extension Drawing {
  /// A sheet: an edge, a title, the filter, rows with the cursor reversed.
  mutating func draw(_ sheet: Sheet) {
    let place = model.sheetPlace
    guard place.columns >= 12, place.rows >= 4 else { return }
    canvas.clear(place)
    canvas.box(place)
    let summary = sheet.kind == .coverage ? ": " + model.coverage.summary : ""
    canvas.text(
      " \(sheetTitle(sheet))\(summary) ", at: place.column + 2, place.row, columns: place.columns - 4, .bold)
    drawFilter(sheet.list, place)
    let rows = model.visibleSheetRows(sheet)
    let first = place.row + 2
    let count = model.sheetRows(sheet).count
    if let top = rows.first?.index, rows.count < count {
      let shown = glyphs("\(top + 1)–\(top + rows.count) of \(count)")
      canvas.text(shown, endingAt: place.right - 2, place.row + 1, .dim)
    }
    if rows.isEmpty {
      canvas.text("nothing fits", at: place.column + 4, first, columns: place.columns - 6, .dim)
    }
    for (offset, entry) in rows.enumerated() {
      var row = entry.row
      if offset > 0, rows[offset - 1].row.heading == row.heading, !row.heading.isEmpty { row.heading = " " }
      draw(row, isCursor: entry.index == sheet.list.cursor, in: sheet, place, at: first + offset)
    }
    drawNote(place, at: first + rows.count + 1)
  }

  private mutating func drawNote(_ place: Rect, at top: Int) {
    let lines = model.sheetNote.flatMap { wrapped($0, to: place.columns - 6) }
    for (offset, line) in lines.enumerated() where top + offset < place.bottom - 1 {
      canvas.text(line, at: place.column + 4, top + offset, columns: place.columns - 6, .dim)
    }
  }

  private mutating func drawFilter(_ list: ListState, _ place: Rect) {
    let left = place.column + 2
    guard list.isTyping else {
      let text = list.filter.isEmpty ? "/ filters" : "/\(list.filter)"
      canvas.text(text, at: left, place.row + 1, columns: place.columns - 4, .dim)
      return
    }
    let end = canvas.text("› \(list.filter)", at: left, place.row + 1, columns: place.columns - 6)
    canvas.text(" ", at: end, place.row + 1, columns: 1, .reverse)
  }

  private mutating func draw(_ row: SheetRow, isCursor: Bool, in sheet: Sheet, _ place: Rect, at line: Int) {
    let style: CellStyle = isCursor ? .reverse : []
    canvas.clear(Rect(place.column + 1, line, place.columns - 2, 1), style)
    let detail = truncated(glyphs(row.detail), to: max(0, place.columns / 2 - 2))
    let start = canvas.text(detail, endingAt: place.right - 2, line, isCursor ? style : .dim)
    let hasGroup = !row.heading.isEmpty && place.columns >= 50
    if hasGroup { canvas.text(row.heading, at: place.column + 2, line, columns: 11, isCursor ? style : .dim) }
    let left = place.column + (hasGroup ? 14 : 4)
    if isCurrent(row, in: sheet) { canvas.text("•", at: place.column + 2, line, columns: 1, style) }
    canvas.text(row.title, at: left, line, columns: start - left - 1, style)
  }

  private func isCurrent(_ row: SheetRow, in sheet: Sheet) -> Bool {
    switch sheet.kind {
    case .themes: row.id == model.theme.id
    case .apps: row.id == model.app.id
    default: false
    }
  }
}

private func sheetTitle(_ sheet: Sheet) -> String {
  switch sheet.kind {
  case .help: "Keys and commands"
  case .palette: "Run a command"
  case .themes: "Themes"
  case .apps: "Apps"
  case .traits: "Traits: override / effective"
  case .defects: "Defects: see the bug, see the cure"
  case .coverage: "Coverage"
  case .allowlist: "Allowlist: who keeps the system's style"
  case .matrix: "Matrix"
  case .roles: "Roles: which token plays which"
  case .tokens(let role): "Which token plays '\(role)'?"
  case .uses(let token): "Who uses '\(token)'"
  }
}

extension Model {
  /// How far the app's pages are adapted.
  var coverage: Coverage { Coverage(app.screens, rules: app.rules, in: situation) }
}

extension Coverage {
  /// `▰▰▰▰▰▰▰▱▱▱ 11/16 adapted, 68 %; gate at 80 %: 2 more`.
  var summary: String {
    let tenths = (percent + 5) / 10
    let bar = String(repeating: "▰", count: tenths) + String(repeating: "▱", count: 10 - tenths)
    let count = "\(bar) \(adapted)/\(pages.count) adapted, \(percent) %"
    guard let opensAt else { return count }
    let missing = missing(to: opensAt)
    return count + "; gate at \(opensAt) %: " + (missing == 0 ? "reached" : "\(missing) more")
  }
}

extension Coverage.Page {
  /// `◐` adapted, `○` not adapted, `▣` a system page.
  public var mark: String { isSystem ? "▣" : isAdapted ? "◐" : "○" }
}
