import Colors
import Glibc
import Rendering
import StyleLibrary
import Testing

@testable import Terminal

@Suite("What goes through ncurses is the frame", .serialized)
@MainActor
struct CursesTests {
  /// A frame with one line of text in each row, in black on a ground.
  static func frame(columns: Int, rows: Int, ground: UInt32, _ text: (Int) -> String) -> Frame {
    var frame = Frame(columns: columns, rows: rows)
    for packed in [0, ground] {
      frame.inks.append(
        Ink(
          token: "t", asked: "t", origin: .terminal, variant: nil, source: nil, authored: RGB(packed: packed))
      )
    }
    for row in 0..<rows {
      var column = 0
      for character in text(row) where column < columns {
        let width = (character.unicodeScalars.first?.value ?? 0) >= 0x2e80 ? 2 : 1
        frame[column, row] = Cell(Symbol(character), width: UInt8(width), text: 1, ground: 2)
        if width == 2 && column + 1 < columns {
          frame[column + 1, row] = Cell(" ", width: 0, text: 1, ground: 2)
        }
        column += width
      }
    }
    return frame
  }

  /// A terminal that nobody looks at, of 20 columns and 5 rows.
  static func openTerminal() throws -> CInt {
    let controller = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (lock, number): (CInt, CInt) = (0, 0)
    // TIOCSPTLCK and TIOCGPTN, which Glibc's module leaves out.
    try #require(unsafe ioctl(controller, 0x4004_5431, &lock) == 0)
    try #require(unsafe ioctl(controller, 0x8004_5430, &number) == 0)
    let terminal = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    var size = winsize(ws_row: 5, ws_col: 20, ws_xpixel: 0, ws_ypixel: 0)
    try #require(unsafe ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
    return terminal
  }

  @Test("Every frame ends in its own cells, whatever was shown and whatever size the window had")
  func frames() throws {
    _ = Locale.set()
    let entry = try Curses.entry(of: "xterm-256color").derived(for: .truecolor)
    let curses = try Curses(entry: entry, depth: .truecolor, output: try Self.openTerminal())
    var squeezer = Squeezer()
    var grid = Grid(columns: 20, rows: 5)
    #expect(curses.size == (20, 5))

    func resize(columns: Int, rows: Int) {
      curses.resize(columns: columns, rows: rows)
      let pen = grid.pen
      grid = Grid(columns: columns, rows: rows)
      grid.pen = pen
    }
    func show(_ frame: Frame) {
      curses.put(frame)
      var output: [UInt8] = []
      curses.update { squeezer.squeeze($0, into: &output) }
      grid.feed(output)
    }
    let light = Self.frame(columns: 20, rows: 5, ground: 0xffffff) { "row \($0)   設置 é  end    " }
    let dark = Self.frame(columns: 20, rows: 5, ground: 0x000005) { "row \($0)   設置 é  end    " }

    show(light)
    let first = grid.cells
    #expect(grid.text(4) == "row 4   設置 é  end ")
    #expect(grid.cells.allSatisfy { $0.pen.ground == .exact(0xffffff) })
    show(dark)
    #expect(grid.cells.allSatisfy { $0.pen.ground == .exact(0x000005) })
    show(light)
    #expect(grid.cells.elementsEqual(first), "two flips are the identity")

    // A frame that is cut off: half of a wide glyph is a space; what the frame does not cover is blank.
    resize(columns: 9, rows: 6)
    show(light)
    #expect(grid.text(0) == "row 0    ")
    #expect(grid.text(5) == "         ")
    #expect(grid.cells.last?.pen.ground == .standard)

    for (columns, rows) in [(1, 1), (300, 100), (2, 2), (20, 5)] {
      resize(columns: columns, rows: rows)
      show(dark)
      show(light)
    }
    #expect(grid.cells.elementsEqual(first), "the sizes in between leave no trace")

    var random = Seeded(state: 3)
    for _ in 0..<200 {
      let frame = Self.randomFrame(&random)
      curses.forget()
      show(frame)
      let fresh = grid.cells
      for _ in 0..<2 { show(Self.randomFrame(&random)) }
      show(frame)
      #expect(grid.cells.elementsEqual(fresh), "a frame is the same cells after others as from nothing")
    }
  }

  @Test("A size that ncurses cannot take leaves it with one that it can")
  func impossibleSize() throws {
    _ = Locale.set()
    let entry = try Curses.entry(of: "xterm-256color").derived(for: .truecolor)
    let terminal = try Self.openTerminal()
    let curses = try Curses(entry: entry, depth: .truecolor, output: terminal, size: (30, 7))
    #expect(curses.size == (30, 7), "the size that was asked for counts, not the terminal's own")
    #expect(!curses.resize(columns: 0, rows: 5))
    #expect(curses.size == (30, 7))
    #expect(curses.resize(columns: Device.longestSide, rows: Device.longestSide))
    curses.put(Self.frame(columns: 1000, rows: 1000, ground: 0xffffff) { "\($0)" })
    curses.update { bytes in #expect(bytes.count > 1000) }
    #expect(curses.resize(columns: 20, rows: 5))
  }

  /// 20 columns and 5 rows of text and blanks on a few grounds, most of them in long runs.
  static func randomFrame(_ random: inout Seeded) -> Frame {
    var frame = frame(columns: 20, rows: 5, ground: 0xffffff) { _ in "" }
    frame.inks.append(frame.inks[1])
    frame.inks[3].terminal = .exact(RGB(255, 0, 0))
    for row in 0..<5 {
      var cell = Cell()
      for column in 0..<20 {
        if Int.random(in: 0..<4, using: &random) == 0 {
          cell = Cell(
            ["a", "b", " ", " "].randomElement(using: &random) ?? " ",
            style: Bool.random(using: &random) ? .bold : [],
            text: [1, 2, 3].randomElement(using: &random) ?? 0,
            ground: [0, 1, 2, 3].randomElement(using: &random) ?? 0)
        }
        frame[column, row] = cell
      }
    }
    return frame
  }
}
