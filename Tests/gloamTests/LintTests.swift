import Formats
import Glibc
import TestSupport
import Testing

@testable import gloam

/// A folder of `Fixtures/lint` with a slip in it, and every line that lint has to say of it.
struct Slip: CustomTestStringConvertible, Sendable {
  let name: String
  let lines: [String]
  var testDescription: String { name }

  init(_ name: String, _ lines: String...) { (self.name, self.lines) = (name, lines) }

  /// The exit status that the lines ask for.
  var status: Int32 {
    if lines.contains(where: { $0.hasSuffix("[not-json]") }) { return 3 }
    return lines.contains { !$0.contains(": advice: ") } ? 1 : 0
  }

  static let all: [Slip] = [
    Slip(
      "alias-cycle",
      "theme.json:1:18: error: aliases go in a circle: a -> b -> c -> a; give one of them a colour [alias-cycle]"
    ),
    Slip(
      "allowlist-unmatched",
      "app.json:3:29: advice: no screen has the class 'ScanViewController'; add one or take it off the list [allowlist-unmatched]"
    ),
    Slip(
      "bad-colour",
      "theme.json:3:22: error: '#00000G' is not a colour: 'G' at character 7 is not a hexadecimal digit [bad-colour]",
      #"theme.json:4:24: error: 'FFFFFF' is not a colour: a colour begins with '#', an alias stands in braces: "{primary}" [bad-colour]"#,
      "theme.json:5:23: error: '#CCCCC' is not a colour: it has 5 digits; write 3, 6 or 8 [bad-colour]"
    ),
    Slip(
      "bad-opacity",
      "theme.json:1:31: error: '0.4' is not an opacity; write a percentage from 0% to 100% [bad-opacity]"
    ),
    Slip(
      "carriers",
      #"screens/native.json:1:25: warning: 'css' means nothing to a screen of kind 'native'; it belongs to web [not-for-kind]"#,
      #"screens/rn.json:4:10: warning: the jump URL says nothing of 'supportDark'; did you mean it by 'suportDark'? The page counts as not adapted [bad-jump-url]"#,
      #"screens/rn.json:5:17: error: '../elsewhere.json' leads out of the app's folder; write a path below it such as rn/list.json [outside-folder]"#,
      #"screens/web.json:5:14: warning: 'adapted' is false, but the jump URL says supportDark=1, which counts; delete 'adapted' [jump-contradiction]"#,
      #"screens/web.json:5:14: advice: page 'web' need not say that it is adapted: the app's adoption is optOut [optin-redundant]"#,
      #"screens/web.json:6:15: warning: '(prefers - color - scheme: dark)' never matches; did you mean (prefers-color-scheme: dark)? [media-query-never-matches]"#,
      #"web/page.css:3:12: error: '--wrong' is drawn with, but 'blu' is not a colour; did you mean 'blue'? [css-bad-colour]"#,
      #"web/page.css:4:10: warning: '--inc' is not a custom property of :root here [css-undefined]"#,
      #"web/page.css:5:11: warning: lab() is not read; write the colour as #RRGGBB, rgb() or hsl() [css-not-read]"#,
      #"web/page.css:6:10: error: 'rgb(1 2)' is not a colour; write rgb(255 0 0 / 50%) or hsl(120 100% 25% / 50%) [css-bad-colour]"#,
      #"web/page.css:7:3: error: expected ':' behind '--open #000000' [css-syntax]"#,
      #"web/page.css:9:8: warning: '(prefers - color - scheme: dark)' never matches; did you mean (prefers-color-scheme: dark)? [media-query-never-matches]"#,
      #"web/page.css:10:8: advice: '(prefers-color-scheme: dark) and (min-wi…' is not simulated and counts as not matching; gloam simulates prefers-color-scheme [media-condition-unsimulated]"#
    ),
    Slip(
      "catalogue",
      "Slips.xcassets/AnyOnly.colorset/Contents.json:1:1: advice: token 'AnyOnly' has no dark value: any answers; add one [no-dark-value]",
      "Slips.xcassets/B/Same.colorset/Contents.json:1:1: warning: a second colour set is called 'Same'; this one is shown as 'B/Same' [duplicate-set]",
      #"Slips.xcassets/Component.colorset/Contents.json:3:83: error: component 'red' is '0xGG'; write "0xHH", "0"..."255" or "0.000"..."1.000" [bad-component]"#,
      "Slips.xcassets/Empty.colorset/Contents.json:1:1: warning: colour set 'Empty' has no colour in any slot [empty-set]",
      #"Slips.xcassets/Faint.colorset/Contents.json:3:133: warning: opacity '1' without a point is 1/255, all but clear; write "1.000" for opaque [faint-alpha]"#,
      "Slips.xcassets/HalfEmpty.colorset/Contents.json:1:1: advice: token 'HalfEmpty' has no dark value: any answers; add one [no-dark-value]",
      "Slips.xcassets/HalfEmpty.colorset/Contents.json:4:5: advice: the slot for dark is empty; a closer entry answers instead [empty-slot]",
      "Slips.xcassets/Mac.colorset/Contents.json:1:1: warning: colour set 'Mac' has no entry that a phone would take [no-phone-entry]",
      "Slips.xcassets/Space.colorset/Contents.json:3:53: error: 'sgrb' is not a colour space; did you mean 'srgb'? [unknown-colour-space]",
      "Slips.xcassets/System.colorset/Contents.json:3:70: warning: 'systemBlurple' is not a system colour of the 'ios' theme [unknown-system-colour]",
      "Slips.xcassets/Tinted.colorset/Contents.json:5:44: advice: only an icon can be 'tinted'; the entry is not used [no-such-appearance]",
      "Slips.xcassets/Twice.colorset/Contents.json:5:5: warning: a second entry for dark; the first one counts [duplicate-entry]",
      "Slips.xcassets/Wide.colorset/Contents.json:3:37: advice: 'Wide' lies outside sRGB (display-p3); shown at the edge of sRGB [outside-srgb]"
    ),
    Slip(
      "dialogs",
      "screens/home.json:3:63: warning: this screen has no dialog 'shar'; did you mean 'share'? [unknown-dialog]",
      "screens/home.json:6:12: error: dialog 'share' exists already at screens/home.json:5:12; rename one of them [duplicate-dialog]"
    ),
    Slip(
      "duplicate-screen",
      "screens/house.json:1:1: error: screen 'home' exists already at screens/home.json:1:1; rename one of them [duplicate-screen]"
    ),
    Slip(
      "duplicate-view",
      "screens/home.json:5:33: error: view 'map' exists already at screens/home.json:4:33; rename one of them [duplicate-view]"
    ),
    Slip(
      "levels-collapse",
      "theme.json:5:5: advice: 'ink2', 'ink3' differ in light and are one colour in dark; tell them apart [levels-collapse]"
    ),
    Slip(
      "lookalike-token",
      "theme.json:4:5: error: a token that looks like 'café' exists already; its letters are only composed in another way [lookalike-token]"
    ),
    Slip(
      "missing-key",
      "row.json:3:12: error: a component needs the key 'title' [missing-key]"
    ),
    Slip(
      "needs-key",
      "screens/home.json:3:72: warning: 'unspecifiedResolvesTo' has no effect without 'detached'; add it or delete this one [needs-key]"
    ),
    Slip(
      "no-dark-value",
      "theme.json:3:5: warning: token 'ink' has no dark value: light answers; add one [no-dark-value]",
      "theme.json:4:5: advice: token 'brand' has no dark value: any answers; add one [no-dark-value]"
    ),
    Slip(
      "no-value",
      #"theme.json:1:20: error: token 'ink' has no value; write "light" and "dark" [no-value]"#
    ),
    Slip(
      "not-json",
      "theme.json:3:1: error: the file ends inside the object opened at 2:13; close it with '}' [not-json]"
    ),
    Slip(
      "optin-overwritten",
      #"screens/early.json:5:12: warning: page 'early' opts in before super, where the hook overwrites it: it stays light; write "afterSuper" [optin-overwritten]"#
    ),
    Slip(
      "optin-redundant",
      "screens/home.json:1:27: advice: page 'home' need not say that it is adapted: the app's adoption is optOut [optin-redundant]"
    ),
    Slip(
      "out-of-range",
      "app.json:1:23: error: '1.4' is out of range; write 0.0 to 1.0 [out-of-range]",
      "app.json:1:50: error: '180' is out of range; write a whole number from 0 to 100 [out-of-range]"
    ),
    Slip(
      "raw-colour",
      "screens/home.json:4:99: error: raw colour '#D9E2E9' in a screen; name a role or a token instead: 'secondaryBackground' is nearest (ΔE 0.055) [raw-colour]",
      "screens/home.json:5:78: error: raw colour '#0770E3' in a screen; name a role or a token instead: 'primary' is that colour [raw-colour]"
    ),
    Slip(
      "role-missing",
      "theme.json:6:27: advice: roles without a token of their own: groupedBackground, surface, bar, fill, selection, secondaryText, tertiaryText, placeholder and 19 more; other roles play them [role-falls-back]",
      "theme.json:6:27: warning: no token plays 'separator': what is drawn with it is marked as missing; name one in 'roles' [role-missing]",
      "theme.json:6:27: warning: no token plays 'tint': what is drawn with it is marked as missing; name one in 'roles' [role-missing]"
    ),
    Slip(
      "same-in-both",
      "theme.json:3:5: advice: token 'brand' is the same in light and dark; if that is meant, write one value for both [same-in-both]"
    ),
    Slip(
      "sheet-merges",
      #"theme.json:3:14: advice: 'paper' is the same on both levels in dark: a sheet merges with the page below; write "darkElevated" [sheet-merges]"#
    ),
    Slip(
      "stray-blank",
      "screens/home.json:3:50: warning: 'icon_back ' begins or ends with a blank; delete it [stray-blank]",
      "screens/home.json:5:59: error: 'tint ' begins or ends with a blank; delete it [stray-blank]",
      "screens/home.json:6:54: warning: ' detail' begins or ends with a blank; delete it [stray-blank]"
    ),
    Slip(
      "theme-cycle",
      "theme.json:1:13: error: themes extend each other in a circle: theme-cycle -> theme-cycle [theme-cycle]"
    ),
    Slip(
      "too-deep",
      "Deep.xcassets/a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/q/r/s/t/u/v/w:1:1: warning: there is more below than is read: 24 folders deep [too-much]"
    ),
    Slip(
      "unknown-choice",
      "app.json:1:14: error: 'optin' is not known here; did you mean 'optIn'? [unknown-choice]",
      "app.json:1:33: error: 'always' is not known here; choose one of systemOnly, userChoice [unknown-choice]"
    ),
    Slip(
      "unknown-colour",
      "screens/home.json:4:59: error: 'tnit' is neither a role nor a token of the theme; did you mean 'tint'? [unknown-colour]",
      "screens/home.json:5:60: error: 'primaryTxt' is neither a role nor a token of the theme; did you mean 'primaryText'? [unknown-colour]"
    ),
    Slip(
      "unknown-icon",
      "screens/home.json:1:63: warning: 'serch' is not an icon; did you mean 'search'? [unknown-icon]"
    ),
    Slip(
      "unknown-key",
      "theme.json:2:3: warning: 'titel' is not a key of a theme; did you mean 'title'? [unknown-key]",
      "theme.json:4:33: error: 'drak' is not a key of token 'ink'; did you mean 'dark'? [unknown-key]"
    ),
    Slip(
      "unknown-role",
      "theme.json:3:13: warning: 'tnit' is neither a role nor a slot; did you mean 'tint'? [unknown-role]",
      "theme.json:3:32: warning: 'list.titel' is neither a role nor a slot; did you mean 'list.title'? [unknown-role]"
    ),
    Slip(
      "unknown-screen",
      "app.json:2:21: warning: no screen is called 'detial'; did you mean 'detail'? [unknown-screen]",
      "app.json:3:23: warning: no screen is called 'hoem'; did you mean 'home'? [unknown-screen]",
      "screens/detail.json:1:8: advice: nothing opens screen 'detail'; name it in an 'opens' or a 'presents' [unopened-screen]",
      "screens/home.json:1:74: warning: no screen is called 'detal'; did you mean 'detail'? [unknown-screen]"
    ),
    Slip(
      "unknown-theme",
      "theme.json:1:13: error: no theme is called 'momnets'; did you mean 'moments'? [unknown-theme]"
    ),
    Slip(
      "unknown-token",
      "theme.json:4:13: error: 'primry' is not a token; did you mean 'primary'? [unknown-token]"
    ),
    Slip(
      "unopened-screen",
      "screens/lost.json:1:8: advice: nothing opens screen 'lost'; name it in an 'opens' or a 'presents' [unopened-screen]"
    ),
    Slip(
      "unused-token",
      "theme.json:6:5: advice: token 'forgotten' is never shown: no role, no alias and no screen uses it [unused-token]"
    ),
    Slip(
      "window-view-without-style",
      #"app.json:5:5: warning: view 'badge' stands on the window, where no controller's style reaches it; write "override" with light or dark [window-view-without-style]"#,
      #"app.json:6:5: advice: view 'player' stands on the window, where no controller's style reaches it; write "override" with light or dark [window-view-without-style]"#
    ),
    Slip(
      "wrong-kind",
      "theme.json:1:12: error: expected tokens in braces, found a list [wrong-kind]"
    ),
  ]
}

