import Colors
import StyleLibrary

/// What a text or an object of a theme file says of a colour: `#RRGGBB`, `#RRGGBBAA`, `#RRGGBB 50%`, `{alias}`,
/// `{alias} 50%`, or an object with `color` and `alpha`. Nil, with an error told, for anything else.
func readColor(_ value: JSONValue, _ log: DiagnosticLog) -> DynamicColor.Value? {
  switch value.kind {
  case .string: return readColor(text: value.string ?? "", at: value.place, log)
  case .object: return readAlphaObject(value, log)
  default:
    log.error(
      value.place,
      .wrongKind(wanted: "a colour such as \"#0770E3\" or an alias such as \"{primary}\"", found: value.kind))
    return nil
  }
}

private func readAlphaObject(_ value: JSONValue, _ log: DiagnosticLog) -> DynamicColor.Value? {
  guard var object = ObjectReader(value, "a colour", log) else { return nil }
  defer { object.finish() }
  let alpha = object.number("alpha", in: 0...1) ?? 1
  guard let color = object.member("color") else {
    log.error(value.place, .missingKey("color", of: "a colour"))
    return nil
  }
  guard let text = color.string else {
    log.error(color.place, .wrongKind(wanted: "a text for 'color'", found: color.kind))
    return nil
  }
  return readColor(text: text, at: color.place, log)?.with(alpha: alpha)
}

private func readColor(text: String, at place: Place, _ log: DiagnosticLog) -> DynamicColor.Value? {
  let parts = text.split(separator: " ", omittingEmptySubsequences: true)
  guard let first = parts.first, parts.count <= 2 else {
    log.error(place, .notColor(text, parts.isEmpty ? .empty : .noHash))
    return nil
  }
  var alpha = 1.0
  if parts.count == 2 {
    guard let opacity = readOpacity(parts[1]) else {
      log.error(place, .notOpacity(String(parts[1])))
      return nil
    }
    alpha = opacity
  }
  if first.hasPrefix("{") && first.hasSuffix("}") && first.utf8.count > 2 {
    return .alias(String(first.dropFirst().dropLast()), alpha: alpha)
  }
  do throws(HexFault) {
    return DynamicColor.Value.color(try Color(hex: first), isClipped: false).with(alpha: alpha)
  } catch {
    log.error(place, .notColor(text, error))
    return nil
  }
}

/// `50%` or `12.5%` as 0...1.
private func readOpacity(_ text: Substring) -> Double? {
  guard text.hasSuffix("%"), text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 || $0 == 37 }),
    let number = Double(text.dropLast()), (0...100).contains(number)
  else { return nil }
  return number / 100
}

extension DynamicColor.Value {
  /// The value with its opacity multiplied.
  fileprivate func with(alpha: Double) -> DynamicColor.Value {
    switch self {
    case .color(let color, let isClipped):
      .color(Color(color.rgb, alpha: color.alpha * alpha), isClipped: isClipped)
    case .alias(let name, let own): .alias(name, alpha: own * alpha)
    }
  }
}
