import Formats
import StyleLibrary

/// `gloam lint`: everything that there is to say about files, a line each, sorted by place.
///
/// Exit 0 with nothing but advice, 1 with errors or warnings, 3 where a file could not be read at all.
func lint(_ paths: [String], _ arguments: Arguments, library: Library) throws -> Output {
  let filter = try RuleFilter(arguments)
  var findings: [Diagnostic] = []
  for path in paths.isEmpty ? [nil] : paths.map(Optional.some) {
    for target in try library.lintTargets(path) {
      findings += Formats.lint(target.files).filter { target.wants($0) && filter.lets($0) }
    }
  }
  findings = sorted(findings)
  let summary = Summary(findings)
  let isJSON = arguments.has("json")
  return Output(
    text: isJSON ? lintJSON(findings, summary) : findings.map(lintLine).joined(),
    summary: isJSON ? nil : summary.words, status: status(findings))
}

/// Which rules are asked for. A file that cannot be read at all is always told.
private struct RuleFilter {
  private let only: Set<LintRule>
  private let without: Set<LintRule>

  init(_ arguments: Arguments) throws(UsageFault) {
    only = try Self.rules(arguments, "rule")
    without = try Self.rules(arguments, "without")
  }

  func lets(_ finding: Diagnostic) -> Bool {
    let rule = finding.fact.rule
    return rule.meansUnreadable || ((only.isEmpty || only.contains(rule)) && !without.contains(rule))
  }

  private static func rules(_ arguments: Arguments, _ option: String) throws(UsageFault) -> Set<LintRule> {
    var rules: Set<LintRule> = []
    for name in arguments.options[option] ?? [] {
      guard let rule = LintRule(rawValue: name) else {
        throw .unknownWord(
          name, what: "a rule; `gloam list rules` lists them",
          near: near(name, LintRule.allCases.map(\.rawValue)))
      }
      rules.insert(rule)
    }
    return rules
  }
}

/// How many findings there are of each kind.
private struct Summary {
  var errors: Int
  var warnings: Int
  var advice: Int

  init(_ findings: [Diagnostic]) {
    errors = findings.count { $0.severity == .error }
    warnings = findings.count { $0.severity == .warning }
    advice = findings.count { $0.severity == .note }
  }

  /// `2 errors, 1 warning, 3 pieces of advice`.
  var words: String {
    let counts = [
      (errors, "error", "errors"), (warnings, "warning", "warnings"),
      (advice, "piece of advice", "pieces of advice"),
    ]
    let told = counts.filter { $0.0 > 0 }.map { "\($0) \($0 == 1 ? $1 : $2)" }
    return told.isEmpty ? "nothing to say" : told.joined(separator: ", ")
  }
}

extension LintRule {
  /// Whether it says that nothing of a file could be judged.
  fileprivate var meansUnreadable: Bool { self == .unreadable || self == .notJSON }
}

extension Diagnostic.Severity {
  /// How lint calls it.
  fileprivate var word: String { self == .note ? "advice" : rawValue }
}

private func status(_ findings: [Diagnostic]) -> Int32 {
  if findings.contains(where: { $0.fact.rule.meansUnreadable }) { return 3 }
  return findings.contains { $0.severity != .note } ? 1 : 0
}

/// `file:line:column: severity: words [rule]`.
private func lintLine(_ finding: Diagnostic) -> String {
  plain("\(finding.place): \(finding.severity.word): \(finding.message) [\(finding.fact.rule.rawValue)]")
    + "\n"
}

private func lintJSON(_ findings: [Diagnostic], _ summary: Summary) -> String {
  var json = JSONText()
  json.object { json in
    json.member("schema", "gloam.lint/1")
    json.key("summary")
    json.object { json in
      json.member("errors", summary.errors)
      json.member("warnings", summary.warnings)
      json.member("advice", summary.advice)
    }
    json.key("findings")
    json.array { json in for finding in findings { write(finding, to: &json) } }
  }
  return json.text + "\n"
}

private func write(_ finding: Diagnostic, to json: inout JSONText) {
  json.object { json in
    json.member("rule", finding.fact.rule.rawValue)
    json.member("severity", finding.severity.word)
    json.member("file", finding.place.file)
    json.member("line", finding.place.line)
    json.member("column", finding.place.column)
    json.member("said", finding.message)
  }
}
