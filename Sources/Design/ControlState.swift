/// How a control is drawn apart from what it says; UIKit's `UIControl.State`.
public enum ControlState: String, CaseIterable, Hashable, Sendable {
  /// Nobody touches it.
  case normal
  /// A finger is on it.
  case highlighted
  /// It is on, or the one of several that counts.
  case selected
  /// It cannot be pressed.
  case disabled
  /// The keyboard is on it.
  case focused
}
