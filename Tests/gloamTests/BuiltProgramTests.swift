import TestSupport
import Testing

/// The built program from outside: bytes, statuses and streams. Where it is not built these do not run.
@Suite(.enabled(if: (try? run(["test", "-x", Repository.program]).status) == 0))
struct BuiltProgramTests {
  @Test(arguments: ["text", "ansi", "json"])
  func theEnvironmentChangesNoByte(_ format: String) throws {
    let words = [
      Repository.program, "render", "classifieds", "--screen", "jobs", "--appearance", "dark", "--format",
      format,
    ]
    let plain = try run(words)
    #expect(plain.status == 0 && !plain.output.isEmpty && plain.errors.isEmpty)
    for environment in [
      ["LANG": "C", "LC_ALL": "C"], ["LANG": "de_DE.UTF-8", "LC_ALL": ""], ["TERM": "dumb"], ["TERM": ""],
      ["COLORTERM": "truecolor"], ["NO_COLOR": "1"], ["COLUMNS": "20", "LINES": "5"],
    ] {
      #expect(try run(words, environment: environment).output == plain.output, "\(environment)")
    }
  }

  @Test func aFaultOfAThemeIsOneLineAndThree() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"tokens\": {\"a\": \"#12345\"}}", to: "theme.json")
    let outcome = try gloam("resolve", folder.file("theme.json"))
    #expect(outcome.status == 3)
    #expect(
      outcome.errors
        == "\(folder.file("theme.json")):1:18: '#12345' is not a colour: it has 5 digits; write 3, 6 or 8\n")
  }

  @Test func wrongUseIsOneLineAndTwo() throws {
    let outcome = try gloam("rendr")
    #expect((outcome.status, outcome.output) == (2, ""))
    #expect(outcome.errors == "gloam: 'rendr' is neither a command nor a theme; did you mean 'render'?\n")
  }

  @Test func theResultGoesToAFileWhereAsked() throws {
    let folder = try TemporaryFolder()
    let plain = try gloam("render", "moments")
    let outcome = try gloam("render", "moments", "-o", folder.file("out.txt"))
    #expect((outcome.status, outcome.output) == (0, ""))
    #expect(try folder.read("out.txt") == plain.output)
  }

  @Test func withoutATerminalThePreviewerPrintsItsFirstScreen() throws {
    let outcome = try gloam("moments")
    #expect(outcome.status == 0)
    #expect(outcome.output == (try gloam("render", "moments").output))
  }
}
