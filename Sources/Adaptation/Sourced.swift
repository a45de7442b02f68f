/// A value and who said so: a place in a file, a flag, a key that was pressed, or `default`.
public struct Sourced<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value.
  public var value: Value
  /// `file:line:column`, a flag such as `--app-gate`, or `default`.
  public var source: String

  /// Makes a value; from nowhere in particular unless told otherwise.
  public init(_ value: Value, from source: String = "default") {
    self.value = value
    self.source = source
  }
}
