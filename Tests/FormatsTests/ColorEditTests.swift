import Colors
import StyleLibrary
import TestSupport
import Testing

@testable import Formats

/// A colour replaced in the bytes of its file.
@Suite struct ColorEditTests {
  private let color = RGB(18, 171, 239)

  /// The text with the colour at a marked place replaced; `»` stands before the value.
  private func edited(_ text: String) throws -> String {
    let parts = text.split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
    let bytes = Array((parts[0] + parts[1]).utf8)
    let document = try JSONDocument(file: "f.json", bytes: bytes)
    let place = document.place(at: parts[0].utf8.count)
    let result = try replacingColor(at: place, with: color, in: bytes, file: "f.json")
    return String(decoding: result, as: UTF8.self)
  }

  @Test(arguments: [
    ("{\"a\": »\"#0770E3\"}", "{\"a\": \"#12ABEF\"}"),
    ("{\"a\": »\"#0770e3\"}", "{\"a\": \"#12abef\"}"),
    ("{\"a\": »\"#FFF\", \"b\": 1}", "{\"a\": \"#12ABEF\", \"b\": 1}"),
    ("{\"a\": »\"#0770E380\"}", "{\"a\": \"#12ABEF80\"}"),
    ("{\"a\": »\"  #0770E3   50%\"}", "{\"a\": \"  #12ABEF   50%\"}"),
    (
      "{\"a\": »{\"alpha\": 0.5, \"color\": \"#0770E3\"}}",
      "{\"a\": {\"alpha\": 0.5, \"color\": \"#12ABEF\"}}"
    ),
    (
      "// \"#0770E3\"\n{ /* c */ \"a\"\t:\n »\"#0770E3\" /* #0770E3 */ // x\n}",
      "// \"#0770E3\"\n{ /* c */ \"a\"\t:\n \"#12ABEF\" /* #0770E3 */ // x\n}"
    ),
    (
      "{\r\n  \"a\": \"#000000\",\r\n  \"b\": »\"#0770E3\"\r\n}\r\n",
      "{\r\n  \"a\": \"#000000\",\r\n  \"b\": \"#12ABEF\"\r\n}\r\n"
    ),
    ("\u{FEFF}{\"a\": »\"#0770E3\"}", "\u{FEFF}{\"a\": \"#12ABEF\"}"),
    (
      "{\"标题\": \"主色 👩\u{200D}💻 e\u{301}\", \"主\": »\"#0770E3\", \"z\": [1, {\"y\": \"#0770E3\"}]}",
      "{\"标题\": \"主色 👩\u{200D}💻 e\u{301}\", \"主\": \"#12ABEF\", \"z\": [1, {\"y\": \"#0770E3\"}]}"
    ),
    (
      "[[[], {\"a\": [\"#0770E3\", »\"#0770E3\", \"#0770E3\"]}]]",
      "[[[], {\"a\": [\"#0770E3\", \"#12ABEF\", \"#0770E3\"]}]]"
    ),
  ])
  func onlyTheDigitsAtThePlaceChange(_ text: String, _ expected: String) throws {
    #expect(try edited(text) == expected)
  }

  @Test(arguments: [
    (
      "{\"color-space\": \"srgb\", \"components\": {\"alpha\": \"1.000\", \"blue\": \"0xE3\", \"green\": \"0x70\", \"red\": \"0x07\"}}",
      "{\"color-space\": \"srgb\", \"components\": {\"alpha\": \"1.000\", \"blue\": \"0xEF\", \"green\": \"0xAB\", \"red\": \"0x12\"}}"
    ),
    (
      "{\"color-space\":\"srgb\",\"components\":{\"red\":\"7\",\"green\":\"112\",\"blue\":\"227\",\"alpha\":\"0.5\"}}",
      "{\"color-space\":\"srgb\",\"components\":{\"red\":\"18\",\"green\":\"171\",\"blue\":\"239\",\"alpha\":\"0.5\"}}"
    ),
    (
      "{\"components\": {\"red\": \"0.027\", \"green\": \"0.439\", \"blue\": 0.89}}",
      "{\"components\": {\"red\": \"0.071\", \"green\": \"0.671\", \"blue\": 0.937}}"
    ),
  ])
  func aColourSetKeepsTheSpellingOfItsComponents(_ text: String, _ expected: String) throws {
    #expect(try edited("[»" + text + "]") == "[" + expected + "]")
  }

