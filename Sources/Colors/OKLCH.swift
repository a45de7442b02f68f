import Glibc

/// A colour of `Oklab` in polar form: lightness, how colourful, and which hue.
public struct OKLCH: Hashable, Sendable {
  /// The lightness, 0 (black) ... 1 (white).
  public var lightness: Double
  /// The chroma, 0 (grey) to about 0.32 within sRGB.
  public var chroma: Double
  /// The hue in degrees, 0..<360, with red near 29; nothing for a grey.
  public var hue: Double?

  /// Makes a colour from lightness, chroma and hue in degrees.
  public init(lightness: Double, chroma: Double, hue: Double?) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  /// The polar form of a colour. A chroma below 0.0001 is what rounding leaves of a grey, and has no hue.
  public init(_ lab: Oklab) {
    lightness = lab.lightness
    chroma = (lab.a * lab.a + lab.b * lab.b).squareRoot()
    let degrees = atan2(lab.b, lab.a) * 180 / .pi
    hue = chroma < 0.0001 ? nil : degrees < 0 ? degrees + 360 : degrees
  }

  /// The polar form of an 8-bit colour.
  public init(_ rgb: RGB) { self.init(Oklab(rgb)) }

  /// The colour in its rectangular form; without a hue it is a grey, whatever its chroma.
  public var lab: Oklab {
    guard let hue else { return Oklab(lightness: lightness, a: 0, b: 0) }
    let angle = hue * .pi / 180
    return Oklab(lightness: lightness, a: chroma * cos(angle), b: chroma * sin(angle))
  }

  /// The nearest 8-bit colour, each channel clipped to sRGB.
  public var rgb: RGB { lab.rgb }
}
