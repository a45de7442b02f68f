import Design
import Rendering
import StyleLibrary

extension Drawing {
  /// One screen in all themes, appearances and contrasts, each on a small phone; only those in sight are painted.
  mutating func drawMatrix(_ memo: inout SceneMemo) {
    let combinations = model.shownCombinations
    let layout = model.matrixLayout
    memo.windows = max(1, layout.phones.count)
    drawMatrixTitle(layout, count: combinations.count)
    for phone in layout.phones {
      draw(combinations[phone.index], on: phone, isMarked: phone.index == model.sheet?.list.cursor, &memo)
    }
    if combinations.isEmpty {
      let words = model.themes.isEmpty ? "reading the themes…" : "no combination fits '\(filter)'"
      canvas.text(words, at: 2, 2, columns: model.columns - 4, .dim)
    }
    drawFooter()
  }

  private var filter: String { model.sheet?.list.filter ?? "" }

  /// Where you are at the left; at the right how much of it is in sight, or what filters it.
  private mutating func drawMatrixTitle(_ layout: MatrixLayout, count: Int) {
    let list = model.sheet?.list ?? ListState()
    var edge = model.columns - 1
    if list.isTyping {
      edge = canvas.text([.init(" ")], endingAt: edge, 0, .reverse)
      edge = canvas.text(glyphs("› " + filter), endingAt: edge, 0)
    } else if let first = layout.phones.first?.index, let last = layout.phones.last?.index {
      let words = (filter.isEmpty ? "" : "/\(filter)  ") + "\(first + 1)–\(last + 1) of \(count)"
      edge = canvas.text(glyphs(words), endingAt: edge, 0, .dim)
    }
    var column = 1
    if model.columns >= 60 { column = canvas.text("gloam", at: 1, 0, columns: 5, .bold) + 2 }
    column = canvas.text(
      "\(model.app.id) ▸ \(screen.title)", at: column, 0, columns: edge - column - 2)
    let rest = "  themes × appearance × contrast"
    if edge - column > rest.count + 2 { canvas.text(rest, at: column, 0, columns: edge - column - 2, .dim) }
  }

  private mutating func draw(
    _ combination: Combination, on phone: MatrixLayout.Phone, isMarked: Bool, _ memo: inout SceneMemo
  ) {
    let rect = phone.rect
    guard rect.columns >= 4, rect.rows >= 1 else { return }
    let picture = model.seen(in: combination).phone(columns: rect.columns, rows: rect.rows, &memo)
    canvas.place(picture, at: rect.column, rect.row)
    canvas.box(phone.frame, isMarked ? .bold : .dim)
    let theme = combination.theme.id + (combination.theme.id == model.theme.id ? " •" : "")
    write(theme, on: phone, phone.frame.row, isMarked)
    write(combination.words, on: phone, phone.frame.bottom - 1, isMarked)
  }

  /// Words in the middle of an edge of a phone's frame; reversed where it is marked.
  private mutating func write(_ words: String, on phone: MatrixLayout.Phone, _ row: Int, _ isMarked: Bool) {
    let room = phone.rect.columns
    let label = truncated(glyphs(words), to: room - 2)
    let padded = [Glyph(" ")] + label + [Glyph(" ")]
    canvas.text(
      padded, at: phone.rect.column + (room - width(padded)) / 2, row, columns: room, isMarked ? .reverse : []
    )
  }
}
