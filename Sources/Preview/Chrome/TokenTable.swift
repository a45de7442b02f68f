import Colors
import Design
import StyleLibrary

/// What the panel's list of tokens is drawn from, worked out once for all its rows.
struct TokenTable {
  /// A palette and the page that its colours lie on; a page that lets something through lies on black.
  struct Column {
    let palette: ResolvedPalette
    let page: Composite

    init(_ palette: ResolvedPalette) {
      self.palette = palette
      page = Composite(.black).under(palette.color(.page).color)
    }
  }

  /// How a token stands out from what is behind it, as the glass shows both: under the overlay where there is one.
  struct Contrast {
    /// The WCAG ratio, 1...21, unrounded.
    let ratio: Double
    /// The token behind it.
    let ground: String
    /// Whether it reaches 4.5; nil for a token that is not drawn as text.
    let passes: Bool?

    /// `4.73 ✓`; a colour like its ground says nothing unless it is text.
    var words: String {
      guard let passes else { return ratio < 1.005 ? "" : flooredRatio(ratio) + "  " }
      return flooredRatio(ratio) + (passes ? " ✓" : " ✗")
    }
  }

  /// The palette that the page is drawn with.
  let shown: Column
  /// The palettes that have a column in the list.
  let columns: [Column]
  private let overlay: Overlay?
  private let eye: Eye
  /// The role of text that each token plays, if any.
  private let textRoles: [String: Role]

  init(shown: ResolvedPalette, columns: [ResolvedPalette], theme: Theme, overlay: Overlay?, eye: Eye = Eye())
  {
    self.shown = Column(shown)
    self.columns = columns.map { Column($0) }
    self.overlay = overlay
    self.eye = eye
    var roles: [String: Role] = [:]
    for role in Role.allCases where role.ground != nil {
      if let token = theme.tokenName(for: role.rawValue), roles[token] == nil { roles[token] = role }
    }
    // A token may be text in one slot only, such as the label of a plain button.
    for slot in Slot.allCases where slot.role.ground != nil {
      if let token = theme.roles[slot.name]?.token, roles[token] == nil { roles[token] = slot.role }
    }
    textRoles = roles
  }

  /// The contrast of a token with what it stands on; nil for a missing one.
  func judge(_ index: Int) -> Contrast? {
    let color = shown.palette.colors[index]
    guard color.origin != .missing else { return nil }
    let role = textRoles[color.token]
    let ground = shown.palette.color(SemanticColor((role?.ground ?? .background).rawValue))
    let behind = shown.page.under(ground.color)
    let ratio = eye.contrastRatio(dimmed(behind.under(color.color)), dimmed(behind))
    return Contrast(ratio: ratio, ground: ground.token, passes: role == nil ? nil : ratio >= 4.5)
  }

  private func dimmed(_ stack: Composite) -> RGB {
    guard let overlay else { return stack.rgb }
    return Composite(stack.rgb).under(Color(.black, alpha: overlay.alpha)).rgb
  }
}
