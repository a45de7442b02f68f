public import Design

/// How far an app's pages are adapted, line by line: what decides when its gate may open.
public struct Coverage: Hashable, Sendable {
  /// A page on the board.
  public struct Page: Hashable, Sendable {
    /// The screen's id.
    public var id: String
    /// The screen's title.
    public var title: String
    /// The business line that owns it.
    public var line: String
    /// Whether it takes part in dark mode by itself; its gate does not count here.
    public var isAdapted: Bool
    /// Why, in words.
    public var because: String
    /// Whether it is a system page, which nobody has to adapt.
    public var isSystem: Bool
    /// Whether its gate is open.
    public var isOpen: Bool
    /// The release that adapts or adapted it; empty where nobody said.
    public var release: String
  }

  /// The pages in the order of the app.
  public var pages: [Page]
  /// The share of adapted pages, in percent, from which on the app's gate may open; nil where the app names none.
  public var opensAt: Int?

  /// Counts an app's screens under its rules, with whatever the situation replaces.
  public init(_ screens: [Screen], rules: Rules, in situation: Situation = Situation()) {
    opensAt = rules.opensAt
    pages = screens.map { screen in
      var open = situation
      open.pageGates[screen.id] = Sourced(true)
      let (isAdapted, because) = adaptation(of: screen, rules: rules, in: open)
      let gate = situation.pageGates[screen.id] ?? rules.pageGates[screen.id]
      return Page(
        id: screen.id, title: screen.title, line: screen.line, isAdapted: isAdapted, because: because,
        isSystem: rules.allowlist.value.match(screen.className) != nil, isOpen: gate?.value ?? true,
        release: screen.release)
    }
  }

  /// How many pages take part.
  public var adapted: Int { pages.count { $0.isAdapted } }

  /// The share of pages that take part, 0...100, cut off; 100 for an app without pages.
  public var percent: Int { pages.isEmpty ? 100 : adapted * 100 / pages.count }

  /// The pages that still have to be adapted.
  public var missing: [Page] { pages.filter { !$0.isAdapted } }

  /// How many more pages have to be adapted to reach a share in percent.
  public func missing(to percent: Int) -> Int {
    let needed = (percent * pages.count + 99) / 100
    return max(0, needed - adapted)
  }

  /// The business lines in the order of their first page, each with its pages.
  public var lines: [(name: String, pages: [Page])] {
    var names: [String] = []
    for page in pages where !names.contains(page.line) { names.append(page.line) }
    return names.map { name in (name, pages.filter { $0.line == name }) }
  }
}
