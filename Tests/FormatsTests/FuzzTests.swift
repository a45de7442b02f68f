import StyleLibrary
import Testing

@testable import Formats

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers in every run.
struct Shuffle: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }
}

@Suite struct FuzzTests {
  private static let theme = Array(
    """
    \u{feff}{ // moments
      "name": "moments", "version": 2.50, "festival": null, "dark": true, "contrast": [false, -1e-3, 4.5],
      "tokens": {
        "primaryText": { "light": "#1A1A1A", "dark": "{gray.100}", "note": "\\u00e9\\ud83d\\ude00 \\"quoted\\"\\n" },
        "灯笼": { "light": "oklch(0.7 0.1 30)", "dark": "#F00" } /* 🏮 */
      },\r
      "k1": 1, "k2": 2, "k3": 3, "k4": [[[[]]]], "k5": {}, "k6": 6, "k7": 7, "\\u006b8": 8, "k9": 9
    }
    """.utf8)
  /// What breaks a reader: the grammar's own bytes, escapes, controls and parts of UTF-8.
  private static let spice =
    Array("{}[]\",:/*\\u0d8ef-+.tn \n\r\t'".utf8) + [0, 0x1f, 0x7f, 0x80, 0xc3, 0xed, 0xf4, 0xff]

  @Test func theThemeItselfIsFine() { #expect(complaint(Self.theme) == "fine") }

  @Test func whateverIsDoneToAThemeItIsReadOrRefusedInPlace() {
    var random = Shuffle(seed: 7)
    var refused = 0
    for _ in 0..<20_000 {
      var bytes = Self.theme
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, &random) }
      if !isFine(bytes) { refused += 1 }
    }
    #expect((10_000..<20_000).contains(refused))
  }

  @Test func randomBytesAreReadOrRefusedInPlace() {
    var random = Shuffle(seed: 8)
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...40, using: &random)
      let isSpicy = Bool.random(using: &random)
      _ = isFine(
        (0..<count).map { _ in
          isSpicy ? Self.spice.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
        })
    }
  }

  @Test func everyBeginningOfAThemeIsRefusedWhereItEnds() {
    for count in 0..<Self.theme.count { _ = isFine(Array(Self.theme.prefix(count))) }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout Shuffle) {
    guard !bytes.isEmpty else { return }
    let at = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[at] = Self.spice.randomElement(using: &random) ?? 0
    case 1: bytes.insert(Self.spice.randomElement(using: &random) ?? 0, at: at)
    case 2: bytes.remove(at: at)
    case 3: bytes.removeSubrange(at..<min(bytes.count, at + 9))
    default: bytes.insert(contentsOf: bytes[at..<min(bytes.count, at + 25)], at: at)
    }
  }

  /// Reads `bytes` and all that comes out; a fault must be at a line and column that the file has, and have
  /// one line of words.
  private func isFine(_ bytes: [UInt8]) -> Bool {
    do throws(JSONFault) {
      let document = try JSONDocument(file: "t.json", bytes: bytes)
      let again = try JSONDocument(file: "t.json", bytes: written(document.root))
      #expect(written(again.root) == written(document.root))
      return true
    } catch {
      let end = Source(file: "t.json", bytes: bytes, tape: []).place(at: bytes.count)
      #expect(error.place.line >= 1 && error.place.column >= 1)
      #expect((error.place.line, error.place.column) <= (end.line, .max))
      #expect(error.place.line < end.line || error.place.column <= end.column)
      #expect(!error.message.isEmpty && error.message.unicodeScalars.allSatisfy { $0.value >= 0x20 })
      return false
    }
  }

  private func written(_ value: JSONValue) -> [UInt8] {
    var text = JSONText()
    text.value(value)
    return text.bytes
  }
}
