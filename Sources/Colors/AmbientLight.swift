/// Light that falls on a screen and veils what it shows. A model, not a measurement.
///
/// A screen of 500 cd/m² that reflects 4.5 % of what falls on it, evenly in all directions: E lux add
/// E * 0.045 / pi cd/m² to dark and bright alike. The 0.05 that WCAG adds to both luminances stays, so that no light
/// at all gives WCAG's own ratio. The two figures are typical of a phone with an anti-reflective glass.
public struct AmbientLight: Hashable, Sendable {
  /// The light on the screen, in lux, at least 0.
  public let lux: Double

  /// The luminance of the screen's white, in cd/m².
  public static let white = 500.0
  /// The share of light that the screen gives back, 0...1.
  public static let reflectance = 0.045

  /// Makes a light; a negative or senseless one counts as darkness.
  public init(lux: Double) { self.lux = lux.isFinite ? max(0, lux) : 0 }

  /// What the light adds to a relative luminance, where the screen's white is 1.
  public var veil: Double { lux * Self.reflectance / Double.pi / Self.white }

  /// The contrast of two colours under the light, 1...21; the brighter the light the less.
  public func contrastRatio(_ one: RGB, _ other: RGB) -> Double {
    Colors.contrastRatio(luminances: one.luminance + veil, other.luminance + veil)
  }
}
