internal import Rendering

/// How a cell is drawn: two colours as ncurses counts them, and a style.
struct Look: Hashable, Sendable {
  /// The colour of the glyph; -1 is the terminal's default.
  var text: Int32 = -1
  /// The colour behind it; -1 is the terminal's default.
  var ground: Int32 = -1
  /// The style.
  var style: CellStyle = []
}

/// A row of a frame in pieces that look the same.
///
/// The text colour of a blank is not seen, and sending it would cost as much as one that is. So blanks
/// take the colour that is at hand: between glyphs the one of a neighbour, and where the terminal can
/// erase, which leaves cells in its default colour, that default. The choice depends on the row alone, so
/// that the same frame ends in the same cells whatever was shown before.
struct FrameRow: Sendable {
  /// A piece of the row.
  struct Piece: Hashable, Sendable {
    /// What is drawn.
    enum Content: Hashable, Sendable {
      /// A glyph and the columns that it takes, 1 or 2.
      case glyph(Symbol, width: Int)
      /// A number of blank columns.
      case blanks(Int)
    }
    /// What is drawn.
    var content: Content
    /// How it is drawn.
    var look: Look
  }

  /// How many columns of the row are drawn.
  let columns: Int
  private let frame: Frame
  private let first: Int
  private let colors: [Int32]
  private let erases: Bool
  private var column = 0
  private var left: Look?

  /// The longest run of blanks that ncurses writes as such where it could erase: inside a row, at its
  /// start and at its end. They follow from the lengths of `CSI n X` with a jump, and of `CSI 1 K`; at the
  /// end it always erases.
  static let longest = (inside: 13, start: 4, end: 0)

  /// The styles that are seen on a blank.
  private static let seenOnBlank = CellStyle.underline.rawValue | CellStyle.reverse.rawValue

  /// Row `row` of a frame, cut off at `columns`; `colors` are those of the frame's inks.
  init(_ frame: Frame, row: Int, columns: Int, colors: [Int32], erases: Bool) {
    self.frame = frame
    self.columns = min(columns, frame.columns)
    self.colors = colors
    self.erases = erases
    first = row * frame.columns
  }

  /// The next piece; nil at the end of the row.
  mutating func next() -> Piece? {
    guard column < columns else { return nil }
    let cell = frame.cells[first + column]
    let own = look(cell)
    guard !isBlank(cell) else { return blanks(own) }
    let width = Int(cell.width)
    column += width
    left = own
    return Piece(content: .glyph(cell.glyph, width: width), look: own)
  }

  private mutating func blanks(_ own: Look) -> Piece {
    let start = column
    var right: Look?
    column += 1
    while column < columns {
      let cell = frame.cells[first + column]
      let other = look(cell)
      let blank = isBlank(cell)
      if !blank || other.ground != own.ground {
        if !blank { right = other }
        break
      }
      column += 1
    }
    let look = unseen(own, count: column - start, atStart: start == 0, right: right)
    return Piece(content: .blanks(column - start), look: look)
  }

  /// The look of a run of blanks: its ground, and what is at hand for the rest.
  private func unseen(_ own: Look, count: Int, atStart: Bool, right: Look?) -> Look {
    let isEnd = column == columns
    let limit = isEnd ? Self.longest.end : atStart ? Self.longest.start : Self.longest.inside
    var look = Look(ground: own.ground)
    if (erases || own.ground == -1) && count > limit { return look }
    let near = left?.ground == own.ground ? left : right?.ground == own.ground ? right : left
    if let near {
      look.text = near.text
      look.style = near.style.subtracting([.underline, .reverse])
    }
    return look
  }

  private func look(_ cell: Cell) -> Look {
    Look(text: colors[Int(cell.text)], ground: colors[Int(cell.ground)], style: cell.style)
  }

  /// Whether nothing but the ground of a cell is seen. Half of a wide glyph is blank: one cut off by the
  /// edge, or one that lost its other half.
  private func isBlank(_ cell: Cell) -> Bool {
    if cell.width == 0 || cell.width == 2 && column + 1 >= columns { return true }
    return cell.style.rawValue & Self.seenOnBlank == 0 && cell.glyph == " "
  }
}
