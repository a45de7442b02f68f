import Colors
public import Design
public import StyleLibrary

/// Paints a scene: the only place where colours are composited.
///
/// A surface or a glyph lies over what is already there, in encoded sRGB with one rounding; the overlay then lies
/// over the 8-bit result, as a window over a finished page does.
///
/// `views` are the styles of views with traits of their own, by id; one that is not there looks as the page does.
public func paint(
  _ scene: Scene, palette: ResolvedPalette, views: [String: ViewStyle] = [:], overlay: Overlay? = nil
) -> Frame {
  let palettes = [palette] + scene.views.map { views[$0.id]?.palette ?? palette }
  var painter = Painter(scene: scene, palettes: palettes)
  for item in scene.items { painter.paint(item) }
  for view in scene.views {
    if let veil = views[view.id]?.veil { painter.frame.veil(alpha: veil, over: view.rect) }
  }
  if let overlay {
    painter.frame.veil(alpha: overlay.alpha, over: overlay.level == .window ? scene.bounds : scene.controller)
  }
  return painter.frame
}

extension Frame {
  /// Paints a scene over what is there, as a view over a finished page: what the scene leaves open stays as it is.
  public mutating func paint(_ scene: Scene, palette: ResolvedPalette) {
    var painter = Painter(over: self, scene: scene, palette: palette)
    for item in scene.items { painter.paint(item) }
    self = painter.frame
  }
}

/// How a view with traits of its own is drawn.
public struct ViewStyle: Equatable, Sendable {
  /// Its colours.
  public var palette: ResolvedPalette
  /// The opacity of the black that lies over it alone, 0...1; nil where nothing does.
  public var veil: Double?

  /// Makes a style.
  public init(palette: ResolvedPalette, veil: Double? = nil) {
    self.palette = palette
    self.veil = veil
  }
}

/// The work of painting: a frame, and the inks that were mixed for it.
private struct Painter {
  var frame: Frame
  /// The page's palette, then those of its views.
  private let palettes: [ResolvedPalette]
  /// The unrounded stack behind each ink of the frame.
  private var stacks: [Composite]
  /// What names resolved to in each palette, each asked once.
  private var resolved: [[SemanticColor: ResolvedColor]]
  private var mixed: [Mix: UInt16] = [:]
  /// Where the scene's elements begin among the frame's.
  private let firstElement: Int

  /// A colour over a ground.
  private struct Mix: Hashable {
    var asked: SemanticColor
    /// The index of the palette.
    var view = 0
    /// The index of the ink below; 0 for an opaque colour, which hides it.
    var ground: UInt16
  }

  init(scene: Scene, palettes: [ResolvedPalette]) {
    self.palettes = palettes
    resolved = Array(repeating: [:], count: palettes.count)
    frame = Frame(columns: scene.bounds.columns, rows: scene.bounds.rows)
    frame.elements = scene.elements
    stacks = [Composite(.black)]
    firstElement = 0
  }

  init(over frame: Frame, scene: Scene, palette: ResolvedPalette) {
    palettes = [palette]
    resolved = [[:]]
    self.frame = frame
    firstElement = frame.elements.count
    self.frame.elements += scene.elements
    stacks = frame.inks.map { Composite($0.shown) }
  }

  mutating func paint(_ item: Scene.Item) {
    let color = resolve(item.color, view: item.view)
    var brush = Brush(item, color, element: UInt16(firstElement + item.element))
    switch item.paint {
    case .fill: fill(&brush)
    case .shade(let alpha): shade(item.rect, alpha)
    case .pattern(let symbol):
      for row in item.rect.row..<item.rect.bottom {
        for column in item.rect.column..<item.rect.right { put(Glyph(symbol), at: column, row, &brush) }
      }
    case .glyphs(let glyphs, let style):
      brush.style = style
      var column = item.rect.column
      for glyph in glyphs where column + glyph.width <= item.rect.right {
        put(glyph, at: column, item.rect.row, &brush)
        column += glyph.width
      }
    }
  }

