import Adaptation
public import Design
import Rendering
import StyleLibrary

/// A few words over everything, in a window of their own. It stays until a key that operates the phone, so that it can be
/// seen to follow the system while the page below does not.
public struct Toast: Hashable, Sendable {
  /// What it says.
  public var text: String
  /// The page that says it and takes it along when it is closed; nil where the app says it.
  public var page: String?

  /// Makes a toast; one of the app unless told otherwise.
  public init(_ text: String, page: String? = nil) {
    self.text = text
    self.page = page
  }
}

extension Model {
  /// How a toast looks as things stand.
  public var toastAppearance: Appearance { Adaptation.toastAppearance(rules: app.rules, in: situation) }

  mutating func showToast(_ text: String) -> [Effect] {
    guard text.contains(where: { !$0.isWhitespace }) else { return refuse("a toast needs words") }
    toast = Toast(text)
    return []
  }

  /// Lays the toast's window over a phone.
  func placeToast(on frame: inout Frame) {
    guard let toast else { return }
    frame.paint(
      layoutToast(toast.text, columns: frame.columns, rows: frame.rows),
      palette: palette(toastAppearance))
  }

  /// A key that operates the phone lets the toast go; those of the tool around it leave it.
  mutating func letToastGo(at command: Command?) {
    if command?.group == .phone && sheet == nil && !isPanelActive { toast = nil }
  }
}
