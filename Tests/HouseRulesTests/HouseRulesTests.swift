import TestSupport
import Testing

/// What the package promises about its own text. Each test lists the breaches that it finds.
@Suite struct HouseRulesTests {
  private let swift: [SourceText]

  init() throws {
    swift = try sources(in: "Sources")
  }

  @Test func targetsImportOnlyWhatTheDesignAllows() {
    let breaches = swift.flatMap { file in
      let allowed = standardModules.union(allowedImports[file.target] ?? [])
      return file.imports.filter { !allowed.contains($0) }.map { "\(file.path): \($0)" }
    }
    #expect(breaches == [])
  }

  @Test func everyTargetHasItsPlaceInTheTableOfImports() {
    #expect(Set(swift.map(\.target)).subtracting(allowedImports.keys).sorted() == [])
  }

  @Test func filesKeepToTheLineBudget() throws {
    let files = try swift + sources(in: "Sources", suffix: ".c") + sources(in: "Sources", suffix: ".h")
    let long = files.filter { $0.lines.count - 1 > 400 && !$0.path.hasSuffix("Table.swift") }
    #expect(long.map { "\($0.path): \($0.lines.count - 1) lines" } == [])
  }

  @Test func functionsKeepToTheLineBudget() {
    #expect(swift.flatMap { $0.functions(longerThan: 50) } == [])
  }

  @Test func onlyColorsSpellsAColor() {
    let others = swift.filter { $0.target != "Colors" }
    #expect(
      others.flatMap { $0.code(matching: #/"#[0-9A-Fa-f]{6}(?:[0-9A-Fa-f]{2})?"|\b0x[0-9A-Fa-f]{6}\b/#) }
        == [])
  }

  @Test func onlyTheProgramPrints() {
    let others = swift.filter { $0.target != "gloam" }
    #expect(others.flatMap { $0.code(matching: #/(?:^|[^\w.])(?:debugPrint|print)\(/#) } == [])
  }

  @Test func nothingIsForced() {
    #expect(swift.flatMap { $0.code(matching: #/\b(?:try|as)!/#) } == [])
  }

  @Test func nothingIsLeftForLater() throws {
    // Spelt in parts, so that this file does not report itself.
    let words = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]
    #expect(try shippedLines(matching: "\\b(?:\(words.joined(separator: "|")))\\b") == [])
  }

  @Test func nothingNamesAFolderOfOneMachine() throws {
    let folders = ["ro" + "ot", "wo" + "rk", "ho" + "me", "tm" + "p"]
    #expect(try shippedLines(matching: "(?:^|[^\\w.)}/*-])/(?:\(folders.joined(separator: "|")))/") == [])
  }

  @Test func theTopLevelHoldsOnlyWhatItShould() throws {
    let allowed: Set = [
      "Package.swift", "Package.resolved", "Sources", "Tests", "themes", "screenshots", "README.md",
      "LICENSE", "Makefile",
    ]
    let names = Set(try shippedFiles().compactMap { $0.split(separator: "/").first.map(String.init) })
    #expect(names.filter { !$0.hasPrefix(".") && !allowed.contains($0) }.sorted() == [])
  }
}
