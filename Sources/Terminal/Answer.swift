internal import Colors
internal import Design

/// What the terminal answered to a question, or told unasked.
enum Answer: Hashable, Sendable {
  /// DA1: which terminal it claims to be. Every terminal answers it, so it ends a list of questions.
  case attributes
  /// DECRPM: the state of a private mode; 1 and 2 mean that it can be set.
  case mode(number: Int, state: Int)
  /// CPR: where the cursor stands, from 1.
  case cursor(column: Int, row: Int)
  /// OSC 11: the colour behind the text.
  case ground(RGB)
  /// CSI ? 997: whether the user's desktop is light or dark.
  case appearance(Appearance)
  /// DECRQSS: the SGR parameters that hold.
  case rendition(String)
  /// XTVERSION: the name and version of the terminal.
  case version(String)

  /// Whether a DECRQSS answer shows that `48;2;1;2;3` was kept as it is.
  var keepsExactColors: Bool {
    guard case .rendition(let text) = self else { return false }
    return [":1:2:3", ";1;2;3"].contains { text.contains($0) }
  }

  /// What a string sequence says; nil for one that nobody asked for.
  init?(string bytes: [UInt8], kind: UInt8) {
    let text = String(decoding: bytes, as: UTF8.self)
    if kind == 0x5d, let rest = text.after("11;"), let color = Self.color(rest) {
      self = .ground(color)
    } else if kind == 0x50, let rest = text.after("1$r") {
      self = .rendition(String(rest))
    } else if kind == 0x50, let rest = text.after(">|") {
      self = .version(String(rest))
    } else {
      return nil
    }
  }

  /// A colour as X11 writes it: `rgb:1e/1e/1e`, with 1 to 4 digits a channel, or `rgba:`.
  private static func color(_ text: Substring) -> RGB? {
    guard let digits = text.after("rgb:") ?? text.after("rgba:") else { return nil }
    let channels = digits.split(separator: "/", omittingEmptySubsequences: false).map { part -> UInt8? in
      guard (1...4).contains(part.count), let value = UInt32(part, radix: 16) else { return nil }
      let most = UInt32(1) << UInt32(4 * part.count) - 1
      return UInt8((value * 255 + most / 2) / most)
    }
    guard channels.count == 3 || channels.count == 4 else { return nil }
    guard let red = channels[0], let green = channels[1], let blue = channels[2] else { return nil }
    return RGB(red, green, blue)
  }
}

extension RGB {
  /// Light or dark by the relative luminance of WCAG, 0...1: light above 0.18, which looks half bright.
  var appearance: Appearance { luminance > 0.18 ? .light : .dark }

  /// About the relative luminance of WCAG, 0...1; a square stands for the exact curve.
  var luminance: Double {
    func linear(_ value: UInt8) -> Double { Double(value) / 255 * Double(value) / 255 }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

extension StringProtocol {
  /// What follows a prefix; nil when it does not start so.
  func after(_ prefix: String) -> SubSequence? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
