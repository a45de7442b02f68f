import Formats
import StyleLibrary
import Testing

/// Which files become which tokens.
@Suite struct CatalogReaderTests {
  private let white = "{\"colors\": [\(entry("any", grey("FF")))]}"
  private let black = "{\"colors\": [\(entry("any", grey("00")))]}"
  private let namespace =
    #"{"info": {"author": "xcode", "version": 1}, "properties": {"provides-namespace": true}}"#
  private let group = #"{"info": {"author": "xcode", "version": 1}}"#

  @Test func tokensAreCalledAfterTheirFolders() {
    let reading = catalog([
      ("My Red.colorset/Contents.json", white), ("color.primitive.blue.1.colorset/Contents.json", white),
      ("Colors/Primary.colorset/Contents.json", white),
    ])
    #expect(reading.value.tokenNames == ["Primary", "My Red", "color.primitive.blue.1"])
    #expect(reading.said.isEmpty)
  }

  @Test func theOrderOfTheFilesDoesNotMatter() {
    let files = ["b", "a/c", "d", "a/B", "é", "A"].map { (path: "\($0).colorset/Contents.json", text: white) }
    let names = catalog(files).value.tokenNames
    #expect(names == ["A", "B", "c", "b", "d", "é"])
    for _ in 0..<5 { #expect(catalog(files.shuffled()).value.tokenNames == names) }
  }

  @Test func everythingElseInACatalogueIsPassedOver() {
    let reading = catalog([
      ("Contents.json", group), ("AppIcon.appiconset/Contents.json", "not read"),
      ("Logo.imageset/logo.pdf", "%PDF"),
      ("Logo.imageset/Contents.json", "not read"), ("A.colorset/Contents.json", white),
      ("A.colorset/notes.txt", "hello"),
      ("README.md", "# Colours"), ("Group/Contents.json", group),
    ])
    #expect(reading.value.tokenNames == ["A"])
    #expect(reading.said.isEmpty)
  }

  @Test func namespacesAddUp() {
    let reading = catalog([
      ("Brand/Contents.json", namespace), ("Brand/A.colorset/Contents.json", white),
      ("Brand/Deep/Contents.json", namespace), ("Brand/Deep/A.colorset/Contents.json", white),
      ("Brand/Flat/Contents.json", group), ("Brand/Flat/B.colorset/Contents.json", white),
      ("Brand/Flat/Deep/Contents.json", namespace), ("Brand/Flat/Deep/C.colorset/Contents.json", white),
      ("Other/A.colorset/Contents.json", white),
    ])
    #expect(reading.value.tokenNames.sorted() == ["A", "Brand/A", "Brand/B", "Brand/Deep/A", "Brand/Deep/C"])
    #expect(reading.said.isEmpty)
  }

  @Test func aProjectMayHoldSeveralCatalogues() {
    let reading = catalog([
      ("Contents.json", namespace), ("App/Contents.json", namespace),
      ("App/Assets.xcassets/Contents.json", group), ("App/Assets.xcassets/A.colorset/Contents.json", white),
      ("App/Assets.xcassets/Space/Contents.json", namespace),
      ("App/Assets.xcassets/Space/A.colorset/Contents.json", white),
      ("Widget/Colors.xcassets/B.colorset/Contents.json", white), ("package.json", "{}"),
    ])
    #expect(reading.value.tokenNames == ["A", "Space/A", "B"])
    #expect(reading.said.isEmpty)
  }

  @Test func ofTwoSetsWithOneNameTheFirstCounts() {
    let reading = catalog([
      ("B.xcassets/A.colorset/Contents.json", black), ("A.xcassets/A.colorset/Contents.json", white),
    ])
    #expect(reading.shown("A") == "#FFFFFF")
    #expect(
      reading.said == [
        "B.xcassets/A.colorset/Contents.json:1:1: warning: a second colour set is called 'A'; the first one counts"
      ])
  }

  @Test func aSetOpenedAloneIsCalledAfterItsFolder() {
    func names(_ file: String, id: String, _ text: String) -> [String] {
      let file = CatalogFile(path: "Contents.json", file: file, bytes: Array(text.utf8))
      return readCatalog([file], id: id, title: id, system: iosTheme).value.tokenNames
    }
    #expect(names("x/My Red.colorset/Contents.json", id: "red", white) == ["My Red"])
    #expect(names("Contents.json", id: "Red.colorset", white) == ["Red"])
    #expect(names("Contents.json", id: "Red", white) == ["Red"])
    #expect(names("Empty.xcassets/Contents.json", id: "Empty", group).isEmpty)
  }

  @Test func aBrokenSetLeavesTheOthersAlone() {
    let reading = catalog([
      ("A.colorset/Contents.json", "{\n  \"colors\": [\n"), ("B.colorset/Contents.json", white),
      ("C.colorset/Contents.json", "[]"), ("D.colorset/Contents.json", ""),
    ])
    #expect(reading.value.tokenNames == ["A", "B", "C", "D"])
    #expect(["A", "B", "C", "D"].map { reading.shown($0) } == ["missing", "#FFFFFF", "missing", "missing"])
    #expect(reading.diagnostics.map(\.severity) == [.error, .error, .error])
    #expect(reading.diagnostics.map(\.place.file) == ["A", "C", "D"].map { "\($0).colorset/Contents.json" })
    #expect(reading.diagnostics.first?.place.line == 3)
  }

  @Test func aBrokenGroupHasNoNamespace() {
    let reading = catalog([("G/Contents.json", "{"), ("G/A.colorset/Contents.json", white)])
    #expect(reading.value.tokenNames == ["A"])
    #expect(reading.diagnostics.map(\.place.file) == ["G/Contents.json"])
  }

  @Test func anEmptyFolderIsAnEmptyTheme() {
    let reading = catalog([], id: "Nothing")
    #expect(reading.value == Theme(id: "Nothing", title: "Nothing"))
    #expect(reading.said.isEmpty)
  }
}
