import Colors
import Design

/// Follows aliases, each token once, without recursion deeper than the chain and without falling into a cycle.
struct Resolver {
  private enum State { case unknown, underway, known(ResolvedColor) }

  private let theme: Theme
  private let traits: TraitCollection
  private var states: [State]
  /// The faults met on the way, in the order of the tokens.
  private(set) var faults: [ThemeFault] = []

  init(_ theme: Theme, traits: TraitCollection) {
    self.theme = theme
    self.traits = traits
    states = Array(repeating: .unknown, count: theme.tokens.count)
  }

  /// The token at a position, its aliases followed.
  mutating func color(at start: Int) -> ResolvedColor {
    var chain: [(position: Int, alpha: Double)] = []
    var position = start
    var end: ResolvedColor
    while true {
      if case .known(let color) = states[position] {
        end = color
        break
      }
      let token = theme.tokens[position]
      guard let entry = token.color.entry(for: traits) else {
        end = ResolvedPalette.missing(token.name)
        states[position] = .known(end)
        break
      }
      switch entry.value {
      case .color(let color, let isClipped):
        end = ResolvedColor(
          token: token.name, color: color, variant: entry.variant, origin: token.origin,
          source: entry.place, isClipped: isClipped)
        states[position] = .known(end)
      case .alias(let name, let alpha):
        if case .underway = states[position] {
          faults.append(ThemeFault(at: entry.place, .cycle(cycle(from: position, in: chain.map(\.position)))))
          end = ResolvedPalette.missing(token.name)
        } else if let next = theme.position(of: name) {
          states[position] = .underway
          chain.append((position, alpha))
          position = next
          continue
        } else {
          faults.append(ThemeFault(at: entry.place, .unknownToken(name)))
          end = ResolvedPalette.missing(token.name)
          states[position] = .known(end)
        }
      }
      break
    }
    for link in chain.reversed() {
      end = theme.tokens[link.position].linked(to: end, alpha: link.alpha)
      states[link.position] = .known(end)
    }
    if case .known(let color) = states[start] { return color }
    return end
  }

  /// The names in a ring of aliases that begins and ends at a position.
  private func cycle(from position: Int, in chain: [Int]) -> [String] {
    let ring = chain.drop { $0 != position }
    return (ring + [position]).map { theme.tokens[$0].name }
  }
}

extension Token {
  /// What an alias to `target` resolves to: its colour and place under this token's name.
  fileprivate func linked(to target: ResolvedColor, alpha: Double) -> ResolvedColor {
    var color = target
    color.token = name
    if target.origin == .missing { return color }
    color.color.alpha = target.color.alpha * alpha
    color.origin = origin
    return color
  }
}
