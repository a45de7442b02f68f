public import Adaptation
import Design

/// The events of the life of pages, in the order in which they happened.
public struct Trace: Hashable, Sendable {
  /// An event with its number, from 1.
  public struct Entry: Hashable, Sendable {
    /// The number.
    public var number: Int
    /// What happened.
    public var event: LifecycleEvent
    /// The number of the window in which it happened; 0 for what happens to the app.
    public var window = 1
  }

  /// The most events that are kept; older ones go.
  static let limit = 500

  /// The events that are kept, the oldest first.
  public private(set) var entries: [Entry] = []
  /// Whether transitions are shown event by event.
  public var isStepping = false
  /// How many of the newest events are still to come in the slow motion.
  public private(set) var pending = 0
  /// The stage before the transition that is shown in slow motion, and the number of its last event.
  private var start: (moment: Moment, number: Int)?
  private var count = 0
  /// The pages in memory, by the numbers of their windows.
  private var loaded: [Int: Set<String>] = [:]

  /// Makes an empty trace.
  public init() {}

  /// Adds what happened between two moments, window by window, the key window last; in slow motion all that happened
  /// there is still to come. A window that was not there before begins without a page; one that is gone tells nothing.
  /// `news` is what the windows' carriers made of it, by the numbers of the windows.
  mutating func record(
    from old: [Stage], to new: [Stage], timing: OverlayTiming, _ news: [Int: CarrierNews] = [:]
  ) {
    for stage in new {
      let isNew = !old.contains { $0.window == stage.window }
      if isNew { loaded[stage.window] = nil }
      let before = stage.before(in: old)
      guard before != stage else { continue }
      record(
        from: before, to: stage, timing: timing, news[stage.window] ?? CarrierNews(),
        isKey: stage.window == new.last?.window)
    }
  }

  private mutating func record(
    from old: Stage, to new: Stage, timing: OverlayTiming, _ news: CarrierNews, isKey: Bool
  ) {
    loaded[new.window, default: []].formUnion(old.pages.map(\.id))
    let first = count
    let life = lifecycle(from: old, to: new, loaded: &loaded[new.window, default: []], timing: timing)
    add(life + news.events, window: new.window)
    guard isStepping, isKey, count > first else { return }
    pending = count - first
    let moment = Moment(
      page: old.top?.id ?? "", isOverlayShown: old.wantsOverlay,
      refreshing: news.pages.mapValues { .before($0) })
    start = (moment, first)
  }

  /// Adds what happened beside the life of pages, in one window or to the whole app, for which 0 stands.
  mutating func add(_ events: [LifecycleEvent], window: Int = 0) {
    for event in events {
      count += 1
      entries.append(Entry(number: count, event: event, window: window))
    }
    if entries.count > Self.limit { entries.removeFirst(entries.count - Self.limit) }
  }

  /// Shows the next event of the slow motion.
  mutating func step() {
    pending -= 1
    if pending <= 0 { finish() }
  }

  /// Shows all that is left at once.
  mutating func finish() {
    pending = 0
    start = nil
  }

  /// What the glass shows in the middle of a transition; nil when nothing is under way.
  var moment: Moment? {
    guard pending > 0, let start else { return nil }
    var moment = start.moment
    for entry in entries.dropLast(pending) where entry.number > start.number { moment.pass(entry.event) }
    return moment
  }

  /// Whether two traces hold the same events at the same point of the slow motion.
  public static func == (one: Trace, other: Trace) -> Bool {
    one.entries == other.entries && one.isStepping == other.isStepping && one.pending == other.pending
  }

  /// Two traces with the same number of events have the same hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(count) }
}

extension Model {
  /// The open pages and what the app wants: what the life of pages depends on.
  public var stage: Stage {
    let pages = stack.compactMap { app.screen($0) }.map { screen in
      let decision = decide(screen, rules: app.rules, in: situation)
      var page = Stage.Page(
        id: screen.id, presentation: screen.id == stack.first ? .push : screen.presentation,
        isAdapted: decision.isAdapted, isSystem: decision.isSystemPage, traits: decision.traits,
        carrier: Carrier(screen.kind), listener: screen.listener.map { MediaQuery($0) })
      page.isOverwritten = app.rules.overwritesOptIn(of: screen) && situation.adapted[screen.id] == nil
      page.hasLayers = screen.body.contains(where: \.hasBorder)
      return page
    }
    var stage = Stage(
      pages: pages, wanted: decision.wanted, usesOverlay: overlay.isOn, isLandscape: isLandscape)
    stage.defects = situation.defects
    stage.window = windowNumber
    return stage
  }

  /// The stages of all windows, the key window's last.
  var stages: [Stage] {
    let others = (0..<windowCount).filter { $0 != keyIndex }
    return others.map { seen(from: $0).stage } + [stage]
  }

  mutating func rotate() -> [Effect] {
    isLandscape.toggle()
    notice = Notice(isLandscape ? "on its side: traits change, no colour does" : "upright")
    return []
  }

  /// Shows something in the panel at the side, or the tokens again.
  mutating func showInPanel(_ content: PanelContent) -> [Effect] {
    panelContent = panelContent == content ? .tokens : content
    panel = true
    return []
  }

  mutating func flipStepping() -> [Effect] {
    trace.isStepping.toggle()
    trace.finish()
    if trace.isStepping {
      panelContent = .trace
      notice = Notice("slow motion: open a page or flip, then Space shows one event after another")
    } else {
      notice = Notice("transitions at once")
    }
    return []
  }

  mutating func setTiming(_ text: String) -> [Effect] {
    guard let timing = OverlayTiming(rawValue: text) else {
      return refuse("'\(text)' is no timing; write article or symmetric")
    }
    self.timing = timing
    notice = Notice(
      timing == .article
        ? "the overlay goes at viewDidAppear" : "the overlay comes and goes at viewWillAppear")
    return []
  }

  /// A key while a transition is under way in slow motion; nil where none is.
  mutating func step(_ key: Key) -> [Effect]? {
    guard trace.pending > 0 else { return nil }
    switch key.code {
    case .character(" "), .enter, .right: trace.step()
    case .escape: trace.finish()
    case .character("q"), .character("y"):
      trace.finish()
      return nil
    default: return refuse("\(trace.pending) events are still to come: Space the next, Esc all")
    }
    return []
  }
}
