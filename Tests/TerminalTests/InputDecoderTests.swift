import Colors
import Design
import Preview
import Testing

@testable import Terminal

@Suite("What the terminal sends becomes keys, mouse events and answers")
struct InputDecoderTests {
  typealias Event = InputDecoder.Event

  static func key(_ code: Key.Code, control: Bool = false, alt: Bool = false) -> Event {
    .input(.key(Key(code, control: control, alt: alt)))
  }
  static func mouse(_ action: Mouse.Action, _ column: Int, _ row: Int) -> Event {
    .input(.mouse(Mouse(action, column: column, row: row)))
  }

  /// What is sent, and what it means.
  static let table: [(sent: String, events: [Event])] = [
    ("l", [key(.character("l"))]),
    ("é設🙂", [key(.character("é")), key(.character("設")), key(.character("🙂"))]),
    ("\u{01}\u{1a}", [key(.character("a"), control: true), key(.character("z"), control: true)]),
    ("\u{03}\u{1c}", [key(.character("c"), control: true), key(.character("\\"), control: true)]),
    ("\u{1b}[200~a\u{03}\u{1a}\u{1c}b\u{1b}[201~", [.input(.paste("a\u{03}\u{1a}\u{1c}b"))]),
    ("\u{00}\u{1f}", [key(.character(" "), control: true), key(.character("_"), control: true)]),
    ("\t\r\n", [key(.tab), key(.enter), key(.enter)]),
    ("\u{7f}\u{08}", [key(.backspace), key(.backspace)]),
    ("\u{1b}x\u{1b}é", [key(.character("x"), alt: true), key(.character("é"), alt: true)]),
    ("\u{1b}\u{7f}", [key(.backspace, alt: true)]),
    ("\u{1b}\u{1b}[A", [key(.escape), key(.up)]),
    ("\u{1b}[A\u{1b}[B\u{1b}[C\u{1b}[D", [key(.up), key(.down), key(.right), key(.left)]),
    ("\u{1b}OA\u{1b}OB\u{1b}OC\u{1b}OD", [key(.up), key(.down), key(.right), key(.left)]),
    ("\u{1b}[H\u{1b}[F\u{1b}OH\u{1b}OF", [key(.home), key(.end), key(.home), key(.end)]),
    ("\u{1b}[1~\u{1b}[4~\u{1b}[7~\u{1b}[8~", [key(.home), key(.end), key(.home), key(.end)]),
    ("\u{1b}[5~\u{1b}[6~\u{1b}[3~\u{1b}[2~", [key(.pageUp), key(.pageDown), key(.delete)]),
    ("\u{1b}[Z\u{1b}[1;2Z", [key(.backTab), key(.backTab)]),
    ("\u{1b}[1;5C\u{1b}[1;3A", [key(.right, control: true), key(.up, alt: true)]),
    (
      "\u{1b}[5;5~\u{1b}[3;3~\u{1b}O5D",
      [key(.pageUp, control: true), key(.delete, alt: true), key(.left, control: true)]
    ),
    ("\u{1b}OP\u{1b}OQ\u{1b}OR\u{1b}OS", (1...4).map { key(.function($0)) }),
    ("\u{1b}[[A\u{1b}[[E", [key(.function(1)), key(.function(5))]),
    ("\u{1b}[11~\u{1b}[15~\u{1b}[17~\u{1b}[24~", [1, 5, 6, 12].map { key(.function($0)) }),
    ("\u{1b}[1;5R\u{1b}[1;1R\u{1b}[3;7R", [key(.function(3), control: true)]),
    ("\u{1b}[97;5u\u{1b}[27;5;13~", [key(.character("a"), control: true), key(.enter, control: true)]),
    ("\u{1b}[<0;5;7M\u{1b}[<0;5;7m", [mouse(.press, 4, 6), mouse(.release, 4, 6)]),
    ("\u{1b}[<32;200;1M\u{1b}[<35;1;1M", [mouse(.drag, 199, 0), mouse(.move, 0, 0)]),
    (
      "\u{1b}[<64;3;4M\u{1b}[<65;3;4M\u{1b}[<16;3;4M",
      [mouse(.wheelUp, 2, 3), mouse(.wheelDown, 2, 3), mouse(.press, 2, 3)]
    ),
    ("\u{1b}[<2;3;4M\u{1b}[<66;1;1M", []),
    ("\u{1b}[M !!q", [key(.character("q"))]),
    ("\u{1b}[I\u{1b}[O", [.input(.focus(true)), .input(.focus(false))]),
    (
      "\u{1b}[200~a\r\u{1b}[A\u{1b}[20\u{1b}[201~b",
      [.input(.paste("a\n\u{1b}[A\u{1b}[20")), key(.character("b"))]
    ),
    ("\u{1b}[?62;22cl", [.answer(.attributes), key(.character("l"))]),
    ("\u{1b}[>41;379;0cl", [key(.character("l"))]),
    ("\u{1b}[?2026;2$y", [.answer(.mode(number: 2026, state: 2))]),
    ("\u{1b}[?997;1n\u{1b}[?997;2n", [.answer(.appearance(.dark)), .answer(.appearance(.light))]),
    ("\u{1b}]11;rgb:1010/8080/ffff\u{1b}\\l", [.answer(.ground(RGB(16, 128, 255))), key(.character("l"))]),
    ("\u{1b}]11;rgb:1e/2/abc\u{07}", [.answer(.ground(RGB(0x1e, 0x22, 0xab)))]),
    ("\u{1b}]11;rgba:ff/ff/ff/80\u{07}", [.answer(.ground(.white))]),
    ("\u{1b}]11;rgb:zz/qq\u{1b}\\\u{1b}]10;rgb:0/0/0\u{07}", []),
    ("\u{1b}P1$r0;48:2::1:2:3m\u{1b}\\", [.answer(.rendition("0;48:2::1:2:3m"))]),
    ("\u{1b}P>|XTerm(379)\u{1b}\\", [.answer(.version("XTerm(379)"))]),
    ("\u{1b}_Gi=31;OK\u{1b}\\\u{1b}^x\u{1b}\\l", [key(.character("l"))]),
    ("\u{1b}]11;rgb:\u{1b}[A", [key(.up)]),
    ("\u{1b}]0;title\rq", [key(.enter), key(.character("q"))]),
    ("\u{1b}[1;\u{1b}[A", [key(.up)]),
  ]

