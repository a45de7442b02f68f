import Adaptation
import Design
import Rendering
import StyleLibrary

extension Model {
  /// What there is to know of a cell of the phone, columns and rows from 0; nil outside of it.
  ///
  /// The panel and `gloam inspect` show this very value.
  public func inspection(column: Int, row: Int) -> Inspection? {
    var memo = SceneMemo()
    return inspection(column: column, row: row, &memo)
  }

  func inspection(column: Int, row: Int, _ memo: inout SceneMemo) -> Inspection? {
    let size = phoneSize
    let frame = phone(columns: size.columns, rows: size.rows, &memo)
    guard frame.contains(column: column, row: row) else { return nil }
    let page = page(atRow: row, rows: size.rows)
    let scene = memo.scene(
      of: page.screen, self, columns: size.columns, rows: size.rows - page.top, isSheet: page.top > 0)
    let view = scene.views.last { $0.rect.contains(column: column, row: row - page.top) }
    return InspectedCell(self, frame, column: column, row: row, screen: page.screen, view: view?.id)
      .inspection(uses: { memo.uses.uses(of: $0, in: self) })
  }

  /// The page that a row of the phone shows, and the row where it begins.
  private func page(atRow row: Int, rows: Int) -> (screen: Screen, top: Int) {
    let screens = visibleScreens
    let step = rows >= 30 ? 5 : 2
    let depth = min(row / step, screens.count - 1)
    return (screens[depth], step * depth)
  }
}

/// A cell under inspection: what was drawn, and on which page.
struct InspectedCell {
  let model: Model
  let frame: Frame
  let column: Int
  let row: Int
  let screen: Screen
  /// The theme that the page is drawn with.
  let theme: Theme
  let decision: Decision
  /// The view with traits of its own that the cell lies in.
  let view: SubviewTraits?
  let cell: Cell
  let text: CellColor?
  let ground: CellColor

  init(_ model: Model, _ frame: Frame, column: Int, row: Int, screen: Screen, view id: String?) {
    self.model = model
    self.frame = frame
    self.screen = screen
    theme = model.theme(of: screen)
    self.row = row
    // The second half of a wide glyph shows what the first half holds.
    self.column = frame[column, row].width == 0 && column > 0 ? column - 1 : column
    cell = frame[self.column, row]
    decision = decide(screen, rules: model.app.rules, in: model.situation)
    view = subviews(of: screen, decision, rules: model.app.rules, in: model.situation)
      .first { $0.view.id == id }
    ground = CellColor(frame.groundInk(cell))
    let isDrawn = cell.text != cell.ground && frame.textInk(cell).origin != .missing
    text = isDrawn ? CellColor(frame.textInk(cell)) : nil
  }

  var element: String { frame.element(cell) }
  var subject: CellColor { text ?? ground }

  func inspection(uses: (String) -> [TokenUse]) -> Inspection {
    Inspection(
      column: column, row: row, glyph: cell.glyph.description, screen: screen.id, element: element,
      component: component, traits: traits, text: text, ground: ground, contrast: contrast, missing: missing,
      usedBy: uses(subject.token), chain: businessSteps + serviceSteps + baseSteps)
  }

  /// `list` of `card[0].list[1].row[0].title`: the last part of the path that is a component or a bar.
  private var component: String {
    let names = element.split(separator: ".").map { String($0.prefix { $0 != "[" }) }
    let parts = ["row", "item", "title", "border"]
    return names.last { name in Slot.components.contains(name) && !parts.contains(name) }
      ?? names.first ?? ""
  }

  private var contrast: CellContrast? {
    guard let text, text.origin != .missing, ground.origin != .missing else { return nil }
    // A large title stands in the second row of its bar.
    let isLarge =
      element == "navigationBar.title" && row > 0 && frame.element(frame[0, row - 1]) == "navigationBar"
    return CellContrast(text, on: ground, run: run, isLarge: isLarge, under: model.eye.light)
  }

  /// What the element has drawn in the row around the cell under the same name.
  private var run: String {
    func belongs(_ column: Int) -> Bool {
      let other = frame[column, row]
      return other.element == cell.element && frame.textInk(other).asked == subject.asked
    }
    var (first, last) = (column, column)
    while first > 0, belongs(first - 1) { first -= 1 }
    while last + 1 < frame.columns, belongs(last + 1) { last += 1 }
    return (first...last).map { frame[$0, row].glyph.description }.joined()
  }

  /// The traits that the cell was drawn with: those of its view or page, unless a mistake that is switched on froze it
  /// under others.
  var traits: TraitCollection {
    let own = view?.traits ?? decision.traits
    return ([own] + TraitCollection.all).first { traits in
      let end = theme.chain(of: subject.token, traits: traits).last
      return end?.entry?.place == subject.source && end?.entry?.variant == subject.variant
    } ?? own
  }
}

extension Slot {
  /// The names that slots begin with: components and bars.
  fileprivate static let components = Set(allCases.map { String($0.name.prefix { $0 != "." }) }).union([
    "chips", "actions", "view", "child", "button", "grid",
  ])
}
