/// A part of a page that has a place of its own in the chain of traits.
public struct Subview: Hashable, Sendable {
  /// Where it stands in the chain.
  public enum Kind: Hashable, Sendable {
    /// A view of the controller around it.
    case view
    /// A view in no window, such as one that is drawn into a picture: nothing tells it a style. What an unspecified
    /// style counts as in its colours; nil where the app's rule decides.
    case detached(unspecifiedResolvesTo: Appearance?)
    /// The root view of an embedded child controller: its class, and whether it opts in; nil where it says nothing.
    case child(className: String, adapted: Bool?)
  }

  /// What it is called, unique in its screen.
  public var id: String
  /// What stands above it; nil for nothing.
  public var title: String?
  /// Where it stands in the chain.
  public var kind: Kind
  /// What it forces on itself and everything in it.
  public var override: InterfaceStyle
  /// Whether its layer has a border: a colour that is resolved once and has to be set again when traits change.
  public var hasBorder: Bool
  /// What it shows.
  public var body: [Component]

  /// Makes one.
  public init(
    id: String, title: String? = nil, kind: Kind = .view, override: InterfaceStyle = .unspecified,
    hasBorder: Bool = false, body: [Component] = []
  ) {
    self.id = id
    self.title = title
    self.kind = kind
    self.override = override
    self.hasBorder = hasBorder
    self.body = body
  }
}
