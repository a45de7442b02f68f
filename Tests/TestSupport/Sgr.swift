/// One scalar as a terminal draws it after SGR escape sequences: `ESC [ numbers m`.
public struct SgrScalar: Hashable, Sendable {
  /// What is drawn.
  public var scalar: Unicode.Scalar
  /// The numbers that chose the text's colour, such as `38;2;0;0;0`; empty for the terminal's own.
  public var text = ""
  /// The numbers that chose the colour behind it; empty for the terminal's own.
  public var ground = ""
  /// The numbers of its style, 1, 2, 4 and 7, ascending.
  public var style: [Int] = []

  /// Makes one in the terminal's own colours.
  public init(_ scalar: Unicode.Scalar, text: String = "", ground: String = "", style: [Int] = []) {
    (self.scalar, self.text, self.ground, self.style) = (scalar, text, ground, style)
  }
}

/// What a terminal makes of text with SGR sequences, line by line; nil for any other control character or sequence.
public func readSgr(_ text: String) -> [[SgrScalar]]? {
  var pen = SgrScalar(" ")
  var lines: [[SgrScalar]] = []
  var line: [SgrScalar] = []
  var rest = text.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    switch scalar {
    case "\n":
      lines.append(line)
      line = []
    case "\u{1B}":
      guard rest.popFirst() == "[", let end = rest.firstIndex(of: "m") else { return nil }
      let numbers = String(rest[..<end]).split(separator: ";", omittingEmptySubsequences: false)
      guard pen.take(numbers.map { Int($0) ?? -1 }) else { return nil }
      rest = rest[rest.index(after: end)...]
    default:
      guard scalar.value >= 0x20, scalar.value != 0x7F else { return nil }
      pen.scalar = scalar
      line.append(pen)
    }
  }
  return line.isEmpty ? lines : lines + [line]
}

extension SgrScalar {
  /// Obeys the numbers of one sequence; false for one that is not known here.
  fileprivate mutating func take(_ numbers: [Int]) -> Bool {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: self = SgrScalar(scalar)
      case 1, 2, 4, 7: style = Set(style + [number]).sorted()
      case 39: text = ""
      case 49: ground = ""
      case 30...37, 90...97: text = "\(number)"
      case 40...47, 100...107: ground = "\(number)"
      case 38, 48:
        let count = rest.first == 2 ? 4 : rest.first == 5 ? 2 : 0
        let own = rest.prefix(count)
        guard count > 0, own.count == count, own.dropFirst().allSatisfy({ (0...255).contains($0) }) else {
          return false
        }
        let said = ([number] + own).map(String.init).joined(separator: ";")
        if number == 38 { text = said } else { ground = said }
        rest = rest.dropFirst(count)
      default: return false
      }
    }
    return true
  }
}
