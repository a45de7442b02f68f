import Design
import Formats
import TestSupport
import Testing

@testable import gloam

/// The schemas of `themes/schema` and what the readers say of the same files.
@Suite @MainActor struct SchemaTests {
  /// The rules that a schema can see, too.
  private static let seen: Set<LintRule> = [
    .unknownKey, .missingKey, .wrongKind, .outOfRange, .unknownChoice, .unknownRole, .badColor, .badOpacity,
    .rawColor, .noValue,
  ]

  /// The kind of a file by its path; nil for one that has no schema.
  private nonisolated static func kind(of path: String) -> String? {
    if path.hasSuffix("/theme.json") { return "theme" }
    if path.hasSuffix("/app.json") { return "app" }
    return path.contains("/screens/") ? "screen" : nil
  }

  private nonisolated static func files(in folder: String) -> [String] {
    Repository.files(in: folder, suffix: ".json").filter { kind(of: $0) != nil }
  }

  private func breaches(_ path: String) throws -> [String]? {
    guard let kind = Self.kind(of: path), let text = try Repository.text(of: path),
      let document = try? JSONDocument(file: path, text: text)
    else { return nil }
    return try Schema(kind).breaches(of: document.root)
  }

  @Test(arguments: files(in: "themes"))
  func whatIsShippedFitsItsSchema(_ path: String) throws {
    #expect(try breaches(path) == [])
  }

  @Test(arguments: files(in: "Tests/gloamTests/Fixtures/lint"))
  func schemaAndLintAgreeOnASlip(_ path: String) throws {
    // What is not JSON fits nothing.
    guard let breaches = try breaches(path) else { return }
    let rules = try ProgramRun("lint", Repository.root + "/" + path, "--json").json()["findings"]?.items
      .compactMap { $0["rule"]?.string.flatMap(LintRule.init) }
    let said = Set(rules ?? []).intersection(Self.seen)
    #expect(breaches.isEmpty == said.isEmpty, "\(breaches) \(said)")
  }

  @Test func everyRoleAndEverySlotIsInTheSchema() throws {
    let names = Role.allCases.map(\.rawValue) + Slot.allCases.map(\.name)
    let keys = Set(try Schema("theme").keys(of: "roles"))
    #expect(names.filter { !keys.contains($0) } == [])
  }

  @Test func everyKeyAndChoiceOfASchemaIsRead() throws {
    let readers: [(String, ([UInt8]) -> [Diagnostic])] = [
      ("theme", { readTheme($0, file: "t.json", id: "t").diagnostics }),
      ("app", { readApp($0, file: "a.json", id: "a").diagnostics }),
      ("screen", { readScreen($0, file: "s.json").diagnostics }),
    ]
    for (name, read) in readers {
      let samples = try Schema(name).samples()
      #expect(!samples.isEmpty)
      if name == "screen" {
        let all = samples.joined()
        #expect(all.contains("\"optIn\": \"afterSuper\"") && all.contains("\"accessory\": \"checkmark\""))
      }
      for sample in samples {
        // A page's own roles are free keys to its schema; a theme's are listed.
        let rules: [LintRule] =
          [.notJSON, .unknownKey, .unknownChoice] + (name == "theme" ? [.unknownRole] : [])
        let said = read(Array(sample.utf8)).filter { rules.contains($0.fact.rule) }
        #expect(said.map(\.message) == [], "\(name)")
      }
    }
  }
}
