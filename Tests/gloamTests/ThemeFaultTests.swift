import Formats
import Glibc
import TestSupport
import Testing

@testable import gloam

/// Faults of theme files: each is one line with its place, and the exit status is 3.
@Suite @MainActor struct ThemeFaultTests {
  /// A theme file that holds this; its path is shown as `theme.json`.
  private func run(_ text: String) throws -> ProgramRun {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "theme.json")
    return shown(ProgramRun("resolve", folder.file("theme.json")), folder)
  }

  private func shown(_ run: ProgramRun, _ folder: TemporaryFolder) -> ProgramRun {
    var run = run
    run.talk = run.talk.map { $0.split(separator: folder.path + "/").joined() }
    return run
  }

  @Test(arguments: [
    (
      #"{"tokens": {"a": "\#("#")XYZ"}}"#,
      "1:18: '#XYZ' is not a colour: 'X' at character 2 is not a hexadecimal digit"
    ),
    (##"{"tokens": {"a": "#12345"}}"##, "1:18: '#12345' is not a colour: it has 5 digits; write 3, 6 or 8"),
    (
      ##"{"tokens": {"a": "#+1F2F3F"}}"##,
      "1:18: '#+1F2F3F' is not a colour: '+' at character 2 is not a hexadecimal digit"
    ),
    (##"{"tokens": {"a": ""}}"##, "1:18: '' is not a colour: it is empty; write \"#RRGGBB\""),
    (
      ##"{"tokens": {"a": "red"}}"##,
      "1:18: 'red' is not a colour: a colour begins with '#', an alias stands in braces: \"{primary}\""
    ),
    (
      ##"{"tokens": {"a": null}}"##,
      "1:18: expected a colour such as \"#0770E3\" or an alias such as \"{primary}\", found null"
    ),
    (
      ##"{"tokens": {"a": 12}}"##,
      "1:18: expected a colour such as \"#0770E3\" or an alias such as \"{primary}\", found a number"
    ),
    (
      ##"{"tokens": {"a": ["#000000"]}}"##,
      "1:18: expected a colour such as \"#0770E3\" or an alias such as \"{primary}\", found a list"
    ),
    (##"{"tokens": {"a": {}}}"##, "1:18: token 'a' has no value; write \"light\" and \"dark\""),
    (
      ##"{"tokens": {"a": {"dark": "#000000"}}}"##,
      "1:18: token 'a' has no value; write \"light\" and \"dark\""
    ),
    (
      ##"{"tokens": {"a": "#000000 120%"}}"##,
      "1:18: '120%' is not an opacity; write a percentage from 0% to 100%"
    ),
    (
      ##"{"tokens": {"a": {"color": "#000000", "alpha": 2}}}"##, "1:48: '2' is out of range; write 0.0 to 1.0"
    ),
    (
      ##"{"tokens": {"a": {"light": "#000000", "drak": "#111111"}}}"##,
      "1:39: 'drak' is not a key of token 'a'; did you mean 'dark'?"
    ),
    (
      ##"{"tokens": {"primary": "#000000", "a": "{primry}"}}"##,
      "1:40: 'primry' is not a token; did you mean 'primary'?"
    ),
    (##"{"tokens": {"a": "{a}"}}"##, "1:18: aliases go in a circle: a -> a; give one of them a colour"),
    (
      ##"{"tokens": {"a": "{b}", "b": "{c}", "c": "{a}"}}"##,
      "1:18: aliases go in a circle: a -> b -> c -> a; give one of them a colour"
    ),
    (##"{"tokens": {"a": "#000000", "a": "#111111"}}"##, "1:29: duplicate key 'a'; the first is at 1:13"),
    (
      ##"{"tokens": {"a": "#000000""##,
      "1:27: the file ends inside the object opened at 1:12; close it with '}'"
    ),
    ("", "1:1: the file is empty; it must hold one value, such as {}"),
    ("[]", "1:1: expected a theme in braces, found a list"),
    (##"{"tokens": []}"##, "1:12: expected tokens in braces, found a list"),
    (##"{"tokens": {"a": "#000000"}, "roles": {"tint": "b"}}"##, "1:48: 'b' is not a token"),
    (
      ##"{"tokens": {"a": "#000000"}, "extends": "momnets"}"##,
      "1:41: no theme is called 'momnets'; did you mean 'moments'?"
    ),
    (
      ##"{"tokens": {"a": "#000000"}, "icons": {"back": {"glyph": "ab"}}}"##,
      "1:48: 'ab' is out of range; write one character, and one of ASCII for 'ascii'"
    ),
    (
      "{\n  \"tokens\": {\n    \"主色\": \"#12\"\n  }\n}",
      "3:11: '#12' is not a colour: it has 2 digits; write 3, 6 or 8"
    ),
  ])
  func aFaultIsOneLineWithItsPlace(_ text: String, _ says: String) throws {
    let run = try run(text)
    #expect(run.talk == ["theme.json:" + says])
    #expect(run.status == 3)
  }

  @Test func tenMegabytesOfBracketsAreRefusedAtOnce() throws {
    let run = try run(String(repeating: "[", count: 10 << 20))
    #expect(run.talk == ["theme.json:1:129: objects and arrays are more than 128 deep here; nest them less"])
    #expect(run.status == 3)
  }

  @Test(arguments: [
    (
      ##"{"tokens": {"a": "#000000"}, "tokns": {}}"##,
      "1:30: warning: 'tokns' is not a key of a theme; did you mean 'tokens'?"
    ),
    (
      ##"{"tokens": {"a": "#000000"}, "roles": {"tnit": "a"}}"##,
      "1:40: warning: 'tnit' is neither a role nor a slot; did you mean 'tint'?"
    ),
    (##"{"tokens": {"a ": "#000000"}}"##, "1:13: warning: 'a ' begins or ends with a blank; delete it"),
  ])
  func aWarningLeavesTheStatusAlone(_ text: String, _ says: String) throws {
    let run = try run(text)
    #expect(run.talk == ["theme.json:" + says])
    #expect(run.status == 0)
  }

  /// What the program says of something at the path of a theme file.
  private func run(_ make: (String) -> Void) throws -> [String] {
    let folder = try TemporaryFolder()
    make(folder.file("theme.json"))
    let run = shown(ProgramRun("resolve", folder.file("theme.json")), folder)
    #expect(run.status == 3)
    // In the folder of an app it is the same file and the same fault.
    let app = ProgramRun("resolve", folder.path)
    #expect(app.status == 3)
    #expect(app.talk.count == 1, "\(app.talk)")
    return run.talk
  }

  @Test func whatIsNoFileIsNeverWaitedFor() throws {
    #expect(
      try run { unsafe mkfifo($0, 0o600) } == ["theme.json:1:1: cannot be read: it is not a regular file"])
    #expect(
      try run { unsafe symlink("nowhere", $0) } == ["theme.json:1:1: cannot be read: the link leads nowhere"])
    #expect(try run { unsafe symlink($0, $0) } == ["theme.json:1:1: cannot be read: links lead in a circle"])
  }

  @Test func aFolderInPlaceOfAThemeFileSaysSo() throws {
    let folder = try TemporaryFolder()
    _ = unsafe mkdir(folder.file("theme.json"), 0o700)
    let run = shown(ProgramRun("resolve", folder.path), folder)
    #expect(run.talk == ["theme.json:1:1: cannot be read: it is a folder"])
    #expect(run.status == 3)
  }

  @Test func aBrokenThemeIsNotBlamedOnItsScreens() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"tokens\": {", to: "theme.json")
    _ = unsafe mkdir(folder.file("screens"), 0o700)
    try folder.write(
      #"{"id": "a", "body": [{"component": "text", "text": "x", "color": "tint"}]}"#, to: "screens/a.json")
    let run = ProgramRun("render", folder.path)
    #expect(run.talk.count == 1, "\(run.talk)")
    #expect(run.status == 3)
    #expect(run.text.contains("x"))
  }

  @Test func aPathThatIsNotThereNamesTheNearestTheme() {
    let near = ProgramRun("resolve", "momets")
    #expect(
      (near.talk, near.status) == (
        ["gloam: 'momets' is neither a file nor a theme; did you mean 'moments'?"], 3
      ))
    let far = ProgramRun("resolve", "nowhere/at-all")
    #expect(
      far.talk == [
        "gloam: 'nowhere/at-all' is neither a file nor a theme; known themes: moments, classifieds, harbour, ios"
      ])
    let empty = ProgramRun("resolve", "")
    #expect(empty.status == 3)
  }

  @Test func anEmptyFolderSaysWhatItLacks() throws {
    let folder = try TemporaryFolder()
    let run = ProgramRun("resolve", folder.path)
    #expect(run.status == 3 && run.talk.first?.contains("no theme.json and no colour set inside") == true)
  }

  @Test func aMissingTokenOfAScreenIsDrawnAndTold() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ##"{"tokens": {"ink": "#000000"}, "roles": {"text": "ink", "background": "ink", "tint": "ink", "separator": "ink"}}"##,
      to: "theme.json")
    _ = unsafe mkdir(folder.file("screens"), 0o700)
    try folder.write(
      #"{"id": "a", "body": [{"component": "text", "text": "x", "color": "inc"}]}"#, to: "screens/a.json")
    let run = shown(ProgramRun("render", folder.path, "--format", "json"), folder)
    #expect(
      run.talk == [
        "screens/a.json:1:66: 'inc' is neither a role nor a token of the theme; did you mean 'ink'?"
      ])
    #expect(run.status == 3)
    let json = try JSONRuns(run)
    #expect(json.runs.contains { $0.token == "inc" && $0.ground == "#FF00FF" })
  }
}

/// The runs of a rendered frame.
private struct JSONRuns {
  let runs: [(token: String, ground: String)]

  init(_ run: ProgramRun) throws {
    runs =
      try run.json()["lines"]?.items.flatMap { line in
        (line["runs"]?.items ?? []).map { ($0["fgToken"]?.string ?? "", $0["bg"]?.string ?? "") }
      } ?? []
  }
}
