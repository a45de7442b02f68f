internal import StyleLibrary

/// The scanner's faults, made once the scan has failed; nothing here costs a file that is well formed.
extension Scanner {
  /// A fact about the byte at `offset`.
  @inline(never)
  func fault(_ kind: JSONFault.Kind, at offset: Int) -> JSONFault {
    JSONFault(place: place(at: offset), kind: kind)
  }

  /// The file ends inside something that was opened at `start`.
  @inline(never)
  func unclosed(_ opened: JSONFault.Opened, from start: Int) -> JSONFault {
    fault(.unclosed(opened, at: place(at: start)), at: bytes.count)
  }

  /// What stands here is not what the grammar wants; the end of the file is the open container's fault.
  @inline(never)
  func unexpected(_ wanted: JSONFault.Wanted) -> JSONFault {
    guard at < bytes.count else {
      let opened: JSONFault.Opened = tape[open].tag == .object ? .object : .array
      return unclosed(opened, from: tape[open].start)
    }
    if let flaw = badByte() { return flaw }
    if byte == UInt8(ascii: "'") { return fault(.singleQuote, at: at) }
    if wanted == .value, let flaw = badValue() { return flaw }
    return fault(.unexpected(found: found(), wanted: wanted), at: at)
  }

  /// Something follows the document.
  func junk() -> JSONFault {
    badByte() ?? fault(.junk(found: found()), at: at)
  }

  /// A word that starts like `true`, `false` or `null` and is none of them.
  func badWord() -> JSONFault {
    let word = found()
    let isCut =
      at + word.utf8.count == bytes.count && ["true", "false", "null"].contains { $0.hasPrefix(word) }
    return isCut ? fault(.cutShort(word), at: bytes.count) : fault(.unknownWord(word), at: at)
  }

  /// A number that does not follow the grammar: what is wrong is found at the scanner's position.
  func badNumber(from start: Int) -> JSONFault {
    let all = wordRange(from: start)
    let before = bytes[at - 1]
    if before &- UInt8(ascii: "0") < 10 {
      return fault(.badNumber(text(all), isLeadingZero(start) ? .leadingZero : .tail), at: start)
    }
    if at == bytes.count { return fault(.cutShort(text(all)), at: at) }
    return fault(.badNumber(text(all), .noDigit(after: Character(ascii: before))), at: start)
  }

  /// Half of a surrogate pair, six bytes from `start`.
  func loneSurrogate(at start: Int) -> JSONFault {
    fault(.loneSurrogate(text(start..<start + 6)), at: start)
  }

  /// A backslash here that starts no escape.
  func badEscape() -> JSONFault {
    var end = at + 2
    if bytes[at + 1] == UInt8(ascii: "u") {
      while end < min(at + 6, bytes.count), hexDigit(bytes[end]) != nil { end += 1 }
    } else {
      while end < bytes.count, bytes[end] & 0xc0 == 0x80 { end += 1 }
    }
    return fault(.badEscape(text(at..<end)), at: at)
  }

  /// A control character inside the string from `start`.
  func control(in start: Int) -> JSONFault {
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
      return fault(.lineBreak(opened: place(at: start)), at: at)
    }
    return fault(.control(byte: byte), at: at)
  }

  /// A key that its object has already.
  func duplicate(_ pair: KeyCheck.Pair) -> JSONFault {
    let first = place(at: tape[pair.first].start)
    return fault(.duplicateKey(key(pair.second), first: first), at: tape[pair.second].start)
  }

  /// The characters of the key at `index`.
  func key(_ index: Int) -> String {
    String(decoding: unescaped(bytes.span.extracting(tape[index].content)), as: UTF8.self)
  }

  /// The bytes of `range` as text.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension Scanner {
  private func place(at offset: Int) -> Place {
    var position = LineIndex.Position()
    let start = byteOrderMark(of: bytes)
    LineIndex.walk(&position, over: bytes, from: start, to: max(start, offset))
    return Place(file, line: Int(position.line), column: Int(position.column))
  }

  /// A byte that has no business between values, if there is one here.
  private func badByte() -> JSONFault? {
    if byte < 0x20 || byte == 0x7f { return fault(.binary(byte: byte), at: at) }
    guard byte >= 0x80 else { return nil }
    var probe = self
    do throws(JSONFault) { try probe.scalar() } catch { return error }
    return nil
  }

  private func badValue() -> JSONFault? {
    let word = found()
    switch byte {
    case UInt8(ascii: "+"): return fault(.badNumber(word, .leadingPlus), at: at)
    case UInt8(ascii: "."): return fault(.badNumber(word, .leadingPoint), at: at)
    default: return isWordByte(at) ? fault(.unknownWord(word), at: at) : nil
    }
  }

  /// What stands here: a whole word, or one character.
  private func found() -> String {
    let range = wordRange(from: at)
    return range.isEmpty ? text(at..<at + 1) : text(range)
  }

  private func wordRange(from start: Int) -> Range<Int> {
    var end = start
    while isWordByte(end) { end += 1 }
    return start..<end
  }

  private func isLeadingZero(_ start: Int) -> Bool {
    let first = bytes[start] == UInt8(ascii: "-") ? start + 1 : start
    return bytes[first] == UInt8(ascii: "0") && first + 1 < bytes.count
      && bytes[first + 1] &- UInt8(ascii: "0") < 10
  }
}

extension Character {
  init(ascii byte: UInt8) {
    self.init(Unicode.Scalar(byte))
  }
}
