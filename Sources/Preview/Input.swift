public import Design

/// Something that happened outside: a key, the mouse, the window, an answer of the terminal.
public enum Input: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The mouse did something.
  case mouse(Mouse)
  /// Text was pasted.
  case paste(String)
  /// The window has a new size, in columns and rows.
  case resize(columns: Int, rows: Int)
  /// The terminal told whether it is light or dark.
  case terminalAppearance(Appearance)
  /// The terminal window gained (true) or lost (false) the focus.
  case focus(Bool)
  /// The program goes on after it was suspended: everything must be drawn again.
  case resume
}

/// A key with its modifiers.
public struct Key: Hashable, Sendable {
  /// Which key.
  public enum Code: Hashable, Sendable {
    /// A key that writes this character.
    case character(Character)
    case enter, escape, tab, backTab, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1...F12.
    case function(Int)
  }

  /// Which key.
  public var code: Code
  /// Whether Control was held. `Ctrl-L` is the character `l` with control.
  public var control: Bool
  /// Whether Alt (Meta) was held.
  public var alt: Bool

  /// Makes a key, without modifiers unless told otherwise.
  public init(_ code: Code, control: Bool = false, alt: Bool = false) {
    self.code = code
    self.control = control
    self.alt = alt
  }
}

/// What the mouse did, and where: column and row from 0.
public struct Mouse: Hashable, Sendable {
  /// The kinds of mouse events that are told apart.
  public enum Action: Hashable, Sendable {
    case press, release, drag, move, wheelUp, wheelDown
  }

  /// What happened.
  public var action: Action
  /// The column, from 0.
  public var column: Int
  /// The row, from 0.
  public var row: Int

  /// Makes a mouse event.
  public init(_ action: Action, column: Int, row: Int) {
    self.action = action
    self.column = column
    self.row = row
  }
}
