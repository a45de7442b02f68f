import Formats
import Preview
import TestSupport
import Testing

@testable import gloam

/// What the commands print.
@Suite @MainActor struct CommandTests {
  /// The palette of the article: token, light, dark.
  private let palette = [
    ("primary", "#0770E3", "#6D9FEB"), ("background", "#FFFFFF", "#000000"),
    ("secondaryBackground", "#F1F2F8", "#1D1B20"), ("tertiaryBackground", "#FFFFFF", "#2C2C2E"),
    ("line", "#CDCDD7", "#48484A"), ("primaryText", "#111236", "#FFFFFF"),
    ("secondaryText", "#68697F", "#8E8E93"), ("tertiaryText", "#8F90A0", "#8E8E93"),
    ("quaternaryText", "#B2B2BF", "#8E8E93"),
  ]

  @Test(arguments: ["light", "dark"])
  func momentsResolvesToThePaletteOfTheArticle(_ appearance: String) throws {
    let json = try ProgramRun("resolve", "moments", "--appearance", appearance, "--json").json()
    #expect(json.keys == ["schema", "theme", "traits", "colors"])
    #expect(json["schema"]?.string == "gloam.resolve/1" && json["theme"]?.string == "moments")
    let colors = json["colors"]?.items ?? []
    #expect(colors.map { $0["token"]?.string } == palette.map(\.0))
    #expect(colors.map { $0["hex"]?.string } == palette.map { appearance == "light" ? $0.1 : $0.2 })
    #expect(Set(colors.map { $0["variant"]?.string }) == [appearance])
    #expect(Set(colors.map { $0["origin"]?.string }) == ["theme"])
    #expect(Set(colors.map { $0["alpha"]?.number }) == [1])
  }