/// `gloam lint`.
@Suite @MainActor struct LintTests {
  private static let folder = Repository.root + "/Tests/gloamTests/Fixtures/lint"

  /// What lint says of a path, its own folder left out of the places.
  private func lint(_ path: String, in folder: String, _ options: String...) -> ProgramRun {
    var run = ProgramRun(words: ["lint", folder + "/" + path] + options)
    run.text = run.text.replacing(folder + "/" + path + "/", with: "").replacing(folder + "/", with: "")
    return run
  }

  private func lines(_ run: ProgramRun) -> [String] { run.text.split(separator: "\n").map(String.init) }

  @Test(arguments: Slip.all)
  func everySlipIsToldWithItsPlaceAndItsRule(_ slip: Slip) {
    let run = lint(slip.name, in: Self.folder)
    #expect(lines(run) == slip.lines)
    #expect(run.status == slip.status)
    #expect(run.talk == [])
  }

  @Test func everyFixtureIsInTheTable() throws {
    let names = Repository.files(in: "Tests/gloamTests/Fixtures/lint").map { $0.split(separator: "/")[4] }
    #expect(Set(names.map(String.init)) == Set(Slip.all.map(\.name)))
  }

  @Test func everyRuleOfTheTableIsBrokenByAFixture() {
    // These two need what a checkout cannot hold; tests of their own break them.
    let elsewhere: Set<LintRule> = [.unreadable, .linkNotFollowed]
    let broken = Slip.all.flatMap(\.lines).compactMap { line in
      line.split(separator: "[").last.flatMap { LintRule(rawValue: String($0.dropLast())) }
    }
    #expect(Set(broken).union(elsewhere) == Set(LintRule.allCases))
  }