  @Test func everyByteSurvivesThreeDecimals() throws {
    for byte in UInt8.min...UInt8.max {
      let bytes = Array("{\"components\": {\"red\": \"0.5\", \"green\": \"0.5\", \"blue\": \"0.5\"}}".utf8)
      let result = try replacingColor(
        at: Place("f"), with: RGB(byte, byte, byte), in: bytes, file: "f")
      let text = try #require(try JSONDocument(file: "f", bytes: result).root["components"]?["red"]?.string)
      let read = ColorSpace.srgb.convert(
        Array(repeating: try #require(ChannelText(text)?.asChannel), count: 3))
      #expect(read?.rgb == RGB(byte, byte, byte), "\(byte): \(text)")
    }
  }

  @Test(arguments: [
    ("{\"a\": »\"{alias}\"}", "f.json:1:7: no '#RRGGBB' stands there that could be replaced"),
    ("{\"a\": »7}", "f.json:1:7: no '#RRGGBB' stands there that could be replaced"),
    ("{\"a\": »\"#12\"}", "f.json:1:7: no '#RRGGBB' stands there that could be replaced"),
    ("{\"a\": »\"\\u0023123456\"}", "f.json:1:7: the text has escapes; write the colour without them"),
    (
      "{\"a\": »{\"reference\": \"label\"}}",
      "f.json:1:7: the set names a system colour; give it a colour of its own"
    ),
    (
      "{\"a\": »{\"color-space\": \"display-p3\", \"components\": {}}}",
      "f.json:1:7: the colour is in display-p3; only sRGB can be written back without changing it"
    ),
  ])
  func whatCannotBeReplacedSaysWhy(_ text: String, _ words: String) throws {
    do throws(ColorEditFault) {
      let parts = text.split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
      let place = Place("f.json", line: 1, column: parts[0].count + 1)
      _ = try replacingColor(at: place, with: color, in: Array((parts[0] + parts[1]).utf8), file: "f.json")
      Issue.record("it is replaced")
    } catch {
      #expect(error.description == words)
    }
  }

  @Test func aCustomPropertyOfAStylesheetIsReplacedToo() throws {
    let text = "/* 主 #0770E3 */\r\n:root {\r\n  --a: #0770E3; --b: #fff;\r\n}\r\n"
    let bytes = try replacingColor(
      at: Place("p.css", line: 3, column: 22), with: color, in: Array(text.utf8), file: "p.css")
    #expect(String(decoding: bytes, as: UTF8.self) == text.replacing("#fff", with: "#12abef"))
    #expect(throws: ColorEditFault.noColor(Place("p.css", line: 3, column: 21))) {
      try replacingColor(
        at: Place("p.css", line: 3, column: 21), with: color, in: Array(text.utf8), file: "p.css")
    }
  }

  @Test(arguments: [(1, 2), (2, 1), (9, 9)])
  func aPlaceWithoutAValueIsRefused(_ line: Int, _ column: Int) {
    #expect(throws: ColorEditFault.self) {
      try replacingColor(
        at: Place("f", line: line, column: column), with: color, in: Array("{\"a\": \"#000000\"}".utf8),
        file: "f")
    }
  }

  @Test func everyValueOfEveryShippedThemeCanBeReplacedAndPutBack() throws {
    for id in ["moments", "classifieds", "harbour", "ios"] {
      let name = "themes/\(id)/theme.json"
      let bytes = Array(try #require(try Repository.text(of: name)).utf8)
      let theme = readTheme(bytes, file: name, id: id).value.theme
      for token in theme.tokens {
        for entry in token.color.entries {
          guard case .color(let old, _) = entry.value else { continue }
          let changed = try replacingColor(at: entry.place, with: color, in: bytes, file: name)
          let again = readTheme(changed, file: name, id: id).value.theme.token(token.name)?.color
          let read = again?.entries.first { $0.variant == entry.variant }
          #expect(read?.value == .color(Color(color, alpha: old.alpha), isClipped: false), "\(entry.place)")
          let back = try replacingColor(at: entry.place, with: old.rgb, in: changed, file: name)
          #expect(back == bytes || bytes.count != changed.count, "\(entry.place)")
        }
      }
    }
  }
}
