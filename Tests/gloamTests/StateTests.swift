import Adaptation
import TestSupport
import Testing

@testable import gloam

/// What is kept between two starts.
@Suite struct StateTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("gloam/state.json")
  }

  private func write(_ text: String) throws {
    _ = try run(["mkdir", "-p", folder.file("gloam")])
    try folder.write(text, to: "gloam/state.json")
  }

  @Test(arguments: Choice.allCases)
  func whatIsKeptIsReadBack(_ choice: Choice) throws {
    try State(choice: choice).save(to: path)
    let (state, warning) = State.read(path)
    #expect(state.choice == choice && warning == nil)
  }

  @Test func theFileIsTheArticles() throws {
    try State(choice: .dark).save(to: path)
    #expect(try folder.read("gloam/state.json") == "{\"overridedUserInterfaceStyle\":2}\n")
  }

  @Test(arguments: [
    (
      "{\"later\":[1.50,{\"a\":null}]}", "{\"overridedUserInterfaceStyle\":2,\"later\":[1.50,{\"a\":null}]}\n"
    ),
    (
      "{\"a\":true, \"overridedUserInterfaceStyle\":1, \"b\":\"x\"}",
      "{\"overridedUserInterfaceStyle\":2,\"a\":true,\"b\":\"x\"}\n"
    ),
    ("[1]", "{\"overridedUserInterfaceStyle\":2}\n"), ("{\"a\":", "{\"overridedUserInterfaceStyle\":2}\n"),
  ])
  func whatItDoesNotKnowSurvives(_ before: String, _ after: String) throws {
    try write(before)
    try State(choice: .dark).save(to: path)
    #expect(try folder.read("gloam/state.json") == after)
  }

  @Test func savingLeavesNothingElseBehind() throws {
    for choice in Choice.allCases { try State(choice: choice).save(to: path) }
    #expect(namesInFolder(folder.file("gloam")) == ["state.json"])
  }

  @Test func aFailureLeavesTheOldFileAndNothingElse() throws {
    try write("{\"overridedUserInterfaceStyle\":1}")
    #expect(throws: FileFault.self) { try State(choice: .dark).save(to: path + "/state.json") }
    #expect(State.read(path).state.choice == .light)
    #expect(namesInFolder(folder.file("gloam")) == ["state.json"])
  }

  @Test func nothingKeptMeansFollow() {
    let (state, warning) = State.read(path)
    #expect(state.choice == .follow && warning == nil)
    #expect(State.read(nil).state.choice == .follow)
  }

  @Test(arguments: [
    ("", ":1:1: the file is empty; it must hold one value, such as {}"),
    (
      "{\"overridedUserInterfaceStyle\":",
      ":1:32: the file ends inside the object opened at 1:1; close it with '}'"
    ),
    ("{}", ": no 'overridedUserInterfaceStyle' of 0, 1 or 2"),
    ("[]", ": no 'overridedUserInterfaceStyle' of 0, 1 or 2"),
    ("{\"overridedUserInterfaceStyle\":3}", ": no 'overridedUserInterfaceStyle' of 0, 1 or 2"),
    ("{\"overridedUserInterfaceStyle\":\"dark\"}", ": no 'overridedUserInterfaceStyle' of 0, 1 or 2"),
    ("{\"overridedUserInterfaceStyle\":1.5}", ": no 'overridedUserInterfaceStyle' of 0, 1 or 2"),
  ])
  func aBrokenFileMeansFollowWithOneWarning(_ text: String, _ says: String) throws {
    try write(text)
    let (state, warning) = State.read(path)
    #expect(state.choice == .follow)
    #expect(warning == path + says + "; the choice follows the system")
  }

  @Test func aFolderInItsPlaceMeansFollowToo() throws {
    _ = try run(["mkdir", "-p", path])
    let (state, warning) = State.read(path)
    #expect(state.choice == .follow && warning == "\(path): it is a folder; the choice follows the system")
  }

  @Test func aFileIsWrittenWholeOrNotAtAll() throws {
    let target = folder.file("c.txt")
    try writeFile(Array("one".utf8), to: target)
    try writeFile(Array("two".utf8), to: target)
    #expect(try readFile(target) == Array("two".utf8))
    #expect(namesInFolder(folder.path) == ["c.txt"])
    #expect(throws: FileFault.self) { try writeFile([], to: folder.file("nowhere/c.txt")) }
    #expect(namesInFolder(folder.path) == ["c.txt"])
  }
}
