import Adaptation
import Exporting
import Formats
import Glibc
import Preview
import Rendering
import Terminal

/// The program: reads the command line, runs what it asks for, and ends with the exit status of CONTRACT: 0 fine,
/// 1 findings, 2 wrong use, 3 input missing or invalid, 4 terminal unfit.
@main
struct Gloam {
  @MainActor
  static func main() {
    signal(SIGPIPE, SIG_DFL)
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  @MainActor
  private static func run(_ words: [String]) -> Int32 {
    do {
      let runner = Runner(arguments: try parse(words, OptionTable.all + OptionTable.special))
      if let output = try runner.headless() { return try finish(output, runner.arguments) }
      return try preview(runner)
    } catch let fault as UsageFault {
      complain("gloam: \(fault)")
      return 2
    } catch let fault as Library.OpenFault {
      complain("gloam: \(fault.message)")
      return 3
    } catch let fault as FileFault {
      complain("gloam: \(fault.reason)")
      return 3
    } catch let fault as TerminalFault {
      complain("gloam: \(fault)")
      return 4
    } catch {
      complain("gloam: \(error)")
      return 3
    }
  }

  /// Writes a result and what there is to say about the files; errors in them make the status 3.
  private static func finish(_ output: Output, _ arguments: Arguments) throws -> Int32 {
    for diagnostic in output.diagnostics where diagnostic.severity != .note {
      complain(diagnostic.description)
    }
    if !output.isForStandardOutput, let path = arguments.value("output"), path != "-" {
      try writeFile(Array(output.text.utf8), to: path)
    } else {
      let number = writeAll(Array(output.text.utf8), to: STDOUT_FILENO)
      if number != 0 { throw cannotWrite("standard output", number) }
    }
    if let summary = output.summary { complain("gloam: \(summary)") }
    let hasErrors = output.diagnostics.contains { $0.severity == .error }
    return hasErrors ? 3 : output.status
  }

  /// The previewer; without a terminal its first screen as text.
  @MainActor
  private static func preview(_ runner: Runner) throws -> Int32 {
    var runner = runner
    runner.library.record = FileRecord()
    var session = try runner.session(runner.arguments.words.first)
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      let output = Output(
        text: session.model.phone(columns: session.columns, rows: session.rows).text(),
        diagnostics: session.model.app.diagnostics)
      return try finish(output, runner.arguments)
    }
    restoreChoice(&session.model, runner.arguments)
    let options = Terminal.Options(
      depth: runner.arguments.value("color").flatMap(ColorDepth.init),
      mouse: !runner.arguments.has("no-mouse"),
      askAppearance: session.model.followsTerminal)
    let previewer = try Previewer(
      session.model, opened: runner.opened, theme: runner.arguments.value("theme"), library: runner.library,
      options: options, ascii: runner.arguments.has("ascii"))
    previewer.run()
    return 0
  }

  /// The choice of the last time, unless the command line makes one.
  private static func restoreChoice(_ model: inout Model, _ arguments: Arguments) {
    guard !arguments.has("choice"), model.app.rules.policy.value == .userChoice else { return }
    let (state, warning) = State.read()
    model.situation.choice = .init(state.choice, from: State.path ?? "default")
    if let warning {
      model.notice = Notice(warning, isRefusal: true)
    } else if state.choice != .follow {
      model.notice = Notice("in-app choice \(state.choice.rawValue), kept from last time; A changes it")
    }
  }
}

/// Writes a line of talk to standard error; what a terminal would obey is made visible.
func complain(_ line: String) { _ = writeAll(Array((plain(line) + "\n").utf8), to: STDERR_FILENO) }
