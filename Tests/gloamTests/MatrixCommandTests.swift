import Exporting
import Formats
import TestSupport
import Testing

@testable import gloam

/// `gloam matrix`: one screen in all themes, appearances and contrasts.
@Suite @MainActor struct MatrixCommandTests {
  private func cells(_ words: String...) throws -> [JSONValue] {
    try ProgramRun(words: ["matrix"] + words + ["--json"]).json()["cells"]?.items ?? []
  }

  private func names(_ cells: [JSONValue]) -> [String] {
    cells.map { cell in
      ["theme", "appearance", "contrast"].map { cell[$0]?.string ?? "" }.joined(separator: " ")
    }
  }

  @Test func itListsEveryCombinationOfTheLibrary() throws {
    let json = try ProgramRun("matrix", "classifieds", "home", "--json").json()
    #expect(json.keys == ["schema", "app", "screen", "size", "cells"])
    #expect(json["schema"]?.string == "gloam.matrix/1" && json["screen"]?.string == "home")
    let cells = json["cells"]?.items ?? []
    #expect(
      names(cells)
        == ["moments", "classifieds", "harbour", "ios"].flatMap { theme in
          ["light normal", "dark normal", "light high", "dark high"].map { "\(theme) \($0)" }
        })
    #expect(cells.allSatisfy { $0.keys == ["theme", "appearance", "contrast", "frame"] })
    #expect(cells.allSatisfy { $0["frame"]?.string?.wholeMatch(of: #/[0-9a-f]{16}/#) != nil })
  }

  @Test(arguments: [
    ["classifieds", "home"], ["classifieds", "jobs", "--size", "24x20"],
    ["moments", "timeline", "--vision", "deutan"],
    ["classifieds", "jobs", "--overlay", "0.7", "--level", "elevated", "--ascii"],
    ["classifieds", "settings", "--choice", "dark", "--app-gate", "off", "--os", "13", "--color", "256"],
    ["ios", "colors", "--reduce-transparency", "--role", "tint=systemRed", "--themes", "ios"],
  ])
  func eachFrameIsTheOneThatRenderDraws(_ words: [String]) throws {
    let cells = try ProgramRun(words: ["matrix"] + words + ["--json"]).json()["cells"]?.items ?? []
    #expect(cells.count == (words.contains("--themes") ? 4 : 16))
    let own = without("--themes", Array(words.dropFirst(2)))
    for cell in cells {
      let run = [
        "--theme", cell["theme"]?.string ?? "", "--appearance", cell["appearance"]?.string ?? "",
        "--contrast", cell["contrast"]?.string ?? "",
      ]
      let arguments = try parse(
        ["render", words[0], "--screen", words[1]] + own + run, OptionTable.all + OptionTable.special)
      let session = try Session(arguments, path: words[0], library: Shipped.library)
      #expect(picture(of: session, arguments).hash() == cell["frame"]?.string, "\(run)")
    }
  }

  /// Words without an option and its value.
  private func without(_ option: String, _ words: [String]) -> [String] {
    guard let index = words.firstIndex(of: option) else { return words }
    return Array(words[..<index] + words[(index + 2)...])
  }

  @Test func traitsAndThemesNarrowIt() throws {
    #expect(
      names(try cells("classifieds", "jobs", "--themes", "harbour,classifieds", "--appearance", "dark")) == [
        "harbour dark normal", "harbour dark high", "classifieds dark normal", "classifieds dark high",
      ])
    #expect(
      names(try cells("moments", "timeline", "--themes", "moments", "--contrast", "high")) == [
        "moments light high", "moments dark high",
      ])
  }

  @Test func withoutJSONItIsATable() {
    let lines = ProgramRun("matrix", "moments", "timeline", "--themes", "moments").text.split(separator: "\n")
    #expect(lines.count == 5 && lines[0] == "THEME    APPEARANCE  CONTRAST  FRAME")
    #expect(lines[2].hasPrefix("moments  dark        normal    "))
  }

  @Test(arguments: [("text", "txt"), ("ansi", "ansi"), ("json", "json")])
  func withAFormatEachIsAFile(_ format: String, _ ending: String) throws {
    let folder = try TemporaryFolder()
    let run = ProgramRun(
      "matrix", "classifieds", "jobs", "--themes", "classifieds", "--size", "24x20", "--format", format, "-o",
      folder.file("new/pictures"), "--json")
    #expect(run.status == 0)
    let files = try run.json()["cells"]?.items.compactMap { $0["file"]?.string } ?? []
    #expect(
      files
        == ["light-normal", "dark-normal", "light-high", "dark-high"].map {
          folder.file("new/pictures/jobs-classifieds-\($0).\(ending)")
        })
    let dark = try folder.read("new/pictures/jobs-classifieds-dark-high.\(ending)")
    let drawn = ProgramRun(
      "render", "classifieds", "--screen", "jobs", "--size", "24x20", "--appearance", "dark", "--contrast",
      "high", "--format", format)
    #expect(dark == drawn.text && !dark.isEmpty)
  }

  @Test func aThemeOutsideTheLibraryComesFirst() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(##"{"tokens": {"a": "#112233"}}"##, to: "mine.json")
    let cells = try ProgramRun("matrix", path, "timeline", "--json").json()["cells"]?.items ?? []
    #expect(names(cells).first == "mine light normal" && cells.count == 20)
  }

  @Test(arguments: [
    (
      ["classifieds", "jbos"], 2,
      "gloam: 'jbos' is not a screen of 'classifieds'; did you mean 'jobs'? choose one of "
    ),
    (["classifieds", "home", "more"], 2, "gloam: 'gloam matrix' does not know what to do with 'more'"),
    (
      ["clasifieds", "home"], 3,
      "gloam: 'clasifieds' is neither a file nor a theme; did you mean 'classifieds'?"
    ),
    (
      ["classifieds", "home", "--themes", "harbor"], 3,
      "gloam: 'harbor' is neither a file nor a theme; did you mean 'harbour'?"
    ),
    (
      ["classifieds", "home", "--themes", "ios,"], 2,
      "gloam: 'ios,' is not a value of --themes; write names with commas between them"
    ),
    (
      ["classifieds", "home", "--appearance", "auto"], 2,
      "gloam: 'auto' is not a value of --appearance; write light or dark, or leave it out for both"
    ),
    (
      ["classifieds", "home", "--format", "text"], 2,
      "gloam: 'gloam matrix' needs a folder for the pictures: -o DIR"
    ),
    (["classifieds", "home", "--screen", "jobs"], 2, "gloam: '--screen' means nothing for 'gloam matrix'"),
    (["classifieds", "home", "--theme", "ios"], 2, "gloam: '--theme' means nothing for 'gloam matrix'"),
  ])
  func wrongUseIsTold(_ words: [String], _ status: Int, _ talk: String) {
    let run = ProgramRun(words: ["matrix"] + words)
    #expect(run.status == Int32(status) && run.talk.first?.hasPrefix(talk) == true, "\(run.talk)")
  }

  @Test func aFileWhereTheFolderShouldBeIsTold() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "taken")
    let run = ProgramRun("matrix", "moments", "timeline", "--format", "text", "-o", path)
    #expect(run.status == 3 && run.text.isEmpty)
  }

  @Test func helpShowsExamplesFirst() {
    let text = ProgramRun("matrix", "--help").text
    #expect(text.hasPrefix("Examples\n  gloam matrix classifieds home\n"))
    #expect(text.contains("--themes A,B") && text.contains("--size COLSxROWS"))
  }
}
