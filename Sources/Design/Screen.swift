/// A part of a page's body.
public indirect enum Component: Hashable, Sendable {
  case searchField(SearchField)
  case textField(TextField)
  case stepper(Stepper)
  case chips(Chips)
  case list(List)
  case row(Row)
  case card([Component])
  case label(Label)
  case image(ImagePlaceholder)
  case button(Button)
  case grid(Grid)
  case actions(ActionBar)
  case view(Subview)
  case segmentedControl(SegmentedControl)
  case filterBar(FilterBar)
  case `switch`(Switch)
  case slider(Slider)
  case pageControl(PageControl)
  case progress(ProgressBar)
  case loading(LoadingBox)
  case banner(Banner)
  case chart(Chart)
  case skeleton(Skeleton)
  /// A component as it is in a state, whatever is done to it.
  case inState(ControlState, Component)
  /// Side by side, in equal widths.
  case columns([Component])
  /// Every token of the theme that dresses the screen, light beside dark, with its values; a previewer fills it in.
  case tokens

  /// The component's name in a screen file and in the path of its elements.
  public var name: String {
    switch self {
    case .searchField: "searchField"
    case .textField: "textField"
    case .stepper: "stepper"
    case .chips: "chips"
    case .list: "list"
    case .row: "row"
    case .card: "card"
    case .label: "text"
    case .image: "image"
    case .button: "button"
    case .grid: "grid"
    case .actions: "actions"
    case .segmentedControl: "segmentedControl"
    case .filterBar: "filterBar"
    case .switch: "switch"
    case .slider: "slider"
    case .pageControl: "pageControl"
    case .progress: "progress"
    case .loading: "loading"
    case .banner: "banner"
    case .chart: "chart"
    case .skeleton: "skeleton"
    case .inState(_, let part): part.name
    case .columns: "columns"
    case .tokens: "tokens"
    case .view(let view):
      if case .child = view.kind { "child" } else { "view" }
    }
  }
}

extension Component {
  /// Whether a layer with a border is in it.
  public var hasBorder: Bool {
    switch self {
    case .view(let view): view.hasBorder || view.body.contains(where: \.hasBorder)
    case .card(let parts), .columns(let parts): parts.contains(where: \.hasBorder)
    default: false
    }
  }
}

/// A mock screen: what a page shows, without a single colour value.
public struct Screen: Hashable, Sendable {
  /// What carries the page.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A view controller of the app.
    case native
    /// A React Native page in a carrier.
    case rn
    /// A web page in a carrier.
    case web
  }

  /// Where in its `viewDidLoad` a page opts in to dark mode.
  public enum OptIn: String, CaseIterable, Hashable, Sendable {
    /// Ahead of `super`, inside whose call the app's hook forces pages to light: the opt-in is lost.
    case beforeSuper
    /// Behind `super`, so that the page has the last word.
    case afterSuper
  }

  /// What it is called in commands.
  public var id: String
  /// What it is called on the glass.
  public var title: String
  /// The page's class, which the allowlist looks at.
  public var className: String
  /// What carries it.
  public var kind: Kind
  /// The business line that owns it.
  public var line: String
  /// The release that adapts or adapted the page; empty where nobody said.
  public var release: String
  /// Whether the page says that it is adapted to dark mode; nil where it says nothing and the app's adoption decides.
  public var adapted: Bool?
  /// The jump URL that opens a carrier; nil for a native page.
  public var url: String?
  /// The media query that a web page listens to, as its script gives it to `matchMedia`.
  public var listener: String?
  /// Where it opts in, if it does.
  public var optIn: OptIn
  /// How it comes onto the glass.
  public var presentation: Presentation
  /// The id of the screen that it presents on demand; nil where the app's first presented screen will do.
  public var presents: String?
  /// The appearance that the page's controller forces.
  public var override: InterfaceStyle
  /// Whether the page stands on the background of inset groups.
  public var isGrouped: Bool
  /// The bar at its top.
  public var navigationBar: NavigationBar?
  /// What it shows.
  public var body: [Component]
  /// The bar at its bottom.
  public var tabBar: TabBar?
  /// The dialogs that it can present.
  public var dialogs: [Dialog]

  /// Makes a screen.
  public init(
    id: String, title: String, className: String, kind: Kind = .native, line: String = "",
    release: String = "",
    adapted: Bool? = nil, optIn: OptIn = .afterSuper, url: String? = nil, listener: String? = nil,
    presentation: Presentation = .push, presents: String? = nil,
    override: InterfaceStyle = .unspecified, isGrouped: Bool = false,
    navigationBar: NavigationBar? = nil, body: [Component] = [], tabBar: TabBar? = nil,
    dialogs: [Dialog] = []
  ) {
    self.id = id
    self.title = title
    self.className = className
    self.kind = kind
    self.line = line
    self.release = release
    self.adapted = adapted
    self.url = url
    self.listener = listener
    self.optIn = optIn
    self.presentation = presentation
    self.presents = presents
    self.override = override
    self.isGrouped = isGrouped
    self.navigationBar = navigationBar
    self.body = body
    self.tabBar = tabBar
    self.dialogs = dialogs
  }
}

/// What is to be seen of a page's body: an RN page is without one for a moment while it draws itself anew.
public enum Content: Hashable, Sendable {
  /// All of it.
  case shown
  /// Nothing but the page's ground.
  case blank
  /// A loading box.
  case loading
}

/// What a person has done on a screen since it was opened.
public struct ScreenState: Hashable, Sendable {
  /// Rows that the body is scrolled up, at least 0.
  public var scroll = 0
  /// The path of the element that has the focus.
  public var focus: String?
  /// The switches and actions that were touched, by path: whether they are on.
  public var toggles: [String: Bool] = [:]
  /// The chips that were chosen, by the path of their line: the index.
  public var choices: [String: Int] = [:]
  /// Where sliders stand, by path, 0...100.
  public var values: [String: Int] = [:]
  /// The path of the filter whose panel hangs down; nil where all are closed.
  public var unfolded: String?
  /// The dialog that is open over the page.
  public var dialog: OpenDialog?
  /// The path of the row whose swipe actions are in sight.
  public var swiped: String?
  /// Whether the lists are being edited: rows can be deleted and moved.
  public var isEditing = false
  /// The rows that are left in sections that were edited, in their order, by the section's path.
  public var orders: [String: [Int]] = [:]
  /// The path of the element that a finger is on.
  public var highlight: String?
  /// Steps of the page's animation, at least 0.
  public var phase = 0
  /// Whether motion is reduced: spinners stand still.
  public var isStill = false
  /// The URL that opened the page; nil for a native page.
  public var address: String?
  /// What was typed into fields, by path.
  public var texts: [String: String] = [:]
  /// The path of the field that takes what is typed; nil while nobody types.
  public var typing: String?
  /// What steppers count, by path.
  public var counts: [String: Int] = [:]
  /// What is to be seen of the body.
  public var content = Content.shown
  /// The bindings that hold: rows bound to them show a checkmark or a switch that is on.
  public var holds: Set<Binding> = []
  /// The bindings that the app's policy does not let anyone set: rows bound to them are greyed.
  public var locked: Set<Binding> = []

  /// Makes the state of a screen that nobody touched.
  public init() {}
}
