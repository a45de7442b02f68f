import Design

/// Collects the strokes of a scene; clips them, and shifts those of the body by its scroll.
struct SceneBuilder {
  /// The scene so far.
  private(set) var scene: Scene
  /// Where strokes may fall, in cells of the screen.
  var clip: Rect
  /// Added to every row: where the body begins, less its scroll.
  var shift = 0
  /// Whether regions move with the body.
  var scrolls = false
  /// The view that strokes belong to: as `Scene.Item.view`.
  private var view = 0
  /// The paths of all elements, and their numbers in the scene; 0 for one that is not in sight.
  private var paths: [String] = [""]
  private var numbers: [Int] = [0]

  init(columns: Int, rows: Int) {
    let bounds = Rect(0, 0, columns, rows)
    clip = bounds
    scene = Scene(bounds: bounds, viewport: bounds, contentRows: 0, items: [], elements: [""], regions: [])
    scene.items.reserveCapacity(256)
  }

  /// Begins the body: strokes fall into the viewport and move with the scroll.
  mutating func enter(viewport: Rect, scroll: Int) {
    scene.viewport = viewport
    clip = viewport
    shift = viewport.row - scroll
    scrolls = true
  }

  /// Tells that a tab bar stands below the viewport.
  mutating func markTabBar() { scene.hasTabBar = true }

  /// Ends the body, which had this many rows.
  mutating func leave(contentRows: Int) {
    scene.contentRows = contentRows
    clip = scene.bounds
    shift = 0
    scrolls = false
  }

  /// Paints something beneath the strokes from a position in `scene.items` on: the ground of what was laid out there.
  mutating func beneath(_ position: Int, _ paint: (inout SceneBuilder) -> Void) {
    let above = scene.items[position...]
    scene.items.removeSubrange(position...)
    paint(&self)
    scene.items += above
  }

  /// The index of an element's path, for the strokes that follow.
  ///
  /// It gets its number in the scene with its first stroke that is in sight: a body of a hundred thousand rows has few
  /// elements on the glass.
  mutating func element(_ path: String) -> Int {
    paths.append(path)
    numbers.append(0)
    return paths.count - 1
  }

  /// Begins a view with traits of its own; what follows belongs to it. Returns what `endView` wants to know.
  mutating func beginView(_ id: String) -> Int {
    let around = view
    scene.views.append(.init(id: id, rect: Rect(0, 0, 0, 0)))
    view = scene.views.count
    return around
  }

  /// Ends a view, which took this much room.
  mutating func endView(_ rect: Rect, around: Int) {
    scene.views[view - 1].rect = rect.moved(rows: shift).intersection(clip)
    view = around
  }

  private mutating func number(of element: Int) -> Int {
    if element == 0 || numbers[element] > 0 { return numbers[element] }
    guard scene.elements.count < Int(UInt16.max) else { return 0 }
    scene.elements.append(paths[element])
    numbers[element] = scene.elements.count - 1
    return numbers[element]
  }

  mutating func fill(_ rect: Rect, _ color: SemanticColor, _ element: Int) {
    paint(.fill, rect, color, element)
  }

  mutating func pattern(_ symbol: Symbol, _ rect: Rect, _ color: SemanticColor, _ element: Int) {
    paint(.pattern(symbol), rect, color, element)
  }

  /// Paints text that takes no more than `columns`; cuts it with an ellipsis.
  mutating func text(
    _ text: String, at column: Int, _ row: Int, columns: Int, _ color: SemanticColor, _ element: Int,
    style: CellStyle = []
  ) {
    let label = truncated(glyphs(text), to: columns)
    draw(label, at: column, row, color, element, style: style)
  }

  mutating func draw(
    _ glyphs: [Glyph], at column: Int, _ row: Int, _ color: SemanticColor, _ element: Int,
    style: CellStyle = []
  ) {
    guard !glyphs.isEmpty, row + shift >= clip.row, row + shift < clip.bottom else { return }
    var column = column
    var kept = glyphs[...]
    while let first = kept.first, column < clip.column {
      column += first.width
      kept = kept.dropFirst()
    }
    var total = width(kept)
    while let last = kept.last, column + total > clip.right {
      total -= last.width
      kept = kept.dropLast()
    }
    guard !kept.isEmpty else { return }
    let rect = Rect(column, row + shift, total, 1)
    scene.items.append(
      .init(
        paint: .glyphs(Array(kept), style), rect: rect, color: color, element: number(of: element), view: view
      ))
  }

