public import Design
public import StyleLibrary

/// The stylesheet pair of an RN page: a light sheet, and a dark one that says what differs.
public struct StyleSheet: Sendable {
  /// What a property says.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case text(String)
    case flag(Bool)
  }

  /// A property such as `fontSize` or `color`.
  public struct Property: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Its value.
    public var value: Value
    /// Where the value stands.
    public var place: Place

    /// Whether its value is a colour: `color`, `backgroundColor`, `borderColor`.
    public var isColor: Bool { name == "color" || name.hasSuffix("Color") }
  }

  /// A style by its name, with its properties in order.
  public struct Style: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Where it stands.
    public var place: Place
    /// Its properties; a name occurs once.
    public var properties: [Property]

    /// The value of a property; nil where there is none.
    public subscript(name: String) -> Value? { properties.first { $0.name == name }?.value }
  }

  /// What its tokens' names begin with: the file without its ending, `rn/rentList`.
  public var name: String
  /// The light sheet.
  public var light: [Style]
  /// What the dark sheet says.
  public var dark: [Style]

  /// The styles that an appearance has: in dark each property of the dark sheet goes before the light one's, and
  /// properties of the light sheet alone survive.
  public func merged(_ appearance: Appearance) -> [Style] {
    guard appearance == .dark else { return light }
    return dark.reduce(into: light) { styles, own in
      guard let index = styles.firstIndex(where: { $0.name == own.name }) else {
        styles.append(own)
        return
      }
      for property in own.properties {
        let same = styles[index].properties.firstIndex { $0.name == property.name }
        if let same {
          styles[index].properties[same] = property
        } else {
          styles[index].properties.append(property)
        }
      }
    }
  }
}
