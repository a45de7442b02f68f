import Design
import Testing

@testable import Formats

/// Controls, indicators and dialogs of screen files.
@Suite struct ControlReaderTests {
  private func read(_ text: String) -> Reading<ScreenFile> {
    readScreen(Array("{\"id\": \"s\", \(text)}".utf8), file: "s.json")
  }

  private func component(_ text: String) -> Component? {
    let reading = read("\"body\": [\(text)]")
    #expect(reading.diagnostics.map(\.description) == [])
    return reading.value.screen.body.first
  }

  private func complaints(_ text: String) -> [String] {
    read(text).diagnostics.map { String($0.description.dropFirst("s.json:".count)) }
  }

  @Test(arguments: [
    (
      #"{"component": "segmentedControl", "items": ["a", "b"], "selected": 1}"#,
      Component.segmentedControl(SegmentedControl(items: ["a", "b"], selected: 1))
    ),
    (
      #"{"component": "filterBar", "filters": [{"title": "t", "options": ["a", "b"], "selected": 1}]}"#,
      .filterBar(FilterBar(filters: [.init(title: "t", options: ["a", "b"], selected: 1)]))
    ),
    (
      #"{"component": "filterBar", "filters": [{"title": "t", "options": ["a"]}]}"#,
      .filterBar(FilterBar(filters: [.init(title: "t", options: ["a"])]))
    ),
    (#"{"component": "switch", "title": "t", "on": true}"#, .switch(Switch(title: "t", isOn: true))),
    (
      #"{"component": "slider", "title": "t", "value": 30, "lowIcon": "moon", "highIcon": "sun"}"#,
      .slider(Slider(title: "t", value: 30, lowIcon: "moon", highIcon: "sun"))
    ),
    (
      #"{"component": "pageControl", "pages": 4, "selected": 3}"#,
      .pageControl(PageControl(pages: 4, selected: 3))
    ),
    (#"{"component": "progress", "title": "t", "value": 7}"#, .progress(ProgressBar(title: "t", value: 7))),
    (#"{"component": "loading", "title": "t"}"#, .loading(LoadingBox(title: "t"))),
    (#"{"component": "loading", "title": "t", "value": 0}"#, .loading(LoadingBox(title: "t", progress: 0))),
    (
      #"{"component": "banner", "icon": "bell", "title": "t", "subtitle": "s", "opens": "x"}"#,
      .banner(Banner(icon: "bell", title: "t", subtitle: "s", opens: "x"))
    ),
    (
      #"{"component": "chart", "title": "t", "value": "v", "values": [1, 2], "from": 1, "labels": ["a"]}"#,
      .chart(Chart(title: "t", value: "v", values: [1, 2], base: 1, labels: ["a"]))
    ),
    (#"{"component": "skeleton", "rows": 2}"#, .skeleton(Skeleton(rows: 2))),
    (
      #"{"component": "slider", "value": 30, "disabled": true}"#,
      .inState(.disabled, .slider(Slider(value: 30)))
    ),
    (
      #"{"component": "row", "title": "t", "avatar": {"text": "L"}, "badge": "3", "swipe": ["Pin", {"title": "Delete", "style": "destructive", "opens": "x"}]}"#,
      .row(
        Row(
          title: "t", tile: Tile(text: "L", isRound: true), badge: "3",
          swipe: [SwipeAction("Pin"), SwipeAction("Delete", isDestructive: true, opens: "x")]))
    ),
  ])
  func everyControlIsRead(_ text: String, _ wanted: Component) {
    #expect(component(text) == wanted)
  }

  @Test(arguments: [
    (
      #""body": [{"component": "segmentedControl", "items": ["a"], "selected": 1}]"#,
      "1:84: '1' is out of range; write a whole number from 0 to 0"
    ),
    (
      #""body": [{"component": "segmentControl", "items": []}]"#,
      "1:36: 'segmentControl' is not known here; did you mean 'segmentedControl'?"
    ),
    (
      #""body": [{"component": "filterBar", "filters": [{"title": "t", "option": ["a"]}]}]"#,
      "1:76: warning: 'option' is not a key of a filter; did you mean 'options'?"
    ),
    (#""body": [{"component": "filterBar", "filters": [{}]}]"#, "1:61: a filter needs the key 'title'"),
    (
      #""body": [{"component": "slider", "value": 101}]"#,
      "1:55: '101' is out of range; write a whole number from 0 to 100"
    ),
    (
      #""body": [{"component": "pageControl", "pages": 11}]"#,
      "1:60: '11' is out of range; write a whole number from 1 to 10"
    ),
    (
      #""body": [{"component": "chart", "values": [1, -1]}]"#,
      "1:59: '-1' is out of range; write a whole number from 0 to 1000000"
    ),
    (
      #""body": [{"component": "chart", "values": ["x"]}]"#,
      "1:56: 'x' is out of range; write a whole number from 0 to 1000000"
    ),
    (
      #""body": [{"component": "row", "title": "t", "swipe": [{"title": "D", "style": "destroy"}]}]"#,
      "1:91: 'destroy' is not known here; choose one of default, destructive"
    ),
    (
      #""navigationBar": {"title": "t", "actions": [{"icon": "pen", "done": "Done"}]}"#,
      "1:81: warning: 'done' has no effect without 'title'; add it or delete this one"
    ),
    (
      #""navigationBar": {"title": "t", "search": {"placholder": "p"}}"#,
      "1:56: warning: 'placholder' is not a key of a search field; did you mean 'placeholder'?"
    ),
    (
      #""dialogs": [{"kind": "alert", "buttons": ["OK"]}]"#, "1:55: expected a button in braces, found a text"
    ),
    (
      #""dialogs": [{"id": "d", "kind": "alret", "buttons": [{"title": "OK"}]}]"#,
      "1:45: 'alret' is not known here; did you mean 'alert'?"
    ),
    (
      #""dialogs": [{"id": "d", "buttons": []}]"#,
      "1:48: '0' is out of range; write 1 to 3 buttons of an alert"
    ),
    (
      #""dialogs": [{"id": "d"}]"#, "1:25: '0' is out of range; write 1 to 3 buttons of an alert"
    ),
    (
      #""dialogs": [{"id": "d", "kind": "loading", "columns": 4}]"#,
      "1:67: warning: 'columns' has no effect without 'kind: share'; add it or delete this one"
    ),
    (
      #""dialogs": [{"id": "d", "kind": "loading"}, {"id": "d", "kind": "share"}]"#,
      "1:64: dialog 'd' exists already at s.json:1:32; rename one of them"
    ),
    (
      #""body": [{"component": "button", "title": "b", "opens": "dialog:shar"}], "dialogs": [{"id": "share", "kind": "share"}]"#,
      "1:69: warning: this screen has no dialog 'shar'; did you mean 'share'?"
    ),
  ])
  func whatIsWrongIsToldWithItsPlace(_ text: String, _ says: String) {
    #expect(complaints(text).contains(says), "\(complaints(text))")
  }

  @Test func dialogsAreReadWithTheirPartsAndWhatTheyOpenIsNoScreen() {
    let reading = read(
      #"""
      "dialogs": [
        {"id": "a", "title": "t", "message": "m", "placeholder": "p",
          "buttons": [{"title": "No", "style": "cancel"}, {"title": "Yes", "style": "destructive", "opens": "x"}]},
        {"id": "b", "kind": "share", "columns": 3, "targets": [{"tile": {"icon": "star"}, "title": "s"}]},
        {"id": "c", "kind": "loading", "title": "l", "progress": true},
        {"id": "d", "kind": "actionSheet", "buttons": [{"title": "Go", "opens": "dialog:c"}]}
      ]
      """#)
    #expect(reading.diagnostics.map(\.description) == [])
    #expect(
      reading.value.screen.dialogs == [
        Dialog(
          id: "a", kind: .alert, title: "t", message: "m", placeholder: "p",
          buttons: [.init("No", style: .cancel), .init("Yes", style: .destructive, opens: "x")]),
        Dialog(
          id: "b", kind: .share, targets: [.init(tile: Tile(icon: "star"), title: "s")], columns: 3),
        Dialog(id: "c", kind: .loading, title: "l", hasProgress: true),
        Dialog(id: "d", kind: .actionSheet, buttons: [.init("Go", opens: "dialog:c")]),
      ])
    #expect(reading.value.opens.map(\.id) == ["x"])
  }

  @Test func theBarsFieldAndSegmentsAreRead() {
    let reading = read(
      #""navigationBar": {"title": "t", "actions": [{"title": "Edit", "done": "Done"}], "search": {"placeholder": "p"}, "segments": {"items": ["a", "b"], "selected": 1}}"#
    )
    #expect(reading.diagnostics.map(\.description) == [])
    #expect(
      reading.value.screen.navigationBar
        == NavigationBar(
          title: "t", actions: [BarAction(title: "Edit", done: "Done")],
          search: SearchField(placeholder: "p"), segments: SegmentedControl(items: ["a", "b"], selected: 1)))
  }
}
