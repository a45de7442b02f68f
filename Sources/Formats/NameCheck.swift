import Colors
import Design
public import StyleLibrary

/// Looks for names in screens that the theme or the app does not have. It searches for near ones only as long as a
/// person would read the hints.
public struct NameCheck {
  private let theme: Theme
  private let colors: [String]
  private let icons: [String]
  private let screens: [String]
  private let screenSet: Set<String>
  private let others: [String: (value: String, place: Place)]
  private var hintsLeft = 40
  private lazy var light = ResolvedPalette(theme, traits: TraitCollection()).colors

  /// Makes a check against a theme and the ids of an app's screens; `others` are the custom properties of a page's CSS
  /// that are no colours.
  public init(
    theme: Theme, screens: [String], others: [String: (value: String, place: Place)] = [:]
  ) {
    self.theme = theme
    self.others = others
    self.screens = screens
    screenSet = Set(screens)
    colors = Role.allCases.map(\.rawValue) + theme.tokenNames
    icons = Icon.standard.keys.sorted() + theme.icons.keys.sorted()
  }

  /// What a screen names that nobody knows: colours, icons, screens.
  public mutating func check(_ file: ScreenFile) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for use in file.colors {
      guard let fact = fault(color: use.name.name) else { continue }
      if case .unknownColor = fact, let other = others[use.name.name] {
        let near = nearest(other.value, in: RGB.names)
        found.append(
          Diagnostic(.error, at: other.place, .css(.noColor(use.name.name, value: other.value, near: near))))
      } else {
        found.append(Diagnostic(.error, at: use.place, fact))
      }
    }
    for use in file.icons {
      if let fact = fault(icon: use.name) { found.append(Diagnostic(.warning, at: use.place, fact)) }
    }
    for use in file.opens {
      if let fact = fault(screen: use.id) { found.append(Diagnostic(.warning, at: use.place, fact)) }
    }
    return found
  }

  /// What is wrong with the id of a screen; nil for one that the app has.
  public mutating func fault(screen id: String) -> Diagnostic.Fact? {
    if screenSet.contains(id) { return nil }
    if screenSet.contains(trimmed(id)) { return .strayBlank(id) }
    return .unknownScreen(id, near: near(id, screens))
  }

  private mutating func fault(color name: String) -> Diagnostic.Fact? {
    if name.hasPrefix("#") { return .rawColor(name, near: nearestToken(to: name)) }
    if theme.tokenName(for: name) != nil { return nil }
    if theme.tokenName(for: trimmed(name)) != nil { return .strayBlank(name) }
    return .unknownColor(name, near: near(name, colors))
  }

  private mutating func fault(icon name: String) -> Diagnostic.Fact? {
    if theme.icon(name) != nil { return nil }
    if theme.icon(trimmed(name)) != nil { return .strayBlank(name) }
    return .unknownIcon(name, near: near(name, icons))
  }

  private mutating func near(_ name: String, _ known: [String]) -> String? {
    guard hintsLeft > 0 else { return nil }
    hintsLeft -= 1
    return nearest(name, in: known)
  }

  /// The token whose light value is closest to a raw colour, opacity counted; of equals the first.
  private mutating func nearestToken(to hex: String) -> NearToken? {
    guard hintsLeft > 0, let wanted = try? Color(hex: hex) else { return nil }
    hintsLeft -= 1
    let lab = Oklab(wanted.rgb)
    var best: NearToken?
    for color in light where color.origin != .missing {
      let difference = lab.difference(Oklab(color.color.rgb)) + abs(wanted.alpha - color.color.alpha)
      if difference < best?.difference ?? .infinity { best = NearToken(color.token, difference: difference) }
    }
    return best
  }
}

/// The token that comes closest to a colour that was written out.
public struct NearToken: Hashable, Sendable {
  /// The token's name.
  public var name: String
  /// How far apart they are: the distance in Oklab plus that of the opacities; 0 for the same colour.
  public var difference: Double

  /// Makes one.
  public init(_ name: String, difference: Double) {
    self.name = name
    self.difference = difference
  }
}

/// A name without the blanks before and behind it.
private func trimmed(_ name: String) -> String {
  func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
  let rest = name.drop(while: isBlank)
  return String(rest.prefix(rest.count - rest.reversed().prefix(while: isBlank).count))
}
