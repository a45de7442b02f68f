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
    /// The handler of changed traits came to the page's layers; `detail` says whether it set their colours again.
    case layerColors
  }

  /// What happened.
  public var kind: Kind
  /// The id of the page that it happened to.
  public var page: String
  /// More words, such as `forced to light` or `appearance light -> dark`.
  public var detail: String
  /// Whether colours may look different now; nil where that is no question.
  public var changesColor: Bool?

  /// Makes an event.
  public init(_ kind: Kind, _ page: String, _ detail: String = "", changesColor: Bool? = nil) {
    self.kind = kind
    self.page = page
    self.detail = detail
    self.changesColor = changesColor
  }
}
