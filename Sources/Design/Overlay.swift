/// What the overlay covers.
public enum OverlayLevel: String, CaseIterable, Hashable, Sendable {
  /// The whole window: bars, sheets and all.
  case window
  /// The rectangle of the page's controller; the bars stay as they are.
  case controller
}

/// The veil over pages that are not adapted while the app is dark.
public struct Overlay: Hashable, Sendable {
  /// Whether it is used at all.
  public var isOn: Bool
  /// Its opacity, 0...1. The colour is black; no article gives either, 0.4 is ours.
  public var alpha: Double
  /// What it covers.
  public var level: OverlayLevel

  /// Makes an overlay.
  public init(isOn: Bool = true, alpha: Double = 0.4, level: OverlayLevel = .window) {
    self.isOn = isOn
    self.alpha = min(max(alpha, 0), 1)
    self.level = level
  }
}
