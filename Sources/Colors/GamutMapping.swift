extension OKLCH {
  /// The 8-bit colour of the same lightness and hue: where sRGB does not reach the chroma, with as much of it as fits.
  ///
  /// The chroma is halved towards the edge of sRGB (CSS Color 4, section 13.2, without its local clipping), so that a
  /// step in lightness never turns the hue. A lightness of 0 or less is black, one of 1 or more white.
  public var fittedRGB: RGB {
    if lightness <= 0 { return .black }
    if lightness >= 1 { return .white }
    guard !isInGamut else { return rgb }
    var (low, high) = (0.0, chroma)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if OKLCH(lightness: lightness, chroma: middle, hue: hue).isInGamut {
        low = middle
      } else {
        high = middle
      }
    }
    return OKLCH(lightness: lightness, chroma: low, hue: hue).rgb
  }

  /// Whether sRGB reaches the colour, rounding of 8 bits aside.
  private var isInGamut: Bool {
    let light = lab.light
    return [light.red, light.green, light.blue].allSatisfy { (-0.0001...1.0001).contains($0) }
  }
}
