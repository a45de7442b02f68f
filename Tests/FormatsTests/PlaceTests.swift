import StyleLibrary
import Testing

@testable import Formats

/// Where the key and the value of "k" are in a text.
struct Spot: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  let key: String
  let value: String

  init(_ name: String, _ text: String, _ key: String, _ value: String) {
    (testDescription, self.text, self.key, self.value) = (name, text, key, value)
  }
}

@Suite struct PlaceTests {
  @Test(arguments: [
    Spot("one line", "{\"k\": 1}", "1:2", "1:7"),
    Spot("LF", "{\n  \"k\":\n\n 1}", "2:3", "4:2"),
    Spot("CRLF", "{\r\n  \"k\":\r\n\r\n 1}", "2:3", "4:2"),
    Spot("CR", "{\r  \"k\":\r\r 1}", "2:3", "4:2"),
    Spot("LF and CR", "{\n\r\"k\": 1}", "3:1", "3:6"),
    Spot("a byte order mark", "\u{feff}{\"k\": 1}", "1:2", "1:7"),
    Spot("a mark and lines", "\u{feff}{\n\"k\": 1}", "2:1", "2:6"),
    Spot("wide characters", "{\"春节\": \"🏮é\", \"k\": 1}", "1:14", "1:19"),
    Spot("a tab is one column", "{\t\"k\":\t1}", "1:3", "1:8"),
    Spot("a comment of two lines", "/* é\n é */ {\"k\": 1}", "2:8", "2:13"),
  ])
  func linesAndColumnsAreThoseOfAnEditor(_ row: Spot) throws {
    let member = try #require(try read(row.text).members.first { $0.name == "k" })
    #expect(member.key.place.description == "t.json:" + row.key)
    #expect(member.value.place.description == "t.json:" + row.value)
  }

  @Test func aValueKnowsItsBytes() throws {
    let document = try JSONDocument(file: "t.json", text: #"{"a": [1, "x"], "b": null}"#)
    let texts = document.root.members.map { String(decoding: document.bytes[$0.value.range], as: UTF8.self) }
    #expect(texts == [#"[1, "x"]"#, "null"])
    #expect(document.root.range == 0..<26)
  }

  @Test func aPlaceInsideAStringCanBeNamed() throws {
    #expect(try read("\n  \"{gone.token}\"").place(offset: 2).description == "t.json:2:5")
  }

  /// Against a count from the start, for every byte of a text of all line ends and widths that spans several
  /// marks.
  @Test(arguments: ["\n", "\r\n", "\r", " "])
  func everyByteHasItsPlace(_ lineEnd: String) throws {
    let lines = (0..<90).map { String(repeating: "ab é€😀", count: $0 % 4) + "x" }
    let text = "\u{feff}/*" + lines.joined(separator: lineEnd) + "*/ []"
    let document = try JSONDocument(file: "t.json", text: text)
    let bytes = Array(text.utf8)
    var (line, column) = (1, 1)
    for at in 3..<bytes.count {
      if at > 3, bytes[at] & 0xc0 != 0x80, bytes[at - 1] != 0x0a, bytes[at - 1] != 0x0d { column += 1 }
      if at > 3, bytes[at - 1] == 0x0a || bytes[at - 1] == 0x0d && bytes[at] != 0x0a {
        (line, column) = (line + 1, 1)
      }
      let isInside = bytes[at] & 0xc0 == 0x80
      if isInside || bytes[at] == 0x0a { continue }
      #expect(document.place(at: at) == Place("t.json", line: line, column: column))
    }
  }
}
