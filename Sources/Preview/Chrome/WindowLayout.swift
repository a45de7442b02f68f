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

  /// Where the parts are, by the room that there is.
  var windowLayout: WindowLayout {
    guard columns >= Self.smallest.columns, rows >= Self.smallest.rows else {
      return WindowLayout(phone: Rect(0, 0, columns, rows), hasFrame: false, panel: nil, fits: false)
    }
    let hasFrame = columns >= 46 && rows >= 18
    let edge = hasFrame ? 1 : 0
    let phoneColumns = min(isLandscape ? 84 : 44, columns - 2 * edge)
    let phoneRows = min(isLandscape ? 22 : 42, rows - 2 - 2 * edge)
    let wanted = panel ?? (columns >= 78)
    let room = columns - phoneColumns - 2 * edge - 2
    guard wanted && room >= 26 else {
      if wanted && panel == true { return overPhone(edge: edge, phoneColumns, phoneRows) }
      let left = (columns - phoneColumns) / 2
      return WindowLayout(
        phone: Rect(left, 1 + edge, phoneColumns, phoneRows), hasFrame: hasFrame, panel: nil,
        fits: true)
    }
    let panelColumns = min(room, 62)
    let total = phoneColumns + 2 * edge + 2 + panelColumns
    let left = (columns - total) / 2
    let phone = Rect(left + edge, 1 + edge, phoneColumns, phoneRows)
    let panelRect = Rect(phone.right + edge + 2, 2, panelColumns, rows - 4)
    return WindowLayout(phone: phone, hasFrame: hasFrame, panel: panelRect, fits: true)
  }

  /// In a narrow window the panel takes the phone's place while it is asked for.
  private func overPhone(edge: Int, _ columns: Int, _ rows: Int) -> WindowLayout {
    let left = (self.columns - columns) / 2
    let phone = Rect(left, 1 + edge, columns, rows)
    if panelContent == .inspector { return besideCrosshair(phone, hasFrame: edge == 1) }
    return WindowLayout(
      phone: phone, hasFrame: edge == 1, panel: Rect(1, 1, self.columns - 2, self.rows - 2), fits: true)
  }

  /// The inspector covers the half of the phone that the crosshair is not in.
  private func besideCrosshair(_ phone: Rect, hasFrame: Bool) -> WindowLayout {
    let half = phone.rows / 2
    let row = inspector.column == nil ? half : inspector.row
    let panel =
      row < half
      ? Rect(phone.column, phone.row + half + 1, phone.columns, phone.rows - half - 1)
      : Rect(phone.column, phone.row, phone.columns, half - 1)
    return WindowLayout(phone: phone, hasFrame: hasFrame, panel: panel, fits: true)
  }
}
