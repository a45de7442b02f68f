extension TerminfoEntry {
  /// The entry in the compiled format with 32-bit numbers; `term(5)` describes it.
  func compiled() -> [UInt8] {
    var table = StringTable()
    let offsets = strings.map { table.add($0.value) }
    let name = Array(name.utf8) + [0]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(8192)
    for word in [0o1036, name.count, flags.count, numbers.count, strings.count, table.bytes.count] {
      bytes.append(word: word)
    }
    bytes += name
    for flag in flags { bytes.append(flag.value == true ? 1 : 0) }
    bytes.padToEven()
    for number in numbers { bytes.append(long: number.value ?? -1) }
    for offset in offsets { bytes.append(word: offset) }
    bytes += table.bytes
    bytes.padToEven()
    appendExtended(to: &bytes)
    return bytes
  }

  /// Appends the part for names that terminfo does not define itself; they must be sorted.
  private func appendExtended(to bytes: inout [UInt8]) {
    let flags = extendedFlags.filter { $0.value == true }.sorted { $0.name < $1.name }
    let numbers = extendedNumbers.filter { $0.value != nil }.sorted { $0.name < $1.name }
    let strings = extendedStrings.filter { $0.value != nil }.sorted { $0.name < $1.name }
    let names = flags.map(\.name) + numbers.map(\.name) + strings.map(\.name)
    guard !names.isEmpty else { return }
    var values = StringTable()
    var labels = StringTable()
    let valueOffsets = strings.map { values.add($0.value) }
    let labelOffsets = names.map { labels.add(Array($0.utf8)) }
    let size = values.bytes.count + labels.bytes.count
    for word in [flags.count, numbers.count, strings.count, strings.count + names.count, size] {
      bytes.append(word: word)
    }
    bytes += flags.map { _ in 1 }
    bytes.padToEven()
    for number in numbers { bytes.append(long: number.value ?? -1) }
    for offset in valueOffsets + labelOffsets { bytes.append(word: offset) }
    bytes += values.bytes + labels.bytes
  }

  /// The compiled entry as a value of the environment variable TERMINFO: `hex:` and the bytes.
  func inEnvironment() -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    var text = Array("hex:".utf8)
    for byte in compiled() {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return text
  }
}

/// Strings that end in NUL, one after the other.
private struct StringTable {
  var bytes: [UInt8] = []

  /// Adds a string and returns where it starts; -1 for a missing one.
  mutating func add(_ value: [UInt8]?) -> Int {
    guard let value else { return -1 }
    defer { bytes += value + [0] }
    return bytes.count
  }
}

extension [UInt8] {
  /// Appends a number of 16 bits, the lower byte first.
  fileprivate mutating func append(word: Int) {
    append(UInt8(truncatingIfNeeded: word))
    append(UInt8(truncatingIfNeeded: word >> 8))
  }

  /// Appends a number of 32 bits, the lowest byte first.
  fileprivate mutating func append(long: Int32) {
    append(word: Int(long))
    append(word: Int(long >> 16))
  }

  /// Appends a NUL when the count is odd.
  fileprivate mutating func padToEven() {
    if count % 2 == 1 { append(0) }
  }
}
