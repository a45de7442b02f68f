import Colors

extension Frame {
  /// The frame on the way from an earlier one of the same size: every colour is that share, 0...1, of this frame's over
  /// what was there, in encoded sRGB; glyphs are this frame's. A frame of another size gives this one.
  public func blended(over earlier: Frame, share: Double) -> Frame {
    guard earlier.columns == columns, earlier.rows == rows, share < 1 else { return self }
    var frame = self
    var known: [Pair: UInt16] = [:]
    for index in frame.cells.indices {
      let old = earlier.cells[index]
      frame.cells[index].text = frame.blend(
        cells[index].text, over: earlier.inks[Int(old.text)], old.text, share, &known)
      frame.cells[index].ground = frame.blend(
        cells[index].ground, over: earlier.inks[Int(old.ground)], old.ground, share, &known)
    }
    return frame
  }

  private struct Pair: Hashable {
    var new: UInt16
    var old: UInt16
  }

  private mutating func blend(
    _ index: UInt16, over earlier: Ink, _ old: UInt16, _ share: Double, _ known: inout [Pair: UInt16]
  ) -> UInt16 {
    let pair = Pair(new: index, old: old)
    if let ink = known[pair] { return ink }
    var ink = inks[Int(index)]
    guard ink.terminal != .standard, earlier.terminal != .standard, ink.shown != earlier.shown,
      inks.count < Int(UInt16.max)
    else { return index }
    ink.shown = Composite(earlier.shown).under(Color(ink.shown, alpha: share)).rgb
    ink.terminal = .exact(ink.shown)
    inks.append(ink)
    let result = UInt16(inks.count - 1)
    known[pair] = result
    return result
  }
}
