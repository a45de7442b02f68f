import Adaptation
import Colors
import Design
import Rendering
import StyleLibrary

extension Model {
  /// Where the parts are while the app is in the background: two cards, and the panel where there is room beside them.
  var switcherLayout: WindowLayout {
    let cardColumns = min(columns >= 160 ? 40 : 34, (columns - 9) / 2)
    let cardRows = min(36, rows - 6)
    let total = 2 * (cardColumns + 2) + 3
    let room = columns - total - 3
    let panelColumns = panel ?? (columns >= 78) && room >= 26 ? min(room, 62) : 0
    let left = (columns - total - (panelColumns > 0 ? panelColumns + 2 : 0)) / 2
    let light = Rect(left + 1, 3, cardColumns, cardRows)
    let dark = light.moved(columns: cardColumns + 5)
    var layout = WindowLayout(phone: light, hasFrame: true, panel: nil, fits: true)
    layout.cards = [light, dark]
    if panelColumns > 0 { layout.panel = Rect(dark.right + 3, 2, panelColumns, rows - 4) }
    return layout
  }
}

extension Drawing {
  /// The app switcher: what the system photographed, light at the left and dark at the right.
  mutating func drawSwitcher(_ memo: inout SceneMemo) {
    let now = model.situation.systemAppearance(under: model.app.rules)
    for (appearance, card) in zip(Appearance.allCases, window.cards) {
      let photo = model.photographed(appearance)
      let picture = photo.phone(columns: card.columns, rows: card.rows, &memo)
      canvas.place(picture, at: card.column, card.row)
      let isNow = appearance == now
      canvas.box(Rect(card.column - 1, card.row - 1, card.columns + 2, card.rows + 2), isNow ? [] : .dim)
      drawAppName(above: card, in: photo)
      let words = "\(symbol(appearance)) \(appearance.rawValue)" + (isNow ? ", shown now" : "")
      let label = glyphs(isNow ? " ▸ " + words + " " : " " + words + " ")
      canvas.text(
        label, at: card.column + (card.columns - width(label)) / 2, card.bottom, columns: card.columns,
        isNow ? .bold : [])
    }
  }

  /// The app's icon, a square of its tint, and its name.
  private mutating func drawAppName(above card: Rect, in photo: Model) {
    let tint = photo.palette(photo.decision.traits.appearance).color(SemanticColor(Role.tint.rawValue))
    canvas.swatch(tint.color.rgb, token: tint.token, at: card.column + 1, card.row - 2, columns: 2)
    canvas.text(photo.app.title, at: card.column + 4, card.row - 2, columns: card.columns - 5, .bold)
  }
}
