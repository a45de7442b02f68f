import Adaptation
import Design
import Testing

@testable import Formats

/// What `app.json` says of views that stand straight on the window.
@Suite struct WindowViewReaderTests {
  private func read(_ text: String) -> Reading<AppFile> {
    readApp(Array("{\"windowViews\": \(text)}".utf8), file: "app.json", id: "app")
  }

  @Test func eachIsReadWithItsPlace() {
    let reading = read("[{\"id\": \"hud\", \"text\": \"Help\", \"override\": \"dark\", \"adapted\": true}]")
    let view = WindowView(id: "hud", text: "Help", override: .dark, isAdapted: true)
    #expect(reading.value.rules.windowViews == [Sourced(view, from: "app.json:1:18")])
    #expect(reading.diagnostics == [])
  }

  @Test func withoutAnOverrideNobodyThoughtOfIt() {
    let views = read("[{\"id\": \"hud\", \"text\": \"Help\"}]").value.rules.windowViews
    #expect(views.map(\.value) == [WindowView(id: "hud", text: "Help")])
  }

  @Test(arguments: [
    ("{}", "app.json:1:17: expected a list in brackets for 'windowViews', found an object"),
    ("[1]", "app.json:1:18: expected a view on the window in braces, found a number"),
    ("[{\"text\": \"x\"}]", "app.json:1:18: a view on the window needs the key 'id'"),
    (
      "[{\"id\": \"x\", \"text\": \"x\", \"overide\": \"light\"}]",
      "app.json:1:43: warning: 'overide' is not a key of a view on the window; did you mean 'override'?"
    ),
    (
      "[{\"id\": \"x\", \"text\": \"x\", \"override\": \"blue\"}]",
      "app.json:1:55: 'blue' is not known here; choose one of unspecified, light, dark"
    ),
    (
      "[{\"id\": \"x\", \"text\": \"x\"}, {\"id\": \"x\", \"text\": \"y\"}]",
      "app.json:1:51: view 'x' exists already at app.json:1:25; rename one of them"
    ),
  ])
  func aFaultIsToldWithItsPlaceAndTheWayOut(_ text: String, _ said: String) {
    #expect(read(text).diagnostics.map(\.description) == [said])
  }
}
