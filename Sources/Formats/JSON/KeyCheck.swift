/// Refuses an object that has a key twice. Keys are compared byte by byte after their escapes are undone; the work grows with the
/// number of keys, also for a file that was made to collide (the hash is seeded anew in each process).
struct KeyCheck {
  private static let few = 8

  private let source: Source
  private var keys: [Int] = []
  private var table: [Int32] = []

  init(_ source: Source) {
    self.source = source
  }

  /// Looks through all objects in file order; throws the first second key.
  mutating func run() throws(JSONFault) {
    for index in source.tape.indices where source.tape[index].tag == .object {
      collect(index)
      let pair = keys.count <= Self.few ? firstPairOfFew() : firstPairOfMany()
      if let pair { throw duplicate(pair.first, pair.second) }
    }
  }

  private mutating func collect(_ object: Int) {
    keys.removeAll(keepingCapacity: true)
    var at = object + 1
    let end = source.tape[object].next
    while at < end {
      keys.append(at)
      at = source.tape[at + 1].next
    }
  }

  private func firstPairOfFew() -> (first: Int, second: Int)? {
    for second in keys.indices.dropFirst() {
      for first in 0..<second where same(keys[first], keys[second]) {
        return (keys[first], keys[second])
      }
    }
    return nil
  }

  /// Open addressing, at most half full.
  private mutating func firstPairOfMany() -> (first: Int, second: Int)? {
    var size = 16
    while size < keys.count * 2 { size *= 2 }
    table = Array(repeating: -1, count: size)
    for key in keys {
      var slot = hash(key) & (size - 1)
      while table[slot] >= 0 {
        if same(Int(table[slot]), key) { return (Int(table[slot]), key) }
        slot = (slot + 1) & (size - 1)
      }
      table[slot] = Int32(key)
    }
    return nil
  }

  private func hash(_ key: Int) -> Int {
    var hasher = Hasher()
    let content = source.bytes[JSONValue(source: source, index: key).content]
    if source.tape[key].tag == .text {
      unsafe content.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    } else {
      unsafe unescaped(content).withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
    return hasher.finalize()
  }

  private func same(_ first: Int, _ second: Int) -> Bool {
    let a = source.tape[first]
    let b = source.tape[second]
    guard a.tag == .text, b.tag == .text else {
      return JSONValue(source: source, index: first).string?.utf8.elementsEqual(
        JSONValue(source: source, index: second).string?.utf8 ?? "".utf8) ?? false
    }
    guard a.end - a.start == b.end - b.start else { return false }
    for offset in 1..<a.end - a.start
    where source.bytes[a.start + offset] != source.bytes[b.start + offset] { return false }
    return true
  }

  private func duplicate(_ first: Int, _ second: Int) -> JSONFault {
    let key = JSONValue(source: source, index: second)
    let place = JSONValue(source: source, index: first).place
    return JSONFault(place: key.place, kind: .duplicateKey(key.string ?? "", first: place))
  }
}
