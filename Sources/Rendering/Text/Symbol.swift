/// What a cell shows: a scalar and up to two marks that join it, in eight bytes.
///
/// A `Character` would be the natural type; comparing and taking apart thousands of them made up a third of the cost
/// of a flip, so a cell keeps plain numbers.
public struct Symbol: Hashable, Sendable, ExpressibleByUnicodeScalarLiteral, CustomStringConvertible {
  /// 21 bits each: the scalar, its first mark, its second mark; 0 for no mark.
  private let bits: UInt64

  /// Makes a symbol of a scalar without marks.
  public init(_ scalar: Unicode.Scalar) { bits = UInt64(scalar.value) }

  /// Makes a symbol of a character; marks beyond the second are left out.
  public init(_ character: Character) {
    var bits: UInt64 = 0
    for (index, scalar) in character.unicodeScalars.prefix(3).enumerated() {
      bits |= UInt64(scalar.value) << UInt64(21 * index)
    }
    self.bits = bits
  }

  /// Makes a symbol from a literal of one scalar.
  public init(unicodeScalarLiteral value: Unicode.Scalar) { self.init(value) }

  private init(bits: UInt64) { self.bits = bits }

  /// A blank.
  public static let space = Symbol(" " as Unicode.Scalar)

  /// The scalar without its marks.
  public var scalar: Unicode.Scalar { Unicode.Scalar(UInt32(bits & 0x1F_FFFF)) ?? "\u{FFFD}" }

  /// The symbol with one more mark; unchanged when it has two already.
  public func adding(_ mark: Unicode.Scalar) -> Symbol {
    let place: UInt64 = bits >> 21 == 0 ? 21 : bits >> 42 == 0 ? 42 : 0
    return place == 0 ? self : Symbol(bits: bits | UInt64(mark.value) << place)
  }

  /// Whether it is one ASCII character.
  public var isASCII: Bool { bits < 0x80 }

  /// The scalar and its marks.
  public var unicodeScalars: Scalars { Scalars(bits: bits) }

  /// The scalars of a symbol, one to three.
  public struct Scalars: Sequence, IteratorProtocol, Sendable {
    var bits: UInt64
    var isFirst = true

    /// The next scalar.
    public mutating func next() -> Unicode.Scalar? {
      guard bits != 0 || isFirst else { return nil }
      defer {
        bits >>= 21
        isFirst = false
      }
      return Unicode.Scalar(UInt32(bits & 0x1F_FFFF))
    }
  }

  /// The symbol as text.
  public var description: String { String(character) }

  /// The symbol as a character.
  public var character: Character {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars { text.append(scalar) }
    return String(text).first ?? " "
  }
}

extension String {
  /// Adds a symbol at the end.
  public mutating func append(_ symbol: Symbol) { unicodeScalars.append(contentsOf: symbol.unicodeScalars) }

  /// The text of glyphs, one after another.
  public init(_ glyphs: some Sequence<Glyph>) {
    self = ""
    for glyph in glyphs { append(glyph.symbol) }
  }
}
