/// One character cell of a frame.
public struct Cell: Hashable, Sendable {
  /// What is drawn; a space where nothing is. A tail cell repeats a space and is never drawn itself.
  public var glyph: Symbol
  /// Columns that the glyph takes: 1, 2, or 0 for the second half of the wide glyph before it.
  public var width: UInt8
  /// How the glyph is drawn.
  public var style: CellStyle
  /// The index into `Frame.inks` of the glyph's colour.
  public var text: UInt16
  /// The index into `Frame.inks` of the colour behind the glyph.
  public var ground: UInt16
  /// The index into `Frame.elements` of what drew the cell last.
  public var element: UInt16

  /// Makes a cell; a blank in the terminal's own colours unless told otherwise.
  public init(
    _ glyph: Symbol = .space, width: UInt8 = 1, style: CellStyle = [], text: UInt16 = 0, ground: UInt16 = 0,
    element: UInt16 = 0
  ) {
    self.glyph = glyph
    self.width = width
    self.style = style
    self.text = text
    self.ground = ground
    self.element = element
  }
}

/// How a glyph is drawn, apart from its colours.
public struct CellStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Makes a style from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A heavier weight.
  public static let bold = CellStyle(rawValue: 1)
  /// A lighter weight; only in the tool's own chrome, never on a themed cell.
  public static let dim = CellStyle(rawValue: 2)
  /// A line below the glyph.
  public static let underline = CellStyle(rawValue: 4)
  /// Text and ground change places; only in the tool's own chrome and without colours.
  public static let reverse = CellStyle(rawValue: 8)
}
