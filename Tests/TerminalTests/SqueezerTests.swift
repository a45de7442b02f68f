import Testing

@testable import Terminal

@Suite("Squeezed bytes paint the same cells")
struct SqueezerTests {
  static func squeeze(_ text: String, with squeezer: inout Squeezer) -> String {
    var output: [UInt8] = []
    squeezer.squeeze(Array(text.utf8).span, into: &output)
    return String(decoding: output, as: UTF8.self).replacing("\u{1b}", with: "^")
  }

  @Test(
    "A colour is sent when it changes, joined, and only before something that shows it",
    arguments: [
      ("\u{1b}[38;2;1;2;3m\u{1b}[48;2;4;5;6mA", "^[38;2;1;2;3;48;2;4;5;6mA"),
      ("A\u{1b}[38;2;1;2;3m\u{1b}[39mB", "AB"),
      ("\u{1b}[38;2;1;2;3m\u{1b}[48;2;4;5;6m\u{1b}[K", "^[48;2;4;5;6m^[K"),
      ("\u{1b}[1mA\u{1b}(B\u{1b}[mB\u{1b}(B\u{1b}[m", "^[1mA^(B^[0mB"),
      ("\u{1b}[1;31mA\u{1b}[22mB", "^[1;31mA^[22mB"),
      ("\u{1b}[31m\u{1b}[94m\u{1b}[38;5;200m\u{1b}[10;20HA", "^[10;20H^[38;5;200mA"),
      ("\u{1b}[7mA\u{1b}[27m\u{1b}[K", "^[7mA^[0m^[K"),
      ("\u{0f}A\u{0f}B", "\u{0f}AB"),
      ("\u{1b}]0;[31m\u{07}A", "^]0;[31m\u{07}A"),
    ])
  func cases(plain: String, squeezed: String) {
    var squeezer = Squeezer()
    _ = Self.squeeze("\u{1b}[mx", with: &squeezer)
    #expect(Self.squeeze(plain, with: &squeezer) == squeezed)
  }

  @Test("What holds is remembered from frame to frame, until it is forgotten")
  func frames() {
    var squeezer = Squeezer()
    #expect(Self.squeeze("\u{1b}[31mA", with: &squeezer) == "^[0;31mA")
    #expect(Self.squeeze("\u{1b}[31mA", with: &squeezer) == "A")
    squeezer.forget()
    #expect(Self.squeeze("\u{1b}[31mA", with: &squeezer) == "^[0;31mA")
  }

  @Test("Random streams end in the same grid, and are never longer", arguments: [true, false])
  func random(turnsOff: Bool) {
    var random = Seeded(state: 11)
    for _ in 0..<300 {
      var squeezer = Squeezer(turnsOff: turnsOff)
      var plain = Grid(columns: 30, rows: 6)
      var squeezed = Grid(columns: 30, rows: 6)
      for _ in 0..<3 {
        let bytes = Self.stream(&random)
        var output: [UInt8] = []
        squeezer.squeeze(bytes.span, into: &output)
        plain.feed(bytes)
        squeezed.feed(output)
        #expect(plain.cells == squeezed.cells)
        #expect(output.count <= bytes.count + 4)
      }
    }
  }

  /// What ncurses could write.
  static func stream(_ random: inout Seeded) -> [UInt8] {
    var text = ""
    for _ in 0..<60 {
      let n = Int.random(in: 0...255, using: &random)
      switch Int.random(in: 0...9, using: &random) {
      case 0: text += "\u{1b}[\(n % 6 + 1);\(n % 30 + 1)H"
      case 1: text += "\u{1b}[38;2;\(n % 3);0;0m"
      case 2: text += "\u{1b}[48;5;\(n % 20)m"
      case 3: text += ["\u{1b}[1m", "\u{1b}[4m", "\u{1b}[7m", "\u{1b}[2m", "\u{1b}[24m", "\u{1b}[27m"][n % 6]
      case 4: text += ["\u{1b}(B\u{1b}[m", "\u{1b}[39;49m", "\u{1b}[22m"][n % 3]
      case 5: text += "\u{1b}[\(n % 9 + 1)X"
      case 6: text += ["\u{1b}[K", "\u{1b}[1K", "\u{1b}[J"][n % 3]
      case 7: text += String(repeating: " ", count: n % 5)
      default: text += ["ab", "設", "x y", "é"][n % 4]
      }
    }
    return Array(text.utf8)
  }
}
