import Colors
import Design
import Rendering
import StyleLibrary

/// The inspector's crosshair, and what closing the inspector gives back.
public struct Inspector: Hashable, Sendable {
  /// The crosshair's column on the phone, from 0; nil until the inspector is opened.
  var column: Int?
  /// The crosshair's row on the phone, from 0.
  var row = 0
  /// What the panel showed before, and whether it was shown.
  var before: (content: PanelContent, panel: Bool?) = (.tokens, nil)

  /// Whether the crosshair and what comes back are the same.
  public static func == (one: Inspector, other: Inspector) -> Bool {
    one.column == other.column && one.row == other.row && one.before == other.before
  }

  /// Two crosshairs at one place have the same hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(column)
    hasher.combine(row)
  }
}

extension Model {
  /// Whether the inspector is in sight and follows the keys and the mouse.
  public var isInspecting: Bool { panelContent == .inspector && !isInBackground && isPanelShown }

  /// The crosshair, brought into the phone as it is now; the middle of the phone until it was moved.
  var crosshair: (column: Int, row: Int) {
    let size = phoneSize
    let column = inspector.column ?? size.columns / 2
    let row = inspector.column == nil ? size.rows / 2 : inspector.row
    return (min(max(0, column), max(0, size.columns - 1)), min(max(0, row), max(0, size.rows - 1)))
  }

  /// What the crosshair stands on.
  public var inspected: Inspection? { inspection(column: crosshair.column, row: crosshair.row) }

  mutating func flipInspector() -> [Effect] {
    if panelContent == .inspector && panel != false { return closeInspector() }
    inspector.before = (panelContent, panel)
    panelContent = .inspector
    panel = true
    focus = .phone
    if inspector.column == nil { pointAtFocus() }
    return []
  }

  mutating func closeInspector() -> [Effect] {
    (panelContent, panel) = inspector.before
    return []
  }

  private mutating func pointAtFocus() {
    let size = phoneSize
    let region = scene(columns: size.columns, rows: size.rows).regions.first {
      $0.path == states[screen.id]?.focus
    }
    if let region { point(column: region.rect.column, row: region.rect.row) }
  }

  mutating func point(column: Int, row: Int) {
    (inspector.column, inspector.row) = (column, row)
    let inside = crosshair
    (inspector.column, inspector.row) = (inside.column, inside.row)
  }

  mutating func moveCrosshair(columns: Int = 0, rows: Int = 0) -> [Effect] {
    guard isInspecting else { return refuseWithoutInspector() }
    let (column, row) = crosshair
    let frame = inspectedFrame
    // A wide glyph is one step.
    var step = columns
    if columns > 0, frame.contains(column: column, row: row), frame[column, row].width == 2 { step += 1 }
    let isTail = frame.contains(column: column + step, row: row) && frame[column + step, row].width == 0
    if columns < 0, isTail { step -= 1 }
    point(column: column + step, row: row + rows)
    return []
  }

  mutating func moveCrosshair(toEnd: Bool) -> [Effect] {
    guard isInspecting else { return refuseWithoutInspector() }
    point(column: toEnd ? phoneSize.columns - 1 : 0, row: crosshair.row)
    return []
  }

  /// To the first cell of the next element in reading order, or of the one before.
  mutating func moveCrosshair(elements step: Int) -> [Effect] {
    guard isInspecting else { return refuseWithoutInspector() }
    let frame = inspectedFrame
    var firsts: [(element: String, column: Int, row: Int)] = []
    var seen: Set<String> = []
    for row in 0..<frame.rows {
      for column in 0..<frame.columns {
        let element = frame.element(frame[column, row])
        if seen.insert(element).inserted { firsts.append((element, column, row)) }
      }
    }
    guard !firsts.isEmpty else { return [] }
    let (column, row) = crosshair
    let current = frame.element(frame[column, row])
    let index = firsts.firstIndex { $0.element == current } ?? 0
    let next = firsts[(index + step + firsts.count) % firsts.count]
    point(column: next.column, row: next.row)
    return []
  }