  @Test(arguments: ["light", "dark"])
  func placesPointAtTheValues(_ appearance: String) throws {
    let lines = try #require(try Repository.text(of: "themes/moments/theme.json")).split(
      separator: "\n", omittingEmptySubsequences: false)
    let json = try ProgramRun("resolve", "moments", "--appearance", appearance, "--json").json()
    for color in json["colors"]?.items ?? [] {
      let place = try #require(color["source"]?.string).split(separator: ":")
      #expect(place[0] == "themes/moments/theme.json")
      let (line, column) = (try #require(Int(place[1])), try #require(Int(place[2])))
      let (token, hex) = (color["token"]?.string ?? "", color["hex"]?.string ?? "")
      #expect(lines[line - 1].contains("\"\(token)\""))
      #expect(lines[line - 1].dropFirst(column - 1).hasPrefix("\"\(hex)\""))
      #expect(
        lines[line - 1].dropFirst(column - 1 - "\"\(appearance)\": ".count).hasPrefix("\"\(appearance)\""))
    }
  }

  @Test func aTokenMayBeAskedByItsName() throws {
    let json = try ProgramRun("resolve", "moments", "primaryText", "--appearance", "dark", "--json").json()
    #expect(json["colors"]?.items.map { $0["hex"]?.string } == ["#FFFFFF"])
    let wrong = ProgramRun("resolve", "moments", "primaryTxt")
    #expect(wrong.talk == ["gloam: 'primaryTxt' is not a token of 'moments'; did you mean 'primaryText'?"])
    #expect(wrong.status == 2)
  }

  @Test func withoutADarkValueLightIsInheritedAndNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write(##"{"tokens": {"a": {"light": "#112233"}, "b": "#445566"}}"##, to: "theme.json")
    let path = folder.file("theme.json")
    let json = try ProgramRun("resolve", path, "--appearance", "dark", "--json").json()
    let colors = json["colors"]?.items ?? []
    #expect(colors.map { $0["hex"]?.string } == ["#112233", "#445566"])
    #expect(colors.map { $0["variant"]?.string } == ["light", "any"])
    let text = ProgramRun("resolve", path, "--appearance", "dark").text
    #expect(text.contains("no dark value: inherits light"))
    #expect(!ProgramRun("resolve", path).text.contains("inherits"))
  }

  @Test func aThemeThatExtendsAnotherHasItsTokensToo() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ##"{"extends": "moments", "tokens": {"primary": "#FF0000", "own": "{line}"}}"##, to: "theme.json")
    let json = try ProgramRun("resolve", folder.file("theme.json"), "--json").json()
    let colors = Dictionary(
      uniqueKeysWithValues: (json["colors"]?.items ?? []).map { ($0["token"]?.string ?? "", $0) })
    #expect(colors.count == 10)
    #expect(colors["primary"]?["hex"]?.string == "#FF0000" && colors["primary"]?["origin"]?.string == "theme")
    #expect(colors["line"]?["hex"]?.string == "#CDCDD7" && colors["line"]?["origin"]?.string == "parent")
    #expect(colors["line"]?["source"]?.string?.hasPrefix("themes/moments/theme.json:11:") == true)
    #expect(colors["own"]?["hex"]?.string == "#CDCDD7" && colors["own"]?["origin"]?.string == "theme")
  }

  @Test func aFileMayBeNamedLikeTheThemeThatItExtends() throws {
    let folder = try TemporaryFolder()
    try folder.write(##"{"extends": "moments", "tokens": {"primary": "#FF0000"}}"##, to: "moments.json")
    let run = ProgramRun("resolve", folder.file("moments.json"))
    #expect(run.talk == [])
    #expect(run.status == 0)
  }

  @Test(arguments: [
    ("12", "systemBlue", "#007AFF"), ("13", "systemTeal", "#5AC8FA"), ("17", "systemTeal", "#30B0C7"),
    ("26", "systemTeal", "#00C3D0"), ("17", "systemBlue", "#007AFF"), ("26", "systemBlue", "#0088FF"),
    ("15", "systemMint", "#00C7BE"),
  ])
  func theIOSThemeHasTheValuesOfItsVersion(_ os: String, _ token: String, _ hex: String) throws {
    let json = try ProgramRun("resolve", "ios", token, "--os", os, "--json").json()
    #expect(json["colors"]?.items.map { $0["hex"]?.string } == [hex])
  }

  @Test func iOS13HasNoMint() {
    #expect(ProgramRun("resolve", "ios", "systemMint", "--os", "13").status == 2)
  }

  @Test func onIOS12DarkIsLight() {
    for format in ["text", "ansi", "json"] {
      let words = ["render", "classifieds", "--screen", "jobs", "--os", "12", "--format", format]
      let dark = ProgramRun(words: words + ["--appearance", "dark"])
      #expect(dark.text == ProgramRun(words: words).text)
    }
  }

  @Test func explainTellsTheDecisionStepByStep() throws {
    let json = try ProgramRun("explain", "classifieds", "jobs", "--appearance", "dark", "--json").json()
    #expect(json["schema"]?.string == "gloam.explain/1")
    #expect(Set(["screen", "effective", "overlay", "adapted", "steps"]).isSubset(of: json.keys))
    #expect(json["screen"]?.string == "jobs" && json["adapted"]?.bool == false)
    #expect(json.at("effective.appearance")?.string == "light")
    #expect(json.at("overlay.shown")?.bool == true && json.at("overlay.alpha")?.number == 0.4)
    let steps = json["steps"]?.items ?? []
    #expect(
      steps.map { $0["rule"]?.string } == [
        "os", "system", "policy", "choice", "appGate", "allowlist", "pageGate", "adapted", "overlay",
      ])
    #expect(steps.allSatisfy { $0.keys == ["rule", "said", "source"] })
    #expect(steps[1]["source"]?.string == "--appearance")
    #expect(steps[8]["source"]?.string?.hasPrefix("themes/classifieds/app.json:10:") == true)
  }

  @Test func sendPrintsTheStateThatResults() throws {
    let json = try ProgramRun("send", "flip", "screen jobs", "overlay-more", "--app", "classifieds").json()
    #expect(json.keys == ["schema", "state", "frame"])
    let state = try #require(json["state"])
    #expect(
      Set(["theme", "screen", "system", "choice", "appGate", "pageGates", "overlay", "skin", "traits"])
        .isSubset(of: state.keys))
    #expect(state["screen"]?.string == "jobs" && state["system"]?.string == "dark")
    #expect(state.at("overlay.alpha")?.number == 0.45)
    #expect(json["frame"]?.string?.count == 16)
    let same = try ProgramRun("send", "screen jobs", "overlay-more", "dark", "--app", "classifieds").json()
    #expect(same["frame"]?.string == json["frame"]?.string)
  }

  @Test func sendListsTheWindows() throws {
    let json = try ProgramRun(
      "send", "windows", "window-override dark", "screen hot", "--app", "classifieds"
    ).json()
    let windows = json.at("state.windows")?.items ?? []
    #expect(windows.first?.keys == ["number", "override", "effective", "screen", "stack", "isKey"])
    #expect(windows.map { $0["number"]?.int } == [1, 2])
    #expect(windows.map { $0["override"]?.string } == ["unspecified", "dark"])
    #expect(windows.map { $0["effective"]?.string } == ["light", "dark"])
    #expect(windows.map { $0["screen"]?.string } == ["home", "hot"])
    #expect(windows.map { $0["isKey"]?.bool } == [false, true])
  }

  @Test func sendTellsTheToastOrNull() throws {
    let none = try ProgramRun("send", "flip").json()
    #expect(none.at("state.toast")?.kind == .null)
    let json = try ProgramRun("send", "toast saved it", "window-override dark").json()
    #expect(json.at("state.toast.text")?.string == "saved it")
    #expect(json.at("state.toast.effective")?.string == "light")
    #expect(ProgramRun("send", "toast").talk == ["gloam: 'toast' needs words: 'toast …'"])
  }

  @Test func sendTellsThePhotographsOfTheBackground() throws {
    let json = try ProgramRun("send", "background").json()
    #expect(json.at("state.background")?.bool == true)
    let snapshots = json.at("state.snapshots")?.items ?? []
    #expect(snapshots.map { $0["appearance"]?.string } == ["light", "dark"])
    #expect(snapshots.first?["frame"]?.string == json["frame"]?.string)
    let back = try ProgramRun("send", "background", "background").json()
    #expect(back.at("state.background")?.bool == false && back.at("state.snapshots")?.items.count == 0)
    #expect(back["frame"]?.string == json["frame"]?.string)
  }

  @Test func traceOfTheBackgroundHasTwoTransientChanges() throws {
    let folder = try TemporaryFolder()
    try folder.write("background\n", to: "script")
    let text = ProgramRun("trace", "classifieds", "--script", folder.file("script")).text
    let changes = text.split(separator: "\n").filter { $0.contains("traitCollectionDidChange") }
    #expect(changes.count == 2 && changes.allSatisfy { $0.contains("\"transient\":true,\"colour\":true") })
  }

  @Test func sendRefusesWhatIsNoCommand() {
    let wrong = ProgramRun("send", "flpi")
    #expect((wrong.talk, wrong.status) == (["gloam: 'flpi' is not a command; did you mean 'flip'?"], 2))
    #expect(
      ProgramRun("send", "screen").talk == ["gloam: 'screen' needs a screen's id: 'screen …'"])
    #expect(ProgramRun("send").status == 2)
  }

  @Test func sendOpensAppsAndThemes() throws {
    let json = try ProgramRun("send", "app ios", "theme harbour").json()
    #expect(json.at("state.app")?.string == "ios" && json.at("state.theme")?.string == "harbour")
  }

  @Test func screensWithoutAPathAreThoseOfEveryApp() throws {
    let json = try ProgramRun("list", "screens", "--json").json()
    let apps = Set((json["items"]?.items ?? []).compactMap { $0["app"]?.string })
    #expect(apps == ["moments", "classifieds", "harbour", "ios"])
  }

  @Test(arguments: [
    "themes", "screens", "tokens", "components", "icons", "roles", "commands", "rules", "formats",
  ])
  func everyListHasItemsWithIdAndTitle(_ listing: String) throws {
    let json = try ProgramRun("list", listing, "--json").json()
    #expect(json.keys == ["schema", "items"] && json["schema"]?.string == "gloam.list/1")
    let items = json["items"]?.items ?? []
    #expect(!items.isEmpty)
    #expect(items.allSatisfy { Array($0.keys.prefix(2)) == ["id", "title"] })
    let ids = items.compactMap { $0["id"]?.string }
    // Two apps may have screens of one name.
    let names = items.compactMap { ($0["app"]?.string ?? "") + "/" + ($0["id"]?.string ?? "") }
    #expect(Set(names).count == items.count)
    // A line of headings, then one for each.
    let lines = ProgramRun("list", listing).text.split(separator: "\n").dropFirst()
    #expect(zip(lines, ids).allSatisfy { $0.hasPrefix($1) } && lines.count == ids.count)
  }

  @Test func theListOfScreensSaysWhoIsAdaptedAndWhy() throws {
    let items = try ProgramRun("list", "screens", "classifieds", "--json").json()["items"]?.items ?? []
    let told = Dictionary(uniqueKeysWithValues: items.map { ($0["id"]?.string ?? "", $0) })
    #expect(told["jobs"]?["adapted"]?.bool == false && told["home"]?["adapted"]?.bool == true)
    #expect(told["rn"]?["kind"]?.string == "rn" && told["web"]?["kind"]?.string == "web")
    #expect(told["photos"]?["because"]?.string?.contains("prefix UI") == true)
    #expect(items.allSatisfy { $0["because"]?.string?.isEmpty == false })
  }

  @Test func keysAreTheTable() throws {
    let commands = try ProgramRun("keys", "--json").json()["commands"]?.items ?? []
    #expect(commands.map { $0["name"]?.string } == CommandTable.all.map(\.name))
    #expect(commands.allSatisfy { $0.keys == ["name", "title", "keys", "context", "group"] })
    #expect(commands.first?["keys"]?.items.map { $0.string } == ["Space", "a"])
    let text = ProgramRun("keys").text
    #expect(CommandTable.all.allSatisfy { text.contains($0.name) && text.contains($0.title) })
  }

  @Test func anUnknownListNamesTheNearest() {
    #expect(
      ProgramRun("list", "screns").talk == [
        "gloam: 'screns' is not a value of list; did you mean 'screens'? choose one of themes, screens, tokens, components, icons, roles, commands, rules, formats"
      ])
  }

  @Test(arguments: [
    ["render", "moments", "--screen", "nowhere"], ["render", "moments", "extra"], ["keys", "extra"],
    ["list"], ["resolve"], ["rendr"], ["list", "themes", "--size", "10x10"], ["render", "--size", "0x4"],
    ["render", "--size", "10"], ["render", "--size", "10x1001"], ["render", "--overlay", "2"],
    ["render", "--overlay", "nan"], ["render", "--role", "tint"], ["render", "--role", "tnit=primary"],
    ["render", "--role", "tint=nothing"], ["help", "nothing"],
  ])
  func wrongUseIsTwoAndOneLine(_ words: [String]) {
    let run = ProgramRun(words: words)
    #expect(run.status == 2)
    #expect(run.talk.count == 1 && run.talk[0].hasPrefix("gloam: '") && run.text == "")
  }

  @Test func helpShowsExamplesFirst() {
    let help = ProgramRun("--help")
    #expect(help.status == 0 && help.text.split(separator: "\n")[1] == "Examples")
    for verb in Verb.all {
      #expect(help.text.contains("  \(verb.name) "))
      let own = ProgramRun("help", verb.name)
      #expect(own.text.hasPrefix("Examples\n  gloam "), "\(verb.name)")
      if verb.name != "help" { #expect(ProgramRun(verb.name, "--help").text == own.text) }
    }
    for option in OptionTable.all { #expect(help.text.contains("--\(option.name)")) }
    #expect(help.text.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test func theExamplesOfTheHelpWork() throws {
    let folder = try TemporaryFolder()
    for example in Verb.all.flatMap(\.examples)
    where !["xcassets", "rollout.txt", "doctor"].contains(where: example.contains) {
      let words = example.split(separator: "'").enumerated().flatMap { index, part in
        index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
      }
      // What an example writes goes beside the package, not into it.
      let run = ProgramRun(words: words.dropFirst().map { $0 == "pictures" ? folder.file($0) : $0 })
      #expect(run.status < 2 && run.talk == [], "\(example)")
    }
  }

  @Test(arguments: ["text", "ansi", "json"], ["moments", "classifieds", "harbour", "ios"])
  func theSameWordsGiveTheSameBytes(_ format: String, _ theme: String) {
    let words = ["render", theme, "--format", format, "--appearance", "dark"]
    #expect(ProgramRun(words: words).text == ProgramRun(words: words).text)
  }

  @Test func aSizeIsTakenExactly() {
    let lines = ProgramRun("render", "moments", "--size", "30x12").text.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 13)
    #expect(ProgramRun("render", "--size", "1x1").status == 0)
    #expect(ProgramRun("render", "--size", "1000x1000").status == 0)
  }

  @Test func inAsciiEveryByteIsAscii() {
    for theme in ["moments", "classifieds", "harbour", "ios"] {
      let text = ProgramRun("render", theme, "--ascii").text
      #expect(text.utf8.allSatisfy { $0 == 10 || (32..<127).contains($0) })
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).allSatisfy { $0.count <= 44 })
    }
  }

  @Test(arguments: [("256", "48;5;"), ("16", "107"), ("none", "7m"), ("truecolor", "48;2;255;255;255")])
  func fewerColoursAreAskedForByName(_ depth: String, _ number: String) {
    let text = ProgramRun("render", "moments", "--format", "ansi", "--color", depth).text
    #expect(text.contains(number))
    #expect(text.contains("8;2;") == (depth == "truecolor"))
  }

  @Test func anotherThemeDressesTheSameScreen() {
    let own = ProgramRun("render", "classifieds", "--screen", "jobs", "--format", "json")
    let other = ProgramRun("render", "classifieds", "--screen", "jobs", "--format", "json", "--theme", "ios")
    #expect(own.text.contains("\"theme\":\"classifieds\"") && other.text.contains("\"theme\":\"ios\""))
    #expect(other.text.contains("systemBackground") && !own.text.contains("systemBackground"))
  }

  @Test func aRoleMayBeGivenAnotherToken() throws {
    let json = try ProgramRun("resolve", "moments", "tint", "--role", "tint=line", "--json").json()
    #expect(json["colors"]?.items.map { $0["token"]?.string } == ["line"])
  }

  @Test func whiteUnderTheOverlayIs153() {
    let run = ProgramRun(
      "render", "moments", "--appearance", "dark", "--page-gate", "off", "--overlay", "0.4", "--format",
      "ansi")
    #expect(run.text.contains("48;2;153;153;153") && !run.text.contains("48;2;255;255;255"))
  }
}
