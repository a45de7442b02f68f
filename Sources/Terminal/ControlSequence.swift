internal import Design
internal import Preview

extension InputDecoder {
  /// Takes a byte after `ESC O`.
  mutating func takeSingle(_ byte: UInt8) {
    // Some terminals put a modifier between: `ESC O 5 A`.
    if (0x31...0x38).contains(byte), pending.isEmpty {
      pending.append(byte)
      return
    }
    let modifier = pending.first.map { Int($0) - 0x30 } ?? 1
    guard (0x20...0x7e).contains(byte) else {
      reset()
      take(byte)
      return
    }
    let code = keys[[0x1b, 0x4f] + pending + [byte]] ?? KeyTable.letter[byte]
    reset()
    if let code { emit(code, modifier: modifier) }
  }

  /// Takes a byte after `ESC [`.
  mutating func takeControl(_ byte: UInt8) {
    switch byte {
    // The Linux console's F1...F5 are `ESC [ [ A`...`E`.
    case 0x5b where pending.isEmpty: pending.append(byte)
    case 0x40...0x7e: endControl(byte)
    case 0x20...0x3f:
      pending.append(byte)
      if pending.count > 256 { reset() }
    default:
      reset()
      take(byte)
    }
  }

  /// Takes the final byte of a control sequence.
  private mutating func endControl(_ final: UInt8) {
    let body = pending
    let sequence = ControlSequence(body: body, final: final)
    let known = keys[[0x1b, 0x5b] + body + [final]]
    reset()
    if let known {
      emit(known, modifier: 1)
    } else if final == 0x4d && body.isEmpty {
      state = .oldMouse(missing: 3)
    } else if final == 0x7e && sequence.numbers == [200] && sequence.mark == nil {
      state = .paste(seen: 0)
    } else if let event = sequence.event(expectsCursor: expectsCursor) {
      events.append(event)
    }
  }

  private mutating func emit(_ code: Key.Code, modifier: Int) {
    emit(ControlSequence.key(code, modifier: modifier))
  }
}

/// A complete control sequence: `CSI`, a mark, numbers, a final byte.
struct ControlSequence: Hashable, Sendable {
  /// `?`, `<`, `=` or `>` where the sequence starts with it; `[` for the Linux console's own.
  var mark: UInt8?
  /// The numbers; a missing one is 0.
  var numbers: [Int] = []
  /// The last byte before the final one where it is not a digit or a separator, such as `$`.
  var middle: UInt8?
  /// The final byte.
  var final: UInt8

  /// Reads what stands between `CSI` and the final byte.
  init(body: [UInt8], final: UInt8) {
    self.final = final
    var rest = body[...]
    if let first = rest.first, (0x3c...0x3f).contains(first) || first == 0x5b { mark = rest.removeFirst() }
    if let last = rest.last, (0x20...0x2f).contains(last) { middle = rest.removeLast() }
    guard !rest.isEmpty else { return }
    numbers = rest.split(separator: 0x3b, omittingEmptySubsequences: false).map { digits in
      digits.prefix { $0 != 0x3a }.reduce(0) { min($0 * 10 + Int($1 & 15), 99_999) }
    }
  }

  /// What the sequence means; nil for one that means nothing here.
  func event(expectsCursor: Bool) -> InputDecoder.Event? {
    switch (mark, final) {
    case (0x3f, _): answer.map { .answer($0) }
    case (0x3c, 0x4d), (0x3c, 0x6d): mouse.map { .input(.mouse($0)) }
    case (0x5b, 0x41...0x45): .input(.key(Key(.function(Int(final) - 0x40))))
    case (nil, 0x52) where expectsCursor && numbers.count == 2:
      .answer(.cursor(column: numbers[1], row: numbers[0]))
    case (nil, 0x49) where numbers.isEmpty: .input(.focus(true))
    case (nil, 0x4f) where numbers.isEmpty: .input(.focus(false))
    case (nil, _): key.map { .input(.key($0)) }
    default: nil
    }
  }

  private var answer: Answer? {
    switch final {
    case 0x63: .attributes
    case 0x79 where middle == 0x24 && numbers.count == 2: .mode(number: numbers[0], state: numbers[1])
    case 0x6e where numbers == [997, 1]: .appearance(.dark)
    case 0x6e where numbers == [997, 2]: .appearance(.light)
    default: nil
    }
  }

  /// `CSI < button ; column ; row M`, or `m` for a release. Only the left button and the wheel count.
  private var mouse: Mouse? {
    guard numbers.count == 3, middle == nil else { return nil }
    let action: Mouse.Action
    switch (numbers[0] & 0b1110_0011, final) {
    case (0, 0x4d): action = .press
    case (0, 0x6d): action = .release
    case (32, 0x4d): action = .drag
    case (35, 0x4d): action = .move
    case (64, 0x4d): action = .wheelUp
    case (65, 0x4d): action = .wheelDown
    default: return nil
    }
    return Mouse(action, column: max(0, numbers[1] - 1), row: max(0, numbers[2] - 1))
  }

  private var key: Key? {
    let modifier = numbers.count > 1 ? numbers[1] : 1
    switch final {
    case 0x7e where numbers.first == 27 && numbers.count == 3:
      return KeyTable.unicode(numbers[2]).map { Self.key($0, modifier: modifier) }
    case 0x75 where !numbers.isEmpty:
      return KeyTable.unicode(numbers[0]).map { Self.key($0, modifier: modifier) }
    // rxvt ends with `^` where Control is held.
    case 0x7e, 0x5e:
      guard let number = numbers.first, let code = KeyTable.tilde[number] else { return nil }
      return Self.key(code, modifier: final == 0x5e ? 5 : modifier)
    // `CSI 1;1R` tells where the cursor is; F3 with a modifier looks the same but for its second number.
    case 0x50, 0x51, 0x52, 0x53:
      guard numbers.first == 1, (2...16).contains(modifier), let code = KeyTable.letter[final] else {
        return nil
      }
      return Self.key(code, modifier: modifier)
    case 0x4d: return nil
    default:
      guard numbers.isEmpty || numbers[0] <= 1 else { return nil }
      return KeyTable.letter[final].map { Self.key($0, modifier: modifier) }
    }
  }

  /// A key with the modifiers of an xterm number: 1 and the sum of Shift 1, Alt 2, Control 4, Meta 8.
  static func key(_ code: Key.Code, modifier: Int) -> Key {
    let bits = max(0, modifier - 1)
    return Key(code, control: bits & 4 != 0, alt: bits & 0b1010 != 0)
  }
}
