public import Colors
public import StyleLibrary

/// Why the value of a colour cannot be replaced in its file.
public enum ColorEditFault: Error, Hashable, Sendable {
  /// The file is no JSON any more.
  case json(JSONFault)
  /// No colour stands at the place.
  case noColor(Place)
  /// The text has escapes, so its digits do not stand in the file as they are.
  case escaped(Place)
  /// The set names a system colour instead of having one of its own.
  case systemColor(Place)
  /// The colour is not written in sRGB, so 8 bits cannot be put in its place without changing what it is.
  case otherSpace(String, Place)
}

/// The bytes of a file with the colour at a place replaced; everything else stays as it is, byte for byte.
///
/// In gloam's own files the hex digits change and nothing around them: `#RGB` becomes `#RRGGBB`, digits keep their case,
/// an opacity stays. In a colour set the texts of the three components change, each written as it was: `"0xHH"`,
/// `"0"`...`"255"` or `"0.000"`.
public func replacingColor(at place: Place, with color: RGB, in bytes: [UInt8], file: String)
  throws(ColorEditFault) -> [UInt8]
{
  if file.hasSuffix(".css") { return try replacingHex(at: place, with: color, in: bytes) }
  let document: JSONDocument
  do {
    document = try JSONDocument(file: file, bytes: bytes)
  } catch {
    throw .json(error)
  }
  guard let value = value(at: place, in: document.root) else { throw .noColor(place) }
  var edits: [(range: Range<Int>, text: String)] = []
  if value.kind == .string {
    edits = [try hexEdit(value, color, at: place)]
  } else if let inner = value["color"], inner.kind == .string {
    edits = [try hexEdit(inner, color, at: place)]
  } else {
    edits = try componentEdits(value, color, at: place)
  }
  var result = bytes
  for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
    result.replaceSubrange(edit.range, with: edit.text.utf8)
  }
  return result
}

/// The value at a place. Objects and lists are entered only where the place lies inside of them.
private func value(at place: Place, in value: JSONValue) -> JSONValue? {
  let start = value.place
  if (start.line, start.column) == (place.line, place.column) { return value }
  guard (start.line, start.column) < (place.line, place.column) else { return nil }
  let inner = value.kind == .object ? value.members.map(\.value) : Array(value.elements)
  // The values follow one another: the place lies in the last one that begins before it.
  let index = inner.partitioningIndex {
    let start = $0.place
    return (start.line, start.column) > (place.line, place.column)
  }
  return index > 0 ? Formats.value(at: place, in: inner[index - 1]) : nil
}

extension [JSONValue] {
  /// The index of the first element for which something holds, where it holds for all that follow.
  fileprivate func partitioningIndex(where holds: (JSONValue) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The digits behind the `#` of a text.
private func hexEdit(_ value: JSONValue, _ color: RGB, at place: Place) throws(ColorEditFault) -> (
  range: Range<Int>, text: String
) {
  let bytes = value.source.bytes
  let range = value.range.lowerBound + 1..<value.range.upperBound - 1
  guard let hash = bytes[range].firstIndex(of: UInt8(ascii: "#")) else {
    throw bytes[range].contains(UInt8(ascii: "\\")) ? .escaped(place) : .noColor(place)
  }
  return try digitsEdit(bytes, hash: hash, range.upperBound, color, at: place)
}

/// The bytes of a stylesheet with the `#RRGGBB` at a place replaced.
private func replacingHex(at place: Place, with color: RGB, in bytes: [UInt8]) throws(ColorEditFault)
  -> [UInt8]
{
  var position = LineIndex.Position()
  var offset = byteOrderMark(of: bytes)
  while offset < bytes.count, (position.line, position.column) < (UInt32(place.line), UInt32(place.column)) {
    position.pass(bytes[offset], after: offset > 0 ? bytes[offset - 1] : 0)
    offset += 1
  }
  guard offset < bytes.count, bytes[offset] == UInt8(ascii: "#") else { throw .noColor(place) }
  let edit = try digitsEdit(bytes, hash: offset, bytes.count, color, at: place)
  return bytes[..<edit.range.lowerBound] + Array(edit.text.utf8) + bytes[edit.range.upperBound...]
}

/// The digits of a colour behind its `#`.
private func digitsEdit(_ bytes: [UInt8], hash: Int, _ end: Int, _ color: RGB, at place: Place)
  throws(ColorEditFault) -> (range: Range<Int>, text: String)
{
  let digits = bytes[(hash + 1)..<end].prefix { hexDigits.contains($0) }
  guard [3, 6, 8].contains(digits.count) else { throw .noColor(place) }
  let replaced = digits.prefix(digits.count == 3 ? 3 : 6)
  let isLower =
    replaced.contains { (97...102).contains($0) } && !replaced.contains { (65...70).contains($0) }
  let text = String(color.hex.dropFirst())
  return (replaced.startIndex..<replaced.endIndex, isLower ? text.lowercased() : text)
}

private let hexDigits = Set("0123456789abcdefABCDEF".utf8)

/// The texts of the three components of a colour set's entry.
private func componentEdits(_ value: JSONValue, _ color: RGB, at place: Place) throws(ColorEditFault) -> [(
  range: Range<Int>, text: String
)] {
  if value["reference"] != nil { throw .systemColor(place) }
  guard let components = value["components"] else { throw .noColor(place) }
  let space = value["color-space"]?.string ?? (components["white"] == nil ? "srgb" : "gray-gamma-22")
  guard space == ColorSpace.srgb.rawValue else { throw .otherSpace(space, place) }
  var edits: [(range: Range<Int>, text: String)] = []
  for (name, channel) in [("red", color.red), ("green", color.green), ("blue", color.blue)] {
    guard let component = components[name] else { throw .noColor(place) }
    if component.kind == .number {
      edits.append((component.range, thousandths(channel)))
    } else if let text = component.string, ChannelText(text) != nil {
      let inside = component.range.lowerBound + 1..<component.range.upperBound - 1
      edits.append((inside, written(channel, like: text)))
    } else {
      throw .noColor(place)
    }
  }
  return edits
}

/// A channel in the spelling of another: `0xHH`, a whole number, or a number with a point.
private func written(_ channel: UInt8, like text: String) -> String {
  if text.hasPrefix("0x") || text.hasPrefix("0X") {
    let hex = String(
      channel, radix: 16,
      uppercase: text == text.uppercased() || text.dropFirst(2) == text.dropFirst(2).uppercased())
    return text.prefix(2) + (channel < 16 ? "0" : "") + hex
  }
  return Int(text) != nil ? String(channel) : thousandths(channel)
}

/// A channel as Xcode writes it: `0.502`. Three decimals tell all 256 values apart.
private func thousandths(_ channel: UInt8) -> String {
  let number = (Int(channel) * 1000 + 127) / 255
  let digits = String(number % 1000)
  return "\(number / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
}

extension ColorEditFault: CustomStringConvertible {
  /// `file:line:column: why`.
  public var description: String {
    switch self {
    case .json(let fault): fault.description
    case .noColor(let place): "\(place): no '#RRGGBB' stands there that could be replaced"
    case .escaped(let place): "\(place): the text has escapes; write the colour without them"
    case .systemColor(let place): "\(place): the set names a system colour; give it a colour of its own"
    case .otherSpace(let space, let place):
      "\(place): the colour is in \(space); only sRGB can be written back without changing it"
    }
  }
}
