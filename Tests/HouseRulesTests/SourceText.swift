import TestSupport

private let modifiers: Set<Substring> = [
  "public", "package", "internal", "fileprivate", "private", "static", "class", "final", "override",
  "mutating", "nonmutating", "nonisolated", "convenience", "required", "lazy", "isolated", "borrowing",
  "consuming", "indirect",
]

/// A source file as text, with what the house rules ask about it.
struct SourceText: Sendable {
  /// The path from the package's root.
  let path: String
  /// The lines, without their breaks.
  let lines: [Substring]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The target that the file belongs to.
  var target: String { String(path.split(separator: "/").dropFirst().first ?? "") }

  /// The modules that the file imports.
  var imports: [String] {
    lines.compactMap { line in
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard let at = words.firstIndex(of: "import"), at + 1 < words.count, at == 0 || isAccess(words[at - 1])
      else { return nil }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
      let name = words[(at + 1)...].first { !kinds.contains($0) }
      return name?.split(separator: ".").first.map(String.init)
    }
  }

  /// The functions, initializers and computed properties that take more lines than the limit, as `line: what (lines)`.
  ///
  /// The end is found by its indentation, which the format check keeps honest; counting braces would trip over those
  /// in strings.
  func functions(longerThan limit: Int) -> [String] {
    lines.indices.compactMap { start in
      guard isDeclaration(lines[start]), let length = length(from: start), length > limit else { return nil }
      return "\(path):\(start + 1): \(length) lines: \(trimmed(lines[start]))"
    }
  }

  /// The lines of code, comments left out, that match, as `path:line: text`.
  func code(matching pattern: Regex<some Any>) -> [String] {
    lines.indices.compactMap { index in
      let text = trimmed(lines[index])
      guard !text.hasPrefix("//"), text.contains(pattern) else { return nil }
      return "\(path):\(index + 1): \(text)"
    }
  }

  private func length(from start: Int) -> Int? {
    guard !trimmed(lines[start]).hasSuffix("}") else { return 1 }
    let indent = indentation(lines[start])
    for index in lines.indices.dropFirst(start + 1) where !trimmed(lines[index]).isEmpty {
      let depth = indentation(lines[index])
      if depth < indent { return nil }
      if depth == indent, lines[index].dropFirst(indent).hasPrefix("}") { return index - start + 1 }
    }
    return nil
  }

  /// Whether a line begins a function or a computed property. Words, not a pattern: this is asked of every line.
  private func isDeclaration(_ line: Substring) -> Bool {
    let words = trimmed(line).split(separator: " ").drop { modifiers.contains($0) || $0.hasPrefix("@") }
    guard let first = words.first else { return false }
    if first == "var" { return words.last == "{" && !words.contains("=") }
    return first == "func" || first == "deinit" || first.hasPrefix("subscript(")
      || first.hasPrefix("subscript<")
      || ["init(", "init?(", "init<"].contains { first.hasPrefix($0) }
  }

  private func isAccess(_ word: Substring) -> Bool {
    ["public", "package", "internal", "fileprivate", "private"].contains(word) || word.hasPrefix("@")
  }

  private func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }

  private func trimmed(_ line: Substring) -> Substring { line.drop { $0 == " " } }
}

/// The files of the package that are kept in its history; without git, all that are there but hidden folders.
func shippedFiles() throws -> [String] {
  if let outcome = try? run(["git", "ls-files"]), outcome.status == 0 {
    return outcome.output.split(separator: "\n").map(String.init)
  }
  return try Repository.topLevel().filter { !$0.hasPrefix(".") || [".ci", ".tools"].contains($0) }.flatMap {
    name in
    let inside = Repository.files(in: name)
    return inside.isEmpty ? [name] : inside
  }
}

/// The lines of the shipped text files that match, as `path:line: text`.
func shippedLines(matching pattern: String) throws -> [String] {
  let pattern = try Regex(pattern)
  return try shippedFiles().flatMap { path -> [String] in
    guard let text = try? Repository.text(of: path) else { return [] }  // a picture, or a file just removed
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().filter { $1.contains(pattern) }.map { "\(path):\($0 + 1): \($1)" }
  }
}

/// The files below a folder as sources.
func sources(in folder: String, suffix: String = ".swift") throws -> [SourceText] {
  try Repository.files(in: folder, suffix: suffix).compactMap { path in
    try Repository.text(of: path).map { SourceText(path: path, text: $0) }
  }
}
