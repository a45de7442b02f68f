import StyleLibrary
import Testing

@testable import Formats

/// A text that is no document, and what the reader says of it.
struct Refusal: CustomTestStringConvertible, Sendable {
  let text: String
  let says: String

  init(_ text: String, _ says: String) {
    self.text = text
    self.says = says
  }

  var testDescription: String { quoted(text) }
}

/// The line that the reader writes about these bytes; "fine" if it takes them.
func complaint(_ bytes: [UInt8], limits: JSONDocument.Limits = .standard) -> String {
  do throws(JSONFault) {
    _ = try JSONDocument(file: "t.json", bytes: bytes, limits: limits)
    return "fine"
  } catch {
    return String(error.description.dropFirst("t.json:".count))
  }
}

@Suite struct FaultTests {
  @Test(arguments: [
    Refusal("", "1:1: the file is empty; it must hold one value, such as {}"),
    Refusal("\u{feff}", "1:1: the file is empty; it must hold one value, such as {}"),
    Refusal(" \n ", "2:2: the file holds only blanks and comments; it must hold one value, such as {}"),
    Refusal("// later\n", "2:1: the file holds only blanks and comments; it must hold one value, such as {}"),
    Refusal("{} {}", "1:4: '{' follows the end of the document; a file holds one value"),
    Refusal("[]\nso what", "2:1: 'so' follows the end of the document; a file holds one value"),
  ])
  func aFileHoldsOneValue(_ row: Refusal) { #expect(complaint(Array(row.text.utf8)) == row.says) }

  @Test(arguments: [
    Refusal(#"{"a": 1,}"#, "1:8: the comma before '}' has nothing after it; delete the comma"),
    Refusal("[1, // one\n]", "1:3: the comma before ']' has nothing after it; delete the comma"),
    Refusal("[1 2]", "1:4: expected ',' or ']', found '2'"),
    Refusal(#"{"a": 1 "b": 2}"#, "1:9: expected ',' or '}', found '\"'"),
    Refusal(#"{"a" 1}"#, "1:6: expected ':' after the key 'a', found '1'"),
    Refusal("{a: 1}", "1:2: expected a key in double quotes, found 'a'"),
    Refusal("{'a': 1}", "1:2: single quotes do not make a string; write \"…\""),
    Refusal("{\"a\":\n  'b'}", "2:3: single quotes do not make a string; write \"…\""),
    Refusal("[,]", "1:2: expected a value, found ','"),
    Refusal(#"{"a":}"#, "1:6: expected a value, found '}'"),
    Refusal("[1}", "1:3: expected ',' or ']', found '}'"),
    Refusal("[1, / 2]", "1:5: expected a value, found '/'"),
    Refusal("[#fff]", "1:2: expected a value, found '#'"),
  ])
  func theGrammarIsNamedWhereItBreaks(_ row: Refusal) { #expect(complaint(Array(row.text.utf8)) == row.says) }

  @Test(arguments: [
    Refusal("[True]", "1:2: 'True' is not a value; did you mean 'true'?"),
    Refusal("[nul]", "1:2: 'nul' is not a value; did you mean 'null'?"),
    Refusal("[truee]", "1:2: 'truee' is not a value; did you mean 'true'?"),
    Refusal("[undefined]", "1:2: 'undefined' is not a value; text takes double quotes"),
    Refusal("[näher]", "1:2: 'näher' is not a value; text takes double quotes"),
    Refusal("[NaN]", "1:2: 'NaN' is not a value; text takes double quotes"),
    Refusal("[01]", "1:2: '01' is not a number; drop the leading zero"),
    Refusal("[-007]", "1:2: '-007' is not a number; drop the leading zero"),
    Refusal("[+1]", "1:2: '+1' is not a number; drop the '+'"),
    Refusal("[.5]", "1:2: '.5' is not a number; write a digit before '.'"),
    Refusal("[1.]", "1:2: '1.' is not a number; write a digit after '.'"),
    Refusal("[1.e3]", "1:2: '1.e3' is not a number; write a digit after '.'"),
    Refusal("[1e]", "1:2: '1e' is not a number; write a digit after 'e'"),
    Refusal("[1e+]", "1:2: '1e+' is not a number; write a digit after '+'"),
    Refusal("[-]", "1:2: '-' is not a number; write a digit after '-'"),
    Refusal("[-Infinity]", "1:2: '-Infinity' is not a number; write a digit after '-'"),
    Refusal("[0x1f]", "1:2: '0x1f' is not a number; text takes double quotes"),
    Refusal("[12px]", "1:2: '12px' is not a number; text takes double quotes"),
    Refusal("[1, 1e999]", "1:5: '1e999' is too large; a number reaches to 1.7e308"),
    Refusal("[-1e309]", "1:2: '-1e309' is too large; a number reaches to 1.7e308"),
  ])
  func wordsAndNumbersAreShownWhole(_ row: Refusal) { #expect(complaint(Array(row.text.utf8)) == row.says) }

  @Test(arguments: [
    Refusal("{\n  \"a\": {", "2:9: the file ends inside the object opened at 2:8; close it with '}'"),
    Refusal("{\"a\"", "1:5: the file ends inside the object opened at 1:1; close it with '}'"),
    Refusal("{\"a\":", "1:6: the file ends inside the object opened at 1:1; close it with '}'"),
    Refusal("[1,\n", "2:1: the file ends inside the array opened at 1:1; close it with ']'"),
    Refusal("[[1], [2", "1:9: the file ends inside the array opened at 1:7; close it with ']'"),
    Refusal("[\"ab", "1:5: the file ends inside the string opened at 1:2; close it with '\"'"),
    Refusal("[\"ab\\", "1:6: the file ends inside the string opened at 1:2; close it with '\"'"),
    Refusal("[\"\\u00", "1:7: the file ends inside the string opened at 1:2; close it with '\"'"),
    Refusal("[\"\\ud83d\\", "1:10: the file ends inside the string opened at 1:2; close it with '\"'"),
    Refusal("[\"\\ud83d", "1:9: the file ends inside the string opened at 1:2; close it with '\"'"),
    Refusal("[1, /* one", "1:11: the file ends inside the comment opened at 1:5; close it with '*/'"),
    Refusal("/*/", "1:4: the file ends inside the comment opened at 1:1; close it with '*/'"),
    Refusal("[tru", "1:5: the file ends inside 'tru'; write 'true'"),
    Refusal("n", "1:2: the file ends inside 'n'; write 'null'"),
    Refusal("[1.", "1:4: the file ends inside the number '1.'; write its next digit"),
    Refusal("-", "1:2: the file ends inside the number '-'; write its next digit"),
  ])
  func aFileThatEndsEarlySaysWhatIsOpen(_ row: Refusal) {
    #expect(complaint(Array(row.text.utf8)) == row.says)
  }

  @Test(arguments: [
    Refusal(#"["a\x"]"#, #"1:4: '\x' is not an escape; a backslash itself is \\"#),
    Refusal(#"["C:\Users"]"#, #"1:5: '\U' is not an escape; a backslash itself is \\"#),
    Refusal(#"["\é"]"#, #"1:3: '\é' is not an escape; a backslash itself is \\"#),
    Refusal(#"["\u12G4"]"#, #"1:3: '\u12' is not an escape; \u takes four hex digits"#),
    Refusal(
      #"["\ud83d"]"#, #"1:3: '\ud83d' is half of a surrogate pair; write both halves, such as \ud83d\ude00"#),
    Refusal(
      #"["\ud83d\n"]"#, #"1:3: '\ud83d' is half of a surrogate pair; write both halves, such as \ud83d\ude00"#
    ),
    Refusal(
      #"["\ud83dA"]"#, #"1:3: '\ud83d' is half of a surrogate pair; write both halves, such as \ud83d\ude00"#),
    Refusal(
      #"["\ud83d\u0041"]"#,
      #"1:3: '\ud83d' is half of a surrogate pair; write both halves, such as \ud83d\ude00"#),
    Refusal(
      #"["\ude00"]"#, #"1:3: '\ude00' is half of a surrogate pair; write both halves, such as \ud83d\ude00"#),
    Refusal("[\"a\tb\"]", #"1:4: a string cannot hold 0x09 as it is; write \t"#),
    Refusal("[\"\u{1b}[2J\"]", #"1:3: a string cannot hold 0x1b as it is; write \u001b"#),
    Refusal("[\"a\n\"]", #"1:4: the string opened at 1:2 does not end on its line; close it, or write \n"#),
    Refusal("[\"a\r\n\"]", #"1:4: the string opened at 1:2 does not end on its line; close it, or write \n"#),
  ])
  func stringsTakeOnlyWhatTheGrammarHas(_ row: Refusal) {
    #expect(complaint(Array(row.text.utf8)) == row.says)
  }
}
