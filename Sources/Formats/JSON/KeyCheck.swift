/// Looks for an object that has a key twice. Keys are compared byte by byte after their escapes are undone; the work grows with the
/// number of keys, also for a file that was made to collide (the hash is seeded anew in each process).
struct KeyCheck {
  /// Up to this many keys are compared each with each.
  private static let few = 8

  /// A key twice in one object, as indices into the tape.
  typealias Pair = (first: Int, second: Int)

  private var keys: [Int] = []
  private var table: [Int] = []

  /// The first key of the object that it has already; the object's members are all that follows it on the tape.
  mutating func firstPair(of object: Int, in tape: [Node], _ bytes: [UInt8]) -> Pair? {
    keys.removeAll(keepingCapacity: true)
    var at = object + 1
    while at < tape.count {
      keys.append(at)
      at = tape[at + 1].next
    }
    return keys.count <= Self.few ? pairOfFew(tape.span, bytes.span) : pairOfMany(tape.span, bytes.span)
  }

  private func pairOfFew(_ tape: Span<Node>, _ bytes: Span<UInt8>) -> Pair? {
    for second in keys.indices.dropFirst() {
      for first in 0..<second where same(tape[keys[first]], tape[keys[second]], bytes) {
        return (keys[first], keys[second])
      }
    }
    return nil
  }

  /// Open addressing, at most half full; 0, which is the root and never a key, marks a free slot.
  private mutating func pairOfMany(_ tape: Span<Node>, _ bytes: Span<UInt8>) -> Pair? {
    var size = 16
    while size < keys.count * 2 { size *= 2 }
    table.removeAll(keepingCapacity: true)
    table.append(contentsOf: repeatElement(0, count: size))
    for key in keys {
      var slot = hash(tape[key], bytes) & (size - 1)
      while table[slot] != 0 {
        if same(tape[table[slot]], tape[key], bytes) { return (table[slot], key) }
        slot = (slot + 1) & (size - 1)
      }
      table[slot] = key
    }
    return nil
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
