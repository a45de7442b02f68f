/// The colours that xterm gives to the numbers 0...255.
///
/// 0...15 are xterm's own defaults, and a terminal's user may have chosen others. 16...231 are a cube of 6 x 6 x 6 and
/// 232...255 a ramp of greys (xterm, 256colres.pl); those are the same nearly everywhere.
public enum XtermPalette {
  /// The colour of a number.
  public static func color(_ index: UInt8) -> RGB { colors[Int(index)] }

  /// The number, 16...255, whose colour looks nearest (deltaE OK); of two equally near, the lower.
  ///
  /// Never 0...15, whose colours are the user's. Goes through all 240: about a microsecond.
  public static func nearest256(_ rgb: RGB) -> UInt8 { nearest(to: rgb, in: 16...255) }

  /// The number, 0...15, whose default colour looks nearest (deltaE OK); of two equally near, the lower.
  ///
  /// The sixteen are far apart and mostly loud: a colour that is nearly grey takes one of the four greys, so that quiet
  /// text does not turn cyan.
  public static func nearest16(_ rgb: RGB) -> UInt8 {
    let place = Oklab(rgb)
    let isNearlyGrey = place.a * place.a + place.b * place.b < 0.035 * 0.035
    return isNearlyGrey ? nearest(to: rgb, in: [0, 7, 8, 15]) : nearest(to: rgb, in: 0...15)
  }

  private static func nearest(to rgb: RGB, in numbers: some Sequence<Int>) -> UInt8 {
    let (places, wanted) = (places, Oklab(rgb))
    var best = 0
    var least = Double.infinity
    for index in numbers {
      let difference = places[index].squaredDifference(wanted)
      if difference < least { (best, least) = (index, difference) }
    }
    return UInt8(best)
  }

  /// xterm's defaults for the 16 named colours (XTerm-col.ad): eight normal, then eight bright.
  private static let named: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  /// The six values that a channel takes in the cube.
  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static let colors: [RGB] = named.map(RGB.init(packed:)) + cube + greys

  private static let cube: [RGB] = levels.flatMap { red in
    levels.flatMap { green in levels.map { blue in RGB(red, green, blue) } }
  }

  private static let greys: [RGB] = (0..<24).map { (step: UInt8) in
    let level = 8 + 10 * step
    return RGB(level, level, level)
  }

  /// Where the colours lie, worked out once, when first asked for.
  private static let places: [Oklab] = colors.map { Oklab($0) }
}
