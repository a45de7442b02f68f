public import Design

/// A screen laid out: what is painted where, by names only, and what can be pressed.
public struct Scene: Hashable, Sendable {
  /// One stroke of paint.
  public struct Item: Hashable, Sendable {
    /// What is painted.
    public enum Paint: Hashable, Sendable {
      /// A surface: every cell of `rect` gets the colour as its ground.
      case fill
      /// Glyphs from the left end of `rect` on, over whatever ground is there.
      case glyphs([Glyph], CellStyle)
      /// One glyph in every cell of `rect`, over whatever ground is there: hairlines and edges.
      case pattern(Symbol)
      /// Black at an opacity, 0...1, over the cells of `rect` and what is in them: what lies behind a dialog or a panel.
      case shade(Double)
    }

    /// What is painted.
    public var paint: Paint
    /// Where, in cells of the screen, already clipped.
    public var rect: Rect
    /// The colour's name.
    public var color: SemanticColor
    /// The index into `Scene.elements`.
    public var element: Int
    /// The index into `Scene.views`, plus one, of the nearest view with traits of its own; 0 for the page.
    public var view: Int = 0
  }

  /// A view with traits of its own.
  public struct View: Hashable, Sendable {
    /// Its id.
    public var id: String
    /// Where it is in sight, in cells of the screen.
    public var rect: Rect
  }

  /// Something that can be pressed.
  public struct Region: Hashable, Sendable {
    /// The path of the element.
    public var path: String
    /// Where it is, in cells of the screen; a region of the body may lie outside the viewport.
    public var rect: Rect
    /// What pressing does.
    public var action: Action
    /// Whether it moves with the body.
    public var scrolls: Bool
    /// What the left key does here instead of moving the focus; nil where it moves.
    public var left: Action?
    /// What the right key does here instead of moving the focus; nil where it moves.
    public var right: Action?
    /// Whether the keyboard can go there; what closes a panel with a click beside it takes no focus.
    public var takesFocus = true
  }

  /// What pressing an element does.
  public enum Action: Hashable, Sendable {
    /// Nothing but to take the focus.
    case select
    /// Opens a screen on top of this one.
    case open(String)
    /// Shows a screen in place of this one, as a tab does.
    case show(String)
    /// Goes back to the screen below.
    case back
    /// Turns a switch or an action on or off.
    case toggle
    /// Picks one of several: the path of the line and the index.
    case choose(String, Int)
    /// Begins to type into a field, in which this stands.
    case type(String)
    /// Makes a stepper, by its path, count this.
    case count(String, Int)
    /// Sets a state of the app.
    case bind(Binding)
    /// Presents a dialog of the screen.
    case present(String)
    /// Closes the dialog, then opens what is named.
    case dismiss(String?)
    /// Moves a slider: its path and its value, brought into 0...100.
    case set(String, Int)
    /// Takes a slider's thumb to where the mouse is.
    case slide(String)
    /// Lets a filter's panel down, or pulls it up where it hangs.
    case unfold(String)
    /// Begins or ends the editing of lists.
    case edit
    /// Brings a row's swipe actions into sight; nil hides them.
    case swipe(String?)
    /// Removes a row, by its index, from a section, by its path, that has these rows.
    case remove(String, Int, of: [Int])
    /// Moves a row up by one, the first one to the end.
    case raise(String, Int, of: [Int])
  }

  /// Columns and rows of the whole screen, as a rectangle at the origin.
  public var bounds: Rect
  /// The rectangle between the bars: what scrolls.
  public var viewport: Rect
  /// The rectangle of the page's controller: the viewport and, without a tab bar, what lies below it.
  public var controller: Rect {
    hasTabBar ? viewport : Rect(0, viewport.row, bounds.columns, bounds.rows - viewport.row)
  }
  /// Whether a tab bar stands below the viewport.
  public var hasTabBar = false
  /// Rows that the body has in all.
  public var contentRows: Int
  /// The strokes, in the order of painting.
  public var items: [Item]
  /// The paths of the elements.
  public var elements: [String]
  /// What can be pressed, in the order of the focus.
  public var regions: [Region]
  /// The views that have traits of their own, those around others first.
  public var views: [View] = []

  /// The largest scroll that still fills the viewport.
  public var maxScroll: Int { max(0, contentRows - viewport.rows) }
}

extension Scene {
  /// What can be pressed at a cell: the last region that was laid there. Parts of the body that lie under a bar do
  /// not count.
  public func region(atColumn column: Int, row: Int) -> Region? {
    regions.last { region in
      region.rect.contains(column: column, row: row)
        && (!region.scrolls || viewport.contains(column: column, row: row))
    }
  }
}
