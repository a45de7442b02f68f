import Glibc

/// A colour in a space where equal distances look equally far apart.
///
/// Björn Ottosson, "A perceptual color space for image processing" (https://bottosson.github.io/posts/oklab/), with the
/// matrices that CSS Color 4 recalculated for sRGB's white.
public struct Oklab: Hashable, Sendable {
  /// The lightness, 0 (black) ... 1 (white).
  public var lightness: Double
  /// Green (negative) to red, about -0.4...0.4.
  public var a: Double
  /// Blue (negative) to yellow, about -0.4...0.4.
  public var b: Double

  /// Makes a colour from its three coordinates.
  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The place of an 8-bit colour.
  public init(_ rgb: RGB) { self.init(LinearRGB(rgb)) }

  /// The place of a colour in linear light, which may lie outside sRGB.
  public init(_ light: LinearRGB) {
    let (red, green, blue) = (light.red, light.green, light.blue)
    let long = cbrt(0.412221469470763 * red + 0.5363325372617348 * green + 0.0514459932675022 * blue)
    let medium = cbrt(0.21190349581782522 * red + 0.6806995506452344 * green + 0.10739695353694055 * blue)
    let short = cbrt(0.08830245919005643 * red + 0.2817188391361215 * green + 0.6299787016738221 * blue)
    lightness = 0.210454268309314 * long + 0.7936177747023054 * medium - 0.0040720430116193 * short
    a = 1.9779985324311684 * long - 2.42859224204858 * medium + 0.450593709617411 * short
    b = 0.0259040424655478 * long + 0.7827717124575296 * medium - 0.8086757549230774 * short
  }

  /// The colour in linear light; outside 0...1 where sRGB does not reach.
  public var light: LinearRGB {
    let long = cube(lightness + 0.396337777376175 * a + 0.2158037573099136 * b)
    let medium = cube(lightness - 0.10556134581565856 * a - 0.06385417282581334 * b)
    let short = cube(lightness - 0.08948417752981182 * a - 1.2914855480194094 * b)
    return LinearRGB(
      4.076741636075958 * long - 3.3077115392580625 * medium + 0.23096990318210447 * short,
      -1.268437973285032 * long + 2.609757349287689 * medium - 0.3413193760026573 * short,
      -0.00419607613867548 * long - 0.7034186179359363 * medium + 1.7076146940746117 * short)
  }

  /// The nearest 8-bit colour, each channel clipped to sRGB.
  public var rgb: RGB { light.rgb }

  /// The difference to another colour, deltaE OK: 0 (the same) ... 1 (black and white); about 0.02 can just be seen when
  /// the two touch. The order does not matter.
  public func difference(_ other: Oklab) -> Double { squaredDifference(other).squareRoot() }

  /// The difference before its root is taken, which puts neighbours in the same order.
  func squaredDifference(_ other: Oklab) -> Double {
    let (lightness, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return lightness * lightness + a * a + b * b
  }
}

private func cube(_ value: Double) -> Double { value * value * value }
