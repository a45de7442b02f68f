/// Something that the previewer can do: one row of the table behind keys, help, palette and `gloam send`.
public struct Command: Sendable {
  /// Where a command's keys count.
  public enum Context: String, CaseIterable, Hashable, Sendable {
    /// Everywhere but where text is typed.
    case everywhere
    /// While the phone or the panel has the keyboard.
    case main
    /// While a list has the keyboard.
    case list
    /// While two pictures of the phone stand side by side; goes before the others.
    case sideBySide
    /// While the matrix is open; goes before the others.
    case matrix
    /// While the inspector is open; goes before the others.
    case inspector
  }

  /// Parts of the help, in its order.
  public enum Group: String, CaseIterable, Hashable, Sendable {
    case appearance = "Appearance"
    case rollout = "Rollout"
    case theme = "Theme"
    case inspector = "Inspector"
    case phone = "Phone"
    case window = "Window"
  }

  /// What a command wants to know besides its name.
  public enum Argument: Hashable, Sendable {
    /// Nothing.
    case none
    /// A screen's id.
    case screen
    /// A theme's id.
    case theme
    /// An app's id.
    case app
    /// An opacity, 0...1.
    case opacity
    /// A version of iOS.
    case os
    /// When the overlay comes and goes.
    case timing
    /// What an override asks for: unspecified, light or dark.
    case style
    /// A jump URL.
    case url
    /// How an RN page draws itself anew.
    case strategy
    /// Words, to the end of the line.
    case text
    /// A view of the shown page and what its override asks for.
    case viewStyle
    /// A kind of colour vision.
    case vision
    /// Light in lux, at least 0.
    case lux
    /// A mistake that can be switched on.
    case defect
    /// What is compared side by side.
    case comparison
    /// A dialog of the shown screen.
    case dialog
    /// A cell of the phone, row and column from 0.
    case cell
  }

  /// What happens; gets the argument, empty where there is none.
  public typealias Action = @Sendable (inout Model, String) -> [Effect]

  /// The name for `gloam send` and scripts: words with hyphens.
  public let name: String
  /// What it does, in words.
  public let title: String
  /// Its keys, the first one shown first.
  public let keys: [Key]
  /// Where its keys count.
  public let context: Context
  /// Its part of the help.
  public let group: Group
  /// What it wants to know.
  public let argument: Argument
  /// What happens.
  public let run: Action

  init(
    _ name: String, _ title: String, _ keys: [Key], _ group: Group, context: Context = .main,
    argument: Argument = .none, run: @escaping Action
  ) {
    self.name = name
    self.title = title
    self.keys = keys
    self.context = context
    self.group = group
    self.argument = argument
    self.run = run
  }
}

/// Something that `update` asks of the world outside.
public enum Effect: Hashable, Sendable {
  /// End the program.
  case quit
  /// Stop until the shell brings the program back.
  case suspend
  /// Draw everything anew.
  case redraw
  /// Read the library's themes and apps and give them to `update`.
  case readLibrary
  /// Open an app by id.
  case openApp(String)
  /// Keep the in-app choice for the next start.
  case saveChoice
  /// Put a text on the clipboard.
  case copy(String)
  /// Write colours into the files that they stand in.
  case writeColors([ColorWrite])
}
