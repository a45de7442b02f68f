import Design
import Testing

@testable import Rendering

/// Strokes fall only where they may.
@Suite struct SceneBuilderTests {
  private func rects(clip: Rect? = nil, _ build: (inout SceneBuilder) -> Void) -> [Rect] {
    var builder = SceneBuilder(columns: 10, rows: 4)
    if let clip { builder.clip = clip }
    build(&builder)
    return builder.scene.items.map(\.rect)
  }

  private func words(_ build: (inout SceneBuilder) -> Void) -> [String] {
    var builder = SceneBuilder(columns: 10, rows: 4)
    build(&builder)
    return builder.scene.items.map { item in
      guard case .glyphs(let glyphs, _) = item.paint else { return "" }
      return "\(item.rect.column):\(String(glyphs))"
    }
  }

  @Test func surfacesAreCutAtTheEdges() {
    #expect(rects { $0.fill(Rect(-3, -1, 20, 3), "ink", 0) } == [Rect(0, 0, 10, 2)])
    #expect(rects(clip: Rect(2, 1, 3, 2)) { $0.fill(Rect(0, 0, 10, 4), "ink", 0) } == [Rect(2, 1, 3, 2)])
    #expect(rects { $0.pattern("─", Rect(8, 3, 9, 9), "ink", 0) } == [Rect(8, 3, 2, 1)])
  }

  @Test func whatLiesOutsideIsNotKept() {
    #expect(rects { $0.fill(Rect(10, 0, 5, 4), "ink", 0) } == [])
    #expect(rects { $0.fill(Rect(0, 4, 5, 4), "ink", 0) } == [])
    #expect(words { $0.text("above", at: 0, -1, columns: 9, "ink", 0) } == [])
    #expect(words { $0.text("below", at: 0, 4, columns: 9, "ink", 0) } == [])
    #expect(words { $0.text("right", at: 10, 0, columns: 9, "ink", 0) } == [])
    #expect(words { $0.text("left", at: -9, 0, columns: 9, "ink", 0) } == [])
  }

  @Test func textIsCutAtTheEdgesByWholeGlyphs() {
    #expect(words { $0.text("abcdef", at: -2, 0, columns: 9, "ink", 0) } == ["0:cdef"])
    #expect(words { $0.text("abcdef", at: 7, 0, columns: 9, "ink", 0) } == ["7:abc"])
    #expect(words { $0.text("朋友圈", at: -1, 0, columns: 9, "ink", 0) } == ["1:友圈"])
    #expect(words { $0.text("朋友圈", at: 5, 0, columns: 9, "ink", 0) } == ["5:朋友"])
    #expect(words { $0.text("朋", at: 9, 0, columns: 9, "ink", 0) } == [])
  }

  @Test func textThatIsTooLongForItsPlaceEndsWithAnEllipsis() {
    #expect(words { $0.text("abcdef", at: 1, 0, columns: 4, "ink", 0) } == ["1:abc…"])
  }

  @Test func theBodyMovesWithItsScrollAndStaysInItsViewport() {
    var builder = SceneBuilder(columns: 10, rows: 6)
    builder.enter(viewport: Rect(0, 1, 10, 3), scroll: 2)
    for row in 0..<8 { builder.text("row \(row)", at: 0, row, columns: 9, "ink", 0) }
    builder.region(Rect(0, 5, 10, 1), "row[5]", .select)
    builder.leave(contentRows: 8)
    builder.text("bar", at: 0, 5, columns: 9, "ink", 0)
    builder.region(Rect(0, 5, 10, 1), "bar", .back)
    let drawn = builder.scene.items.map { item in
      guard case .glyphs(let glyphs, _) = item.paint else { return "" }
      return "\(item.rect.row) \(String(glyphs))"
    }
    #expect(drawn == ["1 row 2", "2 row 3", "3 row 4", "5 bar"])
    #expect(builder.scene.regions.map(\.rect.row) == [4, 5])
    #expect(builder.scene.regions.map(\.scrolls) == [true, false])
    #expect(builder.scene.maxScroll == 5)
  }

  @Test func whatLiesUnderABarCannotBePressed() {
    var builder = SceneBuilder(columns: 10, rows: 6)
    builder.enter(viewport: Rect(0, 1, 10, 3), scroll: 0)
    for row in 0..<6 { builder.region(Rect(0, row, 10, 1), "row[\(row)]", .select) }
    builder.leave(contentRows: 6)
    let scene = builder.scene
    #expect(
      (0..<6).map { scene.region(atColumn: 0, row: $0)?.path } == [
        nil, "row[0]", "row[1]", "row[2]", nil, nil,
      ])
    #expect(scene.region(atColumn: 10, row: 1) == nil)
  }

  @Test func whatIsPaintedBeneathComesFirst() {
    var builder = SceneBuilder(columns: 10, rows: 4)
    builder.fill(Rect(0, 0, 10, 4), "paper", 0)
    let position = builder.scene.items.count
    builder.text("card", at: 1, 1, columns: 8, "ink", 0)
    builder.beneath(position) { $0.fill(Rect(0, 0, 6, 3), "veil", 0) }
    #expect(builder.scene.items.map(\.color.name) == ["paper", "veil", "ink"])
  }

  @Test func aPanelHasSoftCorners() {
    let frame = picture(6, 4) { builder in
      builder.fill(Rect(0, 0, 6, 4), "paper", 0)
      builder.panel(Rect(0, 0, 6, 3), "ink", 0)
    }
    #expect(frame.drawing == ["▗▄▄▄▄▖", "▐    ▌", "▝▀▀▀▀▘", "      "])
    #expect(frame.grounds(row: 1) == ["#FFFFFF", "#000000", "#000000", "#000000", "#000000", "#FFFFFF"])
  }

  @Test func aPanelOfOneRowHasSidesOnly() {
    #expect(picture(5, 1) { $0.panel(Rect(0, 0, 5, 1), "ink", 0) }.drawing == ["▐   ▌"])
    #expect(picture(2, 1) { $0.panel(Rect(0, 0, 1, 1), "ink", 0) }.drawing == ["  "])
  }
}
