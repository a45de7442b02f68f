import Rendering

/// Where the parts of the window are.
struct WindowLayout: Hashable {
  /// The phone's cells, without its frame.
  var phone: Rect
  /// Whether a frame is drawn around the phone.
  var hasFrame: Bool
  /// The panel at the side.
  var panel: Rect?
  /// Whether there is room for anything.
  var fits: Bool
  /// The phones of the other windows in sight.
  var others: [Phone] = []
  /// The other picture of the key window's phone, side by side.
  var twin: Rect?

  /// The photographs in the app switcher, light and dark; none in the foreground.
  var cards: [Rect] = []

  /// The phone of a window.
  struct Phone: Hashable {
    /// The window's position among all.
    var index: Int
    /// Its cells, without its frame.
    var rect: Rect
  }

  /// The phone of the key window that is at a cell, be it its other picture.
  func phone(atColumn column: Int, row: Int) -> Rect? {
    [phone, twin].compactMap { $0 }.first { $0.contains(column: column, row: row) }
  }

  /// The window other than the key one whose phone is at a cell.
  func other(atColumn column: Int, row: Int) -> Int? {
    others.first { $0.rect.contains(column: column, row: row) }?.index
  }
}

extension Model {
  /// The narrowest and lowest window that shows a phone.
  static let smallest = (columns: 40, rows: 15)

  /// Whether the panel is shown: when asked for and there is room, and by itself where there is plenty.
  var isPanelShown: Bool { windowLayout.panel != nil }

  /// Whether the panel has the keyboard: it was given it, and it is in sight.
  var isPanelActive: Bool { focus == .panel && isPanelShown }

  /// Cells of the phone, whatever lies on it.
  var phoneSize: (columns: Int, rows: Int) {
    if let fixedPhone { return fixedPhone }
    let phone = windowLayout.phone
    return (phone.columns, phone.rows)
  }

  /// Columns of the narrowest phone beside others.
  var narrowestPhone: Int { isLandscape ? 60 : 36 }

  /// How many windows there is room for: in the terminal each with a frame and a column between them; any number where
  /// there is no terminal.
  var windowRoom: Int {
    if fixedPhone != nil { return Self.mostWindows }
    return min(max(1, (columns + 1) / (narrowestPhone + 3)), Self.mostWindows)
  }

  /// Where the parts are, by the room that there is.
  var windowLayout: WindowLayout {
    guard columns >= Self.smallest.columns, rows >= Self.smallest.rows else {
      return WindowLayout(phone: Rect(0, 0, columns, rows), hasFrame: false, panel: nil, fits: false)
    }
    if isInBackground { return switcherLayout }
    let compared = shownComparison
    let count = compared == nil ? min(windowCount, windowRoom) : 2
    let hasFrame = columns >= 46 && rows >= 18 || count > 1
    let edge = hasFrame ? 1 : 0
    let widest = (columns - count + 1) / count - 2 * edge
    let phoneRows = min(isLandscape ? 22 : 42, rows - 2 - 2 * edge)
    var phoneColumns = min(isLandscape ? 84 : 44, widest)
    func room() -> Int { columns - count * (phoneColumns + 2 * edge + 1) - 1 }
    if count > 1 && panel == true && room() < 26 {
      phoneColumns = max(narrowestPhone, phoneColumns - (26 - room() + count - 1) / count)
    }
    let wanted = panel ?? (columns >= 78)
    let panelColumns = wanted && room() >= 26 ? min(room(), 62) : 0
    let phones = count * (phoneColumns + 2 * edge + 1) - 1
    let left = (columns - phones - (panelColumns > 0 ? panelColumns + 2 : 0)) / 2
    let first = compared == nil ? min(max(0, keyIndex - count / 2), windowCount - count) : 0
    func phone(_ index: Int) -> Rect {
      Rect(left + edge + (index - first) * (phoneColumns + 2 * edge + 1), 1 + edge, phoneColumns, phoneRows)
    }
    let key = compared.map { side(in: $0) } ?? keyIndex
    var layout = WindowLayout(phone: phone(key), hasFrame: hasFrame, panel: nil, fits: true)
    if compared == nil {
      layout.others = (first..<first + count).filter { $0 != key }.map { .init(index: $0, rect: phone($0)) }
    } else {
      layout.twin = phone(1 - key)
    }
    if panelColumns > 0 {
      layout.panel = Rect(phone(first + count - 1).right + edge + 2, 2, panelColumns, rows - 4)
    } else if panel == true {
      // In a narrow window the panel takes the phone's place while it is asked for; the inspector leaves its cell in sight.
      layout.panel =
        panelContent == .inspector ? awayFromCrosshair(layout.phone) : Rect(1, 1, columns - 2, rows - 2)
    }
    return layout
  }

  /// The half of the phone that the crosshair is not in.
  private func awayFromCrosshair(_ phone: Rect) -> Rect {
    let half = phone.rows / 2
    let row = inspector.column == nil ? half : inspector.row
    return row < half
      ? Rect(phone.column, phone.row + half + 1, phone.columns, phone.rows - half - 1)
      : Rect(phone.column, phone.row, phone.columns, half - 1)
  }
}
