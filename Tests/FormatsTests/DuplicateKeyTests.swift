import StyleLibrary
import Testing

@testable import Formats

@Suite struct DuplicateKeyTests {
  @Test(arguments: [
    Refusal(#"{"a": 1, "a": 2}"#, "1:10: duplicate key 'a'; the first is at 1:2"),
    Refusal(
      "{\n  \"primary\": 1,\n  \"x\": 2,\n  \"primary\": 3\n}",
      "4:3: duplicate key 'primary'; the first is at 2:3"),
    Refusal(#"{"\u0061": 1, "a": 2}"#, "1:15: duplicate key 'a'; the first is at 1:2"),
    Refusal(#"{"a": 1, "\u0061": 2}"#, "1:10: duplicate key 'a'; the first is at 1:2"),
    Refusal(#"{"\ud83d\ude00": 1, "😀": 2}"#, "1:21: duplicate key '😀'; the first is at 1:2"),
    Refusal(#"{"\n": 1, "\u000A": 2}"#, #"1:11: duplicate key '\n'; the first is at 1:2"#),
    Refusal(#"{"": 1, "": 2}"#, "1:9: duplicate key ''; the first is at 1:2"),
    Refusal(#"[{"o": {"a": 1, "b": 2, "a": 3}}]"#, "1:25: duplicate key 'a'; the first is at 1:9"),
    Refusal(#"{"a": 1, "a": 2, "a": 3}"#, "1:10: duplicate key 'a'; the first is at 1:2"),
  ])
  func aKeyStandsOnceInAnObject(_ row: Refusal) { #expect(complaint(Array(row.text.utf8)) == row.says) }

  @Test(arguments: [
    #"{"a": {"a": {"a": 1}}, "b": {"a": 1}}"#, #"{"a": 1, "A": 2}"#, #"{"é": 1, "e\u0301": 2}"#,
    #"{"a\\u0062": 1, "ab": 2}"#, #"{"ab": 1, "abc": 2, "bc": 3}"#, #"[{"a": 1}, {"a": 2}]"#, #"{"a": "a"}"#,
  ])
  func keysThatOnlyLookAlikeAreKept(_ text: String) { #expect(complaint(Array(text.utf8)) == "fine") }

  @Test func aHundredThousandKeysAreChecked() {
    var text = "{\n"
    for index in 0..<100_000 { text += "\"key\(index)\": \(index),\n" }
    #expect(complaint(Array((text + "\"last\": 1}").utf8)) == "fine")
    #expect(
      complaint(Array((text + "\"key\\u0037\": 1}").utf8))
        == "100002:1: duplicate key 'key7'; the first is at 9:1")
  }
}
