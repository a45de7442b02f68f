import Design
import StyleLibrary
import Testing

@testable import Formats

/// The keys of a screen file that only carriers have.
@Suite struct CarrierReaderTests {
  private func read(_ keys: String) -> Reading<ScreenFile> {
    readScreen(Array("{\"id\": \"s\", \(keys)}".utf8), file: "s.json")
  }

  private func complaints(_ keys: String) -> [String] {
    read(keys).diagnostics.map { String($0.description.dropFirst("s.json:".count)) }
  }

  @Test func theURLSaysWhetherTheScreenIsAdapted() {
    #expect(read(#""kind": "rn", "url": "wbmain://jump/rn?supportDark=1""#).value.screen.adapted == true)
    #expect(read(#""kind": "rn", "url": "wbmain://jump/rn?supportDark=0""#).value.screen.adapted == false)
    #expect(read(#""kind": "rn", "url": "wbmain://jump/rn""#).value.screen.adapted == false)
    #expect(read(#""kind": "rn", "url": "nonsense", "adapted": true"#).value.screen.adapted == false)
    #expect(read(#""kind": "rn", "adapted": true"#).value.screen.adapted == true)
    #expect(
      read(#""kind": "native", "url": "wbmain://jump/rn?supportDark=0", "adapted": true"#).value.screen
        .adapted == true)
  }

  @Test(arguments: [
    (
      #""kind": "rn", "url": "wbmain://jump/rn?supportDark=1", "adapted": false"#,
      "1:79: warning: 'adapted' is false, but the jump URL says supportDark=1, which counts; delete 'adapted'"
    ),
    (
      #""kind": "rn", "url": "wbmain://jump/rn?supportDark=2""#,
      "1:52: warning: the jump URL is malformed, character 18: supportDark is '2'; write 1 or 0; the page counts as not adapted"
    ),
    (
      #""kind": "rn", "url": "租房://jump/rn""#,
      "1:35: warning: the jump URL is malformed, character 1: '租房' is not a scheme of the app; write 'wbmain'; the page counts as not adapted"
    ),
    (
      #""kind": "rn", "url": "wbmain://jump/rn?page=a""#,
      "1:34: note: the jump URL says nothing of 'supportDark': the page counts as not adapted"
    ),
    (
      #""kind": "rn", "url": "wbmain://jump/rn?suportDark=1""#,
      "1:34: warning: the jump URL says nothing of 'supportDark'; did you mean it by 'suportDark'? The page counts as not adapted"
    ),
    (
      #""kind": "web", "url": "wbmain://jump/rn?supportDark=1""#,
      "1:35: warning: the jump URL opens the carrier 'rn', but the screen's kind is 'web'"
    ),
    (
      #""url": "wbmain://jump/rn?supportDark=1""#,
      "1:20: warning: 'url' means nothing to a screen of kind 'native'; it belongs to rn and web"
    ),
    (
      #""kind": "rn", "listener": "screen""#,
      "1:39: warning: 'listener' means nothing to a screen of kind 'rn'; it belongs to web"
    ),
    (
      #""kind": "rn", "css": "a.css""#,
      "1:34: warning: 'css' means nothing to a screen of kind 'rn'; it belongs to web"
    ),
    (
      #""kind": "web", "listener": "(prefers - color - scheme: dark)""#,
      "1:40: warning: '(prefers - color - scheme: dark)' never matches; did you mean (prefers-color-scheme: dark)?"
    ),
    (
      #""kind": "web", "css": "/a.css""#,
      "1:35: '/a.css' leads out of the app's folder; write a path below it such as rn/list.json"
    ),
    (
      #""kind": "web", "css": "web/../../a.css""#,
      "1:35: 'web/../../a.css' leads out of the app's folder; write a path below it such as rn/list.json"
    ),
    (
      #""kind": "rn", "stylesheet": "../a.json""#,
      "1:41: '../a.json' leads out of the app's folder; write a path below it such as rn/list.json"
    ),
    (
      #""roles": {"txet": "text"}"#,
      "1:23: warning: 'txet' is neither a role nor a slot; did you mean 'text'?"
    ),
  ])
  func whatIsWrongIsToldWithItsPlace(_ keys: String, _ says: String) { #expect(complaints(keys) == [says]) }

  @Test func aScreenThatDrawsWithNoColourIsToldWhereItStands() {
    let file = read(##""kind": "web", "css": "a.css", "roles": {"text": "--text", "tint": "--tnit"}"##).value
    let css = readCSS(Array(":root { --text: balck; --tint: red }".utf8), file: "a.css").value
    let theme = Theme(id: "t", title: "t").dressed(
      in: PageStyle(tokens: css.tokens, roles: file.styles.roles))
    var names = NameCheck(theme: theme, screens: [], others: css.others)
    #expect(
      names.check(file).map(\.description).sorted() == [
        "a.css:1:17: '--text' is drawn with, but 'balck' is not a colour; did you mean 'black'?",
        "s.json:1:80: '--tnit' is neither a role nor a token of the theme; did you mean '--tint'?",
      ])
  }

  @Test func fieldsAndSteppersAreComponents() {
    let body = read(
      #""body": [{"component": "textField", "placeholder": "p", "text": "t", "icon": "search"}, {"component": "stepper", "title": "s", "value": 3}]"#
    )
    #expect(body.diagnostics == [])
    #expect(
      body.value.screen.body == [
        .textField(TextField(placeholder: "p", text: "t", icon: "search")),
        .stepper(Stepper(title: "s", value: 3)),
      ])
    #expect(
      complaints(#""body": [{"component": "stepper", "title": "s", "value": 100}]"#) == [
        "1:70: '100' is out of range; write a whole number from 0 to 99"
      ])
  }
}
