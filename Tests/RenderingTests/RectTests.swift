import Testing

@testable import Rendering

@Suite struct RectTests {
  @Test func aNegativeSizeCountsAsNone() {
    let rect = Rect(3, 4, -1, -2)
    #expect((rect.columns, rect.rows, rect.right, rect.bottom) == (0, 0, 3, 4))
  }

  @Test func itsEndsLieOutside() {
    let rect = Rect(2, 1, 3, 2)
    #expect((rect.right, rect.bottom) == (5, 3))
    let inside = (0...6).flatMap { column in
      (0...4).filter { rect.contains(column: column, row: $0) }.map { "\(column),\($0)" }
    }
    #expect(inside == ["2,1", "2,2", "3,1", "3,2", "4,1", "4,2"])
  }

  @Test(arguments: [
    (Rect(0, 0, 4, 4), Rect(2, 1, 9, 2), Rect(2, 1, 2, 2)),
    (Rect(0, 0, 4, 4), Rect(0, 0, 4, 4), Rect(0, 0, 4, 4)),
    (Rect(0, 0, 4, 4), Rect(1, 1, 2, 2), Rect(1, 1, 2, 2)),
    (Rect(-2, -2, 4, 4), Rect(0, 0, 4, 4), Rect(0, 0, 2, 2)),
  ])
  func whatTwoHaveInCommonLiesInBoth(_ one: Rect, _ other: Rect, _ both: Rect) {
    #expect(one.intersection(other) == both)
    #expect(other.intersection(one) == both)
  }

  @Test(arguments: [Rect(4, 0, 2, 2), Rect(0, 4, 2, 2), Rect(9, 9, 1, 1), Rect(1, 1, 0, 5)])
  func whatDoesNotMeetHasNothingInCommon(_ other: Rect) {
    let both = Rect(0, 0, 4, 4).intersection(other)
    #expect(both.columns * both.rows == 0)
  }

  @Test func movingKeepsTheSize() {
    #expect(Rect(1, 2, 3, 4).moved(columns: 5, rows: -2) == Rect(6, 0, 3, 4))
  }
}
