import Colors
import Formats
import Glibc
import Preview
import StyleLibrary
import TestSupport
import Testing

@testable import gloam

/// Colours that are written back into the files of an app.
@Suite struct ColorWritingTests {
  private let theme = """
    // the theme
    {
      "tokens": {
        "ink":  {"dark": "#FfF", "light": "#112233 80%"}, // no blank more, no blank less
        "paper": "#ffffff"
      },
      "roles": {"text": "ink", "background": "paper", "tint": "ink", "separator": "ink"}
    }

    """

  @Test func onlyTheDigitsChangeAndTheFileIsReadAgain() throws {
    let (folder, record, app) = try opened(theme)
    let ink = try #require(app.theme.token("ink")?.color.entries)
    let paper = try #require(app.theme.token("paper")?.color.entries[0])
    let words = try writeColors(
      [
        ColorWrite(place: ink[0].place, color: RGB(1, 2, 3)),
        ColorWrite(place: ink[1].place, color: RGB(4, 5, 6)),
        ColorWrite(place: paper.place, color: RGB(10, 11, 12)),
      ], [record])
    #expect(words == "wrote 3 values into \(folder.file("theme.json"))")
    #expect(
      try folder.read("theme.json")
        == theme.replacing("#FfF\"", with: "#010203\"").replacing("#112233", with: "#040506")
        .replacing("#ffffff", with: "#0a0b0c"))
    #expect(try folderNames(folder) == ["theme.json"])
  }

  @Test func aFileThatChangedMeanwhileIsNotWrittenOver() throws {
    let (folder, record, app) = try opened(theme)
    let place = try #require(app.theme.token("paper")?.color.entries[0].place)
    try folder.write(theme + " ", to: "theme.json")
    try expectFault("changed on disk since it was read; nothing is written over it") {
      try writeColors([ColorWrite(place: place, color: .black)], [record])
    }
    #expect(try folder.read("theme.json") == theme + " ")
  }

  @Test func aReadOnlyFileIsLeftAlone() throws {
    let (folder, record, app) = try opened(theme)
    let place = try #require(app.theme.token("paper")?.color.entries[0].place)
    unsafe _ = chmod(folder.file("theme.json"), 0o444)
    try expectFault("is read-only; nothing is written") {
      try writeColors([ColorWrite(place: place, color: .black)], [record])
    }
    #expect(try folder.read("theme.json") == theme)
  }

  @Test func aFileThatIsGoneIsNotMadeAnew() throws {
    let (folder, record, app) = try opened(theme)
    let place = try #require(app.theme.token("paper")?.color.entries[0].place)
    unsafe _ = unlink(folder.file("theme.json"))
    try expectFault("cannot be written: there is no such file") {
      try writeColors([ColorWrite(place: place, color: .black)], [record])
    }
    #expect(try folderNames(folder) == [])
  }

  @Test func aColourSetIsWrittenInItsOwnSpelling() throws {
    let folder = try TemporaryFolder()
    unsafe _ = mkdir(folder.file("A.xcassets"), 0o755)
    unsafe _ = mkdir(folder.file("A.xcassets/Red.colorset"), 0o755)
    let text = """
      {
        "colors" : [ { "color" : { "color-space" : "srgb", "components" : {
          "alpha" : "1.000", "blue" : "0x30", "green" : "0x3B", "red" : "0xFF" } }, "idiom" : "universal" } ],
        "info" : { "author" : "xcode", "version" : 1 }
      }
      """
    try folder.write(text, to: "A.xcassets/Red.colorset/Contents.json")
    var library = Shipped.library
    let record = FileRecord()
    library.record = record
    let app = try library.open(folder.file("A.xcassets"))
    let place = try #require(app.theme.token("Red")?.color.entries[0].place)
    _ = try writeColors([ColorWrite(place: place, color: RGB(1, 2, 3))], [record])
    #expect(
      try folder.read("A.xcassets/Red.colorset/Contents.json")
        == text.replacing("0x30", with: "0x03").replacing("0x3B", with: "0x02").replacing(
          "0xFF", with: "0x01"))
  }

  @Test func aThemeOfOneFileAmongTheOwnThemesIsPartOfTheLibrary() throws {
    let folder = try TemporaryFolder()
    try folder.write(theme, to: "mine.json")
    let library = Library(roots: [(path: folder.path, shown: folder.path)] + Shipped.library.roots)
    #expect(library.readThemes().contains { $0.id == "mine" && $0.token("ink") != nil })
    #expect(try library.open("mine").theme.token("paper") != nil)
  }

  private func opened(_ theme: String) throws -> (TemporaryFolder, FileRecord, App) {
    let folder = try TemporaryFolder()
    try folder.write(theme, to: "theme.json")
    var library = Shipped.library
    let record = FileRecord()
    library.record = record
    return (folder, record, try library.open(folder.path))
  }

  private func folderNames(_ folder: TemporaryFolder) throws -> [String] { namesInFolder(folder.path) }

  private func expectFault(_ words: String, _ body: () throws -> String) throws {
    do {
      _ = try body()
      Issue.record("it is written")
    } catch let fault as FileFault {
      #expect(fault.reason.hasSuffix(words), "\(fault.reason)")
    }
  }
}
