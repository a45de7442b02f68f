/// Glyphs cut to a number of columns, with an ellipsis where something was cut off.
public func truncated(_ glyphs: [Glyph], to columns: Int) -> [Glyph] {
  guard width(glyphs) > columns else { return glyphs }
  guard columns > 0 else { return [] }
  var kept: [Glyph] = []
  var used = 0
  for glyph in glyphs {
    if used + glyph.width > columns - 1 { break }
    kept.append(glyph)
    used += glyph.width
  }
  while kept.last?.isSpace == true { kept.removeLast() }
  return kept + [.ellipsis]
}

/// Glyphs cut to a number of columns in their middle, for names that differ at both ends; below 5 columns nothing is cut.
public func shortened(_ glyphs: [Glyph], to columns: Int) -> [Glyph] {
  guard width(glyphs) > columns, columns >= 5 else { return glyphs }
  var tail: [Glyph] = []
  for glyph in glyphs.reversed() {
    guard width(tail) + glyph.width <= (columns - 1) / 2 else { break }
    tail.insert(glyph, at: 0)
  }
  return truncated(glyphs, to: columns - width(tail)) + tail
}

/// Glyphs broken into lines of a number of columns: at blanks where there are some, between wide characters
/// anywhere, and inside a word only when it is longer than a line. A line feed always breaks.
public func wrapped(_ text: String, to columns: Int) -> [[Glyph]] {
  guard columns > 0 else { return [] }
  if !text.utf8.contains(UInt8(ascii: "\n")) { return wrapParagraph(glyphs(text), to: columns) }
  return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
    wrapParagraph(glyphs(paragraph), to: columns)
  }
}

private func wrapParagraph(_ glyphs: [Glyph], to columns: Int) -> [[Glyph]] {
  var lines: [[Glyph]] = []
  var line: [Glyph] = []
  var used = 0
  for glyph in glyphs {
    // Blanks may hang over the end, where they are cut off; so the word after them finds its chance to break.
    while used + glyph.width > columns && !glyph.isSpace && !line.isEmpty {
      let at = breakPosition(in: line, before: glyph)
      lines.append(trimmed(Array(line[..<at])))
      line = Array(line[at...].drop { $0.isSpace })
      used = width(line)
    }
    line.append(glyph)
    used += glyph.width
  }
  lines.append(trimmed(line))
  return lines
}

/// Where a full line is broken, 1...count: at its last chance; without one inside its last word; never so that a
/// closing mark begins the next line, unless the line holds nothing but such marks after its first character.
private func breakPosition(in line: [Glyph], before glyph: Glyph) -> Int {
  let start = line.firstIndex { !$0.isSpace } ?? line.count
  var next = glyph
  var insideWord: Int?
  for at in stride(from: line.count, to: start, by: -1) {
    let last = line[at - 1]
    if !next.isSpace && !isClosing(next) {
      if mayBreak(between: last, next) { return at }
      insideWord = insideWord ?? at
    }
    next = last
  }
  return insideWord ?? line.count
}

private func mayBreak(between last: Glyph, _ next: Glyph) -> Bool {
  last.isSpace || last.width == 2 || isBreakable(next)
}

/// Marks that never begin a line.
private func isClosing(_ glyph: Glyph) -> Bool { closingMarks.contains(glyph.symbol) }

private let closingMarks = Set<Symbol>("，。、！？；：）》」』”’,.!?;:)".map { Symbol($0) })

/// Whether a line may be broken on either side of a glyph: ideographs and kana, but not their closing marks.
private func isBreakable(_ glyph: Glyph) -> Bool {
  glyph.width == 2 && !isClosing(glyph)
}

private func trimmed(_ line: [Glyph]) -> [Glyph] {
  var line = line
  while line.last?.isSpace == true { line.removeLast() }
  return line
}
