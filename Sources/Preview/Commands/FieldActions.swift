import Design
import Rendering

/// Typing into fields of a page and counting on its steppers.
extension Model {
  /// The longest text of a field, in characters.
  private static let longest = 200

  /// Whether keys go into a field of the shown page.
  var isTypingIntoField: Bool { sheet == nil && !isPanelActive && screenState.typing != nil }

  /// A key while a field is typed into: whether it was for the field. Enter and Esc end the typing, the arrows leave
  /// it for where they lead.
  mutating func typeIntoField(_ key: Key) -> Bool {
    guard isTypingIntoField, let path = screenState.typing else { return false }
    var text = states[screen.id]?.texts[path] ?? ""
    switch key.code {
    case .character("u") where key.control: text = ""
    case .character(let character) where !key.control && !key.alt: text.append(character)
    case .backspace: text = String(text.dropLast())
    case .enter, .escape: states[screen.id]?.typing = nil
    case .up, .down, .tab, .backTab:
      states[screen.id]?.typing = nil
      return false
    default: return false
    }
    states[screen.id]?.texts[path] = String(text.prefix(Self.longest))
    return true
  }

  /// Types a text into the field that is typed into or has the focus, else into the first one of the page.
  mutating func type(_ text: String) -> [Effect] {
    guard let field = field else { return refuse("'\(screen.id)' has no field to type into") }
    let line = text.prefix { !$0.isNewline }
    states[screen.id, default: ScreenState()].texts[field.path] = String(
      (field.text + line).prefix(Self.longest))
    return []
  }

  /// Counts one more on the stepper that has the focus, else on the first one of the page.
  mutating func count() -> [Effect] {
    guard let stepper = stepper else { return refuse("'\(screen.id)' has no stepper to count on") }
    return count(stepper.path, stepper.value + 1)
  }

  /// Makes a stepper count a number; at its ends it stays.
  mutating func count(_ path: String, _ value: Int) -> [Effect] {
    guard Stepper.range.contains(value) else {
      return refuse("it counts from \(Stepper.range.lowerBound) to \(Stepper.range.upperBound)")
    }
    states[screen.id, default: ScreenState()].counts[path] = value
    return []
  }

  /// What stands in the first field of the shown page, or in the one that has the focus; nil where there is none.
  public var fieldText: String? { field?.text }

  /// What the first stepper of the shown page counts, or the one that has the focus; nil where there is none.
  public var counted: Int? { stepper?.value }

  private var field: (path: String, text: String)? {
    let fields = regions.compactMap { region -> (path: String, text: String)? in
      guard case .type(let text) = region.action else { return nil }
      return (region.path, text)
    }
    let wanted = screenState.typing ?? screenState.focus
    return fields.first { $0.path == wanted } ?? fields.first
  }

  private var stepper: (path: String, value: Int)? {
    let buttons = regions.compactMap { region -> (path: String, button: String, value: Int)? in
      guard case .count(let path, let value) = region.action, region.path.hasSuffix(".more") else {
        return nil
      }
      return (path, region.path, value - 1)
    }
    let focus = screenState.focus ?? ""
    let found = buttons.first { focus.hasPrefix($0.path + ".") } ?? buttons.first
    return found.map { ($0.path, $0.value) }
  }

  /// What can be pressed on the shown page, whatever of it is in sight.
  private var regions: [Scene.Region] {
    let size = phoneSize
    return scene(columns: size.columns, rows: size.rows).regions
  }
}
