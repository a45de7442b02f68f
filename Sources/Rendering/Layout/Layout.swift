public import Design
public import StyleLibrary

/// Lays a screen out for a size: a pure function of the screen, what was done on it, the theme's icons and the room.
public func layout(
  _ screen: Screen, state: ScreenState = ScreenState(), theme: Theme, columns: Int, rows: Int,
  isSheet: Bool = false
) -> Scene {
  var layout = Layout(
    screen: screen, state: state, theme: theme, columns: columns, rows: rows, isSheet: isSheet)
  layout.run()
  return layout.builder.scene
}

/// The work of laying out: bars first, the body between them.
struct Layout {
  let screen: Screen
  let state: ScreenState
  let theme: Theme
  let metrics: Metrics
  /// Whether it lies over another page: then a grabber stands where the status bar would.
  let isSheet: Bool
  var builder: SceneBuilder
  /// The state that the component under way is drawn in, whatever is done to it; nil where the screen's state counts.
  var forced: ControlState?
  /// The blank rows at the end of what was laid out last.
  var trailingAir = 0
  /// The panel that hangs down from a filter bar, laid over everything when the body is done.
  var panel: FilterPanel?
  /// How many components of each kind came before, for the paths of elements.
  var counts: [String: Int] = [:]

  init(screen: Screen, state: ScreenState, theme: Theme, columns: Int, rows: Int, isSheet: Bool = false) {
    self.isSheet = isSheet
    self.screen = screen
    self.state = state
    self.theme = theme
    metrics = Metrics(columns: columns, rows: rows)
    builder = SceneBuilder(columns: columns, rows: rows)
  }

  mutating func run() {
    let page = builder.element("page")
    builder.fill(Rect(0, 0, metrics.columns, metrics.rows), pageSlot.color, page)
    var top = layoutTop()
    top += layoutPinnedFilters(at: top)
    let bottom = layoutBottom()
    let viewport = Rect(0, top, metrics.columns, metrics.rows - top - bottom)
    let rows = layoutBody(in: viewport)
    builder.leave(contentRows: rows)
    _ = layPanel(scrolls: false)
  }

  /// Lays the body out at its scroll; a scroll that shows less than a full viewport is brought back first.
  private mutating func layoutBody(in viewport: Rect) -> Int {
    let before = self
    builder.enter(viewport: viewport, scroll: max(0, state.scroll))
    let rows = layoutBody()
    let maxScroll = max(0, rows - viewport.rows)
    guard state.scroll > maxScroll else { return rows }
    self = before
    builder.enter(viewport: viewport, scroll: maxScroll)
    return layoutBody()
  }

  /// What the page stands on.
  var pageSlot: Slot { screen.isGrouped ? .groupedPage : .page }

  /// Lays the body out from row 0 and returns its rows.
  private mutating func layoutBody() -> Int {
    guard state.content == .shown else { return layoutPending() }
    var row = metrics.isRegular && !screen.body.isEmpty && startsWithAir ? 1 : 0
    let frame = Column(left: 0, right: metrics.columns, margin: metrics.margin, ground: pageSlot.color)
    for component in scrollingBody { row += lay(component, at: row, in: frame) }
    row = max(row, layPanel(scrolls: true))
    return row + (metrics.isRegular ? 1 : 0)
  }

  /// What scrolls: all but a filter bar at the head of the page.
  private var scrollingBody: ArraySlice<Component> {
    if case .filterBar = screen.body.first { screen.body.dropFirst() } else { screen.body[...] }
  }

  private var startsWithAir: Bool {
    switch screen.body.first {
    case .list, .card, .searchField, .textField, .filterBar: false
    default: true
    }
  }

  /// The path of the next component of a kind: `list[0]`.
  mutating func path(_ name: String, in parent: String = "") -> String {
    let key = parent + name
    let index = counts[key, default: 0]
    counts[key] = index + 1
    return parent.isEmpty ? "\(name)[\(index)]" : "\(parent).\(name)[\(index)]"
  }

  func icon(_ name: String) -> Icon { theme.icon(name) ?? .unknown }
}

/// The columns that a component may use: the page's, or those inside a card.
struct Column {
  /// The first column.
  var left: Int
  /// The column after the last.
  var right: Int
  /// Blank columns that text keeps at either side.
  var margin: Int
  /// What lies behind.
  var ground: SemanticColor
  /// The path of the card around it.
  var parent = ""

  var columns: Int { right - left }
  var textLeft: Int { left + margin }
  var textRight: Int { right - margin }
  var textColumns: Int { max(0, textRight - textLeft) }
}
