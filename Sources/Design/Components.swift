/// A small square of colour with a glyph, at the head of a row or in a grid.
public struct Tile: Hashable, Sendable {
  /// The icon's name; nil where `text` is drawn.
  public var icon: String?
  /// One wide or two narrow characters.
  public var text: String?
  /// The tile's colour.
  public var color: SemanticColor?
  /// Whether it is round: an avatar.
  public var isRound: Bool

  /// Makes a tile.
  public init(
    icon: String? = nil, text: String? = nil, color: SemanticColor? = nil, isRound: Bool = false
  ) {
    self.icon = icon
    self.text = text
    self.color = color
    self.isRound = isRound
  }
}

/// What stands at the right end of a row.
public enum Accessory: String, CaseIterable, Hashable, Sendable {
  /// Nothing.
  case none
  /// A chevron: the row opens something.
  case disclosure
  /// A switch.
  case `switch`
  /// A checkmark, where the row is the chosen one.
  case checkmark
}

/// A row of a list.
public struct Row: Hashable, Sendable {
  /// The square at its head.
  public var tile: Tile?
  /// The icon at its head, drawn in the tint, where there is no tile.
  public var icon: String?
  /// The first line.
  public var title: String
  /// The title's colour where it is not the list's own.
  public var titleColor: SemanticColor?
  /// A word in a small box after the title.
  public var tag: String?
  /// The second line.
  public var subtitle: String?
  /// What stands at the right: a setting's value, a price.
  public var value: String?
  /// The value's colour where it is not the list's own.
  public var valueColor: SemanticColor?
  /// What ends the row.
  public var accessory: Accessory
  /// Whether its switch is on or its checkmark shown, before anyone touched it.
  public var isOn: Bool
  /// The screen that it opens.
  public var opens: String?
  /// The state of the previewer that the row shows and sets, such as `choice.dark`.
  public var binding: Binding?
  /// Whether it cannot be pressed.
  public var isDisabled: Bool
  /// The number or word of its badge, at the right.
  public var badge: String?
  /// The buttons that a swipe to the left brings into sight.
  public var swipe: [SwipeAction]

  /// Makes a row.
  public init(
    title: String, tile: Tile? = nil, icon: String? = nil, titleColor: SemanticColor? = nil,
    tag: String? = nil,
    subtitle: String? = nil, value: String? = nil, valueColor: SemanticColor? = nil,
    accessory: Accessory = .none, isOn: Bool = false, opens: String? = nil, binding: Binding? = nil,
    isDisabled: Bool = false, badge: String? = nil, swipe: [SwipeAction] = []
  ) {
    self.title = title
    self.tile = tile
    self.icon = icon
    self.titleColor = titleColor
    self.tag = tag
    self.subtitle = subtitle
    self.value = value
    self.valueColor = valueColor
    self.accessory = accessory
    self.isOn = isOn
    self.opens = opens
    self.binding = binding
    self.isDisabled = isDisabled
    self.badge = badge
    self.swipe = swipe
  }
}

/// A button behind a row.
public struct SwipeAction: Hashable, Sendable {
  /// What it says.
  public var title: String
  /// Whether it takes the row away.
  public var isDestructive: Bool
  /// The screen or dialog that it opens; without one a destructive action removes the row.
  public var opens: String?

  /// Makes a button.
  public init(_ title: String, isDestructive: Bool = false, opens: String? = nil) {
    self.title = title
    self.isDestructive = isDestructive
    self.opens = opens
  }
}

/// A state of the app that a row of a settings page shows and sets.
public enum Binding: String, CaseIterable, Hashable, Sendable {
  /// The in-app choice follows the system.
  case choiceFollow = "choice.follow"
  /// The in-app choice is light.
  case choiceLight = "choice.light"
  /// The in-app choice is dark.
  case choiceDark = "choice.dark"
  /// The app's gate for dark mode.
  case appGate
}

/// A list of rows in sections.
public struct List: Hashable, Sendable {
  /// How a list stands on its page.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// From edge to edge.
    case plain
    /// Groups with rounded corners and margins.
    case insetGrouped
  }

  /// A group of rows.
  public struct Section: Hashable, Sendable {
    /// The words above it.
    public var header: String?
    /// The words below it.
    public var footer: String?
    /// Its rows.
    public var rows: [Row]

    /// Makes a section.
    public init(header: String? = nil, footer: String? = nil, rows: [Row]) {
      self.header = header
      self.footer = footer
      self.rows = rows
    }
  }

  /// How it stands on the page.
  public var style: Style
  /// Its sections, top to bottom.
  public var sections: [Section]

  /// Makes a list.
  public init(style: Style = .plain, sections: [Section]) {
    self.style = style
    self.sections = sections
  }
}

