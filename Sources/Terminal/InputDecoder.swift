internal import Preview

/// Turns the bytes that a terminal sends into keys, mouse events and answers, however they are split.
///
/// An answer that comes late, in pieces or broken never becomes a key. Times are in milliseconds of
/// any clock that never goes back.
struct InputDecoder: Sendable {
  /// Something that the bytes meant.
  enum Event: Hashable, Sendable {
    /// The user did something.
    case input(Input)
    /// The terminal answered.
    case answer(Answer)
  }

  /// Where in a sequence the decoder stands.
  enum State: Hashable, Sendable {
    /// Between sequences.
    case ground
    /// Inside a character; this many bytes are missing.
    case character(missing: Int)
    /// After ESC.
    case escape
    /// After `ESC [`.
    case control
    /// After `ESC O`.
    case single
    /// Inside OSC, DCS, APC, PM or SOS; `kind` is the byte after ESC.
    case string(kind: UInt8)
    /// After ESC inside a string.
    case stringEnd(kind: UInt8)
    /// Inside an X10 mouse report; this many bytes are missing.
    case oldMouse(missing: Int)
    /// Inside pasted text; this many bytes of its end mark were seen.
    case paste(seen: Int)
  }

  /// How long ESC alone waits to become more than the Escape key.
  static let escapeWait = 25
  /// How long a sequence that began waits for its end.
  static let sequenceWait = 500
  /// How long a string or pasted text waits for its next byte.
  static let stringWait = 2000
  /// The longest string that is waited for, in bytes.
  static let longestString = 4096
  /// The longest text that is pasted, in bytes; more is dropped.
  static let longestPaste = 1 << 16
  /// What ends pasted text.
  static let pasteEnd = Array("\u{1b}[201~".utf8)

  /// Key sequences of the terminal's own entry.
  var keys: [[UInt8]: Key.Code] = [:]
  /// Whether `CSI row;column R` is the answer to a question rather than a key.
  var expectsCursor = false
  /// Where in a sequence the decoder stands.
  var state = State.ground
  /// The bytes of the sequence so far.
  var pending: [UInt8] = []
  /// Whether ESC came before the character.
  var alt = false
  /// What was found in this feed.
  var events: [Event] = []
  private var last = 0

  /// Takes bytes in the order of their arrival and returns what they complete.
  mutating func feed(_ bytes: some Sequence<UInt8>, now: Int) -> [Event] {
    for byte in bytes { take(byte) }
    last = now
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// When `expire` has something to do unless more bytes come; nil between sequences.
  var deadline: Int? {
    switch state {
    case .ground: nil
    case .escape: last + Self.escapeWait
    case .string, .stringEnd, .paste: last + (pending.isEmpty ? Self.sequenceWait : Self.stringWait)
    default: last + Self.sequenceWait
    }
  }

  /// Gives up waiting: ESC alone becomes the Escape key, anything else that is not complete is dropped.
  mutating func expire(now: Int) -> [Event] {
    guard let deadline, now >= deadline else { return [] }
    switch state {
    case .escape: emit(Key(.escape))
    case .paste: emitPaste()
    case .single: emit(Key(.character("O"), alt: true))
    case .string(let kind) where pending.isEmpty:
      emit(Key(.character(Character(UnicodeScalar(kind))), alt: true))
    default: break
    }
    reset()
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// Takes one byte.
  mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .character(let missing): takeCharacter(byte, missing: missing)
    case .escape: takeEscape(byte)
    case .control: takeControl(byte)
    case .single: takeSingle(byte)
    case .string(let kind): takeString(byte, kind: kind)
    case .stringEnd(let kind): takeStringEnd(byte, kind: kind)
    case .oldMouse(let missing): missing > 1 ? (state = .oldMouse(missing: missing - 1)) : reset()
    case .paste(let seen): takePaste(byte, seen: seen)
    }
  }

  private mutating func takeGround(_ byte: UInt8) {
    switch byte {
    case 0x1b: state = .escape
    case 0x20...0x7e: emit(Key(.character(Character(UnicodeScalar(byte))), alt: alt))
    case 0xc2...0xf4:
      pending = [byte]
      state = .character(missing: byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3)
      return
    default:
      if var key = KeyTable.control(byte) {
        key.alt = alt
        emit(key)
      }
    }
    alt = false
  }

  private mutating func takeCharacter(_ byte: UInt8, missing: Int) {
    guard byte & 0xc0 == 0x80 else {
      reset()
      return take(byte)
    }
    pending.append(byte)
    guard missing == 1 else {
      state = .character(missing: missing - 1)
      return
    }
    let text = String(decoding: pending, as: UTF8.self)
    if text.unicodeScalars.count == 1, text != "\u{fffd}", let character = text.first {
      emit(Key(.character(character), alt: alt))
    }
    reset()
  }

  private mutating func takeEscape(_ byte: UInt8) {
    pending = []
    switch byte {
    case 0x1b: emit(Key(.escape))
    case 0x5b: state = .control
    case 0x4f: state = .single
    case 0x5d, 0x50, 0x5f, 0x5e, 0x58: state = .string(kind: byte)
    default:
      state = .ground
      alt = true
      takeGround(byte)
    }
  }

  private mutating func takeString(_ byte: UInt8, kind: UInt8) {
    switch byte {
    case 0x07: endString(kind: kind)
    case 0x1b: state = .stringEnd(kind: kind)
    case 0x00..<0x20:
      reset()
      takeGround(byte)
    default:
      pending.append(byte)
      if pending.count > Self.longestString { reset() }
    }
  }

  private mutating func takeStringEnd(_ byte: UInt8, kind: UInt8) {
    if byte == 0x5c { return endString(kind: kind) }
    state = .escape
    takeEscape(byte)
  }

  private mutating func endString(kind: UInt8) {
    if let answer = Answer(string: pending, kind: kind) { events.append(.answer(answer)) }
    reset()
  }

  private mutating func takePaste(_ byte: UInt8, seen: Int) {
    let mark = Self.pasteEnd
    if byte == mark[seen] {
      if seen + 1 < mark.count {
        state = .paste(seen: seen + 1)
      } else {
        emitPaste()
        reset()
      }
      return
    }
    let isStart = byte == mark[0]
    let found = mark[..<seen] + (isStart ? [] : [byte])
    pending += found.prefix(max(0, Self.longestPaste - pending.count))
    state = .paste(seen: isStart ? 1 : 0)
  }

  private mutating func emitPaste() {
    var text = String(decoding: pending, as: UTF8.self)
    if text.utf8.contains(0x0d) {
      text = String(decoding: pending.map { $0 == 0x0d ? 0x0a : $0 }, as: UTF8.self)
    }
    events.append(.input(.paste(text)))
  }

  /// Adds a key to what was found.
  mutating func emit(_ key: Key) { events.append(.input(.key(key))) }

  /// Goes back to between sequences.
  mutating func reset() {
    state = .ground
    pending = []
    alt = false
  }
}
