/// A capability of a terminal with its terminfo name.
struct Capability<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The terminfo name, such as `setaf`.
  let name: String
  /// The value; nil where the terminal lacks it.
  var value: Value?
}

/// A terminfo entry as a value: what a terminal can do and the bytes that make it do so.
struct TerminfoEntry: Hashable, Sendable {
  /// The name that TERM must have for ncurses to take the entry.
  var name: String
  /// The standard flags, in the order of a compiled entry.
  var flags: [Capability<Bool>] = []
  /// The standard numbers, in the order of a compiled entry.
  var numbers: [Capability<Int32>] = []
  /// The standard strings, in the order of a compiled entry.
  var strings: [Capability<[UInt8]>] = []
  /// Flags that terminfo does not define itself, such as `RGB`.
  var extendedFlags: [Capability<Bool>] = []
  /// Numbers that terminfo does not define itself, such as `U8`.
  var extendedNumbers: [Capability<Int32>] = []
  /// Strings that terminfo does not define itself, such as `E3`.
  var extendedStrings: [Capability<[UInt8]>] = []

  /// Whether a flag is set.
  func flag(_ name: String) -> Bool {
    (flags + extendedFlags).first { $0.name == name }?.value ?? false
  }

  /// A number, or nil.
  func number(_ name: String) -> Int? {
    (numbers.first { $0.name == name }?.value).map(Int.init)
  }

  /// A string, or nil.
  func string(_ name: String) -> [UInt8]? { strings.first { $0.name == name }?.value }

  /// Whether the entry is marked as one of 24-bit colours.
  var isMarkedDirect: Bool {
    flag("RGB") || flag("Tc") || extendedNumbers.contains { $0.name == "RGB" && $0.value != nil }
      || extendedStrings.contains { $0.name == "RGB" && $0.value != nil }
  }

  /// Changes a standard string; nil removes it.
  mutating func setString(_ name: String, _ value: String?) {
    guard let place = strings.firstIndex(where: { $0.name == name }) else { return }
    strings[place].value = value.map { Array($0.utf8) }
  }

  /// Changes a standard number; nil removes it.
  mutating func setNumber(_ name: String, _ value: Int32?) {
    guard let place = numbers.firstIndex(where: { $0.name == name }) else { return }
    numbers[place].value = value
  }

  /// Changes a standard flag.
  mutating func setFlag(_ name: String, _ value: Bool) {
    guard let place = flags.firstIndex(where: { $0.name == name }) else { return }
    flags[place].value = value
  }
}
