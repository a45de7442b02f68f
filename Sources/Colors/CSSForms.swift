extension RGB {
  /// The named colour of CSS, whatever its case; nil for a name that CSS does not have.
  public init?(named name: String) {
    guard let packed = namedColorsTable[name.lowercased()] else { return nil }
    self.init(packed: packed)
  }

  /// The names of all named colours, in the order of the alphabet.
  public static let names: [String] = namedColorsTable.keys.sorted()

  /// Makes a colour from hue in degrees (any; 0 is red), saturation and lightness, 0...1 each; what lies outside is
  /// brought to the nearer end. The formula is that of CSS Color 4, section 7.1.
  public init(hue: Double, saturation: Double, lightness: Double) {
    // What is not a number counts as 0.
    let saturation = saturation > 0 ? min(saturation, 1) : 0
    let lightness = lightness > 0 ? min(lightness, 1) : 0
    let degrees = hue.isFinite ? hue.truncatingRemainder(dividingBy: 360) : 0
    let turned = degrees < 0 ? degrees + 360 : degrees
    func channel(_ offset: Double) -> UInt8 {
      let place = (offset + turned / 30).truncatingRemainder(dividingBy: 12)
      let chroma = saturation * min(lightness, 1 - lightness)
      let value = lightness - chroma * max(-1, min(place - 3, 9 - place, 1))
      return UInt8((value * 255).rounded())
    }
    self.init(channel(0), channel(8), channel(4))
  }
}
