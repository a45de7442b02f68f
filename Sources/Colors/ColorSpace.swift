import Glibc

/// A colour space that an asset catalogue may name in `color-space`.
public enum ColorSpace: String, CaseIterable, Hashable, Sendable {
  /// sRGB, red, green and blue, 0...1.
  case srgb
  /// Display P3: wider primaries under sRGB's curve and white, 0...1.
  case displayP3 = "display-p3"
  /// sRGB whose components may leave 0...1.
  case extendedSRGB = "extended-srgb"
  /// sRGB without its gamma; the components may leave 0...1.
  case extendedLinearSRGB = "extended-linear-srgb"
  /// One component, white, under a pure power of 2.2, 0...1.
  case grayGamma22 = "gray-gamma-22"
  /// `grayGamma22` whose component may leave 0...1.
  case extendedGray = "extended-gray"

  /// How many components a colour of this space has, its opacity not counted: 1 or 3.
  public var componentCount: Int {
    switch self {
    case .grayGamma22, .extendedGray: 1
    case .srgb, .displayP3, .extendedSRGB, .extendedLinearSRGB: 3
    }
  }

  /// What an sRGB screen makes of a colour.
  public struct Conversion: Hashable, Sendable {
    /// The 8-bit colour: each channel clipped to sRGB, then rounded once, half up.
    public var rgb: RGB
    /// Whether a channel lay outside sRGB, by more than 0.0001 of its range, and was cut off.
    public var clipped: Bool
    /// The colour before the clip, for what can only be said about the true one.
    public var light: LinearRGB
  }

  /// Converts components, in the order red, green, blue or white alone, to sRGB.
  ///
  /// Nothing when there are not `componentCount` of them. A component that is not finite counts as 0 or as the nearer end
  /// of -1000...1000, and as clipped.
  public func convert(_ components: [Double]) -> Conversion? {
    guard components.count == componentCount else { return nil }
    let light = light(of: components.map { min(max(-1000, $0.isNaN ? 0 : $0), 1000) })
    let encoded = [light.red, light.green, light.blue].map(LinearRGB.encode)
    let inside = components.allSatisfy(\.isFinite) && encoded.allSatisfy { -0.0001 <= $0 && $0 <= 1.0001 }
    return Conversion(rgb: light.rgb, clipped: !inside, light: light)
  }

  /// The light of as many components as the space has.
  private func light(of components: [Double]) -> LinearRGB {
    switch self {
    case .srgb, .extendedSRGB:
      return LinearRGB(encoded: components)
    case .extendedLinearSRGB:
      return LinearRGB(components[0], components[1], components[2])
    case .displayP3:
      return LinearRGB(displayP3: LinearRGB(encoded: components))
    case .grayGamma22, .extendedGray:
      let white = components[0]
      let light = white < 0 ? -pow(-white, 2.2) : pow(white, 2.2)
      return LinearRGB(light, light, light)
    }
  }
}

extension LinearRGB {
  /// The light of three gamma-encoded channels.
  fileprivate init(encoded: [Double]) {
    self.init(Self.decode(encoded[0]), Self.decode(encoded[1]), Self.decode(encoded[2]))
  }

  /// Light given in display P3's primaries. The matrix is P3 to XYZ to sRGB, worked out in exact fractions from the
  /// chromaticities of SMPTE EG 432-1, IEC 61966-2-1 and D65; each row adds up to 1, so a grey stays the same grey.
  fileprivate init(displayP3 light: LinearRGB) {
    self.init(
      1.2249401762805598 * light.red - 0.22494017628055996 * light.green,
      -0.04205695470968816 * light.red + 1.042056954709688 * light.green,
      -0.019637554590334432 * light.red - 0.07863604555063189 * light.green + 1.0982736001409663 * light.blue)
  }
}
