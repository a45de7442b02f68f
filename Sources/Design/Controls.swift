/// One of several choices side by side in a common surface.
public struct SegmentedControl: Hashable, Sendable {
  /// What the segments say, left to right.
  public var items: [String]
  /// The index of the selected one before anyone chooses.
  public var selected: Int

  /// Makes a control.
  public init(items: [String], selected: Int = 0) {
    self.items = items
    self.selected = selected
  }
}

/// Titles in a line, each with a panel of options that drops down below it.
public struct FilterBar: Hashable, Sendable {
  /// One title with its options.
  public struct Filter: Hashable, Sendable {
    /// What it says until an option is chosen.
    public var title: String
    /// What can be chosen, from top to bottom.
    public var options: [String]
    /// The index of the option that is chosen before anyone chooses; nil for none.
    public var selected: Int?

    /// Makes a filter.
    public init(title: String, options: [String], selected: Int? = nil) {
      self.title = title
      self.options = options
      self.selected = selected
    }
  }

  /// The filters, left to right.
  public var filters: [Filter]

  /// Makes a bar.
  public init(filters: [Filter]) { self.filters = filters }
}

/// A switch by itself, with its words.
public struct Switch: Hashable, Sendable {
  /// What it switches.
  public var title: String
  /// Whether it is on before anyone touches it.
  public var isOn: Bool

  /// Makes a switch.
  public init(title: String, isOn: Bool = false) {
    self.title = title
    self.isOn = isOn
  }
}

/// A value on a track, 0...100.
public struct Slider: Hashable, Sendable {
  /// What it sets; nil where the page says it.
  public var title: String?
  /// Where the thumb stands before anyone moves it, 0...100.
  public var value: Int
  /// The icon before the track.
  public var lowIcon: String?
  /// The icon after the track.
  public var highIcon: String?

  /// The values that it can reach.
  public static let range = 0...100
  /// How far a key moves it.
  public static let step = 5

  /// Makes a slider.
  public init(title: String? = nil, value: Int = 0, lowIcon: String? = nil, highIcon: String? = nil) {
    self.title = title
    self.value = value
    self.lowIcon = lowIcon
    self.highIcon = highIcon
  }
}

/// A line of dots, one for each page.
public struct PageControl: Hashable, Sendable {
  /// How many pages there are, 1...10.
  public var pages: Int
  /// The index of the page that is shown before anyone turns.
  public var selected: Int

  /// Makes a line of dots.
  public init(pages: Int, selected: Int = 0) {
    self.pages = pages
    self.selected = selected
  }
}

/// A field that can be typed into.
public struct TextField: Hashable, Sendable {
  /// What it says while it is empty.
  public var placeholder: String
  /// What stands in it before anyone types.
  public var text: String
  /// The icon at its head.
  public var icon: String?

  /// Makes a field.
  public init(placeholder: String, text: String = "", icon: String? = nil) {
    self.placeholder = placeholder
    self.text = text
    self.icon = icon
  }
}

/// A number that two buttons count down and up, 0...99.
public struct Stepper: Hashable, Sendable {
  /// What is counted.
  public var title: String
  /// The number before anyone counts, 0...99.
  public var value: Int

  /// The numbers that it can reach.
  public static let range = 0...99

  /// Makes a stepper.
  public init(title: String, value: Int = 0) {
    self.title = title
    self.value = value
  }
}
