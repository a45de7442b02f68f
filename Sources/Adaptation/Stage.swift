public import Design

/// What is on the glass at a moment, as far as the life of pages depends on it: values only, to compare two moments.
public struct Stage: Hashable, Sendable {
  /// A page on the stack.
  public struct Page: Hashable, Sendable {
    /// The screen's id.
    public var id: String
    /// How it came there.
    public var presentation: Presentation
    /// Whether it takes part in dark mode.
    public var isAdapted: Bool
    /// Whether it is a system page, which the hook leaves alone.
    public var isSystem: Bool
    /// Whether it opts in before `super`, so that the hook takes it back.
    public var isOverwritten = false
    /// Whether layers of it have colours of their own, which are resolved once.
    public var hasLayers = false
    /// The appearance that it has.
    public var traits: TraitCollection
    /// What carries its content; nil for a native page.
    public var carrier: Carrier?
    /// The media query that its content listens to.
    public var listener: MediaQuery?

    /// Makes a page.
    public init(
      id: String, presentation: Presentation = .push, isAdapted: Bool, isSystem: Bool = false,
      traits: TraitCollection = TraitCollection(), carrier: Carrier? = nil, listener: MediaQuery? = nil
    ) {
      self.carrier = carrier
      self.listener = listener
      self.id = id
      self.presentation = presentation
      self.isAdapted = isAdapted
      self.isSystem = isSystem
      self.traits = traits
    }
  }

  /// The open pages, the shown one last; never empty.
  public var pages: [Page]
  /// What the app wants to be: after the gate, the choice and the system.
  public var wanted: Appearance
  /// Whether the overlay is used at all.
  public var usesOverlay: Bool
  /// Whether the phone lies on its side.
  public var isLandscape: Bool
  /// The number of the window that the pages are in.
  public var window = 1
  /// The mistakes that are switched on.
  public var defects: Set<Defect> = []

  /// Makes a stage.
  public init(pages: [Page], wanted: Appearance, usesOverlay: Bool = true, isLandscape: Bool = false) {
    self.pages = pages
    self.wanted = wanted
    self.usesOverlay = usesOverlay
    self.isLandscape = isLandscape
  }

  /// The shown page.
  public var top: Page? { pages.last }

  /// The pages in sight, the shown one last: a sheet leaves the page below it in sight.
  public var visible: ArraySlice<Page> {
    pages.suffix(from: pages.lastIndex { $0.presentation != .sheet } ?? pages.startIndex)
  }

  /// Whether there is an overlay once nothing moves any more: while the app is dark and a page in sight is not adapted.
  public var wantsOverlay: Bool { usesOverlay && wanted == .dark && visible.contains { !$0.isAdapted } }
}

/// When the overlay comes and goes while one page gives way to another.
public enum OverlayTiming: String, CaseIterable, Hashable, Sendable {
  /// As the 58 app has it: it comes at `viewWillAppear`, it goes at `viewDidAppear`, so it lingers over an adapted page.
  case article
  /// It comes and goes at `viewWillAppear`.
  case symmetric
}
