/// The UTF-8 that a string's content stands for; the scanner has seen that its escapes are right.
func unescaped(_ content: Span<UInt8>) -> [UInt8] {
  var plain: [UInt8] = []
  plain.reserveCapacity(content.count)
  var at = 0
  while at < content.count {
    guard content[at] == UInt8(ascii: "\\") else {
      plain.append(content[at])
      at += 1
      continue
    }
    if content[at + 1] == UInt8(ascii: "u") {
      let scalar = escapedScalar(content, &at)
      plain.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    } else {
      plain.append(shortEscape(content[at + 1]) ?? content[at + 1])
      at += 2
    }
  }
  return plain
}

/// What a backslash and `letter` stand for; nil where they are no escape.
func shortEscape(_ letter: UInt8) -> UInt8? {
  switch letter {
  case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
  case UInt8(ascii: "b"): 0x08
  case UInt8(ascii: "f"): 0x0c
  case UInt8(ascii: "n"): 0x0a
  case UInt8(ascii: "r"): 0x0d
  case UInt8(ascii: "t"): 0x09
  default: nil
  }
}

/// Reads `\uXXXX`, or two of them that make a surrogate pair, and goes behind.
private func escapedScalar(_ content: Span<UInt8>, _ at: inout Int) -> Unicode.Scalar {
  let unit = hexUnit(content.extracting(at + 2..<at + 6)) ?? 0
  at += 6
  guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) ?? "\u{fffd}" }
  let trail = hexUnit(content.extracting(at + 2..<at + 6)) ?? 0
  at += 6
  let value = 0x10000 + (UInt32(unit) & 0x3ff) << 10 + UInt32(trail) & 0x3ff
  return Unicode.Scalar(value) ?? "\u{fffd}"
}

/// Four hex digits as a UTF-16 code unit; nil if one of them is none.
func hexUnit(_ digits: Span<UInt8>) -> UInt16? {
  var unit: UInt16 = 0
  for index in digits.indices {
    guard let digit = hexDigit(digits[index]) else { return nil }
    unit = unit << 4 | UInt16(digit)
  }
  return digits.count == 4 ? unit : nil
}

func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
