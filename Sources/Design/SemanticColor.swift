/// A colour named by its use, such as `primaryText` or `tint`: the only way a screen can mention a colour.
///
/// The name is that of a role (see `Role`) or of a token of the theme; which colour it is, the theme says.
public struct SemanticColor: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, as it stands in the file that mentions it.
  public let name: String

  /// Makes a name; whether a theme knows it shows when it is resolved.
  public init(_ name: String) { self.name = name }

  /// Makes a name from a literal.
  public init(stringLiteral value: String) { name = value }

  /// The name itself.
  public var description: String { name }
}
