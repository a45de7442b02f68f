import Colors
import Design

extension Theme {
  /// The theme with a guess for every role that it does not name itself, from the names of its tokens and, where names
  /// say nothing, from their colours. A role that the theme names stays as it is, and its token is not guessed for others.
  ///
  /// Names decide by `RoleWords`. The background has to be light in the light appearance if there is a choice; text has
  /// to reach 3:1 on it in light and in dark. Without a name, the background is the lightest colour, the text the one
  /// that contrasts most with it, the tint the most colourful that stands out, and the separator the faintest
  /// that can still be seen (above 1.1:1 and below 3:1), else the text. A role that nothing speaks for stays open: `Role.fallback` fills it. Only a theme
  /// without a single colour leaves one of those four open. The same theme always gets the same roles.
  public func inferringRoles() -> Theme {
    var inference = RoleInference(self)
    inference.chooseByName()
    inference.chooseByColor()
    var theme = self
    theme.roles.merge(inference.roles) { own, _ in own }
    return theme
  }
}

/// The guesses for one theme. Tokens go by their positions; those without a colour take no part.
struct RoleInference {
  private let theme: Theme
  private let swatches: Swatches
  private let names: TokenNames
  /// The tokens that play a role already.
  private var taken: Set<Int> = []
  private var chosen: [Role: Int] = [:]

  /// The guesses made so far.
  var roles: [String: RoleBinding] {
    Dictionary(
      uniqueKeysWithValues: chosen.map { ($0.key.rawValue, RoleBinding(theme.tokens[$0.value].name)) })
  }

  init(_ theme: Theme) {
    self.theme = theme
    swatches = Swatches(theme)
    names = TokenNames(theme.tokens.map(\.name))
    taken = Set(theme.roles.values.compactMap { theme.position(of: $0.token) })
  }

  /// Gives each open role the best of the tokens whose names speak for it.
  mutating func chooseByName() {
    for row in RoleWords.rows where isOpen(row.role) {
      let isShared = row.role.isOfCategory
      let candidates = names.candidates(for: row).filter { position in
        swatches.positions.contains(position)
          && (isShared ? !isCategory(position) : !taken.contains(position))
      }
      if let position = choose(row, candidates) {
        take(position, for: row.role)
      } else if row.role == .background {
        chooseBackground()
      }
    }
  }

  /// Fills those of the four roles without a fallback for which no name spoke.
  mutating func chooseByColor() {
    guard let background = position(of: .background) ?? swatches.lightest(of: swatches.positions) else {
      return
    }
    if isOpen(.text) { take(mostContrasting(on: background), for: .text) }
    let others = swatches.positions.filter { $0 != background }
    if isOpen(.tint) {
      let groups = [free(besides: background), others].map { swatches.visible($0, on: background) }
      let tint = (groups + [others]).lazy.compactMap(swatches.mostColorful).first
      take(tint ?? background, for: .tint)
    }
    if isOpen(.separator) {
      let faintest = swatches.faintest(of: others, on: background)
      take(faintest ?? position(of: .text) ?? background, for: .separator)
    }
  }

  /// The first candidate that the colour test lets through. Where only the name speaks, a single background may be dark.
  private func choose(_ row: RoleWords.Row, _ candidates: [Int]) -> Int? {
    let background = position(of: .background)
    let passed = candidates.first { swatches.passes($0, row.test, on: background) }
    return passed ?? (row.test == .light ? candidates.first : nil)
  }

  /// The lightest of the tokens whose names speak for nothing, else of all.
  private mutating func chooseBackground() {
    let speaking = RoleWords.rows.reduce(into: Set<Int>()) { $0.formUnion(names.candidates(for: $1)) }
    let free = free(besides: nil)
    let silent = free.filter { !speaking.contains($0) }
    if let lightest = swatches.lightest(of: silent) ?? swatches.lightest(of: free) {
      take(lightest, for: .background)
    }
  }

  /// The text among the tokens that are free, or if none of them can be read, among all but the background.
  private func mostContrasting(on background: Int) -> Int {
    let others = swatches.positions.filter { $0 != background }
    let best = [free(besides: background), others].compactMap {
      swatches.mostContrasting(of: $0, on: background)
    }
    return best.first { swatches.contrast($0, on: background) >= 3 } ?? best.last ?? background
  }

  /// The tokens that play no role yet; where every one does, all but the background.
  private func free(besides background: Int?) -> [Int] {
    let free = swatches.positions.filter { !taken.contains($0) }
    return free.isEmpty ? swatches.positions.filter { $0 != background } : free
  }

  private func isOpen(_ role: Role) -> Bool { chosen[role] == nil && theme.roles[role.rawValue] == nil }

  private func isCategory(_ position: Int) -> Bool {
    chosen.contains { $0.key.isOfCategory && $0.value == position }
  }

  private func position(of role: Role) -> Int? {
    theme.roles[role.rawValue].flatMap { theme.position(of: $0.token) } ?? chosen[role]
  }

  private mutating func take(_ position: Int, for role: Role) {
    chosen[role] = position
    taken.insert(position)
  }
}

extension Role {
  /// Whether it is a colour of categories: those may be played by tokens that mean something else as well.
  fileprivate var isOfCategory: Bool { rawValue.hasPrefix("accent") || self == .onAccent }
}
