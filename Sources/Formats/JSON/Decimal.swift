/// The double nearest to a JSON number. The bytes follow the grammar; out of range they give an infinity.
///
/// Up to 15 digits and a power of ten up to 22 are exact as doubles, so one operation rounds right (Clinger
/// 1990); the rest goes to the standard library.
func decimal(_ bytes: ArraySlice<UInt8>) -> Double {
  var digits: UInt64 = 0
  var count = 0
  var places = 0
  var point = false
  for byte in bytes {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      digits = digits &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
      count += 1
      if point { places += 1 }
    case UInt8(ascii: "."): point = true
    case UInt8(ascii: "-"): continue
    default: return slowDecimal(bytes)
    }
  }
  guard count <= 15 else { return slowDecimal(bytes) }
  let size = Double(digits) / powersOfTen[places]
  return bytes.first == UInt8(ascii: "-") ? -size : size
}

private func slowDecimal(_ bytes: ArraySlice<UInt8>) -> Double {
  Double(String(decoding: bytes, as: UTF8.self)) ?? .nan
}

private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]
