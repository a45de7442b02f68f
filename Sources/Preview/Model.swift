public import Adaptation
public import Design
public import Formats
public import Rendering
public import StyleLibrary

/// Everything that the previewer knows. It changes only in `update`, and `view` draws nothing else.
public struct Model: Sendable {
  /// The app whose screens are shown.
  public var app: App
  /// The theme that they are drawn with: the app's own, or the one that was picked, before the system's version counts.
  public var theme: Theme
  /// The themes that the picker offers; empty until they are asked for.
  public var themes: [Theme] = []
  /// The apps that can be opened, id and title; empty until they are asked for.
  public var apps: [AppName] = []
  /// System, user and tester.
  public var situation: Situation
  /// The screens that are open in the key window, the shown one last; never empty.
  public var stack: [String]
  /// What was done on each screen.
  public var states: [String: ScreenState] = [:]
  /// The key window's number.
  var windowNumber = 1
  /// The windows to the left of the key window.
  var windowsBefore: [Window] = []
  /// The windows to the right of the key window.
  var windowsAfter: [Window] = []
  /// The terminal's window, in columns and rows.
  public var columns: Int
  /// The window's rows.
  public var rows: Int
  /// The phone's size where there is no window: headless commands; nil where the window decides.
  public var fixedPhone: (columns: Int, rows: Int)?
  /// How many colours the terminal shows.
  public var depth: ColorDepth = .truecolor
  /// Whether nothing moves by itself: spinners stand still.
  public var reducesMotion = false
  /// Whether a flip fades from the old colours to the new ones.
  public var crossFades = false
  /// The fade that is under way.
  var fade: CrossFade?
  /// The path of the element of the shown phone that the mouse presses; nil when its button is up.
  var highlight: String?
  /// Whether only ASCII may be drawn.
  public var isAscii = false
  /// Whether the mouse is listened to.
  public var mouse = true
  /// Whether the simulated system follows the terminal.
  public var followsTerminal = false
  /// Whether the panel at the side is shown; nil where the room decides.
  public var panel: Bool?
  /// Which part of the window has the keyboard.
  public var focus = Focus.phone
  /// The traits that the open pages and their views had when they were made, by id; a view's is `screen/view`.
  public internal(set) var created: [String: TraitCollection] = [:]
  /// Who looks at the phone, and under which light.
  public var eye = Eye()
  /// The tokens' list.
  public var tokens = ListState()
  /// Whether the phone lies on its side.
  public var isLandscape = false
  /// When the overlay comes and goes during a transition.
  public var timing = OverlayTiming.article
  /// How RN pages draw themselves anew when the app's style changes.
  public var refresh = RefreshStrategy.keepState
  /// The open RN pages that still have another style than their carrier, because a message was lost: by screen id, the
  /// style of the last message that arrived.
  public internal(set) var staleStyles: [String: Appearance] = [:]
  /// What happened in the life of pages, the newest last; a bounded number of events.
  public var trace = Trace()
  /// What the panel shows.
  public var panelContent = PanelContent.tokens
  /// The inspector's crosshair.
  public var inspector = Inspector()
  /// Changes of the theme that were made in the inspector.
  public var edits = ThemeEdits()
  /// The first fault of files that are broken now, while the last good ones are shown; nil where the files are shown.
  public internal(set) var brokenFile: Diagnostic?
  /// Whether the person was told that quitting loses edits, and has pressed no other key since.
  var isQuitAsked = false
  /// Whether the app is in the background, where the app switcher shows its photographs.
  public var isInBackground = false
  /// What the app says in a window of its own, over everything on the phone.
  public var toast: Toast?
  /// What the key window's phone is compared with, side by side; nil where it stands alone.
  public internal(set) var comparison: Comparison?
  /// The two themes that are swapped in place.
  var blink: Blink?
  /// What was run from the palette, the newest first; at most five rows.
  var recent: [String] = []
  /// What lies over everything: help, palette, a picker.
  public var sheet: Sheet?
  /// What the last line says instead of the keys.
  public var notice: Notice?
  /// The theme that Esc in the picker goes back to.
  var themeBeforePicking: Theme?
  /// A theme that was asked for by name before the library was read.
  var pendingTheme: String?
  /// A theme that was asked for by name to blink with, before the library was read.
  var pendingBlink: String?

  /// Makes a model that shows the first screen of an app, or the one that is named.
  public init(
    app: App, theme: Theme? = nil, situation: Situation = Situation(), screen: String? = nil,
    columns: Int = 80,
    rows: Int = 24
  ) {
    self.app = app
    self.theme = theme ?? app.theme
    self.situation = situation
    self.columns = columns
    self.rows = rows
    stack = [screen ?? app.screens.first?.id ?? ""]
  }
}

