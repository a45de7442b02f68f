import FoundationEssentials
public import Testing

/// Compares a text with its golden: the file `Goldens/NAME.txt` beside the test, which a person has read and found right.
///
/// With RECORD=1 in the environment the file is written anew, and the run fails, so that nobody takes it for a test run.
public func expectGolden(
  _ actual: String, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = Golden(beside: filePath, named: name)
  let recording = ProcessInfo.processInfo.environment["RECORD"] == "1"
  if let fault = golden.fault(of: actual, recording: recording) {
    Issue.record(Comment(rawValue: fault), sourceLocation: sourceLocation)
  }
}

/// A text that was reviewed once and is expected since.
public struct Golden: Sendable {
  /// The file that holds the text and one line break after it.
  public let path: String

  /// The golden of a test in the given file.
  public init(beside file: String, named name: String) {
    path =
      file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      + "/Goldens/\(name).txt"
  }

  /// What is wrong with a text; nil when it is the golden's. Recording writes a text that is not, and says so.
  public func fault(of actual: String, recording: Bool) -> String? {
    let expected = read()
    if expected == actual { return nil }
    if recording { return write(actual) }
    guard let expected else {
      return "there is no golden \(path); record it with make record, then review it"
    }
    return "golden \(path) differs\n" + Self.difference(expected: expected, actual: actual)
      + "\nif the new text is right: make record, then review the difference"
  }

  private func read() -> String? {
    guard var text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    if text.hasSuffix("\n") { text.removeLast() }
    return text
  }

  private func write(_ text: String) -> String {
    do {
      let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
        separator: "/")
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try (text + "\n").write(toFile: path, atomically: true, encoding: .utf8)
      return "recorded new golden \(path)"
    } catch {
      return "golden \(path) cannot be written: \(error)"
    }
  }

  /// The first lines that differ, at most four of them, the expected one above the actual one.
  public static func difference(expected: String, actual: String) -> String {
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var said: [String] = []
    var differing = 0
    for index in 0..<max(expectedLines.count, actualLines.count) {
      let left = index < expectedLines.count ? "|\(expectedLines[index])|" : "(no such line)"
      let right = index < actualLines.count ? "|\(actualLines[index])|" : "(no such line)"
      guard left != right else { continue }
      differing += 1
      if differing <= 4 { said.append("line \(index + 1)\n  expected \(left)\n  actual   \(right)") }
    }
    if differing > 4 { said.append("and \(differing - 4) more lines") }
    return said.joined(separator: "\n")
  }
}
