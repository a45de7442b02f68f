import Adaptation
import Design
import StyleLibrary
import Testing

@testable import Formats

/// Screen files and app files.
@Suite struct ScreenReaderTests {
  private func screen(_ text: String) -> Reading<ScreenFile> {
    readScreen(Array(text.utf8), file: "screens/s.json")
  }

  private func complaints(body: String) -> [String] {
    screen("{\"id\": \"s\", \"body\": [\(body)]}").diagnostics.map {
      String($0.description.dropFirst("screens/s.json:".count))
    }
  }

  @Test func everyComponentIsRead() {
    let reading = screen(
      """
      {
        "id": "s", "title": "S", "class": "WBS", "kind": "rn", "line": "jobs", "adapted": false,
        "override": "light", "grouped": true,
        "navigationBar": {"title": "S", "largeTitle": true, "back": "B", "actions": ["search", {"title": "Go", "opens": "t"}]},
        "body": [
          {"component": "searchField", "placeholder": "p", "text": "t"},
          {"component": "chips", "items": ["a", "b"], "selected": 1},
          {"component": "list", "style": "insetGrouped", "rows": [{"title": "r", "accessory": "switch", "on": true}],
            "sections": [{"header": "h", "footer": "f", "rows": [{"title": "x", "opens": "t"}]}]},
          {"component": "row", "title": "r", "binding": "choice.dark", "accessory": "checkmark"},
          {"component": "card", "body": [{"component": "text", "text": "t", "style": "title", "alignment": "center", "color": "tint"}]},
          {"component": "image", "height": 2, "count": 3, "icon": "camera"},
          {"component": "button", "title": "b", "kind": "destructive", "disabled": true},
          {"component": "grid", "columns": 2, "items": [{"tile": {"text": "x", "color": "accent1"}, "title": "g"}]},
          {"component": "actions", "items": [{"icon": "heart", "title": "1", "on": true}]}
        ],
        "tabBar": {"items": [{"title": "A", "icon": "home", "badge": "3", "opens": "t"}], "selected": 0}
      }
      """)
    #expect(reading.diagnostics == [])
    let screen = reading.value.screen
    #expect(
      screen.body.map(\.name) == [
        "searchField", "chips", "list", "row", "card", "image", "button", "grid", "actions",
      ])
    #expect((screen.kind, screen.adapted, screen.override, screen.isGrouped) == (.rn, false, .light, true))
    guard case .list(let list) = screen.body[2] else { return }
    #expect(list.sections.map { $0.rows.map(\.title) } == [["r"], ["x"]])
    #expect(list.sections[1].rows[0].accessory == .disclosure)
    #expect(reading.value.colors.map(\.name.name) == ["tint", "accent1"])
    #expect(reading.value.opens.map(\.id) == ["t", "t", "t"])
  }

  @Test(arguments: [
    (
      #"{"component": "lable", "text": "x"}"#,
      "1:36: 'lable' is not known here; choose one of searchField, chips, list, row, card, text, image, button, grid, actions, view, child, columns, tokens, textField, stepper, segmentedControl, filterBar, switch, slider, pageControl, progress, loading, banner, chart, skeleton"
    ),
    (#"{"component": "buton", "title": "x"}"#, "1:36: 'buton' is not known here; did you mean 'button'?"),
    (#"{"text": "x"}"#, "1:22: a component needs the key 'component'"),
    (#"{"component": "text"}"#, "1:22: a component needs the key 'text'"),
    (
      #"{"component": "text", "text": "x", "colour": "tint"}"#,
      "1:57: warning: 'colour' is not a key of a component; did you mean 'color'?"
    ),
    (#"{"component": "text", "text": 5}"#, "1:52: expected a text for 'text', found a number"),
    (
      #"{"component": "text", "text": "x", "style": "big"}"#,
      "1:66: 'big' is not known here; choose one of title, body, caption"
    ),
    (
      #"{"component": "image", "height": 21}"#,
      "1:55: '21' is out of range; write a whole number from 1 to 20"
    ),
    (
      #"{"component": "image", "count": 2.5}"#,
      "1:54: '2.5' is out of range; write a whole number from 1 to 4"
    ),
    (
      #"{"component": "chips", "items": ["a"], "selected": 1}"#,
      "1:73: '1' is out of range; write a whole number from 0 to 0"
    ),
    (#"{"component": "chips", "items": "a"}"#, "1:54: expected a list in brackets for 'items', found a text"),
    (
      #"{"component": "row", "title": "x", "on": "yes"}"#,
      "1:63: expected true or false for 'on', found a text"
    ),
    (
      #"{"component": "row", "title": "x", "acessory": "none"}"#,
      "1:57: warning: 'acessory' is not a key of a component; did you mean 'accessory'?"
    ),
    (#"5"#, "1:22: expected a component in braces, found a number"),
  ])
  func whatIsWrongInABodyIsToldWithItsPlace(_ body: String, _ says: String) {
    #expect(complaints(body: body) == [says])
  }

  @Test func whatCannotBeReadIsLeftOutAndTheRestIsShown() {
    let reading = screen(
      #"{"id": "s", "body": [{"component": "nothing"}, {"component": "text", "text": "x"}]}"#)
    #expect(reading.value.screen.body.map(\.name) == ["text"])
    #expect(reading.hasErrors)
  }

  @Test func aBrokenFileIsAScreenOfItsName() {
    let reading = screen("{\"id\": ")
    #expect(reading.value.screen.id == "s" && reading.value.screen.body.isEmpty)
    #expect(reading.diagnostics.count == 1)
  }

  @Test func namesThatNobodyKnowsAreToldByTheWholeApp() {
    let file = screen(
      ##"{"id": "s", "body": [{"component": "row", "title": "x", "titleColor": "tnit", "valueColor": "#D9E2E9", "icon": "serch", "opens": "detial"}]}"##
    ).value
    let theme = Theme(id: "t", title: "t", roles: ["tint": RoleBinding("a")])
    var names = NameCheck(theme: theme, screens: ["s", "detail"])
    let said = names.check(file).map {
      String($0.description.dropFirst("screens/s.json:".count))
    }
    #expect(
      said == [
        "1:71: 'tnit' is neither a role nor a token of the theme; did you mean 'tint'?",
        "1:93: raw colour '#D9E2E9' in a screen; name a role or a token instead",
        "1:112: warning: 'serch' is not an icon; did you mean 'search'?",
        "1:130: warning: no screen is called 'detial'; did you mean 'detail'?",
      ])
  }

  @Test func aStrayBlankOfAnIconIsTold() {
    let file = screen(#"{"id": "s", "body": [{"component": "row", "title": "x", "icon": "search "}]}"#).value
    var names = NameCheck(theme: Theme(id: "t", title: "t"), screens: ["s"])
    let said = names.check(file).map(\.message)
    #expect(said == ["'search ' begins or ends with a blank; delete it"])
  }
}

@Suite struct AppReaderTests {
  private func app(_ text: String) -> Reading<AppFile> {
    readApp(Array(text.utf8), file: "app.json", id: "a")
  }

  @Test func rulesAreReadWithTheirPlaces() {
    let reading = app(
      """
      {
        "title": "A", "theme": "other.json", "screensOf": "b", "order": ["x", "y"],
        "adoption": "optIn", "policy": "systemOnly", "userInterfaceStyle": "dark",
        "unspecifiedResolvesTo": "dark",
        "gates": {"app": false, "pages": {"x": false}},
        "allowlist": {"prefixes": ["NS"], "classes": ["C"]},
        "overlay": {"on": false, "alpha": 0.3, "level": "controller"}
      }
      """)
    #expect(reading.diagnostics == [])
    let (file, rules) = (reading.value, reading.value.rules)
    #expect((file.title, file.theme, file.screensOf, file.order) == ("A", "other.json", "b", ["x", "y"]))
    #expect(rules.adoption == Sourced(.optIn, from: "app.json:3:15"))
    #expect(rules.policy == Sourced(.systemOnly, from: "app.json:3:34"))
    #expect(rules.plistStyle.value == .dark && rules.unspecifiedResolvesTo.value == .dark)
    #expect(rules.appGate == Sourced(false, from: "app.json:5:20"))
    #expect(rules.pageGates["x"] == Sourced(false, from: "app.json:5:42"))
    #expect(rules.allowlist.value == Allowlist(prefixes: ["NS"], classes: ["C"]))
    #expect(
      rules.overlay == Sourced(Overlay(isOn: false, alpha: 0.3, level: .controller), from: "app.json:7:14"))
  }

  @Test func anAppThatSaysNothingHasTheRulesOfTheSystem() {
    #expect(
      app("{}").value.rules == Rules() && app("{}").value.title == "a"
        && app("{}").value.theme == "theme.json")
  }

  @Test(arguments: [
    (#"{"polcy": "systemOnly"}"#, "1:2: warning: 'polcy' is not a key of an app; did you mean 'policy'?"),
    (#"{"policy": "systemonly"}"#, "1:12: 'systemonly' is not known here; did you mean 'systemOnly'?"),
    (#"{"adoption": true}"#, "1:14: expected a text for 'adoption', found true or false"),
    (#"{"gates": {"app": "on"}}"#, "1:19: expected true or false for 'app', found a text"),
    (#"{"gates": {"pages": {"x": 1}}}"#, "1:27: expected true or false, found a number"),
    (#"{"gates": {"pages": []}}"#, "1:21: expected gates by screen id in braces, found a list"),
    (#"{"gates": []}"#, "1:11: expected gates in braces, found a list"),
    (#"{"overlay": {"alpha": 1.5}}"#, "1:23: '1.5' is out of range; write 0.0 to 1.0"),
    (
      #"{"overlay": {"aplha": 0.5}}"#,
      "1:14: warning: 'aplha' is not a key of an overlay; did you mean 'alpha'?"
    ),
    (#"{"allowlist": {"prefixes": "UI"}}"#, "1:28: expected a list in brackets for 'prefixes', found a text"),
    (#"{"order": [1]}"#, "1:12: expected a text in 'order', found a number"),
    ("[]", "1:1: expected an app in braces, found a list"),
    ("{", "1:2: the file ends inside the object opened at 1:1; close it with '}'"),
  ])
  func whatIsWrongIsToldWithItsPlace(_ text: String, _ says: String) {
    #expect(app(text).diagnostics.map { String($0.description.dropFirst("app.json:".count)) } == [says])
  }
}
