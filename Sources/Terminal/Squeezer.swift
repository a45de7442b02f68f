/// Shortens what ncurses writes without changing what it paints: a colour or a style is sent just before
/// something is drawn with it, and only when it does not hold already.
///
/// The state lasts from frame to frame; `forget` when something else may have written to the terminal.
struct Squeezer: Sendable {
  /// What the terminal draws with; nil when that is unknown.
  private var actual: Pen?
  /// What ncurses believes that the terminal draws with.
  private var wanted = Pen()
  /// The character set and shift that ncurses chose last, so that choosing them again can be left out.
  private var charset: UInt8?
  private var shift: UInt8?
  private var writer = PenWriter()
  private var parameters: [Int] = []
  /// Whether the terminal knows the SGR numbers that turn one style off; else everything is set anew.
  let turnsOff: Bool

  /// Makes a squeezer that knows nothing about the terminal yet.
  init(turnsOff: Bool = true) { self.turnsOff = turnsOff }

  /// Forgets what the terminal draws with.
  mutating func forget() {
    actual = nil
    charset = nil
    shift = nil
  }

  /// Appends the shortened form of `input`; an escape sequence must not be cut off at its end.
  mutating func squeeze(_ input: Span<UInt8>, into output: inout [UInt8]) {
    var place = 0
    while place < input.count {
      let start = place
      let byte = input[place]
      if byte == 0x1b {
        place = escape(input, at: place, into: &output)
        continue
      }
      if byte >= 0x20 {
        draw(into: &output)
        while place < input.count, input[place] >= 0x20 { place += 1 }
      } else {
        place += 1
        if isKnownShift(byte) { continue }
        // At the bottom it scrolls, and the new line is painted.
        if byte == 0x0a { erase(into: &output) }
      }
      output.append(input, start..<place)
    }
  }

  /// Whether a control byte is SO or SI and already holds.
  private mutating func isKnownShift(_ byte: UInt8) -> Bool {
    guard byte == 0x0e || byte == 0x0f else { return false }
    defer { shift = byte }
    return shift == byte
  }

  /// Takes one escape sequence and returns where the next thing starts.
  private mutating func escape(_ input: Span<UInt8>, at start: Int, into output: inout [UInt8]) -> Int {
    guard start + 1 < input.count else {
      output.append(input, start..<input.count)
      return input.count
    }
    switch input[start + 1] {
    case 0x5b: return control(input, at: start, into: &output)
    case 0x28 where start + 2 < input.count:
      if charset != input[start + 2] { output.append(input, start..<start + 3) }
      charset = input[start + 2]
      return start + 3
    case 0x5d, 0x50, 0x5f, 0x5e, 0x58: return string(input, at: start, into: &output)
    case let final:
      if final == 0x38 || final == 0x63 { forget() }
      if final == 0x44 || final == 0x45 || final == 0x4d { erase(into: &output) }
      var end = start + 2
      if final < 0x30 { end = min(end + 1, input.count) }
      output.append(input, start..<end)
      return end
    }
  }

  /// Takes a control sequence, `CSI ... final`.
  private mutating func control(_ input: Span<UInt8>, at start: Int, into output: inout [UInt8]) -> Int {
    var end = start + 2
    var isPrivate = false
    parameters.removeAll(keepingCapacity: true)
    var number: Int?
    while end < input.count, !(0x40...0x7e).contains(input[end]) {
      switch input[end] {
      case let digit where (0x30...0x39).contains(digit):
        number = min((number ?? 0) * 10 + Int(digit - 0x30), 0xfff_ffff)
      case 0x3a, 0x3b:
        parameters.append(number ?? 0)
        number = nil
      default: isPrivate = true
      }
      end += 1
    }
    guard end < input.count else {
      output.append(input, start..<input.count)
      return input.count
    }
    if let number { parameters.append(number) }
    let final = input[end]
    if final == 0x6d && !isPrivate {
      wanted.apply(parameters)
      return end + 1
    }
    prepare(final, isPrivate: isPrivate, into: &output)
    output.append(input, start..<end + 1)
    return end + 1
  }

  /// Makes the pen ready for a control sequence: erasing, inserting and deleting paint the ground.
  private mutating func prepare(_ final: UInt8, isPrivate: Bool, into output: inout [UInt8]) {
    switch final {
    case 0x40, 0x4a, 0x4b, 0x4c, 0x4d, 0x50, 0x53, 0x54, 0x58: erase(into: &output)
    case 0x62: draw(into: &output)
    case 0x68 where isPrivate, 0x6c where isPrivate, 0x70, 0x75: if parameters != [7] { actual = nil }
    default: break
    }
  }

  /// Copies a string sequence up to its end, ST or BEL.
  private func string(_ input: Span<UInt8>, at start: Int, into output: inout [UInt8]) -> Int {
    var end = start + 2
    while end < input.count, input[end] != 0x07, input[end] != 0x1b { end += 1 }
    if end < input.count { end += input[end] == 0x1b ? 2 : 1 }
    end = min(end, input.count)
    output.append(input, start..<end)
    return end
  }

  /// Brings the terminal to everything that is wanted.
  private mutating func draw(into output: inout [UInt8]) {
    guard actual != wanted else { return }
    let now = turnOff()
    writer.add(style: wanted.style & ~now.style)
    if now.text != wanted.text { writer.add(wanted.text, base: 30) }
    if now.ground != wanted.ground { writer.add(wanted.ground, base: 40) }
    actual = wanted
    writer.finish(into: &output)
  }

  /// Brings the terminal to what is wanted as far as erased cells show it.
  private mutating func erase(into output: inout [UInt8]) {
    let seen = Pen.seenOnBlank
    guard var now = actual, wanted.style & seen == 0, now.style & seen == 0 else {
      return draw(into: &output)
    }
    guard now.ground != wanted.ground else { return }
    writer.add(wanted.ground, base: 40)
    now.ground = wanted.ground
    actual = now
    writer.finish(into: &output)
  }

  /// Writes what turns off the styles that are no longer wanted and returns what holds after it.
  private mutating func turnOff() -> Pen {
    guard var now = actual else {
      writer.add(0)
      return Pen()
    }
    let off = now.style & ~wanted.style
    guard off != 0 else { return now }
    // Bold and dim share the number that turns them off, and leaving out a 0 pays only with colours.
    let plain = wanted.style == 0 && wanted.text == .standard && wanted.ground == .standard
    guard turnsOff, !plain else {
      writer.add(0)
      return Pen()
    }
    if off & 0b110 != 0 {
      writer.add(22)
      now.style &= ~0b110
    }
    for bit in 3...9 where off & 1 << UInt16(bit) != 0 {
      writer.add(20 + bit)
      now.style &= ~(1 << UInt16(bit))
    }
    return now
  }
}

extension [UInt8] {
  /// Appends a part of a span.
  fileprivate mutating func append(_ span: Span<UInt8>, _ range: Range<Int>) {
    unsafe span.extracting(range).withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}