  /// One stroke under way, with the ink that it needed last: neighbours mostly share their ground.
  private struct Brush {
    let asked: SemanticColor
    let view: Int
    let color: ResolvedColor
    let element: UInt16
    let rect: Rect
    let isMissing: Bool
    var style: CellStyle = []
    var last: (below: UInt16, ink: UInt16)?

    init(_ item: Scene.Item, _ color: ResolvedColor, element: UInt16) {
      asked = item.color
      view = item.view
      self.color = color
      self.element = element
      rect = item.rect
      isMissing = color.origin == .missing
    }
  }

  private mutating func resolve(_ name: SemanticColor, view: Int) -> ResolvedColor {
    if let known = resolved[view][name] { return known }
    let color = palettes[view].color(name)
    resolved[view][name] = color
    return color
  }

  /// Covers what is there. A wide glyph at an edge that it cuts in half loses its other half.
  private mutating func fill(_ brush: inout Brush) {
    guard brush.rect.columns > 0 else { return }
    for row in brush.rect.row..<brush.rect.bottom {
      frame.split(column: brush.rect.column, row: row)
      frame.split(column: brush.rect.right - 1, row: row)
      for column in brush.rect.column..<brush.rect.right {
        let ground = ink(&brush, over: frame[column, row].ground)
        frame[column, row] = Cell(
          brush.isMissing ? "╳" : .space, text: brush.isMissing ? marker(brush.color) : ground,
          ground: ground,
          element: brush.element)
      }
    }
  }

  /// Puts a glyph over the ground that is there. A wide glyph that it cuts in half loses its other half.
  private mutating func put(_ glyph: Glyph, at column: Int, _ row: Int, _ brush: inout Brush) {
    for offset in 0..<glyph.width { frame.split(column: column + offset, row: row) }
    for offset in 0..<glyph.width {
      let below = frame[column + offset, row].ground
      let ink = ink(&brush, over: below)
      frame[column + offset, row] = Cell(
        offset == 0 ? glyph.symbol : .space, width: offset == 0 ? UInt8(glyph.width) : 0, style: brush.style,
        text: brush.isMissing ? marker(brush.color) : ink, ground: brush.isMissing ? ink : below,
        element: brush.element)
    }
  }

  /// Lays black over what is there; what is painted later stands on the darker ground.
  private mutating func shade(_ rect: Rect, _ alpha: Double) {
    let black = Color(.black, alpha: alpha)
    for index in frame.veil(alpha: alpha, over: rect) { stacks.append(stacks[Int(index)].under(black)) }
  }

  /// The ink of a stroke over an ink that lies below.
  private mutating func ink(_ brush: inout Brush, over below: UInt16) -> UInt16 {
    if let last = brush.last, last.below == below { return last.ink }
    let ink = mix(brush, over: below)
    brush.last = (below, ink)
    return ink
  }

  /// The ink of a colour over an ink that lies below.
  private mutating func mix(_ brush: Brush, over below: UInt16) -> UInt16 {
    let color = brush.color
    let mix = Mix(asked: brush.asked, view: brush.view, ground: color.color.isOpaque ? 0 : below)
    if let known = mixed[mix] { return known }
    let stack = color.color.isOpaque ? Composite(color.color.rgb) : stacks[Int(below)].under(color.color)
    let index = add(
      Ink(
        token: color.token, asked: brush.asked.name, origin: color.origin, variant: color.variant,
        source: color.source, authored: stack.rgb), stack)
    mixed[mix] = index
    return index
  }

  /// The ink of the mark on a missing colour: black, under the name that is missing.
  private mutating func marker(_ color: ResolvedColor) -> UInt16 {
    let mix = Mix(asked: SemanticColor("╳" + color.token), ground: 0)
    if let known = mixed[mix] { return known }
    let index = add(
      Ink(
        token: color.token, asked: color.token, origin: .missing, variant: nil, source: nil, authored: .black),
      Composite(.black))
    mixed[mix] = index
    return index
  }

  private mutating func add(_ ink: Ink, _ stack: Composite) -> UInt16 {
    guard frame.inks.count < Int(UInt16.max) else { return 0 }
    frame.inks.append(ink)
    stacks.append(stack)
    return UInt16(frame.inks.count - 1)
  }
}