  /// The cell that `ROW,COL` names, both from 0; nil for any other text and for a cell outside of the phone.
  public func cell(_ text: String) -> (column: Int, row: Int)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    let size = phoneSize
    guard parts.count == 2, let row = parts[0], let column = parts[1], row < size.rows, column < size.columns
    else { return nil }
    return (column, row)
  }

  /// Which cells there are, in words.
  public var cells: String {
    let size = phoneSize
    return
      "ROW,COL from 0,0 to \(size.rows - 1),\(size.columns - 1), on a phone of \(size.columns)x\(size.rows)"
  }

  mutating func inspect(at text: String) -> [Effect] {
    guard let cell = cell(text) else { return refuse("'\(text)' is no cell; write \(cells)") }
    if panelContent != .inspector || panel == false { _ = flipInspector() }
    point(column: cell.column, row: cell.row)
    return []
  }

  /// Follows the mouse over the phone.
  mutating func hover(column: Int, row: Int) {
    let window = windowLayout
    let isCovered = window.panel?.contains(column: column, row: row) ?? false
    guard isInspecting, sheet == nil, !isCovered, window.phone.contains(column: column, row: row) else {
      return
    }
    point(column: column - window.phone.column, row: row - window.phone.row)
  }

  /// The phone's picture that the crosshair stands on.
  private var inspectedFrame: Frame {
    let size = phoneSize
    return phone(columns: size.columns, rows: size.rows)
  }

  mutating func refuseWithoutInspector() -> [Effect] {
    refuse("nothing is inspected; i opens the inspector")
  }

  // MARK: - who else uses the token

  mutating func openUses() -> [Effect] {
    guard let inspected, isInspecting else { return refuseWithoutInspector() }
    guard !inspected.usedBy.isEmpty else {
      return refuse("no screen of '\(app.id)' draws with '\(inspected.subject.token)'")
    }
    return open(.uses(token: inspected.subject.token))
  }

  /// The elements that draw with a token, as rows of a list.
  func useRows(of token: String) -> [SheetRow] {
    (tokenUses[token] ?? []).map { use in
      SheetRow(
        id: "\(use.screen) \(use.element)", title: use.element, detail: use.screen,
        heading: app.screen(use.screen)?.title ?? use.screen)
    }
  }

  /// Shows an element of a screen, named as `screen element`, with the crosshair on it: the body is scrolled to it.
  mutating func jump(to id: String, token: String) -> [Effect] {
    let parts = id.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, let target = screen(parts[0]) else { return [] }
    if screen.id != target.id { _ = goTo(target.id) }
    let size = phoneSize
    let whole = wholeScene(of: target)
    let shown = scene(columns: size.columns, rows: size.rows)
    let item = whole.items.first { whole.elements[$0.element] == parts[1] }
    if let item, whole.viewport.contains(column: item.rect.column, row: item.rect.row) {
      var state = states[target.id] ?? ScreenState()
      let middle = item.rect.row - whole.viewport.row - shown.viewport.rows / 2
      state.scroll = min(max(0, middle), shown.maxScroll)
      states[target.id] = state
    }
    pointAt(element: parts[1], token: token)
    return []
  }

  private mutating func pointAt(element: String, token: String) {
    let frame = inspectedFrame
    var fallback: (Int, Int)?
    for row in 0..<frame.rows {
      for column in 0..<frame.columns where frame.element(frame[column, row]) == element {
        let cell = frame[column, row]
        let ink = cell.text == cell.ground ? frame.groundInk(cell) : frame.textInk(cell)
        if ink.token == token, cell.width > 0 { return point(column: column, row: row) }
        fallback = fallback ?? (column, row)
      }
    }
    if let fallback { point(column: fallback.0, row: fallback.1) }
  }

  // MARK: - copying

  /// Copies the inspected colour, or the path of the list's entry.
  mutating func copyInspected() -> [Effect] {
    if let sheet, case .uses = sheet.kind {
      let rows = sheetRows(sheet)
      guard rows.indices.contains(sheet.list.cursor) else { return refuse("the list is empty") }
      return copy(rows[sheet.list.cursor].title)
    }
    guard isInspecting, let inspected else { return refuseWithoutInspector() }
    guard inspected.subject.origin != .missing else {
      return refuse("'\(inspected.subject.token)' has no colour to copy")
    }
    return copy(inspected.subject.authored.hex)
  }

  private mutating func copy(_ text: String) -> [Effect] {
    notice = Notice("copied \(text)")
    return [.copy(text)]
  }
}
