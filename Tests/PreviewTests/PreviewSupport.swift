import Adaptation
import Design
import Formats
import Rendering
import StyleLibrary
import TestSupport

@testable import Preview

/// The shipped apps, read with the package's own readers.
enum Shipped {
  static let moments = app("moments")
  static let classifieds = app("classifieds")
  static let ios = app("ios")
  static let all = [moments, classifieds, ios]
  static let themes = all.map(\.theme)
  static let names = all.map { AppName(id: $0.id, title: $0.title) }

  private static func app(_ id: String) -> App {
    let file = readApp(bytes("themes/\(id)/app.json"), file: "app.json", id: id).value
    let name = "themes/\(id)/theme.json"
    let theme = readTheme(bytes(name), file: name, id: id).value.theme
    let screens = Repository.files(in: "themes/\(id)/screens", suffix: ".json").map {
      readScreen(bytes($0), file: $0).value.screen
    }
    let ordered = file.order.compactMap { id in screens.first { $0.id == id } }
    return App(id: id, title: file.title, rules: file.rules, theme: theme, screens: ordered)
  }

  private static func bytes(_ path: String) -> [UInt8] {
    Array((try? Repository.text(of: path))??.utf8 ?? "".utf8)
  }
}

/// The previewer in a window, operated by keys, commands and the mouse.
struct Glass {
  var model: Model
  /// What the last input asked of the world outside.
  var effects: [Effect] = []

  init(_ app: App = Shipped.classifieds, screen: String? = nil, columns: Int = 140, rows: Int = 46) {
    model = Model(app: app, screen: screen, columns: columns, rows: rows)
  }

  /// Presses keys by their names: `Space`, `Ctrl-L`, `S-Tab`, `T`.
  mutating func press(_ names: String...) {
    for name in names { effects = update(&model, .input(.key(key(name)))) }
  }

  /// Types a text, a key a character.
  mutating func type(_ text: String) {
    for character in text { effects = update(&model, .input(.key(Key(.character(character))))) }
  }

  /// Runs commands by name, with an argument behind a blank.
  mutating func run(_ commands: String...) {
    for command in commands {
      let parts = command.split(separator: " ", maxSplits: 1).map(String.init)
      effects = update(&model, .command(parts[0], argument: parts.count > 1 ? parts[1] : ""))
    }
  }

  mutating func click(_ column: Int, _ row: Int) {
    effects = update(&model, .input(.mouse(Mouse(.press, column: column, row: row))))
    _ = update(&model, .input(.mouse(Mouse(.release, column: column, row: row))))
  }

  mutating func wheel(_ action: Mouse.Action, times: Int = 1) {
    let phone = model.windowLayout.phone
    for _ in 0..<times {
      effects = update(&model, .input(.mouse(Mouse(action, column: phone.column + 3, row: phone.row + 5))))
    }
  }

  /// Answers a wish to read the library.
  mutating func readLibrary() {
    effects = update(&model, .library(themes: Shipped.themes, apps: Shipped.names))
  }

  /// What stands in the window, a text a row.
  var lines: [String] { view(model).drawing }
  /// What stands in the window.
  var text: String { lines.joined(separator: "\n") }
  var notice: String { model.notice?.text ?? "" }
  var isRefused: Bool { model.notice?.isRefusal ?? false }

  /// The phone's scene as it is laid out in the window.
  var scene: Scene {
    let size = model.phoneSize
    return model.scene(columns: size.columns, rows: size.rows)
  }

  /// The shown screen's own state.
  var state: ScreenState { model.screenState }
}

/// A key by its name.
func key(_ name: String) -> Key {
  let named: [String: Key.Code] = [
    "Space": .character(" "), "Enter": .enter, "Esc": .escape, "Tab": .tab, "S-Tab": .backTab,
    "Backspace": .backspace, "Up": .up, "Down": .down, "Left": .left, "Right": .right, "Home": .home,
    "End": .end, "PageUp": .pageUp, "PageDown": .pageDown,
  ]
  if name.hasPrefix("Ctrl-"), let letter = name.last {
    return Key(.character(Character(letter.lowercased())), control: true)
  }
  return Key(named[name] ?? .character(name.first ?? " "))
}

extension Frame {
  /// The glyphs alone, a text a row.
  var drawing: [String] {
    (0..<rows).map { row in
      (0..<columns).map { self[$0, row] }.filter { $0.width > 0 }.map(\.glyph.description).joined()
    }
  }

  /// Whether every wide glyph has both its halves.
  var isWhole: Bool {
    (0..<rows).allSatisfy { row in
      (0..<columns).allSatisfy { column in
        switch self[column, row].width {
        case 2: column + 1 < columns && self[column + 1, row].width == 0
        case 0: column > 0 && self[column - 1, row].width == 2
        default: true
        }
      }
    }
  }
}