  @Test func whatIsShippedBreaksNoRuleButForAdvice() throws {
    let run = ProgramRun("lint")
    #expect(run.status == 0)
    #expect(lines(run).filter { !$0.contains(": advice: ") } == [])
  }

  @Test func theRulesAreListedWithALineEach() throws {
    let items = try ProgramRun("list", "rules", "--json").json()["items"]?.items ?? []
    #expect(items.map { $0["id"]?.string } == LintRule.allCases.map(\.rawValue))
    for rule in LintRule.allCases {
      #expect(rule.rawValue.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(rule.rawValue)")
      #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix("."))
    }
  }

  @Test func findingsComeAsJSONWithTheirCounts() throws {
    let json = try lint("unknown-screen", in: Self.folder, "--json").json()
    #expect(json.keys == ["schema", "summary", "findings"])
    #expect(json["schema"]?.string == "gloam.lint/1")
    let summary = try #require(json["summary"])
    #expect(summary.keys == ["errors", "warnings", "advice"])
    #expect(summary.members.map { $0.value.int } == [0, 3, 1])
    let findings = json["findings"]?.items ?? []
    #expect(findings.allSatisfy { $0.keys == ["rule", "severity", "file", "line", "column", "said"] })
    #expect(
      findings.map { $0["rule"]?.string } == [
        "unknown-screen", "unknown-screen", "unopened-screen", "unknown-screen",
      ])
    #expect(findings[0]["severity"]?.string == "warning" && findings[2]["severity"]?.string == "advice")
    #expect(findings[0]["line"]?.int == 2 && findings[0]["column"]?.int == 21)
    #expect(findings[0]["said"]?.string == "no screen is called 'detial'; did you mean 'detail'?")
  }

  @Test func aLineSumsTheFindingsUp() {
    #expect(lint("unknown-screen", in: Self.folder).summary == "3 warnings, 1 piece of advice")
    #expect(lint("bad-opacity", in: Self.folder).summary == "1 error")
    #expect(ProgramRun("lint", "moments", "--rule", "unused-token").summary == "nothing to say")
  }

  @Test func rulesAreChosenByName() {
    #expect(lines(lint("unknown-screen", in: Self.folder, "--rule", "unopened-screen")).count == 1)
    #expect(lines(lint("unknown-screen", in: Self.folder, "--without", "unopened-screen")).count == 3)
    #expect(lint("not-json", in: Self.folder, "--rule", "unused-token").status == 3)
    let wrong = ProgramRun("lint", "--rule", "stray-blanks")
    #expect(wrong.status == 2)
    #expect(
      wrong.talk == [
        "gloam: 'stray-blanks' is not a rule; `gloam list rules` lists them; did you mean 'stray-blank'?"
      ])
  }

  @Test(arguments: [
    ("unknown-screen", 4), ("unknown-screen/", 4), ("unknown-screen/app.json", 2),
    ("unknown-screen/theme.json", 0), ("unknown-screen/screens", 2), ("unknown-screen/screens/home.json", 1),
    ("catalogue/Slips.xcassets", 13), ("catalogue/Slips.xcassets/Twice.colorset", 1),
    ("catalogue/Slips.xcassets/Twice.colorset/Contents.json", 1),
    ("missing-key/row.json", 1), ("missing-key", 1),
  ])
  func aPartOfAnAppHasItsFindingsAlone(_ path: String, _ count: Int) {
    #expect(lines(lint(path, in: Self.folder)).count == count)
  }

  @Test func severalPathsAreOneReport() {
    let paths = ["unknown-screen/screens/home.json", "unknown-screen/app.json", "unknown-screen"]
    let run = ProgramRun(words: ["lint"] + paths.map { Self.folder + "/" + $0 })
    #expect(lines(run) == lines(ProgramRun("lint", Self.folder + "/unknown-screen")))
  }

  @Test func aFolderOfAppsIsEachOfThem() throws {
    let run = ProgramRun("lint", Self.folder)
    #expect(run.status == 3)
    #expect(run.text.contains("[not-json]") && run.text.contains("[optin-overwritten]"))
  }

  @Test func aLoneScreenIsJudgedWithoutATheme() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ##"{"id": "a", "body": [{"component": "text", "text": "x", "color": "brand"}, {"component": "text", "text": "y", "color": "#fff"}]}"##,
      to: "a.json")
    let run = lint("a.json", in: folder.path)
    #expect(
      lines(run) == [
        "a.json:1:120: error: raw colour '#fff' in a screen; name a role or a token instead [raw-colour]"
      ])
    #expect(run.status == 1)
  }

  @Test func whatCannotBeReadIsThree() throws {
    let folder = try TemporaryFolder()
    unsafe symlink("nowhere", folder.file("theme.json"))
    let run = lint("theme.json", in: folder.path)
    #expect(lines(run) == ["theme.json:1:1: error: cannot be read: the link leads nowhere [unreadable]"])
    #expect(run.status == 3)
    #expect(ProgramRun("lint", folder.file("missing.json")).status == 3)
    #expect(
      ProgramRun("lint", "momnets").talk == [
        "gloam: 'momnets' is neither a file nor a theme; did you mean 'moments'?"
      ])
  }

  @Test func aFolderThatIsALinkIsNotFollowedIntoACircle() throws {
    let folder = try TemporaryFolder()
    unsafe mkdir(folder.file("A.colorset"), 0o700)
    try folder.write(
      ##"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1", "green": "1", "blue": "1", "alpha": "1.000"}}}]}"##,
      to: "A.colorset/Contents.json")
    unsafe symlink(".", folder.file("again"))
    let run = ProgramRun("lint", folder.path, "--rule", "link-not-followed")
    #expect(lines(run).count == 1 && run.text.hasSuffix("[link-not-followed]\n"))
    #expect(run.status == 1)
  }
}
