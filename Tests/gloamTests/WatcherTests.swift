import Glibc
import TestSupport
import Testing

@testable import gloam

/// What the watcher of folders tells.
@Suite struct WatcherTests {
  private enum Step: CaseIterable {
    case write, replace, remove, make, makeFolder
  }

  @Test(arguments: Step.allCases)
  private func whatHappensToAThemeIsAChange(_ step: Step) throws {
    let (folder, watcher) = try watched()
    switch step {
    case .write: try folder.write("{}", to: "theme.json")
    case .replace:
      try folder.write("{}", to: "sedXYZ")
      unsafe _ = rename(folder.file("sedXYZ"), folder.file("theme.json"))
    case .remove: unsafe _ = unlink(folder.file("theme.json"))
    case .make: try folder.write("{}", to: "other.json")
    case .makeFolder: unsafe _ = mkdir(folder.file("new"), 0o755)
    }
    watcher.read(now: 100)
    #expect(watcher.deadline == 150)
    #expect(!watcher.takeChange(now: 149))
    #expect(watcher.takeChange(now: 150))
    #expect(!watcher.takeChange(now: 1000) && watcher.deadline == nil)
  }

  @Test(arguments: [".theme.json.swp", "theme.json~", ".#theme.json", "4913", "notes.txt", ".hidden.json"])
  func whatEditorsLeaveBesideItIsNone(_ name: String) throws {
    let (folder, watcher) = try watched()
    try folder.write("x", to: name)
    watcher.read(now: 100)
    #expect(watcher.deadline == nil)
  }

  @Test func aFileThatWasReadMattersWhateverItIsCalled() throws {
    let (folder, watcher) = try watched()
    watcher.watch([folder.path], files: ["colours"])
    try folder.write("x", to: "colours")
    watcher.read(now: 100)
    #expect(watcher.deadline == 150)
  }

  @Test func aChangeIsDoneWhenItIsQuietAndAtTheLatestAfterHalfASecond() throws {
    let (folder, watcher) = try watched()
    for now in stride(from: 0, through: 600, by: 40) {
      try folder.write("\(now)", to: "theme.json")
      watcher.read(now: now)
    }
    #expect(watcher.deadline == 500)
  }

  @Test func aFolderThatIsNoLongerWantedIsLeft() throws {
    let (folder, watcher) = try watched()
    let other = try TemporaryFolder()
    #expect(watcher.watch([other.path, "/nowhere"], files: []))
    #expect(!watcher.watch([other.path], files: []))
    try folder.write("{}", to: "theme.json")
    watcher.read(now: 100)
    #expect(watcher.deadline == nil)
  }

  private func watched() throws -> (TemporaryFolder, Watcher) {
    let folder = try TemporaryFolder()
    try folder.write("{", to: "theme.json")
    let watcher = try #require(Watcher())
    watcher.watch([folder.path], files: [])
    return (folder, watcher)
  }
}
