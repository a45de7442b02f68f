import Colors

extension Frame {
  /// The frame as a terminal of fewer colours can show it; the authored and shown colours stay beside it.
  ///
  /// 256 and 16 colours take the nearest by Oklab. Without colours a cell is reversed where its glyph is darker than
  /// what lies behind it, so that dark on light and light on dark stay apart.
  public func adapted(to depth: ColorDepth) -> Frame {
    guard depth != .truecolor else { return self }
    var frame = self
    for index in frame.inks.indices where frame.inks[index].terminal != .standard {
      let shown = frame.inks[index].shown
      switch depth {
      case .truecolor: break
      case .indexed256: frame.inks[index].terminal = .index(XtermPalette.nearest256(shown))
      case .indexed16: frame.inks[index].terminal = .index(XtermPalette.nearest16(shown))
      case .none: frame.inks[index].terminal = .standard
      }
    }
    if depth == .none { frame.makeMonochrome(inks) }
    return frame
  }

  private mutating func makeMonochrome(_ colors: [Ink]) {
    for index in cells.indices {
      let cell = cells[index]
      let ground = colors[Int(cell.ground)]
      guard ground.terminal != .standard else { continue }
      let text = colors[Int(cell.text)]
      let isDarkOnLight =
        cell.glyph == .space ? ground.shown.luminance > 0.18 : text.shown.luminance < ground.shown.luminance
      if isDarkOnLight { cells[index].style.formSymmetricDifference(.reverse) }
    }
  }

  /// The frame in ASCII, for a terminal or a file without Unicode: icons and edges get their ASCII forms, what has
  /// none becomes `?`.
  public func ascii(icons: [Symbol: Symbol]) -> Frame {
    var frame = self
    for index in frame.cells.indices {
      let cell = frame.cells[index]
      if cell.glyph.isASCII { continue }
      let known = icons[cell.glyph] ?? asciiTable[cell.glyph]
      frame.cells[index].glyph = known ?? "?"
      guard cell.width == 2 else { continue }
      frame.cells[index].width = 1
      if index + 1 < frame.cells.count, frame.cells[index + 1].width == 0 {
        frame.cells[index + 1].width = 1
        frame.cells[index + 1].glyph = known == nil ? "?" : .space
      }
    }
    return frame
  }
}
