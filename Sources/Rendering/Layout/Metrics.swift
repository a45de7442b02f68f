/// How generous a layout is, by the room that there is.
struct Metrics: Hashable {
  /// Columns of the screen.
  let columns: Int
  /// Rows of the screen.
  let rows: Int

  /// Whether there is room for status bar, home indicator, large titles and cards with air around them.
  var isRegular: Bool { rows >= 27 && columns >= 30 }
  /// Whether there is room for hairlines on rows of their own.
  var hasHairlines: Bool { rows >= 16 }
  /// Whether the screen is narrower than a phone's: then titles go before all that stands beside them. Subtitles and values
  /// have no place, tags only where a title leaves it.
  var isNarrow: Bool { columns < 36 }

  /// Blank columns at either side of a page.
  var margin: Int { isNarrow ? 1 : 2 }
}
