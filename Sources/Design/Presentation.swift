/// How a page comes onto the glass when something opens it; UIKit's `modalPresentationStyle` for the last two.
public enum Presentation: String, CaseIterable, Hashable, Sendable {
  /// Pushed onto a navigation stack.
  case push
  /// Over the page that presents it, which stays in sight at the top; such a page stands on the elevated level.
  case sheet
  /// In place of the page that presents it, on the base level.
  case fullScreen
}
