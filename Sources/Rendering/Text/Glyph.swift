/// A character as a terminal draws it, with the columns that it takes.
public struct Glyph: Hashable, Sendable {
  /// What is drawn.
  public var symbol: Symbol
  /// Columns: 1 or 2.
  public var width: Int

  /// Makes a glyph.
  public init(_ symbol: Symbol, width: Int = 1) {
    self.symbol = symbol
    self.width = width
  }

  /// Whether it is a blank.
  public var isSpace: Bool { symbol == .space }

  /// A blank column.
  public static let space = Glyph(.space)
  /// What stands for text that was cut off.
  public static let ellipsis = Glyph("…")
}

/// Columns that a scalar takes: 2, 1, 0 for a mark that joins the one before it, -1 for what no terminal draws.
public func columns(of scalar: Unicode.Scalar) -> Int {
  let value = scalar.value
  if value < 0x7F { return value < 0x20 ? -1 : 1 }
  if value < 0xA0 { return -1 }
  if value < 0x300 { return 1 }
  if isWide(value) { return 2 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  case .control, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: return -1
  default: return 1
  }
}

/// Whether a scalar lies in one of the ranges of wide characters; a binary search.
private func isWide(_ value: UInt32) -> Bool {
  var low = 0
  var high = wideRangesTable.count / 2
  while low < high {
    let middle = (low + high) / 2
    if value > wideRangesTable[2 * middle + 1] {
      low = middle + 1
    } else if value < wideRangesTable[2 * middle] {
      high = middle
    } else {
      return true
    }
  }
  return false
}

/// Text as glyphs on which all terminals agree.
///
/// Terminals differ on variation selectors, skin tones, joined emoji and conjoining Hangul, so these are left out;
/// what cannot be drawn becomes `�`. Up to two marks join the character before them.
public func glyphs(_ text: some StringProtocol) -> [Glyph] {
  var result: [Glyph] = []
  result.reserveCapacity(text.utf8.count)
  var isJoined = false
  for scalar in text.unicodeScalars {
    if scalar.value >= 0x20 && scalar.value < 0x7F && !isJoined {
      result.append(Glyph(Symbol(scalar)))
      continue
    }
    if scalar.value == 0x200D {
      isJoined = true
      continue
    }
    if isContested(scalar.value) { continue }
    let columns = columns(of: scalar)
    if columns == 0 {
      // Marks of writing direction are no marks on a letter: a terminal that obeyed them would turn the row around.
      if scalar.properties.generalCategory == .format { continue }
      if let last = result.indices.last { result[last].symbol = result[last].symbol.adding(scalar) }
      continue
    }
    defer { isJoined = false }
    if isJoined && scalar.properties.isEmoji { continue }
    let isDrawable = columns > 0 && !(0x1100...0x11FF).contains(scalar.value)
    result.append(isDrawable ? Glyph(Symbol(scalar), width: columns) : Glyph("\u{FFFD}"))
  }
  return result
}

/// Variation selectors and skin tones, which terminals count differently.
private func isContested(_ value: UInt32) -> Bool {
  (0xFE00...0xFE0F).contains(value) || (0x1F3FB...0x1F3FF).contains(value)
}

/// Columns that glyphs take together.
public func width(_ glyphs: [Glyph]) -> Int { width(glyphs[...]) }

/// Columns that glyphs take together.
public func width(_ glyphs: ArraySlice<Glyph>) -> Int {
  var columns = 0
  for glyph in glyphs { columns += glyph.width }
  return columns
}

/// Columns that a text takes.
public func width(_ text: some StringProtocol) -> Int { width(glyphs(text)) }
