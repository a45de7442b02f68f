import StyleLibrary
import Testing

@testable import Formats

/// Where a screen file says what an element shows.
@Suite struct ElementPlaceTests {
  private let text = """
    {"id": "s", "title": "S",
      "navigationBar": {"title": "Bar", "actions": ["search",
        {"icon": "more"}]},
      "body": [
        {"component": "text", "text": "one"},
        {"component": "list", "rows": [{"title": "loose"}], "sections": [
          {"header": "h", "rows": [
            {"title": "first", "subtitle": "sub"},
            {"title": "second"}]}]},
        {"component": "card", "body": [
          {"component": "row", "title": "in a card"},
          {"component": "chips", "items": ["a",
            "b"]}]},
        {"component": "text", "text": "two"}]}
    """

  @Test(arguments: [
    ("page", "1:1"), ("navigationBar", "2:20"), ("navigationBar.title", "2:30"),
    ("navigationBar.action[0]", "2:49"), ("navigationBar.action[1]", "3:5"), ("text[0]", "5:5"),
    ("text[1]", "14:5"), ("list[0]", "6:5"), ("list[0].row[0].title", "6:46"), ("list[0].row[1]", "8:9"),
    ("list[0].row[1].subtitle", "8:40"), ("list[0].row[2].title", "9:19"),
    ("list[0].row[2].separator", "9:9"), ("card[0].row[0].title", "11:37"),
    ("card[0].chips[0].item[1]", "13:9"), ("card[0]", "10:5"),
  ])
  func anElementStandsWhereTheFileHasIt(_ path: String, _ place: String) throws {
    let document = try JSONDocument(file: "s.json", text: text)
    #expect(elementPlace(path, in: document)?.description == "s.json:\(place)")
  }

  @Test(arguments: ["statusBar", "homeIndicator", "text[2]", "tabBar.item[0]", ""])
  func whatNoFileMentionsHasNoPlace(_ path: String) throws {
    #expect(elementPlace(path, in: try JSONDocument(file: "s.json", text: text)) == nil)
  }
}
