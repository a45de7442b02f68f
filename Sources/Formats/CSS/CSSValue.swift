import Colors

/// What the text of a custom property, or of a colour of an RN stylesheet, says.
enum CSSValue: Equatable {
  /// A colour.
  case color(Color)
  /// `var(--name, fallback)`.
  case variable(String, fallback: String?)
  /// Something that is no colour and need not be one, such as `8px`.
  case other
  /// A colour that cannot be read.
  case fault(Diagnostic.Fact)

  /// Reads a text without comments and without blanks at its ends.
  init(_ text: String) {
    let lowered = text.lowercased()
    if text.hasPrefix("#") {
      self = Self.hex(text)
    } else if lowered == "transparent" {
      self = .color(Color(.black, alpha: 0))
    } else if lowered == "currentcolor" {
      self = .fault(.css(.currentColor))
    } else if let rgb = RGB(named: lowered) {
      self = .color(Color(rgb))
    } else if let call = CSSCall(text) {
      self = Self.function(call, text)
    } else {
      self = .other
    }
  }

  /// `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`.
  private static func hex(_ text: String) -> CSSValue {
    let long = text.count == 5 ? "#" + text.dropFirst().flatMap { [$0, $0] } : text
    do throws(HexFault) {
      return .color(try Color(hex: long))
    } catch {
      return .fault(.notColor(text, error))
    }
  }

  private static func function(_ call: CSSCall, _ text: String) -> CSSValue {
    switch call.name {
    case "var":
      let name = call.inner.prefix { $0 != "," }
      let fallback = call.inner.dropFirst(name.count)
      let wanted = name.trimmed
      guard wanted.hasPrefix("--"), wanted.count > 2 else { return .fault(.css(.badArguments(text))) }
      return .variable(wanted, fallback: fallback.isEmpty ? nil : fallback.dropFirst().trimmed)
    case "rgb", "rgba", "hsl", "hsla":
      guard let color = call.name.hasPrefix("rgb") ? call.rgb : call.hsl else {
        return .fault(.css(.badArguments(text)))
      }
      return .color(color)
    case "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix", "light-dark", "device-cmyk":
      return .fault(.css(.unreadFunction(call.name)))
    default: return .other
    }
  }
}

/// A function of CSS with what stands between its parentheses.
struct CSSCall {
  /// The name in lower case.
  let name: String
  /// What stands between the parentheses.
  let inner: Substring

  /// Nil for a text that is not one call as a whole.
  init?(_ text: String) {
    guard let open = text.firstIndex(of: "("), text.last == ")", open != text.startIndex else { return nil }
    let head = text[..<open]
    guard head.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else { return nil }
    let inner = text[text.index(after: open)...].dropLast()
    var depth = 0
    for character in inner {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth < 0 { return nil }
    }
    guard depth == 0 else { return nil }
    name = head.lowercased()
    self.inner = inner
  }

  /// `255, 0, 0`, `100% 0% 0%`, each with an opacity behind `,` or `/`.
  var rgb: Color? {
    guard let (parts, alpha) = parts else { return nil }
    let channels = parts.compactMap { part -> UInt8? in
      guard let (number, unit) = quantity(part), ["", "%"].contains(unit) else { return nil }
      let value = unit == "%" ? number * 255 / 100 : number
      return UInt8(min(max(0, value), 255).rounded())
    }
    guard channels.count == 3 else { return nil }
    return Color(RGB(channels[0], channels[1], channels[2]), alpha: alpha)
  }

  /// `120deg, 100%, 50%`, `120 100% 50%`, each with an opacity behind `,` or `/`.
  var hsl: Color? {
    guard let (parts, alpha) = parts, parts.count == 3, let (angle, unit) = quantity(parts[0]),
      let turn = Self.turns[unit], let saturation = share(parts[1]), let lightness = share(parts[2])
    else { return nil }
    return Color(
      RGB(hue: angle / turn * 360, saturation: saturation, lightness: lightness), alpha: alpha)
  }

  /// How many of a unit make a full turn.
  private static let turns: [String: Double] = ["": 360, "deg": 360, "grad": 400, "rad": 2 * .pi, "turn": 1]

  /// The three components and the opacity, 0...1.
  private var parts: (components: [Substring], alpha: Double)? {
    var components: [Substring]
    var alpha: Substring?
    if inner.contains(",") {
      components = inner.split(separator: ",", omittingEmptySubsequences: false).map { Substring($0.trimmed) }
      if components.count == 4 { alpha = components.removeLast() }
    } else {
      let halves = inner.split(separator: "/", omittingEmptySubsequences: false)
      guard halves.count <= 2 else { return nil }
      components = halves[0].split(whereSeparator: \.isWhitespace)
      if halves.count == 2 { alpha = Substring(halves[1].trimmed) }
    }
    guard components.count == 3 else { return nil }
    guard let alpha else { return (components, 1) }
    guard let (number, unit) = quantity(alpha), ["", "%"].contains(unit) else { return nil }
    return (components, min(max(0, unit == "%" ? number / 100 : number), 1))
  }

  /// A percentage, or a number that stands for one, as 0...1.
  private func share(_ text: Substring) -> Double? {
    guard let (number, unit) = quantity(text), ["", "%"].contains(unit) else { return nil }
    return min(max(0, number / 100), 1)
  }

  /// A number and its unit in lower case; `none` counts as 0.
  private func quantity(_ text: Substring) -> (number: Double, unit: String)? {
    if text.lowercased() == "none" { return (0, "") }
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    guard let number = Double(digits), number.isFinite else { return nil }
    return (number, text.dropFirst(digits.count).lowercased())
  }
}

extension Substring {
  /// Without the blanks at both ends.
  var trimmed: String {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
