import Colors
import Design
import Rendering

/// A frame as a person can review it: what is drawn, a letter for each cell's text colour, a letter for each cell's
/// ground, and a legend of the letters. A changed colour touches one line of the legend, a changed layout the drawing, a
/// changed token the letters.
func planes(of frame: Frame, titled title: String) -> String {
  var legend = Legend()
  let rows = 0..<frame.rows
  func plane(_ name: String, _ cell: (Cell) -> String) -> String {
    rows.map { row in
      let line = (0..<frame.columns).map { cell(frame[$0, row]) }.joined()
      return (row == 0 ? name : "").padded(to: 8) + "|\(line)|\n"
    }.joined()
  }
  let glyphs = plane("glyphs") { $0.width == 0 ? "" : $0.glyph.description }
  let text = plane("text") {
    $0.glyph == .space && $0.width == 1 ? " " : legend.letter(frame.textInk($0), isText: true)
  }
  let ground = plane("ground") { legend.letter(frame.groundInk($0), isText: false) }
  return "\(title)   \(frame.columns)x\(frame.rows)\n" + glyphs + text + ground
    + legend.lines.joined(separator: "\n")
}

/// Letters for inks, in the order in which they are met: small ones for text, capitals for grounds.
private struct Legend {
  private struct Entry: Hashable {
    var token: String
    var authored: RGB
    var shown: RGB
    var isText: Bool
  }

  private var letters: [Entry: String] = [:]
  private var counts = [true: 0, false: 0]
  private(set) var lines: [String] = []

  mutating func letter(_ ink: Ink, isText: Bool) -> String {
    let entry = Entry(token: ink.token, authored: ink.authored, shown: ink.shown, isText: isText)
    if let letter = letters[entry] { return letter }
    let alphabet = Array(
      isText ? "abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμ" : "ABCDEFGHIJKLMNOPQRSTUVWXYZΓΔΘΛΞΠΣΦΨΩ")
    let count = counts[isText, default: 0]
    let letter = count < alphabet.count ? String(alphabet[count]) : "?"
    letters[entry] = letter
    counts[isText] = count + 1
    lines.append(
      "\(letter) \(ink.token) \(ink.authored.hex)" + (ink.shown == ink.authored ? "" : " → \(ink.shown.hex)"))
    return letter
  }
}

extension String {
  /// The text with blanks behind it up to a length.
  fileprivate func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
