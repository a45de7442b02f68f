/// What a page presents over itself: it has the keyboard until it is closed, and stands on the elevated level.
public struct Dialog: Hashable, Sendable {
  /// The kinds of dialogs.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A question in the middle with one to three buttons, and a field where there is something to type.
    case alert
    /// Choices from the bottom.
    case actionSheet
    /// A grid of targets from the bottom, page by page.
    case share
    /// A box with a spinner in the middle.
    case loading
  }

  /// A button of a dialog.
  public struct Button: Hashable, Sendable {
    /// What a button does to what is asked about.
    public enum Style: String, CaseIterable, Hashable, Sendable {
      case `default`
      /// Leaves everything as it is; Esc presses it.
      case cancel
      /// Something is lost.
      case destructive
    }

    /// What it says.
    public var title: String
    /// What it does.
    public var style: Style
    /// The screen or dialog that it opens when the dialog is closed.
    public var opens: String?

    /// Makes a button.
    public init(_ title: String, style: Style = .default, opens: String? = nil) {
      self.title = title
      self.style = style
      self.opens = opens
    }
  }

  /// What it is called in its screen; `dialog:ID` opens it.
  public var id: String
  /// What it is.
  public var kind: Kind
  /// What it asks or says.
  public var title: String?
  /// A sentence or two.
  public var message: String?
  /// What the field of an alert says while it is empty; nil for no field.
  public var placeholder: String?
  /// Its buttons, in the order of the file.
  public var buttons: [Button]
  /// The targets of a share panel.
  public var targets: [Grid.Item]
  /// How many targets stand side by side, 3...5.
  public var columns: Int
  /// Whether a loading box knows how far it has come.
  public var hasProgress: Bool

  /// Makes a dialog.
  public init(
    id: String, kind: Kind, title: String? = nil, message: String? = nil, placeholder: String? = nil,
    buttons: [Button] = [], targets: [Grid.Item] = [], columns: Int = 4, hasProgress: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.message = message
    self.placeholder = placeholder
    self.buttons = buttons
    self.targets = targets
    self.columns = columns
    self.hasProgress = hasProgress
  }

  /// How far a loading box comes in a step, in percent.
  public static let progressStep = 4
  /// The path of an alert's field.
  public static let field = "dialog.field"
  /// How many buttons an alert may have.
  public static let alertButtons = 1...3
  /// What stands before a dialog's id in `opens`.
  public static let prefix = "dialog:"

  /// The id in an `opens` that names a dialog; nil for one that names a screen.
  public static func id(in opens: String) -> String? {
    opens.hasPrefix(prefix) ? String(opens.dropFirst(prefix.count)) : nil
  }
}

/// A dialog that is open on a screen.
public struct OpenDialog: Hashable, Sendable {
  /// The dialog's id.
  public var id: String
  /// What had the focus before, and gets it back.
  public var focusBefore: String?
  /// Steps of its animation since it was opened, at least 0.
  public var phase = 0

  /// Makes one that was just opened.
  public init(_ id: String, focusBefore: String? = nil) {
    self.id = id
    self.focusBefore = focusBefore
  }
}
