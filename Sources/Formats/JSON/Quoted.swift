/// The user's text as a message shows it: in single quotes, at most 40 characters of it (then `…`), and
/// nothing in it that could break the line or steer a terminal (controls, format characters and line
/// separators come as escapes).
public func quoted(_ text: String) -> String {
  var shown = "'"
  var room = 40
  for scalar in text.unicodeScalars {
    guard room > 0 else { return shown + "…'" }
    shown += isPlain(scalar) ? String(scalar) : escape(scalar)
    room -= 1
  }
  return shown + "'"
}

private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7f }
  return switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
  default: true
  }
}

private func escape(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\n": "\\n"
  case "\r": "\\r"
  case "\t": "\\t"
  default: "\\u{" + String(scalar.value, radix: 16) + "}"
  }
}
