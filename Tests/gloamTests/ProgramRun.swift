import Preview
import Formats
import TestSupport

@testable import gloam

/// What the program says and how it ends, without starting it: as `main` does it, for commands without a terminal.
struct ProgramRun {
  /// The result.
  var text = ""
  /// What is said of the files, a line each, notes left out.
  var talk: [String] = []
  /// The line that sums a result up.
  var summary: String?
  /// The exit status.
  var status: Int32 = 0

  /// Runs a command line on the shipped themes.
  @MainActor
  init(_ words: String...) { self.init(words: words) }

  /// Runs a command line on the shipped themes.
  @MainActor
  init(words: [String]) {
    do {
      let arguments = try parse(words, OptionTable.all + OptionTable.special)
      let runner = Runner(arguments: arguments, library: Shipped.library)
      try self.init(runner.headless() ?? Output(text: "", diagnostics: runner.diagnostics()))
    } catch let fault as UsageFault {
      self.init(talk: "gloam: \(fault)", status: 2)
    } catch let fault as Library.OpenFault {
      self.init(talk: "gloam: \(fault.message)", status: 3)
    } catch {
      self.init(talk: "gloam: \(error)", status: 3)
    }
  }

  private init(talk: String, status: Int32) { (self.talk, self.status) = ([talk], status) }

  private init(_ output: Output) {
    text = output.text
    summary = output.summary
    talk = output.diagnostics.filter { $0.severity != .note }.map(\.description)
    status = output.diagnostics.contains { $0.severity == .error } ? 3 : output.status
  }

  /// The result as JSON.
  func json() throws -> JSONValue { try JSONDocument(file: "out.json", text: text).root }
}

extension Runner {
  /// What the previewer would have to say of the files.
  @MainActor
  fileprivate func diagnostics() throws -> [Diagnostic] {
    try session(arguments.words.first).model.app.diagnostics
  }
}

extension JSONValue {
  /// The names of an object's members, in order.
  var keys: [String] { members.map(\.name) }
  /// The elements of a list.
  var items: [JSONValue] { Array(elements) }
  /// A member of a member, and so on: `state.traits.level`.
  func at(_ path: String) -> JSONValue? {
    path.split(separator: ".").reduce(self as JSONValue?) { $0?[String($1)] }
  }
}
