import Formats

/// What a command has to say: its result, and what there is to say about the files that it read.
struct Output {
  /// The result, for standard output or `-o`.
  var text: String
  /// What was found in the files; errors make the command exit 3.
  var diagnostics: [Diagnostic] = []
  /// A line for standard error that sums the result up.
  var summary: String?
  /// Whether the result goes to standard output although `-o` was given, because that named a folder for files.
  var isForStandardOutput = false
  /// 0, or 1 for findings and differences.
  var status: Int32 = 0
}
