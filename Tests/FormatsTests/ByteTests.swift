import StyleLibrary
import Testing

@testable import Formats

/// Bytes that are no text, and what the reader says of them.
struct BadBytes: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let bytes: [UInt8]
  let says: String

  init(_ name: String, _ bytes: [UInt8], _ says: String) {
    (testDescription, self.bytes, self.says) = (name, bytes, says)
  }

  /// `tail` inside a string behind an `é`, so that its place is 1:4.
  init(_ name: String, inString tail: [UInt8], _ says: String) {
    self.init(name, Array("[\"é".utf8) + tail + Array("\"]".utf8), says)
  }
}

@Suite struct ByteTests {
  @Test(arguments: [
    BadBytes("Latin-1", inString: [0xe4], "1:4: byte 0xe4 is not UTF-8; save the file as UTF-8"),
    BadBytes(
      "a byte that only goes on", inString: [0x80], "1:4: byte 0x80 is not UTF-8; save the file as UTF-8"),
    BadBytes(
      "an overlong slash", inString: [0xc0, 0xaf], "1:4: byte 0xc0 is not UTF-8; save the file as UTF-8"),
    BadBytes(
      "overlong, 3 bytes", inString: [0xe0, 0x9f, 0xbf], "1:4: byte 0xe0 is not UTF-8; save the file as UTF-8"
    ),
    BadBytes(
      "a surrogate", inString: [0xed, 0xa0, 0x80], "1:4: byte 0xed is not UTF-8; save the file as UTF-8"),
    BadBytes(
      "overlong, 4 bytes", inString: [0xf0, 0x8f, 0xbf, 0xbf],
      "1:4: byte 0xf0 is not UTF-8; save the file as UTF-8"),
    BadBytes(
      "behind U+10FFFF", inString: [0xf4, 0x90, 0x80, 0x80],
      "1:4: byte 0xf4 is not UTF-8; save the file as UTF-8"),
    BadBytes(
      "a sequence cut short", inString: [0xe2, 0x82], "1:4: byte 0xe2 is not UTF-8; save the file as UTF-8"),
    BadBytes(
      "in a comment", Array("// ".utf8) + [0xff], "1:4: byte 0xff is not UTF-8; save the file as UTF-8"),
    BadBytes("between values", [0x5b, 0xff, 0x5d], "1:2: byte 0xff is not UTF-8; save the file as UTF-8"),
    BadBytes("at the end", Array("{} ".utf8) + [0xc3], "1:4: byte 0xc3 is not UTF-8; save the file as UTF-8"),
    BadBytes("UTF-16", [0xff, 0xfe, 0x7b, 0], "1:1: the file is UTF-16; save it as UTF-8"),
    BadBytes(
      "NUL", [0x5b, 0, 0x5d], "1:2: byte 0x00 does not belong in JSON; this looks like a binary file"),
    BadBytes(
      "NUL at the end", [0x5b, 0x5d, 0],
      "1:3: byte 0x00 does not belong in JSON; this looks like a binary file"),
    BadBytes("a PNG", [0x89, 0x50, 0x4e, 0x47], "1:1: byte 0x89 is not UTF-8; save the file as UTF-8"),
    BadBytes("a zip", Array("PK".utf8) + [3, 4], "1:1: 'PK' is not a value; text takes double quotes"),
  ])
  func bytesThatAreNoTextAreNamed(_ row: BadBytes) { #expect(complaint(row.bytes) == row.says) }

  @Test func everyScalarIsReadAsItIs() throws {
    for value in stride(from: UInt32(0x80), through: 0x10ffff, by: 0x35) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let document = try JSONDocument(file: "t.json", text: "\"\(scalar)\"")
      #expect(document.root.says(String(scalar)))
    }
  }

  @Test func aControlIsFoundWhereverItStandsInAWord() {
    for offset in 0..<20 {
      var bytes = Array(("[\"" + String(repeating: "a", count: 20) + "\"]").utf8)
      bytes[2 + offset] = 0x1f
      #expect(complaint(bytes) == "1:\(3 + offset): a string cannot hold 0x1f as it is; write \\u001f")
    }
  }

  @Test func nestingStopsAtTheLimit() throws {
    let deep =
      [UInt8](repeating: UInt8(ascii: "["), count: 128) + [UInt8](repeating: UInt8(ascii: "]"), count: 128)
    #expect(complaint(deep) == "fine")
    #expect(
      complaint([0x5b] + deep + [0x5d])
        == "1:129: objects and arrays are more than 128 deep here; nest them less")
    #expect(
      complaint(Array("[[{}]]".utf8), limits: .init(depth: 2))
        == "1:3: objects and arrays are more than 2 deep here; nest them less")
  }

  @Test(.timeLimit(.minutes(1))) func tenMegabytesOfBracketsAreRefusedAtOnce() {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 10_000_000)
    #expect(complaint(bytes) == "1:129: objects and arrays are more than 128 deep here; nest them less")
  }

  @Test func nestingUsesNoStack() {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(
      complaint(bytes, limits: .init(depth: .max))
        == "1:1000001: the file ends inside the array opened at 1:1000000; close it with ']'")
  }

  @Test func aFileThatIsTooLargeIsNotRead() {
    #expect(
      complaint(Array("[1, 2]".utf8), limits: .init(bytes: 5)) == "1:1: the file has 6 bytes; the limit is 5")
  }
}
