import StyleLibrary
import Testing

@testable import Formats

@Suite struct JSONTextTests {
  private func sample(_ style: JSONText.Style) -> String {
    var json = JSONText(style)
    json.object { json in
      json.member("name", "moments")
      json.member("ratio", 4.5)
      json.member("skin", nil as String?)
      json.key("sizes")
      json.array { json in
        json.value(80)
        json.array { _ in }
        json.object { $0.member("dark", true) }
      }
      json.key("empty")
      json.object { _ in }
    }
    return json.text
  }

  @Test func compactHasNoBlanks() {
    #expect(
      sample(.compact)
        == #"{"name":"moments","ratio":4.5,"skin":null,"sizes":[80,[],{"dark":true}],"empty":{}}"#)
  }

  @Test func prettyHasALineAValue() {
    #expect(
      sample(.pretty) == """
        {
          "name": "moments",
          "ratio": 4.5,
          "skin": null,
          "sizes": [
            80,
            [],
            {
              "dark": true
            }
          ],
          "empty": {}
        }
        """)
  }

  @Test(arguments: [
    (0.0, "0"), (1, "1"), (-2, "-2"), (0.1, "0.1"), (1e16, "1e+16"), (.leastNonzeroMagnitude, "5e-324"),
    (100_000, "100000"),
    (.nan, "null"), (.infinity, "null"), (-.infinity, "null"), (1 / 3, "0.3333333333333333"),
  ])
  func numbersAreTheShortestThatReadBack(_ number: Double, _ text: String) throws {
    var json = JSONText()
    json.value(number)
    #expect(json.text == text)
    if number.isFinite { #expect(try read(json.text).number == number) }
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t", #""\n\r\t""#),
    ("\0\u{8}\u{1b}", #""\u0000\u0008\u001b""#),
    ("\u{7f}\u{9b}", #""\u007f\u009b""#), ("春节 🏮", #""春节 🏮""#), ("", #""""#),
  ])
  func stringsAreEscapedAndReadBack(_ text: String, _ escaped: String) throws {
    #expect(escapedJSON(text) == escaped)
    #expect(try read(escaped).string == text)
  }

  @Test func aCharacterIsEscapedWhereverItStands() throws {
    for length in 1...20 {
      for (index, odd) in zip(
        0..<length, ["\"", "\\", "\u{1f}", "\u{7f}", "é", "\0"] + Array(repeating: "\n", count: 14))
      {
        let text =
          String(repeating: "a", count: index) + odd + String(repeating: "b", count: length - index - 1)
        let escaped = escapedJSON(text)
        #expect(try read(escaped).says(text))
        #expect(escaped.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f })
      }
    }
  }

  @Test func everyCharacterReadsBack() throws {
    var text = ""
    for value in UInt32(0)..<0x3000 { text.unicodeScalars.append(Unicode.Scalar(value) ?? "?") }
    #expect(try read(escapedJSON(text)).says(text))
  }

  @Test func aDocumentIsWrittenAsItWasRead() throws {
    let text = sample(.pretty)
    var json = JSONText(.pretty)
    json.value(try read(text))
    #expect(json.text == text)
  }

  @Test func aLongTextLeavesInPieces() {
    var json = JSONText()
    var pieces: [UInt8] = []
    json.array { json in
      for index in 0..<3 {
        json.value(index)
        pieces += json.drain()
      }
    }
    pieces += json.drain()
    #expect(String(decoding: pieces, as: UTF8.self) == "[0,1,2]")
  }
}
