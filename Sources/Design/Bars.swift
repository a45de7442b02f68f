/// The bar at the top of a page.
public struct NavigationBar: Hashable, Sendable {
  /// The page's name.
  public var title: String
  /// Whether the title stands large below the bar, as on a first-level page.
  public var largeTitle: Bool
  /// What the back button says, behind a chevron; nil where there is none.
  public var back: String?
  /// What the button that closes a presented page says, where there is no back button.
  public var cancel: String?
  /// The buttons at the right: names of icons, or words.
  public var actions: [BarAction]
  /// The field below the title.
  public var search: SearchField?
  /// The segments below the title.
  public var segments: SegmentedControl?

  /// Makes a bar.
  public init(
    title: String, largeTitle: Bool = false, back: String? = nil, cancel: String? = nil,
    actions: [BarAction] = [], search: SearchField? = nil, segments: SegmentedControl? = nil
  ) {
    self.title = title
    self.largeTitle = largeTitle
    self.back = back
    self.cancel = cancel
    self.actions = actions
    self.search = search
    self.segments = segments
  }
}

/// A button in a navigation bar.
public struct BarAction: Hashable, Sendable {
  /// The icon's name; nil for a button of words.
  public var icon: String?
  /// The words; nil for an icon.
  public var title: String?
  /// The screen or dialog that it opens.
  public var opens: String?
  /// What it says while the page's lists are edited, which it begins and ends; nil where it does not.
  public var done: String?

  /// Makes a button.
  public init(icon: String? = nil, title: String? = nil, opens: String? = nil, done: String? = nil) {
    self.icon = icon
    self.title = title
    self.opens = opens
    self.done = done
  }
}

/// The bar at the bottom of an app.
public struct TabBar: Hashable, Sendable {
  /// One tab.
  public struct Item: Hashable, Sendable {
    /// What it is called.
    public var title: String
    /// The icon's name.
    public var icon: String
    /// The number or word of its badge.
    public var badge: String?
    /// The screen that it shows.
    public var opens: String?

    /// Makes a tab.
    public init(title: String, icon: String, badge: String? = nil, opens: String? = nil) {
      self.title = title
      self.icon = icon
      self.badge = badge
      self.opens = opens
    }
  }

  /// The tabs, left to right.
  public var items: [Item]
  /// The index of the selected one.
  public var selected: Int

  /// Makes a bar.
  public init(items: [Item], selected: Int = 0) {
    self.items = items
    self.selected = selected
  }
}
