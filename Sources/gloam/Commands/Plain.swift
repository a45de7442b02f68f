import Rendering

/// Text that a terminal only shows: control characters, escape sequences and marks of writing direction, which a file
/// may hold, become `\\u{1B}` and the like.
func plain(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isObeyed) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if isObeyed(scalar) {
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
  return switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
  default: false
  }
}

/// Text with blanks behind it up to a column, at least one; made plain.
func pad(_ text: String, _ columns: Int) -> String {
  let text = plain(text)
  return text + String(repeating: " ", count: max(1, columns - width(text)))
}
