import StyleLibrary
import Testing

@testable import Formats

func read(_ text: String) throws -> JSONValue {
  try JSONDocument(file: "t.json", text: text).root
}

@Suite struct ValueTests {
  @Test func everyKindIsItself() throws {
    let root = try read(#"{"o": {}, "a": [], "s": "x", "n": -1.5e2, "t": true, "f": false, "z": null}"#)
    #expect(root.members.map(\.name) == ["o", "a", "s", "n", "t", "f", "z"])
    #expect(root.members.map(\.value.kind) == [.object, .array, .string, .number, .bool, .bool, .null])
    #expect(root["s"]?.string == "x")
    #expect(root["n"]?.number == -150)
    #expect(root["n"]?.numberText == "-1.5e2")
    #expect(root["t"]?.bool == true)
    #expect(root["f"]?.bool == false)
    #expect(root["none"] == nil)
  }

  @Test func askingForAnotherKindGivesNothing() throws {
    let root = try read(#"["1", 1]"#)
    let values = Array(root.elements)
    #expect(values[0].number == nil && values[0].int == nil && values[0].bool == nil)
    #expect(values[1].string == nil && !values[1].says("1"))
    #expect(Array(values[1].members).isEmpty && Array(values[1].elements).isEmpty)
    #expect(root["1"] == nil)
  }

  @Test func childrenOfOneAreNotChildrenOfTheNext() throws {
    let root = try read(#"[[1, [2]], {"a": {"b": 3}}, 4]"#)
    let values = Array(root.elements)
    #expect(values.count == 3)
    #expect(values[0].elements.map(\.kind) == [.number, .array])
    #expect(values[1]["a"]?["b"]?.int == 3)
    #expect(values[1]["b"] == nil)
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"),
    (#""\u0041\u00e9\u20AC""#, "Aé€"),
    (#""\ud83d\ude00!""#, "😀!"),
    (#""\uDBFF\uDFFF""#, "\u{10ffff}"),
    (#""\u0000""#, "\0"),
    (#""festival 春节 🏮""#, "festival 春节 🏮"),
    (#""""#, ""),
  ])
  func escapesAreUndone(_ text: String, _ plain: String) throws {
    let root = try read(text)
    #expect(root.string == plain)
    #expect(root.says(plain))
    #expect(!root.says(plain + "x"))
  }

  @Test(arguments: [
    ("0", 0), ("-0", -0.0), ("0.1", 0.1), ("123456789012345", 123_456_789_012_345),
    ("0.30000000000000004", 0.1 + 0.2),
    ("1e23", 1e23), ("9007199254740993", 9_007_199_254_740_992), ("5e-324", .leastNonzeroMagnitude),
    ("1e-999", 0), ("1E+2", 100),
    ("1.7976931348623157e308", Double.greatestFiniteMagnitude), ("0.000000000000001", 1e-15),
  ])
  func numbersAreTheNearestDoubles(_ text: String, _ number: Double) throws {
    let value = try #require(try read(text).number)
    #expect(value.bitPattern == number.bitPattern)
  }

  @Test func quickNumbersAreThoseOfTheStandardLibrary() throws {
    var random = Shuffle(seed: 11)
    for _ in 0..<2_000 {
      let text =
        "\(Int.random(in: -9999...9999, using: &random)).\(Int.random(in: 0...99_999_999, using: &random))"
      #expect(try read(text).number == Double(text), "\(text)")
    }
  }

  @Test(.timeLimit(.minutes(1))) func aLongTextOfEscapesIsReadInOnePass() throws {
    let text = String(repeating: #"\ud83d\ude00\n"#, count: 20_000)
    #expect(try read("\"\(text)\"").string?.unicodeScalars.count == 40_000)
  }

  @Test func wholeNumbersAreInts() throws {
    #expect(try read("3").int == 3)
    #expect(try read("3.0").int == 3)
    #expect(try read("3.5").int == nil)
    #expect(try read("1e30").int == nil)
  }

  @Test func commentsAreBlanks() throws {
    let root = try read(
      "// first\n{ /* a */ \"a\" /**/ : // é\r\n 1 /* * / ** */, \"b\": \"// no\" } // last")
    #expect(root["a"]?.int == 1)
    #expect(root["b"]?.string == "// no")
  }
}
