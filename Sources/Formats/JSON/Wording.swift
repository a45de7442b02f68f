internal import StyleLibrary

/// The words of every fact that the reader can state; nowhere else.
extension JSONFault: CustomStringConvertible {
  /// `file:line:column: message`, a line for the terminal.
  public var description: String { "\(place): \(message)" }

  /// What is wrong and how to mend it: lower case, no full stop, the user's text in quotes.
  public var message: String {
    switch kind {
    case .tooLarge(let bytes, let limit): "the file has \(bytes) bytes; the limit is \(limit)"
    case .empty: "the file is empty; it must hold one value, such as {}"
    case .blank: "the file holds only blanks and comments; it must hold one value, such as {}"
    case .utf16: "the file is UTF-16; save it as UTF-8"
    case .notUTF8(let byte): "byte \(hex(byte)) is not UTF-8; save the file as UTF-8"
    case .binary(let byte): "byte \(hex(byte)) does not belong in JSON; this looks like a binary file"
    case .unexpected(let found, let wanted): "expected \(words(wanted)), found \(quoted(found))"
    case .singleQuote: "single quotes do not make a string; write \"…\""
    case .trailingComma(let closer): "the comma before '\(closer)' has nothing after it; delete the comma"
    case .unknownWord(let word): words(unknown: word)
    case .unclosed(let opened, let place): words(opened, place)
    case .cutShort(let text): words(cut: text)
    case .junk(let found): "\(quoted(found)) follows the end of the document; a file holds one value"
    case .lineBreak(let opened):
      "the string opened at \(spot(opened)) does not end on its line; close it, or write \\n"
    case .control(let byte): "a string cannot hold \(hex(byte)) as it is; write \(escape(byte))"
    case .badEscape(let text): words(escape: text)
    case .loneSurrogate(let text):
      "\(quoted(text)) is half of a surrogate pair; write both halves, such as \\ud83d\\ude00"
    case .badNumber(let text, let flaw): "\(quoted(text)) is not a number; \(words(flaw))"
    case .outOfRange(let text): "\(quoted(text)) is too large; a number reaches to 1.7e308"
    case .tooDeep(let limit): "objects and arrays are more than \(limit) deep here; nest them less"
    case .duplicateKey(let key, let first): "duplicate key \(quoted(key)); the first is at \(spot(first))"
    }
  }

  private func words(_ wanted: Wanted) -> String {
    switch wanted {
    case .value: "a value"
    case .key: "a key in double quotes"
    case .colon(let key): "':' after the key \(quoted(key))"
    case .comma(let closer): "',' or '\(closer)'"
    }
  }

  private func words(unknown word: String) -> String {
    guard let near = nearest(word, in: ["true", "false", "null"]) else {
      return "\(quoted(word)) is not a value; text takes double quotes"
    }
    return "\(quoted(word)) is not a value; did you mean '\(near)'?"
  }

  private func words(_ opened: Opened, _ place: Place) -> String {
    let closer =
      switch opened {
      case .object: "}"
      case .array: "]"
      case .string: "\""
      case .comment: "*/"
      }
    return "the file ends inside the \(opened) opened at \(spot(place)); close it with '\(closer)'"
  }

  private func words(cut text: String) -> String {
    guard let word = ["true", "false", "null"].first(where: { $0.hasPrefix(text) }) else {
      return "the file ends inside the number \(quoted(text)); write its next digit"
    }
    return "the file ends inside \(quoted(text)); write '\(word)'"
  }

  private func words(escape text: String) -> String {
    text.hasPrefix("\\u")
      ? "\(quoted(text)) is not an escape; \\u takes four hex digits"
      : "\(quoted(text)) is not an escape; a backslash itself is \\\\"
  }

  private func words(_ flaw: NumberFlaw) -> String {
    switch flaw {
    case .leadingZero: "drop the leading zero"
    case .leadingPlus: "drop the '+'"
    case .leadingPoint: "write a digit before '.'"
    case .noDigit(let after): "write a digit after '\(after)'"
    case .tail: "text takes double quotes"
    }
  }

  private func escape(_ byte: UInt8) -> String {
    switch byte {
    case 0x08: "\\b"
    case 0x09: "\\t"
    case 0x0c: "\\f"
    default: "\\u00" + digits(byte)
    }
  }

  /// A place in the same file.
  private func spot(_ place: Place) -> String { "\(place.line):\(place.column)" }

  private func hex(_ byte: UInt8) -> String { "0x" + digits(byte) }

  private func digits(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
