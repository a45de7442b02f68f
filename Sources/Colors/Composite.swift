/// A stack of colours seen from above, kept unrounded until it is asked for.
///
/// Source-over in gamma-encoded sRGB, as Core Animation and browsers do it: `c = a * top + (1 - a) * below`
/// (W3C Compositing and Blending Level 1, section 9.1.4), with one rounding, half up, at the end.
public struct Composite: Hashable, Sendable {
  /// The red channel, encoded, 0...255, unrounded.
  public private(set) var red: Double
  /// The green channel, encoded, 0...255, unrounded.
  public private(set) var green: Double
  /// The blue channel, encoded, 0...255, unrounded.
  public private(set) var blue: Double

  /// Starts a stack with an opaque colour.
  public init(_ base: RGB) {
    red = Double(base.red)
    green = Double(base.green)
    blue = Double(base.blue)
  }

  /// The stack with one more colour on top.
  public func under(_ top: Color) -> Composite {
    var result = self
    result.red = top.alpha * Double(top.rgb.red) + (1 - top.alpha) * red
    result.green = top.alpha * Double(top.rgb.green) + (1 - top.alpha) * green
    result.blue = top.alpha * Double(top.rgb.blue) + (1 - top.alpha) * blue
    return result
  }

  /// The 8-bit colour that the stack shows.
  public var rgb: RGB {
    RGB(roundHalfUp(red), roundHalfUp(green), roundHalfUp(blue))
  }
}

/// The nearest 8-bit value, a half going up. The 1e-9 keeps 0.6 * 127.5 and its like from falling below their half.
/// A value outside 0...255 is brought to the nearer end; one that is not a number becomes 0, because `max` keeps its
/// first argument when the second compares with nothing.
func roundHalfUp(_ value: Double) -> UInt8 {
  UInt8(min(max(0, value + 0.5 + 1e-9), 255))
}
