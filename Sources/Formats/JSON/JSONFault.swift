public import StyleLibrary

/// Why a file is not a JSON document: the place and the fact. The words are in Wording.swift.
public struct JSONFault: Error, Hashable, Sendable {
  /// Where the text goes wrong; where the file ends if something is missing there.
  public var place: Place
  /// What is wrong there.
  public var kind: Kind

  /// The facts, one a mistake.
  public enum Kind: Hashable, Sendable {
    /// The file has more bytes than the reader takes.
    case tooLarge(bytes: Int, limit: Int)
    /// The file has no byte.
    case empty
    /// The file has no value, only blanks and comments.
    case blank
    /// The file starts with the mark of UTF-16.
    case utf16
    /// A byte that is no part of a well-formed UTF-8 sequence.
    case notUTF8(byte: UInt8)
    /// A control character between the values: the mark of a binary file.
    case binary(byte: UInt8)
    /// Something else than what the grammar wants.
    case unexpected(found: String, wanted: Wanted)
    /// A key or a string in single quotes.
    case singleQuote
    /// A comma with a closing bracket behind it.
    case trailingComma(closer: Character)
    /// A word that is not `true`, `false` or `null`.
    case unknownWord(String)
    /// The file ends inside an object, array, string or comment.
    case unclosed(Opened, at: Place)
    /// The file ends inside `true`, `false`, `null` or a number.
    case cutShort(String)
    /// A second value behind the document.
    case junk(found: String)
    /// A line break inside a string.
    case lineBreak(opened: Place)
    /// A control character inside a string.
    case control(byte: UInt8)
    /// A backslash with something behind it that makes no escape.
    case badEscape(String)
    /// `\ud800`...`\udfff` without its other half.
    case loneSurrogate(String)
    /// A number that the grammar does not know.
    case badNumber(String, NumberFlaw)
    /// A number that is larger than a double can be.
    case outOfRange(String)
    /// More objects and arrays inside each other than the reader takes.
    case tooDeep(limit: Int)
    /// A key that its object has already; both spellings name the same characters.
    case duplicateKey(String, first: Place)
  }

  /// What the grammar allows at a place.
  public enum Wanted: Hashable, Sendable {
    case value
    case key
    case colon(key: String)
    case comma(closer: Character)
  }

  /// What can be open when a file ends.
  public enum Opened: String, Hashable, Sendable {
    case object, array, string, comment
  }

  /// What is wrong with a number.
  public enum NumberFlaw: Hashable, Sendable {
    case leadingZero, leadingPlus, leadingPoint
    case noDigit(after: Character)
    case tail
  }
}
