public import StyleLibrary
internal import Synchronization

/// A JSON text (RFC 8259 and comments, `//` and `/* */`) that knows the place of every value: the file's
/// bytes and a flat tape of nodes over them. Copies share both.
public struct JSONDocument: Sendable {
  /// What the reader refuses to take.
  public struct Limits: Hashable, Sendable {
    /// How many objects and arrays may be inside each other.
    public var depth: Int
    /// How many bytes a file may have; at most 256 MiB, whatever is asked for.
    public var bytes: Int

    /// 128 deep and 64 MiB.
    public static let standard = Limits(depth: 128, bytes: 64 << 20)

    /// Makes limits; the standard ones unless told otherwise.
    public init(depth: Int = 128, bytes: Int = 64 << 20) {
      self.depth = depth
      self.bytes = bytes
    }
  }

  let source: Source

  /// Reads a whole file. `file` is the name that places carry.
  ///
  /// Throws the first flaw of the text; a key that an object has twice comes to light where the object ends.
  public init(file: String, bytes: [UInt8], limits: Limits = .standard) throws(JSONFault) {
    var scanner = Scanner(file: file, bytes: bytes, limits: limits)
    try scanner.read()
    source = Source(file: file, bytes: bytes, tape: scanner.tape)
  }

  /// Reads a text that is at hand as a string.
  public init(file: String, text: String, limits: Limits = .standard) throws(JSONFault) {
    try self.init(file: file, bytes: Array(text.utf8), limits: limits)
  }

  /// The one value of the document.
  public var root: JSONValue { JSONValue(source: source, index: 0) }

  /// The file's name, as places carry it.
  public var file: String { source.file }

  /// The file's bytes, unchanged.
  public var bytes: [UInt8] { source.bytes }

  /// The place of the byte at `offset`, 0...bytes.count.
  public func place(at offset: Int) -> Place { source.place(at: offset) }
}

/// What all values of a document share.
final class Source: Sendable {
  let file: String
  let bytes: [UInt8]
  let tape: [Node]
  private let lines = AtomicLazyReference<LineIndex>()

  init(file: String, bytes: [UInt8], tape: [Node]) {
    self.file = file
    self.bytes = bytes
    self.tape = tape
  }

  /// Line and column are found when they are first asked for, never before.
  func place(at offset: Int) -> Place {
    let index = lines.load() ?? lines.storeIfNil(LineIndex(bytes))
    let position = index.position(of: offset, in: bytes)
    return Place(file, line: Int(position.line), column: Int(position.column))
  }
}
