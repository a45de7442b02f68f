/// A field that can be typed into.
public struct TextField: Hashable, Sendable {
  /// What it says while it is empty.
  public var placeholder: String
  /// What stands in it before anyone types.
  public var text: String
  /// The icon at its head.
  public var icon: String?

  /// Makes a field.
  public init(placeholder: String, text: String = "", icon: String? = nil) {
    self.placeholder = placeholder
    self.text = text
    self.icon = icon
  }
}

/// A number that two buttons count down and up, 0...99.
public struct Stepper: Hashable, Sendable {
  /// What is counted.
  public var title: String
  /// The number before anyone counts, 0...99.
  public var value: Int

  /// The numbers that it can reach.
  public static let range = 0...99

  /// Makes a stepper.
  public init(title: String, value: Int = 0) {
    self.title = title
    self.value = value
  }
}
