import Glibc

/// A colour as amounts of light: sRGB's primaries without its gamma, so that the channels may be added and weighed.
///
/// 0...1 is what sRGB can show; values outside name colours of a wider gamut.
public struct LinearRGB: Hashable, Sendable {
  /// The red light, 0...1 within sRGB.
  public var red: Double
  /// The green light, 0...1 within sRGB.
  public var green: Double
  /// The blue light, 0...1 within sRGB.
  public var blue: Double

  /// Makes a colour from its three amounts of light.
  public init(_ red: Double, _ green: Double, _ blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The light of an 8-bit colour, looked up.
  public init(_ rgb: RGB) {
    let table = Self.table
    self.init(table[Int(rgb.red)], table[Int(rgb.green)], table[Int(rgb.blue)])
  }

  /// The nearest 8-bit colour: encoded, each channel clipped to sRGB, and rounded once, half up.
  public var rgb: RGB {
    RGB(
      roundHalfUp(Self.encode(red) * 255), roundHalfUp(Self.encode(green) * 255),
      roundHalfUp(Self.encode(blue) * 255))
  }

  /// The light of a gamma-encoded channel, 0...1 to 0...1; beyond that range the curve goes on, mirrored at 0.
  ///
  /// IEC 61966-2-1, as WCAG 2.2 quotes it ("relative luminance"). WCAG gave the threshold as 0.03928 until 2021. At
  /// 8 bits the two are the same: 10/255 = 0.0392157 lies below both and 11/255 = 0.0431373 above both.
  public static func decode(_ encoded: Double) -> Double {
    let size = abs(encoded)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -light : light
  }

  /// The gamma-encoded channel of an amount of light: the inverse of `decode`.
  public static func encode(_ light: Double) -> Double {
    let size = abs(light)
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -encoded : encoded
  }

  /// The light of each of the 256 values that a channel can have.
  private static let table: [Double] = (0...255).map { decode(Double($0) / 255) }
}
