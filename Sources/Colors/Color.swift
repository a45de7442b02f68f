/// A colour in sRGB with an opacity, as a designer writes it.
public struct Color: Hashable, Sendable {
  /// The colour itself.
  public var rgb: RGB
  /// The opacity, 0 (clear) ... 1 (opaque).
  public var alpha: Double

  /// Makes a colour; opaque unless told otherwise. An `alpha` outside 0...1 is brought to the nearer end, and one
  /// that is not a number is clear.
  public init(_ rgb: RGB, alpha: Double = 1) {
    self.rgb = rgb
    self.alpha = min(max(0, alpha), 1)
  }

  /// Whether nothing behind the colour shows through.
  public var isOpaque: Bool { alpha >= 1 }
}
