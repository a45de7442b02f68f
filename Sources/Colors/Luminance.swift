extension LinearRGB {
  /// The relative luminance: 0 is black, 1 is white. Beyond sRGB it may lie outside 0...1.
  ///
  /// WCAG 2.2, "relative luminance" (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). Its coefficients are rounded
  /// to four places and must stay so: with the exact row of the sRGB matrix #006FFB on white would pass 4.5, which the
  /// standard fails.
  public var luminance: Double {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}

extension RGB {
  /// The relative luminance, 0 (black) ... 1 (white).
  public var luminance: Double { LinearRGB(self).luminance }
}