  @Test("Every sequence means what it should, whole and split at every byte")
  func table() {
    for (sent, expected) in Self.table {
      let bytes = Array(sent.utf8)
      for cut in 0...bytes.count {
        var decoder = InputDecoder()
        var events = decoder.feed(bytes[..<cut], now: 0)
        events += decoder.feed(bytes[cut...], now: 10)
        #expect(events == expected, "\(sent.debugDescription) cut at \(cut)")
        #expect(decoder.deadline == nil, "\(sent.debugDescription) leaves something pending")
      }
    }
  }

  @Test("Escape alone is a key after 25 ms and not before")
  func escape() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1b], now: 100).isEmpty)
    #expect(decoder.deadline == 125)
    #expect(decoder.expire(now: 124).isEmpty)
    #expect(decoder.expire(now: 125) == [Self.key(.escape)])
    #expect(decoder.deadline == nil)
  }

  @Test("An answer in two pieces 0.6 s apart is still an answer")
  func splitAnswer() {
    var decoder = InputDecoder()
    #expect(decoder.feed(Array("\u{1b}]11;rgb:10".utf8), now: 0).isEmpty)
    #expect(decoder.expire(now: 600).isEmpty)
    #expect(decoder.feed(Array("10/1010/1010\u{1b}\\".utf8), now: 600) == [.answer(.ground(RGB(16, 16, 16)))])
  }

  @Test("A string without an end is dropped after 2 s or 4096 bytes")
  func endless() {
    var decoder = InputDecoder()
    _ = decoder.feed(Array("\u{1b}]11;rgb".utf8), now: 0)
    #expect(decoder.expire(now: 2000).isEmpty)
    #expect(decoder.feed(Array("q".utf8), now: 2001) == [Self.key(.character("q"))])
    _ = decoder.feed(Array("\u{1b}]".utf8) + Array(repeating: 0x61, count: 4097), now: 3000)
    #expect(decoder.feed(Array("q".utf8), now: 3001) == [Self.key(.character("q"))])
  }

  @Test("Pasted text is cut off at 64 KiB and its end still found")
  func longPaste() {
    var decoder = InputDecoder()
    let text = Array(repeating: UInt8(ascii: "x"), count: InputDecoder.longestPaste + 5)
    let events = decoder.feed(Array("\u{1b}[200~".utf8) + text + Array("\u{1b}[201~q".utf8), now: 0)
    #expect(events.count == 2)
    if case .input(.paste(let pasted)) = events.first {
      #expect(pasted.utf8.count == 65536)
    }
  }

  @Test("The cursor's place is an answer only when it was asked for")
  func cursor() {
    var decoder = InputDecoder()
    decoder.expectsCursor = true
    #expect(decoder.feed(Array("\u{1b}[1;3R".utf8), now: 0) == [.answer(.cursor(column: 3, row: 1))])
  }

  @Test("Keys of the terminal's own entry come first")
  func ownKeys() {
    var decoder = InputDecoder()
    decoder.keys = [Array("\u{1b}[L".utf8): .home, Array("\u{1b}Ow".utf8): .end]
    #expect(decoder.feed(Array("\u{1b}[L\u{1b}Ow".utf8), now: 0) == [Self.key(.home), Self.key(.end)])
  }

  @Test("Junk never traps, and after it keys work again")
  func junk() {
    var random = Seeded(state: 7)
    for _ in 0..<2000 {
      var decoder = InputDecoder()
      let pieces = [
        "\u{1b}", "\u{1b}[", "\u{1b}]11;rgb:", "\u{1b}P", "\u{1b}[<", ";", "99999999999999999999", "M", "~",
        "R", "u",
      ]
      for _ in 0..<8 {
        let piece = pieces.randomElement(using: &random) ?? ""
        _ = decoder.feed(
          Array(piece.utf8) + (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }, now: 0)
      }
      while let deadline = decoder.deadline { _ = decoder.expire(now: deadline) }
      #expect(decoder.feed(Array("q".utf8), now: 0) == [Self.key(.character("q"))])
    }
  }
}

/// Random numbers that are the same in every run.
struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
