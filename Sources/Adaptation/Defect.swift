/// A mistake of real apps that can be switched on, to see what it does and that its cure helps.
public enum Defect: String, CaseIterable, Hashable, Sendable {
  /// A layer's border keeps the colour that it was given when the page was made.
  case staleLayer = "stale-layer"
  /// The handler that should set the border again compares the traits with themselves, so it never does.
  case selfComparingGuard = "self-comparing-guard"
  /// No page is forced to light by default, so one that is not adapted follows with half of its colours.
  case noDefaultLight = "no-default-light"
  /// A view that stands straight on the window was not given a style.
  case forgottenWindowView = "forgotten-window-view"
  /// The message that tells a React Native page its style is lost.
  case droppedMessage = "dropped-message"
  /// A picture made from a colour is cached under a name that leaves out the style.
  case cachedImage = "cached-image"

  /// What it is called.
  public var title: String {
    switch self {
    case .staleLayer: "stale layer border"
    case .selfComparingGuard: "self-comparing guard"
    case .noDefaultLight: "no default light"
    case .forgottenWindowView: "forgotten window view"
    case .droppedMessage: "dropped React Native message"
    case .cachedImage: "cached image"
    }
  }

  /// What one sees.
  public var symptom: String {
    switch self {
    case .staleLayer:
      "a CGColor is resolved once: after a flip the border still has the colour of the other appearance"
    case .selfComparingGuard:
      "hasDifferentColorAppearance(comparedTo: traitCollection) compares with itself, is never true, and the border stays"
    case .noDefaultLight:
      "a page that is not adapted follows with its system colours and keeps its fixed ones: text vanishes on white"
    case .forgottenWindowView:
      "the hook on viewDidLoad does not reach a view on the window: it follows with half of its colours"
    case .droppedMessage:
      "after a flip the React Native page keeps the style of the last message that arrived"
    case .cachedImage: "after a flip pictures made from a colour come from the cache as they were"
    }
  }

  /// What mends it.
  public var cure: String {
    switch self {
    case .staleLayer: "set layer.borderColor again in traitCollectionDidChange when colours differ"
    case .selfComparingGuard: "compare with previousTraitCollection"
    case .noDefaultLight: "exchange viewDidLoad and force pages to light until they opt in"
    case .forgottenWindowView: "search for views that are added to the window and set their style by hand"
    case .droppedMessage: "send the style again when the page appears, or let it ask"
    case .cachedImage: "make the style part of the cache's key, or use an asset with both appearances"
    }
  }
}
