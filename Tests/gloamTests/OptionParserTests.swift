import Testing

@testable import gloam

/// Command lines and what becomes of them.
@Suite struct OptionParserTests {
  private func read(_ words: String...) throws -> Arguments {
    try parse(words, OptionTable.all + OptionTable.special)
  }

  private func fault(_ words: String...) -> String {
    do throws(UsageFault) {
      _ = try parse(words, OptionTable.all + OptionTable.special)
      return "fine"
    } catch {
      return error.description
    }
  }

  @Test(
    arguments: [
      (["moments"], ["moments"], [:]),
      (["render", "moments", "--screen", "detail"], ["render", "moments"], ["screen": ["detail"]]),
      (["--screen=detail", "render"], ["render"], ["screen": ["detail"]]),
      (["--screen="], [], ["screen": [""]]),
      (["--role=tint=line"], [], ["role": ["tint=line"]]),
      (["-o", "out.txt"], [], ["output": ["out.txt"]]),
      (["-h"], [], ["help": [""]]),
      (["--json", "--json"], [], ["json": ["", ""]]),
      (["--role", "a=b", "--role", "c=d"], [], ["role": ["a=b", "c=d"]]),
      (["--", "--screen", "-o"], ["--screen", "-o"], [:]),
      (["a", "--", "b", "--"], ["a", "b", "--"], [:]),
      (["-"], ["-"], [:]),
      (["--output", "-"], [], ["output": ["-"]]),
      (["--overlay", "-0.1"], [], ["overlay": ["-0.1"]]),
      (["--output=--odd"], [], ["output": ["--odd"]]),
      ([], [], [:]),
      ([""], [""], [:]),
    ] as [([String], [String], [String: [String]])])
  func wordsAndOptionsAreToldApart(_ words: [String], _ rest: [String], _ options: [String: [String]]) throws
  {
    let read = try parse(words, OptionTable.all + OptionTable.special)
    #expect(read.words == rest)
    #expect(read.options == options)
  }

  @Test func theLastOfARepeatedOptionCounts() throws {
    #expect(try read("--screen", "a", "--screen", "b").value("screen") == "b")
    #expect(try read("--screen", "a").value("size") == nil)
    #expect(try read("--json").has("json"))
  }

  @Test(arguments: [
    (["--apearance", "dark"], "unknown option '--apearance'; did you mean '--appearance'?"),
    (["--jsn"], "unknown option '--jsn'; did you mean '--json'?"),
    (["--frobnicate"], "unknown option '--frobnicate'; `gloam --help` lists the options"),
    (["-x"], "unknown option '-x'; `gloam --help` lists the options"),
    (["-json"], "unknown option '-json'; `gloam --help` lists the options"),
    (["--=x"], "unknown option '--'; `gloam --help` lists the options"),
    (["--screen"], "'--screen' needs a value: ID"),
    (["-o"], "'-o' needs a value: FILE"),
    (["--screen", "--json"], "'--screen' needs a value: ID"),
    (["--size", "--", "x"], "'--size' needs a value: COLSxROWS"),
    (["--appearance"], "'--appearance' needs a value: light or dark or unspecified or auto"),
    (["--json=yes"], "'--json' takes no value"),
    (
      ["--appearance", "drak"],
      "'drak' is not a value of --appearance; did you mean 'dark'? choose one of light, dark, unspecified, auto"
    ),
    (["--os", "14"], "'14' is not a value of --os; did you mean '12'? choose one of 12, 13, 15, 16, 17, 26"),
    (
      ["--contrast=HIGH"],
      "'HIGH' is not a value of --contrast; did you mean 'high'? choose one of normal, high"
    ),
    (["--choice", ""], "'' is not a value of --choice; choose one of follow, light, dark"),
  ])
  func faultsNameTheWayOut(_ words: [String], _ says: String) {
    do throws(UsageFault) {
      _ = try parse(words, OptionTable.all + OptionTable.special)
      Issue.record("\(words) was taken")
    } catch {
      #expect(error.description == says)
    }
  }

  @Test func everyOptionHasOneName() {
    let specs = OptionTable.all + OptionTable.special
    #expect(Set(specs.map(\.name)).count == specs.count)
    let shorts = specs.compactMap(\.short)
    #expect(Set(shorts).count == shorts.count)
    #expect(specs.filter { $0.name.wholeMatch(of: #/[a-z]+(-[a-z]+)*/#) == nil }.map(\.name) == [])
    #expect(specs.filter { $0.help.isEmpty || $0.help.hasSuffix(".") }.map(\.name) == [])
  }

  @Test(arguments: [
    (
      UsageFault.unknownCommand("rendr", near: "render"),
      "'rendr' is neither a command nor a theme; did you mean 'render'?"
    ),
    (
      .unknownCommand("x", near: nil),
      "'x' is neither a command nor a theme; `gloam --help` lists the commands"
    ),
    (.notForCommand(option: "--size", command: "list"), "'--size' means nothing for 'gloam list'"),
    (
      .missingArgument("a theme: gloam resolve PATH", command: "resolve"),
      "'gloam resolve' needs a theme: gloam resolve PATH"
    ),
    (.tooManyArguments(["a"], command: "keys"), "'gloam keys' does not know what to do with 'a'"),
    (
      .tooManyArguments(["a", "b"], command: "keys"), "'gloam keys' does not know what to do with 'a' and 'b'"
    ),
    (
      .badValue(value: "2", option: "--overlay", wanted: "an opacity from 0 to 1, or off"),
      "'2' is not a value of --overlay; write an opacity from 0 to 1, or off"
    ),
    (
      .unknownScreen("jbos", app: "classifieds", near: "jobs", choices: ["home", "jobs"]),
      "'jbos' is not a screen of 'classifieds'; did you mean 'jobs'? choose one of home, jobs"
    ),
    (
      .unknownToken("primry", theme: "moments", near: "primary"),
      "'primry' is not a token of 'moments'; did you mean 'primary'?"
    ),
    (
      .unknownToken("x", theme: "moments", near: nil),
      "'x' is not a token of 'moments'; `gloam list tokens moments` lists them"
    ),
    (.unknownWord("flp", what: "a command", near: "flip"), "'flp' is not a command; did you mean 'flip'?"),
    (.message("as it stands"), "as it stands"),
  ])
  func everyFaultOfUsageHasItsWords(_ fault: UsageFault, _ says: String) {
    #expect(fault.description == says)
  }
}
