extension Key: CustomStringConvertible {
  /// The key's name as help shows it: `Space`, `Ctrl-L`, `T`.
  public var description: String {
    (control ? "Ctrl-" : "") + (alt ? "Alt-" : "") + name
  }

  private var name: String {
    switch code {
    case .character(" "): "Space"
    case .character(let character): control ? character.uppercased() : String(character)
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "S-Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .function(let number): "F\(number)"
    }
  }

  /// The key that writes a character.
  static func of(_ character: Character) -> Key { Key(.character(character)) }
  /// A character with Control.
  static func control(_ character: Character) -> Key { Key(.character(character), control: true) }
}
