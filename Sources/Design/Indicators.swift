/// How far something has come, as a line that fills.
public struct ProgressBar: Hashable, Sendable {
  /// What is on its way; nil where the page says it.
  public var title: String?
  /// How far it has come, 0...100.
  public var value: Int

  /// Makes a bar.
  public init(title: String? = nil, value: Int) {
    self.title = title
    self.value = value
  }
}

/// A box with a spinner while the person has to wait.
public struct LoadingBox: Hashable, Sendable {
  /// What is waited for.
  public var title: String
  /// How far it has come, 0...100; nil where nobody knows.
  public var progress: Int?

  /// Makes a box.
  public init(title: String, progress: Int? = nil) {
    self.title = title
    self.progress = progress
  }
}

/// A note on the page that can be closed.
public struct Banner: Hashable, Sendable {
  /// The icon at its head.
  public var icon: String?
  /// What it says.
  public var title: String
  /// A second line.
  public var subtitle: String?
  /// The screen or dialog that it opens.
  public var opens: String?

  /// Makes a banner.
  public init(icon: String? = nil, title: String, subtitle: String? = nil, opens: String? = nil) {
    self.icon = icon
    self.title = title
    self.subtitle = subtitle
    self.opens = opens
  }
}

/// A strip of bars.
public struct Chart: Hashable, Sendable {
  /// What is counted.
  public var title: String?
  /// What stands at the right of the title: the newest value, a change.
  public var value: String?
  /// What the bars show, left to right, each at least 0; the highest fills the strip.
  public var values: [Int]
  /// The value at the foot of the strip.
  public var base: Int
  /// The words below the bars, spread from the first to the last.
  public var labels: [String]

  /// Makes a strip.
  public init(title: String? = nil, value: String? = nil, values: [Int], base: Int = 0, labels: [String] = [])
  {
    self.title = title
    self.value = value
    self.values = values
    self.base = base
    self.labels = labels
  }
}

/// What stands in for rows that are on their way.
public struct Skeleton: Hashable, Sendable {
  /// How many rows, 1...10.
  public var rows: Int

  /// Makes as many.
  public init(rows: Int = 3) { self.rows = rows }
}
