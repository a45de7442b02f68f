@testable import Terminal

/// A terminal that knows just what ncurses uses; cells hold the glyph and the pen that drew it.
struct Grid {
  struct Spot: Hashable {
    var glyph: Character = " "
    var pen = Pen()
  }
  let columns: Int
  let rows: Int
  var cells: [Spot]
  var pen = Pen()
  var column = 0
  var row = 0
  var top = 0
  var bottom: Int

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    bottom = rows - 1
    cells = Array(repeating: Spot(), count: columns * rows)
  }

  /// Erases from one place to another: with bce, in the ground of the pen.
  mutating func erase(_ from: Int, _ to: Int) {
    var pen = Pen()
    pen.ground = self.pen.ground
    for place in max(0, from)..<max(max(0, from), min(to, cells.count)) {
      cells[place] = Spot(glyph: " ", pen: pen)
    }
  }

  mutating func feed(_ bytes: [UInt8]) {
    var text = Substring(String(decoding: bytes, as: UTF8.self))
    while let character = text.popFirst() {
      guard character == "\u{1b}" else {
        switch character {
        case "\r": column = 0
        case "\n": feedLine()
        case "\r\n":
          column = 0
          feedLine()
        case "\u{8}": column = min(column, columns - 1) - 1
        default: if character >= " " { put(character) }
        }
        continue
      }
      let kind = text.popFirst()
      guard kind == "[" else {
        if kind == "M" {
          if row == top { scroll(top, -1) } else { row -= 1 }
        } else {
          text = text.dropFirst()
        }
        continue
      }
      let body = text.prefix { !$0.isLetter }
      text = text.dropFirst(body.count)
      let numbers = body.isEmpty ? [] : body.split(separator: ";").map { Int($0) ?? 0 }
      control(text.popFirst() ?? " ", numbers)
    }
  }

  mutating func put(_ character: Character) {
    let width = (character.unicodeScalars.first?.value ?? 0) >= 0x2e80 ? 2 : 1
    for part in 0..<width where column + part < columns {
      cells[row * columns + column + part] = Spot(glyph: part == 0 ? character : "\0", pen: pen)
    }
    column = min(columns, column + width)
  }

  /// The glyphs of a row.
  func text(_ row: Int) -> String {
    String(cells[row * columns..<(row + 1) * columns].map(\.glyph).filter { $0 != "\0" })
  }

  mutating func control(_ final: Character, _ numbers: [Int]) {
    let here = row * columns + min(column, columns - 1)
    let end = (row + 1) * columns
    switch final {
    case "H": (row, column) = ((numbers.first ?? 1) - 1, (numbers.dropFirst().first ?? 1) - 1)
    case "G": column = numbers[0] - 1
    case "d": row = numbers[0] - 1
    case "C": column += numbers.first ?? 1
    case "D": column -= numbers.first ?? 1
    case "A": row -= numbers.first ?? 1
    case "B": row += numbers.first ?? 1
    case "m": pen.apply(numbers)
    case "X": erase(here, min(end, here + numbers[0]))
    case "P", "@": shift(final, numbers.first ?? 1)
    case "M", "S": scroll(final == "M" ? row : top, numbers.first ?? 1)
    case "L", "T": scroll(final == "L" ? row : top, -(numbers.first ?? 1))
    case "r": (top, bottom, row, column) = ((numbers.first ?? 1) - 1, (numbers.last ?? rows) - 1, 0, 0)
    case "K": numbers == [1] ? erase(row * columns, here + 1) : erase(here, end)
    case "J": erase(numbers == [2] ? 0 : here, cells.count)
    default: break
    }
  }

  /// Goes down a row; at the bottom everything goes up.
  mutating func feedLine() {
    if row == bottom { scroll(top, 1) } else { row += 1 }
  }

  /// Moves the rows from `first` to the bottom up, or down where `count` is negative.
  mutating func scroll(_ first: Int, _ count: Int) {
    let old = cells
    for row in first...bottom {
      let from = row + count
      if from >= first && from <= bottom {
        cells.replaceSubrange(
          row * columns..<(row + 1) * columns, with: old[from * columns..<(from + 1) * columns])
      } else {
        erase(row * columns, (row + 1) * columns)
      }
    }
  }

  /// Deletes or inserts cells within the row; what becomes free is erased.
  mutating func shift(_ final: Character, _ number: Int) {
    let here = row * columns + min(column, columns - 1)
    let end = (row + 1) * columns
    let count = min(number, end - here)
    if final == "P" {
      cells.replaceSubrange(here..<end, with: cells[here + count..<end] + cells[here..<here + count])
      erase(end - count, end)
    } else {
      cells.replaceSubrange(here..<end, with: cells[end - count..<end] + cells[here..<end - count])
      erase(here, here + count)
    }
  }
}
