import Colors
import Design
import Rendering

/// How what is drawn in a cell stands out from what is behind it, and how much it has to (WCAG 2.2).
public struct CellContrast: Hashable, Sendable {
  /// What the figure is asked of.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Text: 4.5, enhanced 7 (1.4.3, 1.4.6).
    case text
    /// Text of at least 18 points, or 14 in bold: 3, enhanced 4.5.
    case largeText
    /// An icon or a part of a control: 3 (1.4.11).
    case graphic
    /// A line or the edge of a surface: nothing is asked of decoration.
    case decoration
    /// What cannot be used at the moment: nothing is asked of it.
    case disabled
  }

  /// What the figure is asked of.
  public var kind: Kind
  /// The ratio of the authored colours, 1...21, unrounded.
  public var ratio: Double
  /// The ratio of the colours that are shown: under the overlay, to the eye and in the light that are set.
  public var shownRatio: Double

  /// What level AA asks for; nil where it asks for nothing.
  public var required: Double? {
    switch kind {
    case .text: 4.5
    case .largeText, .graphic: 3
    case .decoration, .disabled: nil
    }
  }

  /// What level AAA asks for; nil where it asks for nothing more.
  public var enhanced: Double? {
    switch kind {
    case .text: 7
    case .largeText: 4.5
    case .graphic, .decoration, .disabled: nil
    }
  }

  /// Whether the authored colours reach what is required; nil where nothing is.
  public var passes: Bool? { required.map { ratio >= $0 } }

  /// Whether the shown colours reach it.
  public var passesShown: Bool? { required.map { shownRatio >= $0 } }

  /// `run` is all that was drawn in the row together with the cell.
  init(_ text: CellColor, on ground: CellColor, run: String, isLarge: Bool, under light: AmbientLight?) {
    kind = Self.kind(of: text, run: run, isLarge: isLarge)
    ratio = contrastRatio(text.authored, ground.authored)
    shownRatio =
      light?.contrastRatio(text.shown, ground.shown) ?? contrastRatio(text.shown, ground.shown)
  }

  /// What was drawn counts as text when its run in the row has a letter, a digit or the sign of a currency.
  private static func kind(of color: CellColor, run: String, isLarge: Bool) -> Kind {
    if let slot = color.slot, [.listDisabled, .disabledButtonText].contains(slot) { return .disabled }
    let isText = run.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber, .currencySymbol:
        true
      default: false
      }
    }
    if isText { return isLarge || color.slot == .textTitle ? .largeText : .text }
    return color.role.map { surfaces.contains($0) } ?? false ? .decoration : .graphic
  }

  /// The roles that lines and the edges of surfaces are drawn in.
  private static let surfaces: Set<Role> = [
    .background, .groupedBackground, .surface, .bar, .fill, .selection, .tintFill, .separator, .image,
  ]
}
