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
  /// The last place in `line` after which it may be broken.
  var mayBreak = 0
  for glyph in glyphs {
    if used + glyph.width > columns {
      if glyph.isSpace {
        lines.append(trimmed(line))
        (line, used, mayBreak) = ([], 0, 0)
        continue
      }
      let at = breakPosition(in: line, before: glyph, lastChance: mayBreak)
      lines.append(trimmed(Array(line[..<at])))
      line = Array(line[at...].drop { $0.isSpace })
      used = width(line)
      mayBreak = 0
    }
    if glyph.isSpace && line.isEmpty && !lines.isEmpty { continue }
    line.append(glyph)
    used += glyph.width
    if isBreakable(glyph) || glyph.isSpace { mayBreak = line.count }
    if isClosing(glyph) && glyph.width == 2 { mayBreak = line.count }
  }
  lines.append(trimmed(line))
  return lines
}

/// Where a full line is broken: before the glyph that no longer fits; earlier when that one may not begin a line.
private func breakPosition(in line: [Glyph], before glyph: Glyph, lastChance: Int) -> Int {
  if isClosing(glyph) {
    var at = line.count - 1
    while at > 1 && isClosing(line[at]) { at -= 1 }
    return line.indices.contains(at) && at > 0 && line[at].width == 2 ? at : max(lastChance, 1)
  }
  return lastChance > 0 && !isBreakable(glyph) ? lastChance : line.count
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
