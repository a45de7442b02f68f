import Colors
import Design
import StyleLibrary
import Testing

/// What colours decide, and what nasty themes come to.
@Suite struct RoleColorTests {
  @Test func ofSeveralBackgroundsALightOneIsChosen() throws {
    let theme = try theme([
      ("background", "#101010", "#101010"), ("backgroundMain", "#FAFAFA", "#000000"),
      ("text", "#202020", "#F0F0F0"),
    ])
    #expect(theme.guess(.background) == "backgroundMain")
    #expect(theme.guess(.text) == "text")
  }

  @Test func aDarkThemeKeepsItsOnlyBackground() throws {
    let theme = try theme([("white", "#FFFFFF", "#FFFFFF"), ("background", "#101010", "#101010")])
    #expect(theme.guesses.prefix(1) == ["background = background"])
    #expect(theme.guess(.text) == "white")
  }

  @Test func withoutAnyTellingNameColoursDecide() throws {
    let theme = try theme([
      ("one", "#CC0044", "#FF4477"), ("two", "#222222", "#EEEEEE"), ("three", "#FFFFFF", "#000000"),
      ("four", "#E5E5E5", "#333333"),
    ])
    #expect(theme.guesses == ["background = three", "separator = four", "text = two", "tint = one"])
  }

  @Test func textHasToBeReadableInDarkToo() throws {
    let theme = try theme([
      ("background", "#FFFFFF", "#000000"), ("text", "#000000", "#111111"), ("ink", "#333333", "#DDDDDD"),
    ])
    #expect(theme.guess(.text) == "ink")
  }

  @Test func transparencyCountsAsItLooks() throws {
    let theme = try theme([
      ("background", "#FFFFFF", "#000000"), ("text", "#00000010", "#FFFFFF10"),
      ("other", "#000000CC", "#FFFFFFCC"),
    ])
    #expect(theme.guess(.text) == "other")
  }

  @Test func oneTokenPlaysAllThatMustBePlayed() throws {
    let theme = try theme([("AccentColor", "#0770E3", "#6D9FEB")])
    #expect(
      theme.guesses == [
        "background = AccentColor", "separator = AccentColor", "text = AccentColor", "tint = AccentColor",
      ])
  }

  @Test func aThemeWithoutColoursHasNoRoles() throws {
    #expect(Theme(id: "t", title: "t").guesses.isEmpty)
    let empty = Token("AccentColor", DynamicColor([]), at: Place("theme.json"))
    #expect(Theme(id: "t", title: "t", tokens: [empty]).guesses.isEmpty)
  }

  @Test func whatTheThemeNamesItselfStays() throws {
    var theme = try theme([
      ("background", "#FFFFFF", "#000000"), ("paper", "#FAFAFA", "#050505"), ("text", "#000000", "#FFFFFF"),
      ("tint", "#0770E3", "#6D9FEB"),
    ])
    let place = Place("theme.json", line: 7, column: 3)
    theme.roles = ["background": RoleBinding("paper", at: place), "tint": RoleBinding("gone", at: place)]
    let roles = theme.inferringRoles().roles
    #expect(roles["background"] == RoleBinding("paper", at: place))
    #expect(roles["tint"] == RoleBinding("gone", at: place))
    #expect(roles["text"] == RoleBinding("text"))
    #expect(roles["text"]?.isInferred == true)
  }

  @Test func aliasesCountAsWhatTheyLeadTo() throws {
    let place = Place("theme.json")
    let paint = try theme([("white", "#FFFFFF", "#000000"), ("black", "#000000", "#FFFFFF")])
    let theme = Theme(
      id: "t", title: "t",
      tokens: paint.tokens + [
        Token("text", DynamicColor([.init(.any, .alias("white", alpha: 1), at: place)]), at: place),
        Token("background", DynamicColor([.init(.any, .alias("white", alpha: 1), at: place)]), at: place),
        Token("nowhere", DynamicColor([.init(.any, .alias("gone", alpha: 1), at: place)]), at: place),
      ])
    #expect(theme.guess(.background) == "background")
    #expect(theme.guess(.text) == "black")
    #expect(!theme.guesses.contains { $0.hasSuffix("nowhere") })
  }

  @Test func namesOfOtherScriptsAndSignsDoNoHarm() throws {
    let theme = try theme([
      ("", "#FFFFFF", "#000000"), ("//..--", "#EEEEEE", "#111111"), ("主色", "#0770E3", "#6D9FEB"),
      ("🎨", "#222222", "#DDDDDD"),
    ])
    #expect(theme.guesses == ["background = ", "separator = //..--", "text = 🎨", "tint = 主色"])
  }

  @Test func fiveHundredTokensGiveTheSameRolesEveryTime() throws {
    let words = [
      "text", "background", "border", "error", "on", "primary", "card", "secondary", "blue", "pressed",
    ]
    let many = try theme(
      (0..<500).map { number in
        let level = String(number * 7 % 256, radix: 16)
        let grey = "#" + String(repeating: level.count == 1 ? "0" + level : level, count: 3)
        return ("\(words[number % 10])_\(words[number / 10 % 10])_\(number)", grey, grey)
      })
    let roles = many.inferringRoles().roles
    #expect(many.inferringRoles().roles == roles)
    for role in Role.allCases where role.fallback == nil { #expect(roles[role.rawValue] != nil) }
  }
}
