import Colors
public import Rendering

extension Frame {
  /// The frame as text with SGR colours (`38;2;r;g;b`), a line a row; each line ends with a reset and a line feed.
  ///
  /// Colours are sent only where they change. A terminal that shows it shows the frame exactly.
  public func ansi() -> String {
    var lines: [String] = []
    lines.reserveCapacity(rows)
    for row in 0..<rows {
      var line = ""
      var pen = Pen()
      for column in 0..<columns {
        let cell = self[column, row]
        guard cell.width > 0 else { continue }
        line += pen.move(to: cell, in: self)
        line.append(cell.glyph)
      }
      lines.append(line + "\u{1B}[0m\n")
    }
    return lines.joined()
  }
}

/// What the terminal's colours and style are now.
private struct Pen {
  private var text = TerminalColor.standard
  private var ground = TerminalColor.standard
  private var style: CellStyle = []

  /// The escape sequence that makes the pen right for a cell; empty when it is already.
  mutating func move(to cell: Cell, in frame: Frame) -> String {
    let wanted = (text: frame.textInk(cell).terminal, ground: frame.groundInk(cell).terminal)
    var codes: [String] = []
    if cell.style != style {
      codes.append("0")
      codes += cell.style.codes
      (text, ground, style) = (.standard, .standard, cell.style)
    }
    if wanted.text != text && (cell.glyph != .space || style.contains(.underline) || style.contains(.reverse))
    {
      codes.append(wanted.text.code(base: 30))
      text = wanted.text
    }
    if wanted.ground != ground {
      codes.append(wanted.ground.code(base: 40))
      ground = wanted.ground
    }
    return codes.isEmpty ? "" : "\u{1B}[" + codes.joined(separator: ";") + "m"
  }
}

extension CellStyle {
  /// The SGR numbers that switch the style on.
  fileprivate var codes: [String] {
    var codes: [String] = []
    if contains(.bold) { codes.append("1") }
    if contains(.dim) { codes.append("2") }
    if contains(.underline) { codes.append("4") }
    if contains(.reverse) { codes.append("7") }
    return codes
  }
}

extension TerminalColor {
  /// The SGR parameters of a colour: base 30 for text, 40 for the ground.
  fileprivate func code(base: Int) -> String {
    switch self {
    case .standard: "\(base + 9)"
    case .exact(let rgb): "\(base + 8);2;\(rgb.red);\(rgb.green);\(rgb.blue)"
    case .index(let index):
      index < 8 ? "\(base + Int(index))" : index < 16 ? "\(base + 52 + Int(index))" : "\(base + 8);5;\(index)"
    }
  }
}
