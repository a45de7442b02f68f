import Adaptation
import Design

/// What the glass shows in the middle of a transition in slow motion.
struct Moment: Hashable, Sendable {
  /// The page.
  var page: String
  /// Whether the veil lies over it.
  var isOverlayShown: Bool
  /// The pages that draw themselves anew and have not finished: what each shows.
  var refreshing: [String: Refreshing] = [:]

  /// How far an RN page is with drawing itself anew.
  enum Refreshing: Hashable, Sendable {
    /// The message has not arrived: all is as it was.
    case before(PageBefore)
    /// It is hidden.
    case blank
    /// It shows its loading box.
    case loading
  }

  /// Goes on by an event.
  mutating func pass(_ event: LifecycleEvent) {
    switch event.kind {
    case .viewWillAppear: page = event.page
    case .overlayShown: isOverlayShown = true
    case .overlayHidden: isOverlayShown = false
    case .rnHide: refreshing[event.page] = .blank
    case .rnRestart: refreshing[event.page] = .loading
    case .rnShow, .rnRender: refreshing[event.page] = nil
    default: break
    }
  }
}

/// An RN page as it was before a message arrived.
struct PageBefore: Hashable, Sendable {
  /// The style of its content; nil for a page that just opens, which shows its loading box until it is drawn.
  var style: Appearance?
  /// What was done on it.
  var state: ScreenState
}

extension Model {
  /// The page on the glass: in slow motion the one of the moment.
  var drawnScreen: Screen { trace.moment.flatMap { screen($0.page) } ?? screen }

  /// The model as the glass shows it at a moment: a page that draws itself anew is as far as the events are.
  func at(_ moment: Moment?) -> Model {
    guard let moment, !moment.refreshing.isEmpty else { return self }
    var model = self
    for (page, progress) in moment.refreshing {
      switch progress {
      case .before(let before) where before.style != nil:
        model.states[page] = before.state
        model.staleStyles[page] = before.style
      case .before, .loading:
        model.states[page] = ScreenState()
        model.states[page]?.content = .loading
      case .blank: model.states[page, default: ScreenState()].content = .blank
      }
    }
    return model
  }
}
