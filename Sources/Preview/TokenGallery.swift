import Colors
public import Design
public import StyleLibrary

/// A screen that shows every token of a theme: a square of the colour, its name, its light and dark values.
public func tokenGallery(of theme: Theme) -> Screen {
  let light = ResolvedPalette(theme, traits: TraitCollection(.light))
  let dark = ResolvedPalette(theme, traits: TraitCollection(.dark))
  let rows = theme.tokens.indices.map { index in
    Row(
      title: theme.tokens[index].name, tile: Tile(text: "  ", color: SemanticColor(theme.tokens[index].name)),
      subtitle: describe(light.colors[index]) + "   " + describe(dark.colors[index]))
  }
  let footer = rows.isEmpty ? "no tokens" : "light and dark; a square shows the appearance that is on"
  return Screen(
    id: "tokens", title: "Tokens", className: "UITokenGallery", isGrouped: true,
    navigationBar: NavigationBar(title: theme.title, largeTitle: true),
    body: [
      .list(
        List(
          style: .insetGrouped, sections: [.init(header: "\(rows.count) tokens", footer: footer, rows: rows)])
      )
    ])
}

/// `#RRGGBB`, with the opacity where there is one; a dash for a missing colour.
func describe(_ color: ResolvedColor) -> String {
  guard color.origin != .missing else { return "missing" }
  let opacity = color.color.isOpaque ? "" : " \(Int((color.color.alpha * 100).rounded()))%"
  return color.color.rgb.hex + opacity
}
