/// Something that happened in the life of pages, in the order in which an app would see it.
public struct LifecycleEvent: Hashable, Sendable {
  /// The kinds of events.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The exchanged `viewDidLoad` forced the page to light before its own code ran.
    case hook
    /// The page's own `viewDidLoad` ran; an adapted page opts in here.
    case viewDidLoad
    case viewWillDisappear
    case viewWillAppear
    case viewDidDisappear
    case viewDidAppear
    /// The veil came.
    case overlayShown
    /// The veil went.
    case overlayHidden
    /// The traits of the shown page changed; `detail` says which.
    case traitCollectionDidChange
    /// Native told an RN page of the app's style; `detail` names sender, payload and latency.
    case message
    /// An RN page began anew and shows its loading box: what was scrolled, typed and counted is lost.
    case rnRestart
    /// An RN page that began anew drew itself.
    case rnRender
    /// An RN page hid its content; its state stays.
    case rnHide
    /// An RN page showed its content again.
    case rnShow
    /// A page said something over itself; `detail` begins with what.
    case toast
    /// The app is about to lose the user's attention.
    case applicationWillResignActive
    case applicationDidEnterBackground
    /// The system photographed a page for its app switcher; `detail` says in which style.
    case snapshot
    case applicationWillEnterForeground
    case applicationDidBecomeActive
    /// The handler of changed traits came to the page's layers; `detail` says whether it set their colours again.
    case layerColors
  }

  /// What happened.
  public var kind: Kind
  /// The id of the page that it happened to; empty for what happens to the app.
  public var page: String
  /// More words, such as `forced to light` or `appearance light -> dark`.
  public var detail: String
  /// Whether colours may look different now; nil where that is no question.
  public var changesColor: Bool?
  /// Whether it is over at once and stands for nobody's wish, as while the system photographs the app.
  public var isTransient = false

  /// Makes an event.
  public init(_ kind: Kind, _ page: String, _ detail: String = "", changesColor: Bool? = nil) {
    self.kind = kind
    self.page = page
    self.detail = detail
    self.changesColor = changesColor
  }
}