  private mutating func paint(_ paint: Scene.Item.Paint, _ rect: Rect, _ color: SemanticColor, _ element: Int)
  {
    let visible = rect.moved(rows: shift).intersection(clip)
    guard visible.columns > 0, visible.rows > 0 else { return }
    scene.items.append(
      .init(paint: paint, rect: visible, color: color, element: number(of: element), view: view))
  }

  /// Lays black over what was painted so far; the colour's name is that of nothing.
  mutating func shade(_ rect: Rect, _ alpha: Double) { paint(.shade(alpha), rect, Slot.page.color, 0) }

  /// Makes a rectangle pressable.
  mutating func region(
    _ rect: Rect, _ path: String, _ action: Scene.Action, left: Scene.Action? = nil,
    right: Scene.Action? = nil, takesFocus: Bool = true
  ) {
    scene.regions.append(
      .init(
        path: path, rect: rect.moved(rows: shift), action: action, scrolls: scrolls, left: left,
        right: right, takesFocus: takesFocus))
  }

  /// Gives the regions of a path another action.
  mutating func retarget(_ path: String, _ action: Scene.Action) {
    for index in scene.regions.indices where scene.regions[index].path == path {
      scene.regions[index].action = action
    }
  }

  /// Takes the action from the regions from a position on.
  mutating func disable(from first: Int) {
    for index in scene.regions.indices.dropFirst(first) {
      scene.regions[index].action = .select
      (scene.regions[index].left, scene.regions[index].right) = (nil, nil)
    }
  }

  /// Leaves nothing pressable but what passes: a panel or a dialog is over the rest.
  mutating func confine(to isOpen: (Scene.Region) -> Bool) { scene.regions = scene.regions.filter(isOpen) }
}

extension SceneBuilder {
  /// A surface whose edges are half a cell inside its rectangle, with soft corners: `▗▄▄▖ ▐ ▌ ▝▀▀▘`.
  ///
  /// The rows between the first and the last are filled except for half a column at either side. A rectangle of
  /// one row has sides only.
  mutating func panel(_ rect: Rect, _ color: SemanticColor, _ element: Int) {
    guard rect.columns >= 2, rect.rows >= 1 else { return }
    let inner = rect.columns - 2
    let hasEdges = rect.rows >= 3
    if hasEdges {
      edge(rect.row, ("▗", "▄", "▖"), rect, color, element)
      edge(rect.bottom - 1, ("▝", "▀", "▘"), rect, color, element)
    }
    let top = hasEdges ? rect.row + 1 : rect.row
    let height = hasEdges ? rect.rows - 2 : rect.rows
    pattern("▐", Rect(rect.column, top, 1, height), color, element)
    fill(Rect(rect.column + 1, top, inner, height), color, element)
    pattern("▌", Rect(rect.right - 1, top, 1, height), color, element)
  }

  /// Words in a box of one row with soft ends, two columns wider than they are.
  mutating func pill(
    _ label: [Glyph], at column: Int, _ row: Int, _ colors: (ground: SemanticColor, text: SemanticColor),
    _ element: Int, style: CellStyle = []
  ) {
    panel(Rect(column, row, width(label) + 2, 1), colors.ground, element)
    draw(label, at: column + 1, row, colors.text, element, style: style)
  }

  /// A surface with a thin rounded line inside its edge; the line is an element of its own where it is given one.
  mutating func plate(
    _ rect: Rect, _ color: SemanticColor, line: SemanticColor, _ element: Int, lineElement: Int? = nil
  ) {
    guard rect.columns >= 2, rect.rows >= 2 else { return }
    fill(rect, color, element)
    let (right, bottom, border) = (rect.right - 1, rect.bottom - 1, lineElement ?? element)
    for row in [rect.row, bottom] {
      pattern("─", Rect(rect.column + 1, row, rect.columns - 2, 1), line, border)
    }
    for column in [rect.column, right] {
      pattern("│", Rect(column, rect.row + 1, 1, rect.rows - 2), line, border)
    }
    pattern("╭", Rect(rect.column, rect.row, 1, 1), line, border)
    pattern("╮", Rect(right, rect.row, 1, 1), line, border)
    pattern("╰", Rect(rect.column, bottom, 1, 1), line, border)
    pattern("╯", Rect(right, bottom, 1, 1), line, border)
  }

  private mutating func edge(
    _ row: Int, _ glyphs: (Symbol, Symbol, Symbol), _ rect: Rect, _ color: SemanticColor, _ element: Int
  ) {
    pattern(glyphs.0, Rect(rect.column, row, 1, 1), color, element)
    pattern(glyphs.1, Rect(rect.column + 1, row, rect.columns - 2, 1), color, element)
    pattern(glyphs.2, Rect(rect.right - 1, row, 1, 1), color, element)
  }
}
