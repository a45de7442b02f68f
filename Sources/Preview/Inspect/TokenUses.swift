import Design
import Rendering
import StyleLibrary

/// An element of a screen that draws with a token.
public struct TokenUse: Hashable, Sendable {
  /// The screen's id.
  public var screen: String
  /// The element's path.
  public var element: String
}

/// Who draws with which token, on all screens of an app.
struct TokenUses: Sendable {
  /// What it depends on.
  private struct Inputs: Equatable {
    var theme: Theme
    var styles: [String: PageStyle]
    var screens: [Screen]
    var states: [String: ScreenState]
    var columns: Int
  }

  private var inputs: Inputs?
  private var uses: [String: [TokenUse]] = [:]

  /// The elements that draw with a token, in the order of the screens and from top to bottom. Works everything out anew
  /// only when something that it depends on has changed.
  mutating func uses(of token: String, in model: Model) -> [TokenUse] {
    let wanted = Inputs(
      theme: model.shownTheme, styles: model.app.styles, screens: model.app.screens, states: model.states,
      columns: model.phoneSize.columns)
    if inputs != wanted {
      uses = model.tokenUses
      inputs = wanted
    }
    return uses[token] ?? []
  }
}

extension Model {
  /// The elements that draw with each token, by the tokens' names.
  var tokenUses: [String: [TokenUse]] {
    var uses: [String: [TokenUse]] = [:]
    for screen in app.screens.map({ self.screen($0.id) ?? $0 }) {
      let scene = wholeScene(of: screen)
      let theme = theme(of: screen)
      var names: [SemanticColor: String] = [:]
      /// The elements of this screen, by the token that they draw with.
      var seen: [String: Set<String>] = [:]
      let items = scene.items.sorted { ($0.rect.row, $0.rect.column) < ($1.rect.row, $1.rect.column) }
      for item in items {
        let token = names[item.color] ?? theme.tokenName(for: item.color.name) ?? item.color.name
        names[item.color] = token
        let path = scene.elements[item.element]
        guard !path.isEmpty, seen[token, default: []].insert(path).inserted else { continue }
        uses[token, default: []].append(TokenUse(screen: screen.id, element: path))
      }
    }
    return uses
  }

  /// A screen laid out so high that all of its body is in sight.
  func wholeScene(of screen: Screen) -> Scene {
    var state = state(of: screen)
    (state.scroll, state.focus) = (0, nil)
    let columns = max(30, phoneSize.columns)
    let first = layout(screen, state: state, theme: theme, columns: columns, rows: 40)
    guard first.maxScroll > 0 else { return first }
    return layout(screen, state: state, theme: theme, columns: columns, rows: 40 + first.maxScroll)
  }
}
