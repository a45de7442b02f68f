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
    if depth == .none {
      frame.makeMonochrome(inks)
    } else {
      frame.keepTextApart(white: depth == .indexed16 ? 15 : 231)
    }
    return frame
  }

  /// Where text and ground fell on one colour although they differ, the text becomes black or white: an approximation
  /// may be wrong about a hue, but never hides a word.
  private mutating func keepTextApart(white: UInt8) {
    var replaced: [UInt32: UInt16] = [:]
    for index in cells.indices where cells[index].glyph != .space {
      let (text, ground) = (textInk(cells[index]), groundInk(cells[index]))
      guard text.terminal == ground.terminal, text.shown != ground.shown, text.terminal != .standard else {
        continue
      }
      let pair = UInt32(cells[index].text) << 16 | UInt32(cells[index].ground)
      if replaced[pair] == nil, inks.count < Int(UInt16.max) {
        var ink = text
        let isLighter = text.shown.luminance > ground.shown.luminance
        let black: UInt8 = white == 15 ? 0 : 16
        ink.terminal = .index(isLighter ? white : black)
        if ink.terminal == ground.terminal { ink.terminal = .index(isLighter ? black : white) }
        replaced[pair] = UInt16(inks.count)
        inks.append(ink)
      }
      cells[index].text = replaced[pair] ?? cells[index].text
    }
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
      // Without colours the overlay is a weaker hand.
      if ground.shown != ground.authored || text.shown != text.authored { cells[index].style.insert(.dim) }
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
