/// Looks for an object that has a key twice. Keys are compared byte by byte after their escapes are undone;
/// the work grows with the number of keys, also for a file that was made to collide (the hash is seeded anew
/// in each process).
struct KeyCheck {
  /// Up to this many keys are compared each with each.
  private static let few = 8

  /// A key twice in one object, as indices into the tape.
  typealias Pair = (first: Int, second: Int)

  private var table: [Int] = []

  /// The first key of the object that it has already; the object's members are all that follows it on the
  /// tape.
  mutating func firstPair(of object: Int, in tape: [Node], _ bytes: [UInt8]) -> Pair? {
    let (tape, bytes) = (tape.span, bytes.span)
    var second = object + 1
    for _ in 0..<Self.few {
      guard second < tape.count else { return nil }
      var first = object + 1
      while first < second {
        if same(tape[first], tape[second], bytes) { return (first, second) }
        first = tape[first + 1].next
      }
      second = tape[second + 1].next
    }
    return second < tape.count ? pairOfMany(object, tape, bytes) : nil
  }

  /// Open addressing, at most half full; 0, which is the root and never a key, marks a free slot.
  private mutating func pairOfMany(_ object: Int, _ tape: Span<Node>, _ bytes: Span<UInt8>) -> Pair? {
    clearTable(for: object, tape)
    var key = object + 1
    while key < tape.count {
      var slot = hash(tape[key], bytes) & (table.count - 1)
      while table[slot] != 0 {
        if same(tape[table[slot]], tape[key], bytes) { return (table[slot], key) }
        slot = (slot + 1) & (table.count - 1)
      }
      table[slot] = key
      key = tape[key + 1].next
    }
    return nil
  }

  private mutating func clearTable(for object: Int, _ tape: Span<Node>) {
    var (keys, key) = (0, object + 1)
    while key < tape.count { (keys, key) = (keys + 1, tape[key + 1].next) }
    var size = 16
    while size < keys * 2 { size *= 2 }
    table = [Int](repeating: 0, count: size)
  }

  private func hash(_ key: Node, _ bytes: Span<UInt8>) -> Int {
    var hasher = Hasher()
    let content = bytes.extracting(key.content)
    if key.isText {
      unsafe content.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    } else {
      unsafe unescaped(content).withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
    return hasher.finalize()
  }

  @inline(__always)
  private func same(_ a: Node, _ b: Node, _ bytes: Span<UInt8>) -> Bool {
    guard a.isText, b.isText else { return sameUnescaped(a, b, bytes) }
    let length = a.end &- a.start
    guard length == b.end &- b.start else { return false }
    for offset in 0..<length where bytes[a.start &+ offset] != bytes[b.start &+ offset] { return false }
    return true
  }

  @inline(never)
  private func sameUnescaped(_ a: Node, _ b: Node, _ bytes: Span<UInt8>) -> Bool {
    unescaped(bytes.extracting(a.content)) == unescaped(bytes.extracting(b.content))
  }
}
