/// An opaque colour in sRGB with 8 bits a channel: what reaches a screen.
public struct RGB: Hashable, Sendable {
  /// The red channel, gamma-encoded, 0...255.
  public var red: UInt8
  /// The green channel, gamma-encoded, 0...255.
  public var green: UInt8
  /// The blue channel, gamma-encoded, 0...255.
  public var blue: UInt8

  /// Makes a colour from its three encoded channels.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Makes a colour from `0xRRGGBB`; bits above the lowest 24 are ignored.
  public init(packed: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: packed >> 16), UInt8(truncatingIfNeeded: packed >> 8),
      UInt8(truncatingIfNeeded: packed))
  }

  /// The colour as `0xRRGGBB`.
  public var packed: UInt32 {
    UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// The colour as `#RRGGBB`, upper case.
  public var hex: String {
    "#" + hexByte(red) + hexByte(green) + hexByte(blue)
  }

  /// `#000000`.
  public static let black = RGB(0, 0, 0)
  /// `#FFFFFF`.
  public static let white = RGB(255, 255, 255)
}

/// Two upper-case hexadecimal digits.
func hexByte(_ value: UInt8) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return value < 16 ? "0" + digits : digits
}
