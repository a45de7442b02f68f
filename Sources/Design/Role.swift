/// The uses of colour that every screen is built from. A theme says which of its tokens plays each role.
///
/// A role that a theme leaves out is played by its `fallback`, so a theme with nine tokens can dress any screen;
/// only `background`, `text`, `tint` and `separator` have none.
public enum Role: String, CaseIterable, Hashable, Sendable {
  /// Behind a page.
  case background
  /// Behind a page of inset groups.
  case groupedBackground
  /// A card or a group of rows.
  case surface
  /// A navigation bar, a tab bar, the status bar.
  case bar
  /// A search field, a chip, a button without emphasis.
  case fill
  /// A row that is pressed or has the focus.
  case selection
  /// Titles and body text.
  case text
  /// Subtitles and values.
  case secondaryText
  /// Captions, chevrons, unselected tabs.
  case tertiaryText
  /// What an empty field says.
  case placeholder
  /// Links, buttons, the selected tab.
  case tint
  /// Text and icons on `tint`.
  case onTint
  /// A quiet wash of the tint: a selected chip.
  case tintFill
  /// Hairlines between rows and at the edges of bars.
  case separator
  /// What deletes or fails.
  case destructive
  /// A price, a salary: the figure that sells.
  case price
  /// What went well; a switch that is on.
  case success
  /// What needs attention.
  case warning
  /// Behind the number of a badge.
  case badge
  /// The number of a badge.
  case onBadge
  /// A category's colour, one of six.
  case accent1, accent2, accent3, accent4, accent5, accent6
  /// Text and icons on an accent.
  case onAccent
  /// A switch that is off.
  case switchOff
  /// The knob of a switch.
  case thumb
  /// Where a picture will be.
  case image
  /// The mark on a picture's place.
  case onImage

  /// The role that stands in for this one; nil for the four that a theme must name.
  public var fallback: Role? {
    switch self {
    case .background, .text, .tint, .separator: nil
    case .groupedBackground, .surface, .bar: .background
    case .fill: .groupedBackground
    case .selection, .tintFill, .image: .fill
    case .switchOff: .separator
    case .secondaryText: .text
    case .tertiaryText: .secondaryText
    case .placeholder, .onImage: .tertiaryText
    case .onTint, .thumb: .background
    case .destructive, .success, .warning, .price: .tint
    case .accent1, .accent2, .accent3, .accent4, .accent5, .accent6: .tint
    case .badge: .destructive
    case .onBadge, .onAccent: .onTint
    }
  }

  /// What text and icons in this role stand on; nil for a role that is no text: a surface, a line, a knob.
  public var ground: Role? {
    switch self {
    case .text, .secondaryText, .tertiaryText, .placeholder, .tint, .destructive, .price, .success, .warning:
      .background
    case .onTint: .tint
    case .onBadge: .badge
    case .onAccent: .accent1
    case .onImage: .image
    default: nil
    }
  }
}
