import Formats
import TestSupport
import Testing

@testable import gloam

/// Carriers from the command line: jump URLs, messages, stylesheets, CSS.
@Suite @MainActor struct CarrierCommandTests {
  private let plain = "open wbmain://jump/rn?page=rentList&supportDark=0"
  private let web = "open wbmain://jump/web?url=https%3A%2F%2Fm.example.cn%2Fguide&supportDark="

  private func state(_ commands: String..., app: String = "classifieds") throws -> JSONValue {
    try #require(try ProgramRun(words: ["send"] + commands + ["--app", app]).json()["state"])
  }

  /// The events of a script: step, event, detail.
  private func trace(_ lines: [String], _ app: String = "classifieds") throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(lines.joined(separator: "\n"), to: "script.txt")
    let run = ProgramRun("trace", app, "--script", folder.file("script.txt"))
    #expect(run.status == 0)
    return try run.text.split(separator: "\n").compactMap { line in
      let json = try JSONDocument(file: "trace", text: String(line)).root
      let (step, event) = (json["step"]?.string ?? "", json["event"]?.string ?? "")
      return ["message", "rnHide", "rnShow", "rnRestart", "rnRender", "toast"].contains(event)
        ? "\(step) | \(event) | \(json["detail"]?.string ?? "")" : nil
    }
  }

  @Test(arguments: ["classifieds", "harbour"])
  func theStateTellsOfTheCarrier(_ app: String) throws {
    let told = try state("screen rn", "type 国贸", "count", "flip", app: app)
    #expect(told["url"]?.string == "wbmain://jump/rn?page=rentList&supportDark=1")
    #expect(told["lastStyle"]?.string == "dark" && told["refresh"]?.string == "keepState")
    #expect(told["counter"]?.int == 1 && told["field"]?.string == "国贸")
    let lost = try state(
      "screen rn", "type 国贸", "count", "page-down", "refresh-strategy restart", "flip", app: app)
    #expect(lost["counter"]?.int == 0 && lost["field"]?.string == "" && lost["scroll"]?.int == 0)
    let stale = try state("screen rn", "drop-messages", "flip", app: app)
    #expect(stale["lastStyle"]?.string == "light" && stale.at("traits.appearance")?.string == "dark")
    let light = try state("dark", plain, app: app)
    #expect(light["url"]?.string?.hasSuffix("supportDark=0") == true && light["adapted"]?.bool == false)
    #expect(light.at("overlay.shown")?.bool == true && light.at("traits.appearance")?.string == "light")
  }

  @Test func aScriptShowsEachMessageAndWhatBecameOfIt() throws {
    let events = try trace([
      "screen rn", "flip", "refresh-strategy restart", "flip", "drop-messages", "flip", "drop-messages",
      "flip",
      plain, "flip", "screen web", "flip", "flip",
    ])
    let name = "native -> RN, custom_dark_mode"
    #expect(
      events == [
        "screen rn | message | \(name) light, latency 1 event",
        "screen rn | rnRender | drawn for the first time, light",
        "flip | message | \(name) dark, latency 1 event",
        "flip | rnHide | setState visible: false",
        "flip | rnShow | setState visible: true, state kept",
        "flip | message | \(name) light, latency 1 event",
        "flip | rnRestart | applyUpdate: all state lost",
        "flip | rnRender | drawn from the start",
        "flip | message | \(name) dark, dropped",
        "flip | message | \(name) light, latency 1 event",
        "flip | rnRestart | applyUpdate: all state lost",
        "flip | rnRender | drawn from the start",
        "screen web | toast | dark: (prefers-color-scheme: dark) matches",
        "flip | toast | light: (prefers-color-scheme: dark) does not match",
        "flip | toast | dark: (prefers-color-scheme: dark) matches",
      ])
  }

  @Test func theSameStateIsTheSameFrame() throws {
    func frame(_ commands: String...) throws -> String? {
      try ProgramRun(words: ["send"] + commands + ["--app", "classifieds"]).json()["frame"]?.string
    }
    let kept = try frame("screen rn", "flip")
    #expect(try frame("screen rn", "refresh", "count", "flip", "flip", "flip") == kept)
    #expect(try frame("screen rn", "drop-messages", "flip", "drop-messages", "flip", "flip") == kept)
    #expect(try frame("dark", plain, "pop", "screen rn") == kept)
    #expect(try frame("screen rn", "drop-messages", "flip") != kept)
  }

  @Test func explainShowsTheMergedSheetAndTheQuery() throws {
    func explain(_ screen: String, _ appearance: String) throws -> JSONValue {
      try ProgramRun("explain", "classifieds", screen, "--appearance", appearance, "--json").json()
    }
    let light = try explain("rn", "light")
    let dark = try explain("rn", "dark")
    #expect(
      light.at("stylesheet.text.fontSize")?.int == 16 && light.at("stylesheet.text.color")?.string == "black")
    #expect(
      dark.at("stylesheet.text.fontSize")?.int == 16 && dark.at("stylesheet.text.color")?.string == "white")
    #expect(dark.at("jump.content")?.string == "rentList" && dark.at("jump.supportDark")?.bool == true)
    #expect(try explain("web", "light").at("listener.matches")?.bool == false)
    #expect(try explain("web", "dark").at("listener.matches")?.bool == true)
    #expect(try explain("home", "dark")["jump"] == nil)
  }

  /// The tokens and origins of a page's cells, with the files that they come from.
  private func inks(_ words: String...) throws -> Set<String> {
    let run = ProgramRun(words: ["render"] + words)
    let json = try JSONDocument(file: "render", text: run.text).root
    let runs = (json["lines"]?.items ?? []).flatMap { $0["runs"]?.items ?? [] }
    return Set(runs.flatMap { [$0["fgToken"]?.string ?? "", $0["bgToken"]?.string ?? ""] })
  }

  @Test(arguments: ["classifieds", "harbour"])
  func pagesAreDrawnWithTheirOwnFiles(_ app: String) throws {
    let rn = try inks(app, "--screen", "rn", "--appearance", "dark", "--json")
    #expect(rn.isSuperset(of: ["rn/rentList.text.color", "rn/rentList.page.backgroundColor"]))
    let web = try inks(app, "--screen", "web", "--json")
    #expect(web.isSuperset(of: ["--text", "--paper", "--card"]))
    #expect(
      try inks(app, "--screen", "jobs", "--json").filter { $0.hasPrefix("--") || $0.hasPrefix("rn/") } == [])
  }

  private func webApp(css: String, _ screen: String = "\"listener\": \"(prefers-color-scheme: dark)\",")
    throws -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    try folder.write(
      ##"{"tokens": {"a": "#FFFFFF", "b": "#000000"}, "roles": {"background": "a", "text": "b", "tint": "b", "separator": "b"}}"##,
      to: "theme.json")
    try folder.write(css, to: "web/a.css")
    try folder.write(
      """
      {"id": "w", "kind": "web", "url": "wbmain://jump/web?supportDark=1", "css": "web/a.css", \(screen)
      "roles": {"background": "--bg", "text": "--text"}, "body": [{"component": "text", "text": "x"}]}
      """, to: "screens/w.json")
    return folder
  }

  private func frames(_ folder: TemporaryFolder) -> [String] {
    ["light", "dark"].map { ProgramRun("render", folder.path, "--appearance", $0, "--format", "ansi").text }
  }

  @Test func theArticlesQueryKeepsThePageLightAndIsTold() throws {
    func css(_ query: String) -> String {
      ":root { --bg: #fff; --text: #000 }\n@media \(query) {\n  :root { --bg: #000; --text: #fff }\n}"
    }
    let right = frames(try webApp(css: css("(prefers-color-scheme: dark)")))
    #expect(right[0] != right[1])
    let folder = try webApp(
      css: css("(prefers - color - scheme: dark)"), #""listener": "(prefers - color - scheme: dark)","#)
    let wrong = frames(folder)
    #expect(wrong[0] == wrong[1] && wrong[0] == right[0])
    let said = "'(prefers - color - scheme: dark)' never matches; did you mean (prefers-color-scheme: dark)?"
    #expect(
      ProgramRun("render", folder.path).talk == [
        "\(folder.path)/screens/w.json:1:102: warning: \(said)",
        "\(folder.path)/web/a.css:2:8: warning: \(said)",
      ])
  }

  @Test func filesThatAreNotThereOrBrokenAreToldAndNothingCrashes() throws {
    let missing = try webApp(css: "")
    try missing.write(
      #"{"id": "w", "kind": "web", "css": "web/b.css"}"#, to: "screens/w.json")
    let run = ProgramRun("render", missing.path)
    #expect(
      run.talk == [
        "\(missing.path)/screens/w.json:1:35: cannot be read: \(missing.path)/web/b.css: there is no such file"
      ])
    let broken = try webApp(css: ":root { --bg: #ffff1; --txet: red }")
    #expect(
      ProgramRun("render", broken.path).talk == [
        "\(broken.path)/web/a.css:1:15: '#ffff1' is not a colour: it has 5 digits; write 3, 6 or 8",
        "\(broken.path)/screens/w.json:2:41: '--text' is neither a role nor a token of the theme; did you mean '--txet'?",
      ])
  }

  @Test func anArgumentThatMeansNothingIsWrongUse() {
    #expect(ProgramRun("send", "open", "--app", "classifieds").status == 2)
    let run = ProgramRun("send", "refresh-strategy restrat")
    #expect(run.status == 2 && run.talk == ["gloam: 'restrat' is not a strategy; did you mean 'restart'?"])
  }
}
