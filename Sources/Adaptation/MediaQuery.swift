public import Design

/// A media query as a web page writes it, as far as the style of its carrier decides it.
public struct MediaQuery: Hashable, Sendable {
  /// What a query asks.
  public enum Meaning: Hashable, Sendable {
    /// Nothing: it always matches.
    case always
    /// Whether the carrier is drawn so.
    case prefers(Appearance)
    /// A feature that no browser knows, or a value that it does not have: it never matches.
    case never(String)
    /// A real feature that gloam does not simulate, such as a width: it counts as not matching.
    case unsimulated(String)
  }

  /// The feature that the carrier's style decides.
  public static let feature = "prefers-color-scheme"

  /// The query as it was written.
  public let text: String
  /// What it asks.
  public let meaning: Meaning

  /// Reads a query: `(prefers-color-scheme: dark)`, also behind `screen and` or `all and`.
  public init(_ text: String) {
    self.text = text
    var rest = Substring(text.lowercased())
    rest.trim()
    for word in ["only screen", "only all", "screen", "all"] where rest.hasPrefix(word) {
      var behind = rest.dropFirst(word.count)
      behind.trim()
      if behind.isEmpty {
        meaning = .always
        return
      }
      guard behind.hasPrefix("and"), behind.dropFirst(3).first.map({ $0 == "(" || $0.isWhitespace }) == true
      else { break }
      rest = behind.dropFirst(3)
      rest.trim()
      break
    }
    meaning = rest.isEmpty ? .always : Self.meaning(of: rest)
  }

  /// Whether it matches while the carrier is drawn in an appearance.
  public func matches(_ appearance: Appearance) -> Bool {
    switch meaning {
    case .always: true
    case .prefers(let wanted): wanted == appearance
    case .never, .unsimulated: false
    }
  }

  /// What one condition in parentheses asks.
  private static func meaning(of condition: Substring) -> Meaning {
    guard condition.hasPrefix("("), condition.hasSuffix(")"),
      !condition.dropFirst().dropLast().contains(where: { "(),".contains($0) })
    else {
      return .unsimulated(String(condition))
    }
    let inner = condition.dropFirst().dropLast()
    var name = inner.prefix { $0 != ":" }
    var value = inner.dropFirst(name.count + 1)
    name.trim()
    value.trim()
    if name == feature {
      // Without a value it asks whether there is any preference, and there always is one.
      if value.isEmpty { return inner.contains(":") ? .never(String(inner)) : .always }
      return Appearance(rawValue: String(value)).map { .prefers($0) } ?? .never(String(inner))
    }
    let bare = ["min-", "max-"].first { name.hasPrefix($0) }.map { name.dropFirst($0.count) } ?? name
    return mediaFeatures.contains(String(bare)) || name.contains(where: { "<>=".contains($0) })
      ? .unsimulated(String(name)) : .never(String(inner))
  }
}

/// The features of Media Queries 4 and 5 besides the one that gloam simulates.
private let mediaFeatures: Set<String> = [
  "width", "height", "aspect-ratio", "orientation", "resolution", "scan", "grid", "update", "overflow-block",
  "overflow-inline", "color", "color-index", "monochrome", "color-gamut", "pointer", "hover", "any-pointer",
  "any-hover", "inverted-colors", "forced-colors", "prefers-contrast", "prefers-reduced-motion",
  "prefers-reduced-transparency", "prefers-reduced-data", "dynamic-range", "video-dynamic-range",
  "display-mode",
  "scripting", "device-width", "device-height", "device-aspect-ratio", "environment-blending", "nav-controls",
]

extension Substring {
  /// Drops the blanks at both ends.
  fileprivate mutating func trim() {
    self = drop(while: \.isWhitespace)
    while last?.isWhitespace == true { removeLast() }
  }
}