/// An app that can be opened.
public struct AppName: Hashable, Sendable {
  /// The id.
  public var id: String
  /// The title.
  public var title: String

  /// Makes one.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

/// A part of the window that takes keys.
public enum Focus: Hashable, Sendable {
  case phone
  case panel
}

/// What the panel at the side is about.
public enum PanelContent: Hashable, Sendable {
  /// The theme's tokens.
  case tokens
  /// The trace of events.
  case trace
  /// The questions of the decision and the path through them.
  case flow
  /// The cell under the inspector's crosshair.
  case inspector
}

/// A list with a cursor and a filter.
public struct ListState: Hashable, Sendable {
  /// The index of the row under the cursor, among those that pass the filter.
  public var cursor = 0
  /// What was typed to filter.
  public var filter = ""
  /// Whether keys go into the filter.
  public var isTyping = false

  /// Makes a list whose cursor is on the first row.
  public init() {}
}

/// Something over the whole window.
public struct Sheet: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    /// All commands with their keys.
    case help
    /// Commands by what is typed.
    case palette
    /// The themes, shown live; keeps the theme to go back to.
    case themes
    /// The apps.
    case apps
    /// Who asks for which appearance, from the system down to the shown page.
    case traits
    /// Mistakes that can be switched on.
    case defects
    /// The pages of the app, line by line, and how far they are adapted.
    case coverage
    /// The classes of pages and the rule of the allowlist that matches each.
    case allowlist
    /// The roles of the theme, and the token of each.
    case roles
    /// The screen in all themes, appearances and contrasts.
    case matrix
    /// The tokens that could play a role.
    case tokens(role: String)
    /// The elements that draw with a token.
    case uses(token: String)
  }

  /// What it is.
  public var kind: Kind
  /// Its rows.
  public var list = ListState()

  /// Makes a sheet.
  public init(_ kind: Kind) { self.kind = kind }
}

/// A sentence for the person, until the next key.
public struct Notice: Hashable, Sendable {
  /// What it says.
  public var text: String
  /// Whether something was refused or went wrong.
  public var isRefusal: Bool

  /// Makes a notice.
  public init(_ text: String, isRefusal: Bool = false) {
    self.text = text
    self.isRefusal = isRefusal
  }
}

extension Model {
  /// The shown screen.
  public var screen: Screen {
    stack.last.flatMap { screen($0) } ?? app.screens.first ?? tokenGallery(of: theme)
  }

  /// The screen of an id, filled in from the theme that dresses it.
  func screen(_ id: String) -> Screen? {
    app.screen(id)?.filled(from: editedTheme, os: situation.os.value)
  }

  /// The theme with the values of the simulated system.
  public var shownTheme: Theme { editedTheme.asOf(os: situation.os.value) }

  /// The theme that a screen is drawn with: the shown one, with the colours that the page brings itself.
  public func theme(of screen: Screen) -> Theme {
    app.styles[screen.id].map { shownTheme.dressed(in: $0).replacing(edits.colors) } ?? shownTheme
  }

  /// Why the shown screen looks as it does.
  public var decision: Decision { decide(screen, rules: app.rules, in: situation) }

  /// The views of the shown screen that have traits of their own, and why they look as they do.
  public var screenViews: [SubviewTraits] {
    subviews(of: screen, decision, rules: app.rules, in: situation)
  }

  /// The shown screen's state with the bindings as they stand.
  public var screenState: ScreenState { state(of: screen) }

  /// A screen's state with the bindings as they stand.
  func state(of screen: Screen) -> ScreenState {
    var state = states[screen.id] ?? ScreenState()
    state.address = situation.jump(of: screen)?.value
    state.holds = [situation.choice.value.binding]
    if (situation.appGate ?? app.rules.appGate).value { state.holds.insert(.appGate) }
    if screen.id == stack.last { state.highlight = highlight }
    state.isStill = reducesMotion
    if app.rules.policy.value == .systemOnly { state.locked = [.choiceFollow, .choiceLight, .choiceDark] }
    return state
  }
}

extension Choice {
  /// The binding that shows the choice in a settings page.
  var binding: Binding {
    switch self {
    case .follow: .choiceFollow
    case .light: .choiceLight
    case .dark: .choiceDark
    }
  }
}

extension Model {
  /// The ASCII form of each icon's glyph.
  public var asciiIcons: [Symbol: Symbol] {
    let icons = Icon.standard.merging(theme.icons) { _, own in own }
    return Dictionary(
      icons.values.map { (Symbol($0.glyph), Symbol($0.ascii)) }, uniquingKeysWith: { first, _ in first })
  }
}
