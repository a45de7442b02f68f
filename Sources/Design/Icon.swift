/// A small picture by name: a glyph that every terminal font has, and an ASCII form.
public struct Icon: Hashable, Sendable {
  /// One character, one or two columns wide.
  public var glyph: Character
  /// One ASCII character for terminals without Unicode.
  public var ascii: Character

  /// Makes an icon.
  public init(_ glyph: Character, ascii: Character) {
    self.glyph = glyph
    self.ascii = ascii
  }

  /// The icon that is drawn for a name that nobody knows.
  public static let unknown = Icon("⌧", ascii: "?")
}
