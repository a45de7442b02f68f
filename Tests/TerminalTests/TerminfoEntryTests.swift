import Rendering
import Testing

@testable import Terminal

@Suite("The terminfo entry is the user's own but for the colours")
@MainActor
struct TerminfoEntryTests {
  @Test(
    "What is written is what ncurses reads",
    arguments: ["xterm", "xterm-256color", "screen-256color", "linux", "vt100"])
  func roundTrip(term: String) throws {
    let entry = try Curses.entry(of: term)
    let read = try #require(CompiledReader(entry.compiled()))
    #expect(read.name == term)
    #expect(read.flags == entry.flags.map { $0.value == true })
    #expect(read.numbers == entry.numbers.map { Int($0.value ?? -1) })
    #expect(read.strings == entry.strings.map(\.value))
  }

  @Test("Extended capabilities are found under their names")
  func extended() throws {
    let entry = try Curses.entry(of: "xterm-256color").derived(for: .truecolor)
    let read = try #require(CompiledReader(entry.compiled()))
    #expect(read.extendedNames.contains("RGB"))
    #expect(read.extendedNames.count == Set(read.extendedNames).count)
  }

  @Test("The palette is never written to and 24-bit colours go out as they are")
  func direct() throws {
    let entry = try Curses.entry(of: "xterm-256color").derived(for: .truecolor)
    #expect(!entry.flag("ccc"))
    for name in ["initc", "oc", "smcup", "rmcup"] { #expect(entry.string(name) == nil) }
    #expect(entry.number("colors") == 0x100_0000)
    var squeezer = Squeezer()
    #expect(SqueezerTests.squeeze("\u{1b}[38;9;\(0x0102ff)mx", with: &squeezer) == "^[0;38;2;1;2;255mx")
    #expect(entry.string("setaf") == Array("\u{1b}[38;9;%p1%dm".utf8))
  }

  @Test("More colours than the entry knows are sent by the codes that all terminals share")
  func more() throws {
    let entry = try Curses.entry(of: "xterm").derived(for: .indexed256)
    #expect(entry.string("setab").map { String(decoding: $0, as: UTF8.self) } == "\u{1b}[48;5;%p1%dm")
    let none = try Curses.entry(of: "xterm").derived(for: .none)
    #expect(none.string("setaf") == nil)
    #expect(none.number("colors") == nil)
  }

  @Test("A terminal that nobody knows is a fault that says what to do")
  func unknown() {
    #expect(throws: TerminalFault.unknown(term: "no-such-terminal")) {
      try Curses.entry(of: "no-such-terminal")
    }
    #expect(throws: TerminalFault.unnamed) { try Curses.entry(of: "") }
    #expect(TerminalFault.unknown(term: "x").description.contains("try TERM=xterm-256color"))
  }
}

/// Reads the compiled format back, by `term(5)`.
struct CompiledReader {
  var name = ""
  var flags: [Bool] = []
  var numbers: [Int] = []
  var strings: [[UInt8]?] = []
  var extendedNames: [String] = []
  private let bytes: [UInt8]
  private var place = 0

  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    let header = words(6)
    guard header[0] == 0o1036 else { return nil }
    name = text(at: place)
    place += header[1]
    flags = bytes[place..<place + header[2]].map { $0 == 1 }
    place += header[2]
    place += place % 2
    numbers = (0..<header[3]).map { _ in words(2) }.map {
      Int(Int32(bitPattern: UInt32($0[0] & 0xffff) | UInt32($0[1] & 0xffff) << 16))
    }
    let offsets = words(header[4])
    strings = offsets.map { $0 < 0 ? nil : value(at: place + $0) }
    place += header[5]
    place += place % 2
    if place < bytes.count { readExtended() }
  }

  private mutating func readExtended() {
    let header = words(5)
    place += header[0]
    place += place % 2
    place += 4 * header[1]
    let values = words(header[2])
    let names = words(header[0] + header[1] + header[2])
    let start = values.filter { $0 >= 0 }.map { place + $0 + value(at: place + $0).count + 1 }.max() ?? place
    extendedNames = names.map { text(at: start + $0) }
    if place + header[4] != bytes.count { extendedNames.append("wrong size") }
  }

  private mutating func words(_ count: Int) -> [Int] {
    defer { place += 2 * count }
    return (0..<count).map {
      Int(Int16(bitPattern: UInt16(bytes[place + 2 * $0]) | UInt16(bytes[place + 2 * $0 + 1]) << 8))
    }
  }
  private func value(at place: Int) -> [UInt8] { Array(bytes[place...].prefix { $0 != 0 }) }
  private func text(at place: Int) -> String { String(decoding: value(at: place), as: UTF8.self) }
}
