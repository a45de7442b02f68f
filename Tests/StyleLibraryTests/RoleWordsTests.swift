import Design
import Testing

@testable import StyleLibrary

@Suite struct RoleWordsTests {
  @Test(
    arguments: [
      ("bg_primaryColor", ["background", "primary"]), ("URLText", ["url", "text"]), ("text2", ["text", "2"]),
      ("Colors/Text/on-primary", ["text", "on", "primary"]),
      ("color.primitive.blue.1", ["primitive", "blue", "1"]),
      ("SystemColors", ["system", "colors"]), ("My Red", ["my", "red"]),
      ("secondaryLabel", ["secondary", "text"]),
      ("bgcolor", ["background"]), ("fooBG", ["foo", "background"]), ("éclatÉtoile", ["éclat", "étoile"]),
      ("", []),
    ] as [(String, [String])])
  func aNameIsCutIntoWords(name: String, words: [String]) {
    #expect(tokenWords(name) == words)
  }

  @Test func theTableWritesWordsAsTheNamesAreSpelt() {
    for word in RoleWords.rows.flatMap(\.patterns).joined() {
      #expect(
        RoleWords.spellings[word] == nil && !RoleWords.silent.contains(word), "\(word) never occurs in a name"
      )
    }
  }

  @Test func everyRoleHasItsRowOnce() {
    #expect(Set(RoleWords.rows.map(\.role)) == Set(Role.allCases))
    #expect(RoleWords.rows.count == Role.allCases.count)
  }
}
