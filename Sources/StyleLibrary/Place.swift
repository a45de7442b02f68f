/// A position in a file that a person can open: `file:line:column`.
public struct Place: Hashable, Sendable, CustomStringConvertible {
  /// The file's path, as the user named it.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, counted in characters (Unicode scalars), not bytes.
  public var column: Int

  /// Makes a place; the first character of the file unless told otherwise.
  public init(_ file: String, line: Int = 1, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`.
  public var description: String { "\(file):\(line):\(column)" }
}
