internal import Preview

/// The keys behind the escape sequences of terminals.
enum KeyTable {
  /// `CSI n ~`.
  static let tilde: [Int: Key.Code] = [
    1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]

  /// `CSI letter` and `SS3 letter`.
  static let letter: [UInt8: Key.Code] = [
    0x41: .up, 0x42: .down, 0x43: .right, 0x44: .left, 0x46: .end, 0x48: .home, 0x4d: .enter,
    0x50: .function(1), 0x51: .function(2), 0x52: .function(3), 0x53: .function(4), 0x5a: .backTab,
  ]

  /// The terminfo names of keys, for terminals that send something else.
  static let terminfo: [(name: String, code: Key.Code)] =
    [
      ("kcuu1", .up), ("kcud1", .down), ("kcuf1", .right), ("kcub1", .left), ("khome", .home), ("kend", .end),
      ("kpp", .pageUp), ("knp", .pageDown), ("kdch1", .delete), ("kcbt", .backTab),
    ] + (1...12).map { ("kf\($0)", .function($0)) }

  /// The key sequences of an entry that start with ESC and are more than ESC and one character.
  static func sequences(of entry: TerminfoEntry) -> [[UInt8]: Key.Code] {
    var found: [[UInt8]: Key.Code] = [:]
    for key in terminfo {
      guard let bytes = entry.string(key.name), bytes.count > 2, bytes.first == 0x1b else { continue }
      found[bytes] = key.code
    }
    return found
  }

  /// The key of a control character below 32 or of DEL; nil for ESC.
  static func control(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x00: Key(.character(" "), control: true)
    case 0x08, 0x7f: Key(.backspace)
    case 0x09: Key(.tab)
    case 0x0a, 0x0d: Key(.enter)
    case 0x01...0x1a: Key(.character(Character(UnicodeScalar(byte + 0x60))), control: true)
    case 0x1c...0x1f: Key(.character(Character(UnicodeScalar(byte + 0x40))), control: true)
    default: nil
    }
  }

  /// A key given by its Unicode number, as `CSI n u` and `CSI 27;m;n~` do.
  static func unicode(_ number: Int) -> Key.Code? {
    switch number {
    case 9: .tab
    case 13: .enter
    case 27: .escape
    case 8, 127: .backspace
    case 32...: UnicodeScalar(UInt32(clamping: number)).map { .character(Character($0)) }
    default: nil
    }
  }
}
