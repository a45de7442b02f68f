import Formats
import StyleLibrary
import Testing

/// One row of `colorSetFacts`.
struct ColorSetFact: CustomTestStringConvertible {
  let repository: String
  let path: String
  let entries: [String]
  let shown: [String]

  var testDescription: String { "\(repository) \(path)" }

  /// The token's name: that of the folder.
  var name: String { String(path.split(separator: "/").last?.dropLast(".colorset".count) ?? "") }

  /// The row as a `Contents.json`.
  var text: String {
    """
    {"colors": [\(entries.map(json).joined(separator: ", "))], "info": {"author": "xcode", "version": 1}}
    """
  }

  static let all: [ColorSetFact] = {
    var facts: [ColorSetFact] = []
    var lines = colorSetFacts.split(separator: "\n").map(String.init)[...]
    while let repository = lines.popFirst(), let path = lines.popFirst() {
      let entries = lines.prefix { !$0.hasPrefix("  = ") }.map { String($0.dropFirst(2)) }
      let shown = lines.dropFirst(entries.count).first.map {
        $0.dropFirst(4).split(separator: " | ").map(String.init)
      }
      lines = lines.dropFirst(entries.count + 1)
      facts.append(
        .init(repository: repository, path: String(path.dropFirst(5)), entries: entries, shown: shown ?? []))
    }
    return facts
  }()
}

/// `universal dark srgb 1 78 169 / 1.000` as an entry.
private func json(_ line: String) -> String {
  let words = line.split(separator: " ").map(String.init)
  return entry(words[1], color(Array(words.dropFirst(2))), "\"idiom\": \"\(words[0])\"")
}

private func color(_ words: [String]) -> String? {
  if words == ["empty"] { return nil }
  if words.count == 1 {
    let parts = words[0].split(separator: ":").map(String.init)
    return system(parts[1], platform: parts[0])
  }
  let names = words.count == 4 ? ["white"] : ["red", "green", "blue"]
  let numbers = words.dropFirst().filter { $0 != "/" }.map {
    $0.hasPrefix("=") ? String($0.dropFirst()) : "\"\($0)\""
  }
  let members = zip(names + ["alpha"], numbers).map { "\"\($0)\": \($1)" }
  return "{\"color-space\": \"\(words[0])\", \"components\": {\(members.joined(separator: ", "))}}"
}

@Suite struct ColorSetFactsTests {
  @Test(arguments: ColorSetFact.all)
  func aPublicColorSetIsShownAsAPhoneShowsIt(fact: ColorSetFact) {
    let reading = catalog([(fact.path + "/Contents.json", fact.text)])
    #expect(reading.value.tokenNames == [fact.name])
    #expect(reading.shownInAll(fact.name) == fact.shown)
    #expect(!reading.hasErrors)
  }

  @Test func noRowIsLeftOut() {
    #expect(ColorSetFact.all.count == 39)
    #expect(ColorSetFact.all.filter { $0.repository == "gloam" }.count == 7)
    #expect(ColorSetFact.all.allSatisfy { $0.shown.count == 4 })
  }
}
