/// What a terminal draws the next character with, as SGR sequences set it.
struct Pen: Hashable, Sendable {
  /// A colour as SGR names it.
  enum Paint: Hashable, Sendable {
    /// The terminal's own default.
    case standard
    /// An index into the palette.
    case index(UInt8)
    /// Red, green and blue as `0xRRGGBB`.
    case exact(UInt32)
  }

  /// The colour of the glyph.
  var text = Paint.standard
  /// The colour behind the glyph.
  var ground = Paint.standard
  /// The bits 1...9 stand for the SGR numbers 1 (bold) ... 9 (crossed out).
  var style: UInt16 = 0

  /// The styles that can be seen on a blank: underline, blink, reverse and crossed out.
  static let seenOnBlank: UInt16 = 1 << 4 | 1 << 5 | 1 << 7 | 1 << 9

  /// Applies the parameters of an SGR sequence; a colon separates like a semicolon.
  mutating func apply(_ parameters: [Int]) {
    var rest = parameters[...]
    if rest.isEmpty { self = Pen() }
    while let number = rest.popFirst() {
      switch number {
      case 0: self = Pen()
      case 1...9: style |= 1 << UInt16(number)
      case 22: style &= ~(1 << 1 | 1 << 2)
      case 23...29: style &= ~(1 << UInt16(number - 20))
      case 30...37: text = .index(UInt8(number - 30))
      case 38: text = Self.paint(&rest) ?? text
      case 39: text = .standard
      case 40...47: ground = .index(UInt8(number - 40))
      case 48: ground = Self.paint(&rest) ?? ground
      case 49: ground = .standard
      case 90...97: text = .index(UInt8(number - 82))
      case 100...107: ground = .index(UInt8(number - 92))
      default: break
      }
    }
  }

  /// What follows 38 or 48 in the derived entry: a 24-bit colour as one number. Never sent to a terminal.
  static let packed = 9

  /// The colour after 38 or 48: `5;n`, `2;r;g;b`, or `9;n` from the derived entry.
  private static func paint(_ rest: inout ArraySlice<Int>) -> Paint? {
    switch rest.popFirst() {
    case 5: return rest.popFirst().map { .index(UInt8(truncatingIfNeeded: $0)) }
    case 2:
      guard let red = rest.popFirst(), let green = rest.popFirst(), let blue = rest.popFirst() else {
        return nil
      }
      return .exact(UInt32(red & 255) << 16 | UInt32(green & 255) << 8 | UInt32(blue & 255))
    case Self.packed: return rest.popFirst().map { .exact(UInt32($0 & 0xff_ffff)) }
    default: return nil
    }
  }
}

/// The parameters of one SGR sequence while it is written.
struct PenWriter {
  /// The bytes so far; the sequence is open while it is not empty.
  private(set) var bytes: [UInt8] = []

  /// Adds a parameter.
  mutating func add(_ number: Int) {
    bytes += bytes.isEmpty ? [0x1b, 0x5b] : [0x3b]
    if number >= 100 { bytes.append(48 + UInt8(number / 100)) }
    if number >= 10 { bytes.append(48 + UInt8(number / 10 % 10)) }
    bytes.append(48 + UInt8(number % 10))
  }

  /// Adds a colour: of the glyph where `base` is 30, behind it where it is 40.
  mutating func add(_ paint: Pen.Paint, base: Int) {
    switch paint {
    case .standard: add(base + 9)
    case .index(let index) where index < 8: add(base + Int(index))
    case .index(let index) where index < 16: add(base + 52 + Int(index))
    case .index(let index):
      add(base + 8)
      add(5)
      add(Int(index))
    case .exact(let rgb):
      add(base + 8)
      add(2)
      add(Int(rgb >> 16 & 255))
      add(Int(rgb >> 8 & 255))
      add(Int(rgb & 255))
    }
  }

  /// Adds styles to be turned on.
  mutating func add(style: UInt16) {
    for bit in 1...9 where style & 1 << UInt16(bit) != 0 { add(bit) }
  }

  /// Ends the sequence and appends it; does nothing when it has no parameters.
  mutating func finish(into output: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    bytes.append(0x6d)
    output += bytes
    bytes.removeAll(keepingCapacity: true)
  }
}
