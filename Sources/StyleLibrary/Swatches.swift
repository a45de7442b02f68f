import Colors
import Design

/// The colours of a theme's tokens in light and dark, by the tokens' positions.
struct Swatches {
  private let light: [ResolvedColor]
  private let dark: [ResolvedColor]
  /// The tokens that have a colour in both.
  let positions: [Int]

  init(_ theme: Theme) {
    let light = ResolvedPalette(theme, traits: TraitCollection(.light)).colors
    let dark = ResolvedPalette(theme, traits: TraitCollection(.dark)).colors
    positions = light.indices.filter { light[$0].origin != .missing && dark[$0].origin != .missing }
    (self.light, self.dark) = (light, dark)
  }

  /// Whether a colour is what a role needs. Without a background there is nothing to fail on.
  func passes(_ position: Int, _ test: RoleWords.ColorTest, on background: Int?) -> Bool {
    switch test {
    case .any: true
    case .light: isSolid(position) && light[position].color.rgb.lightness >= 70
    case .colorful: OKLCH(light[position].color.rgb).chroma >= 0.04
    case .readable: background.map { contrast(position, on: $0) >= 3 } ?? true
    case .visible: background.map { contrast(position, on: $0) >= 1.2 } ?? true
    }
  }

  /// The contrast of a token on a background in the appearance where it is weaker, 1...21.
  func contrast(_ position: Int, on background: Int) -> Double {
    min(contrast(position, on: background, in: light), contrast(position, on: background, in: dark))
  }

  /// The lightest in light; of equals the first, and one that lets something through only if all do.
  func lightest(of positions: [Int]) -> Int? {
    let solid = positions.filter(isSolid)
    return best(of: solid.isEmpty ? positions : solid) { light[$0].color.rgb.luminance }
  }

  /// The one that stands out most from a background in light and in dark.
  func mostContrasting(of positions: [Int], on background: Int) -> Int? {
    best(of: positions) { contrast($0, on: background) }
  }

  /// The one of most chroma in light.
  func mostColorful(of positions: [Int]) -> Int? {
    best(of: positions) { OKLCH(light[$0].color.rgb).chroma }
  }

  /// Those that reach 1.5:1 on a background, in light and in dark.
  func visible(_ positions: [Int], on background: Int) -> [Int] {
    positions.filter { contrast($0, on: background) >= 1.5 }
  }

  /// The one that can just be seen on a background in light: the lowest contrast above 1.1, below 3.
  func faintest(of positions: [Int], on background: Int) -> Int? {
    let faint = positions.filter { (1.1..<3).contains(contrast($0, on: background, in: light)) }
    return best(of: faint) { -contrast($0, on: background, in: light) }
  }

  private func contrast(_ position: Int, on background: Int, in colors: [ResolvedColor]) -> Double {
    let below = colors[background].color.rgb
    return contrastRatio(Composite(below).under(colors[position].color).rgb, below)
  }

  private func isSolid(_ position: Int) -> Bool { light[position].color.alpha >= 0.9 }

  /// The position of the highest value; of equals the first.
  private func best(of positions: [Int], by value: (Int) -> Double) -> Int? {
    var best: (position: Int, value: Double)?
    for position in positions {
      let value = value(position)
      if value > best?.value ?? -.infinity { best = (position, value) }
    }
    return best?.position
  }
}
