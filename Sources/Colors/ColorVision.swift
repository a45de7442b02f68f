/// How a person sees colours: with all three kinds of cones, or with one kind missing.
public enum ColorVision: String, CaseIterable, Hashable, Sendable {
  /// All three kinds of cones.
  case normal
  /// Without the long-wave cones: red is dark, and like green.
  case protan
  /// Without the middle-wave cones: green is like red.
  case deutan
  /// Without the short-wave cones: blue is like green.
  case tritan

  /// What a colour looks like: in linear light, clipped to sRGB and rounded once.
  public func seen(_ rgb: RGB) -> RGB { self == .normal ? rgb : seen(LinearRGB(rgb)).rgb }

  /// What a colour in linear light looks like, before it is clipped.
  ///
  /// Protan and deutan: Viénot, Brettel and Mollon, "Digital video colourmaps for checking the legibility of displays by
  /// dichromats" (1999). Tritan: Brettel, Viénot and Mollon, "Computerized simulation of color appearance for dichromats"
  /// (1997), two half-planes. The matrices are those of coloraide, collapsed to linear sRGB.
  public func seen(_ light: LinearRGB) -> LinearRGB {
    switch self {
    case .normal: light
    case .protan: Self.protanMatrix.applied(to: light)
    case .deutan: Self.deutanMatrix.applied(to: light)
    case .tritan:
      Self.side(of: light) > 0 ? Self.tritanFar.applied(to: light) : Self.tritanNear.applied(to: light)
    }
  }

  /// On which side of the plane through white and black that a person without short-wave cones sees unchanged.
  private static func side(of light: LinearRGB) -> Double {
    0.0390146 * light.red - 0.0278808 * light.green - 0.0111338 * light.blue
  }

  private static let protanMatrix = Matrix(
    (0.112383, 0.887617, 0), (0.112383, 0.887617, 0), (0.004006, -0.004006, 1))
  private static let deutanMatrix = Matrix(
    (0.292750, 0.707250, 0), (0.292750, 0.707250, 0), (-0.022337, 0.022337, 1))
  private static let tritanFar = Matrix(
    (1.012773, 0.135484, -0.148257), (-0.012433, 0.868121, 0.144312), (0.075895, 0.805000, 0.119106))
  private static let tritanNear = Matrix(
    (0.936784, 0.189788, -0.126572), (0.061534, 0.815262, 0.123204), (-0.375608, 1.127654, 0.247954))
}

/// Three rows that make red, green and blue of red, green and blue.
private struct Matrix {
  typealias Row = (red: Double, green: Double, blue: Double)
  let rows: (red: Row, green: Row, blue: Row)

  init(_ red: Row, _ green: Row, _ blue: Row) { rows = (red, green, blue) }

  func applied(to light: LinearRGB) -> LinearRGB {
    func weigh(_ row: Row) -> Double {
      row.red * light.red + row.green * light.green + row.blue * light.blue
    }
    return LinearRGB(weigh(rows.red), weigh(rows.green), weigh(rows.blue))
  }
}
