public import Design

/// What native tells an RN page of the app's style.
public struct StyleMessage: Hashable, Sendable {
  /// The message's name, as the 58 app has it.
  public static let name = "custom_dark_mode"
  /// The style of a page that no message has reached.
  public static let untold = Appearance.light

  /// The id of the page that it goes to.
  public var page: String
  /// What it says.
  public var style: Appearance
  /// Whether it tells a page that just opened; such a page draws itself for the first time.
  public var isFirst: Bool
  /// Whether it never arrives.
  public var isDropped: Bool
}

/// The messages that native sends while one moment becomes the next: one to each adapted RN page that opens, and one to
/// each open RN page whose carrier changes its style. A carrier that is not adapted stays light: it sends none.
public func styleMessages(from old: Stage, to new: Stage, dropping: Bool = false) -> [StyleMessage] {
  new.pages.filter { $0.carrier == .rn }.compactMap { page in
    let before = old.pages.first { $0.id == page.id }
    let style = page.traits.appearance
    guard before.map({ $0.traits.appearance != style }) ?? page.isAdapted else { return nil }
    return StyleMessage(page: page.id, style: style, isFirst: before == nil, isDropped: dropping)
  }
}

/// What a web page says when its media query is asked: as it opens, and when the answer changes.
public struct MediaToast: Hashable, Sendable {
  /// The id of the page.
  public var page: String
  /// The query that it listens to.
  public var query: MediaQuery
  /// Whether the query matches now.
  public var matches: Bool

  /// What the toast says: `dark` where the query matches, else `light`, as the script of the 58 app has it.
  public var text: String { matches ? Appearance.dark.rawValue : Appearance.light.rawValue }
}

/// The toasts of web pages while one moment becomes the next. The query sees the style of the carrier.
public func mediaToasts(from old: Stage, to new: Stage) -> [MediaToast] {
  new.pages.compactMap { page in
    guard page.carrier == .web, let query = page.listener else { return nil }
    let before = old.pages.first { $0.id == page.id }.map { query.matches($0.traits.appearance) }
    let matches = query.matches(page.traits.appearance)
    return before == matches ? nil : MediaToast(page: page.id, query: query, matches: matches)
  }
}

/// The events that messages and toasts are, in order: each message, what the page makes of it, then the toasts.
public func carrierEvents(
  _ messages: [StyleMessage], _ toasts: [MediaToast], strategy: RefreshStrategy
) -> [LifecycleEvent] {
  messages.flatMap { message in
    [LifecycleEvent(.message, message.page, message.words)] + answer(to: message, strategy)
  }
    + toasts.map { LifecycleEvent(.toast, $0.page, "\($0.text): \($0.words)") }
}

/// What an RN page does with a message. One that opens draws itself whether the message arrives or not: light, until it
/// is told otherwise.
private func answer(to message: StyleMessage, _ strategy: RefreshStrategy) -> [LifecycleEvent] {
  let page = message.page
  if message.isFirst {
    let style = message.isDropped ? StyleMessage.untold : message.style
    return [LifecycleEvent(.rnRender, page, "drawn for the first time, \(style.rawValue)")]
  }
  if message.isDropped { return [] }
  switch strategy {
  case .keepState:
    return [
      LifecycleEvent(.rnHide, page, "setState visible: false"),
      LifecycleEvent(.rnShow, page, "setState visible: true, state kept"),
    ]
  case .restart:
    return [
      LifecycleEvent(.rnRestart, page, "applyUpdate: all state lost"),
      LifecycleEvent(.rnRender, page, "drawn from the start"),
    ]
  }
}

extension StyleMessage {
  /// Sender, name, payload and latency. The latency is simulated: it is counted in events, never by a clock.
  fileprivate var words: String {
    "native -> RN, \(Self.name) \(style.rawValue), "
      + (isDropped ? "dropped" : "latency 1 event")
  }
}

extension MediaToast {
  fileprivate var words: String { "\(query.text) " + (matches ? "matches" : "does not match") }
}