/// A line or a paragraph of text.
public struct Label: Hashable, Sendable {
  /// The sizes of text, by use.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// A heading of a part of a page.
    case title
    /// Running text.
    case body
    /// Small print.
    case caption
  }

  /// Where its lines stand.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    case leading, center, trailing
  }

  /// The words; a line feed breaks the line.
  public var text: String
  /// Its size.
  public var style: Style
  /// Its colour where it is not the style's own.
  public var color: SemanticColor?
  /// Where its lines stand.
  public var alignment: Alignment
  /// Whether it belongs to what follows, so that no air is between them.
  public var isLead: Bool

  /// Makes a label.
  public init(
    _ text: String, style: Style = .body, color: SemanticColor? = nil, alignment: Alignment = .leading,
    isLead: Bool = false
  ) {
    self.text = text
    self.style = style
    self.color = color
    self.alignment = alignment
    self.isLead = isLead
  }
}

/// The place of a picture.
public struct ImagePlaceholder: Hashable, Sendable {
  /// Its height in rows, 1...20.
  public var height: Int
  /// The icon in its middle.
  public var icon: String
  /// What it will show; also what a reader without eyes for it is told.
  public var caption: String?
  /// How many pictures stand side by side, 1...4.
  public var count: Int

  /// Makes a place for a picture.
  public init(height: Int = 4, icon: String = "photo", caption: String? = nil, count: Int = 1) {
    self.height = height
    self.icon = icon
    self.caption = caption
    self.count = count
  }
}

/// A button on a page.
public struct Button: Hashable, Sendable {
  /// The kinds of buttons.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case filled, tinted, plain, destructive
  }

  /// What it says.
  public var title: String
  /// Its kind.
  public var kind: Kind
  /// The screen that it opens.
  public var opens: String?
  /// Whether it cannot be pressed.
  public var isDisabled: Bool

  /// Makes a button.
  public init(title: String, kind: Kind = .filled, opens: String? = nil, isDisabled: Bool = false) {
    self.title = title
    self.kind = kind
    self.opens = opens
    self.isDisabled = isDisabled
  }
}

/// A field to search in.
public struct SearchField: Hashable, Sendable {
  /// What it says while it is empty.
  public var placeholder: String
  /// What was typed.
  public var text: String?

  /// Makes a field.
  public init(placeholder: String, text: String? = nil) {
    self.placeholder = placeholder
    self.text = text
  }
}

/// A line of choices, one of them selected.
public struct Chips: Hashable, Sendable {
  /// What they say.
  public var items: [String]
  /// The index of the selected one.
  public var selected: Int

  /// Makes a line of chips.
  public init(items: [String], selected: Int = 0) {
    self.items = items
    self.selected = selected
  }
}

/// Tiles with words below them, in columns.
public struct Grid: Hashable, Sendable {
  /// One entry.
  public struct Item: Hashable, Sendable {
    /// Its square.
    public var tile: Tile
    /// Its words.
    public var title: String
    /// The screen that it opens.
    public var opens: String?

    /// Makes an entry.
    public init(tile: Tile, title: String, opens: String? = nil) {
      self.tile = tile
      self.title = title
      self.opens = opens
    }
  }

  /// How many stand side by side, 1...8.
  public var columns: Int
  /// The entries.
  public var items: [Item]

  /// Makes a grid.
  public init(columns: Int = 4, items: [Item]) {
    self.columns = columns
    self.items = items
  }
}

/// Small buttons in a line below a post: like, comment, share.
public struct ActionBar: Hashable, Sendable {
  /// One of them.
  public struct Item: Hashable, Sendable {
    /// The icon's name.
    public var icon: String
    /// A count or a word.
    public var title: String
    /// Whether it was pressed before anyone touched it.
    public var isOn: Bool
    /// The screen or dialog that it opens; nil for one that is switched on and off.
    public var opens: String?

    /// Makes one.
    public init(icon: String, title: String, isOn: Bool = false, opens: String? = nil) {
      self.icon = icon
      self.title = title
      self.isOn = isOn
      self.opens = opens
    }
  }

  /// The buttons, left to right.
  public var items: [Item]

  /// Makes a line of them.
  public init(items: [Item]) { self.items = items }
}
