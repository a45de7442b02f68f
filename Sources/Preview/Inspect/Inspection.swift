public import Colors
public import Design
import Rendering
public import StyleLibrary

/// What there is to know of one cell of the phone: what drew it, in which colours and why, and whether it can be read.
public struct Inspection: Hashable, Sendable {
  /// The column on the phone, from 0.
  public var column: Int
  /// The row on the phone, from 0.
  public var row: Int
  /// What the cell shows; a blank for a surface.
  public var glyph: String
  /// The id of the page that the cell belongs to: below a sheet's edge the sheet, above it the page that presents it.
  public var screen: String
  /// The path of the element that drew the cell last.
  public var element: String
  /// The kind of component that the element is part of: the last name of its path that stands for one.
  public var component: String
  /// The traits that the cell's colours were resolved for.
  public var traits: TraitCollection
  /// What was drawn over the ground; nil where the cell is a bare surface.
  public var text: CellColor?
  /// The surface.
  public var ground: CellColor
  /// How well the two can be told apart; nil for a bare surface and for a missing colour.
  public var contrast: CellContrast?
  /// Why there is no such token, in words; nil for one that there is.
  public var missing: String?
  /// Who else draws with the token.
  public var usedBy: [TokenUse]
  /// The chain through the layers: the screen, the service that decides, the style library.
  public var chain: [LayerStep]

  /// What the cell is about: what was drawn over the ground, else the ground.
  public var subject: CellColor { text ?? ground }

  /// How many screens draw with the token.
  public var screenCount: Int { Set(usedBy.map(\.screen)).count }
}

/// One of the two colours of a cell.
public struct CellColor: Hashable, Sendable {
  /// The name that the component asked for: a slot, a role or a token.
  public var asked: String
  /// The slot, if that is what was asked for.
  public var slot: Slot?
  /// The role behind the slot or of that name; nil for a token that a screen names itself.
  public var role: Role?
  /// The token that answered; the name that was asked for where none did.
  public var token: String
  /// Which entry answered, at the end of any aliases.
  public var variant: Variant?
  /// Which kind of file it comes from.
  public var origin: Origin
  /// Where the value stands.
  public var source: Place?
  /// The colour over everything behind it, before the overlay.
  public var authored: RGB
  /// The colour that is shown: after the overlay.
  public var shown: RGB

  init(_ ink: Ink) {
    asked = ink.asked
    slot = Slot(rawValue: ink.asked)
    role = Role.behind(ink.asked)
    token = ink.token
    variant = ink.variant
    origin = ink.origin
    source = ink.source
    (authored, shown) = (ink.authored, ink.shown)
  }
}

/// One step of the chain from a screen to a colour, with the layer that it belongs to.
public struct LayerStep: Hashable, Sendable {
  /// The layers, from the top to the bottom of the imports.
  public enum Layer: String, CaseIterable, Hashable, Sendable {
    /// The pages: they name colours by their use.
    case business
    /// What decides for all pages: gates, choice, overlay.
    case service
    /// The style library: slots, roles, tokens, values.
    case base
  }

  /// The layer.
  public var layer: Layer
  /// What kind of step it is: `element`, `role`, `token`.
  public var name: String
  /// What it says.
  public var value: String
  /// Where it says so, or who; empty where nobody had to.
  public var source: String

  init(_ layer: Layer, _ name: String, _ value: String, _ source: String = "") {
    self.layer = layer
    self.name = name
    self.value = value
    self.source = source
  }
}
