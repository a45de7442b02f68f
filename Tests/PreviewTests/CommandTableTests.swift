import Design
import Rendering
import Testing

@testable import Preview

/// The one table behind keys, palette, help and `gloam send`.
@Suite struct CommandTableTests {
  @Test(arguments: [
    [Command.Context.everywhere, .main], [.everywhere, .list], [.sideBySide], [.matrix],
  ])
  func aKeyHasOneMeaningWhereItCounts(_ contexts: [Command.Context]) {
    var owners: [Key: [String]] = [:]
    for command in CommandTable.all where contexts.contains(command.context) {
      for key in command.keys { owners[key, default: []].append(command.name) }
    }
    #expect(owners.filter { $0.value.count > 1 }.map { "\($0.key): \($0.value)" } == [])
  }

  @Test(arguments: [
    ("Space", "flip"), ("a", "flip"), ("[", "previous-screen"), ("]", "next-screen"), ("1", "screen-1"),
    ("2", "screen-2"), ("3", "screen-3"), ("4", "screen-4"), ("5", "screen-5"), ("6", "screen-6"),
    ("7", "screen-7"), ("8", "screen-8"), ("9", "screen-9"), ("Tab", "focus"), ("S-Tab", "focus-back"),
    ("W", "windows"), ("b", "background"), ("X", "override-all"),
    ("Up", "up"), ("Down", "down"), ("Left", "left"), ("Right", "right"), ("h", "left"), ("j", "down"),
    ("k", "up"), ("l", "right"), ("Enter", "press"), ("Esc", "back"), ("o", "overlay"),
    ("-", "overlay-less"), ("=", "overlay-more"), ("0", "overlay-default"), ("O", "overlay-level"),
    ("p", "page"), ("g", "app-gate"), ("G", "page-gate"), ("A", "choice"), ("c", "contrast"), ("e", "level"),
    ("T", "themes"), ("M", "matrix"), ("v", "side-by-side"), ("Backspace", "swap"), ("t", "tokens"),
    ("?", "help"), (":", "palette"), ("Ctrl-P", "palette"),
    ("/", "filter"), ("q", "quit"), ("Ctrl-L", "redraw"), ("Ctrl-Z", "suspend"), ("Ctrl-T", "mouse"),
    ("Home", "home"), ("End", "end"),
  ])
  func thePromisedKeysDoWhatIsPromised(_ name: String, _ command: String) {
    #expect(CommandTable.command(for: key(name), in: [.everywhere, .main])?.name == command)
  }

  @Test func aKeyIsNamedAsItIsPressed() {
    for command in CommandTable.all {
      for own in command.keys { #expect(key(own.description) == own, "\(command.name)") }
    }
  }

  @Test func namesAreLowerCaseWordsWithHyphens() {
    let names = CommandTable.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.filter { $0.wholeMatch(of: #/[a-z]+(-[a-z0-9]+)*/#) == nil } == [])
    for name in names { #expect(CommandTable.named(name)?.name == name) }
    #expect(CommandTable.named("Flip") == nil && CommandTable.named("") == nil)
  }

  @Test func titlesSayWhatHappensWithoutAFullStop() {
    #expect(CommandTable.all.filter { $0.title.isEmpty || $0.title.hasSuffix(".") }.map(\.name) == [])
  }

  @Test func everyCommandRunsAnywhere() {
    for app in Shipped.all {
      for (columns, rows) in [(140, 46), (80, 24), (40, 15), (1, 1), (0, 0)] {
        for command in CommandTable.all {
          for argument in ["", "12", "0.5", "nonsense", app.id, app.screens[0].id] {
            var glass = Glass(app, columns: columns, rows: rows)
            glass.effects = update(&glass.model, .command(command.name, argument: argument))
            let frame = view(glass.model)
            #expect(frame.columns == columns && frame.rows == rows, "\(command.name)")
          }
        }
      }
    }
  }

  @Test func everyKeyIsTakenAnywhere() {
    let codes: [Key.Code] =
      (32..<127).map { .character(Character(Unicode.Scalar(UInt8($0)))) } + [
        .enter, .escape, .tab, .backTab, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp,
        .pageDown, .function(1), .character("中"), .character("👩\u{200D}💻"),
      ]
    for start in ["flip", "help", "palette", "themes", "apps", "roles", "filter", "tokens", "matrix"] {
      for code in codes {
        for control in [false, true] {
          var glass = Glass(Shipped.moments, columns: 60, rows: 20)
          glass.run(start)
          glass.effects = update(&glass.model, .input(.key(Key(code, control: control))))
          #expect(view(glass.model).isWhole)
        }
      }
    }
  }

  @Test func aKeyWithoutAMeaningSaysSo() {
    var glass = Glass()
    glass.press("~")
    #expect(glass.notice == "~ does nothing here; ? shows the keys")
    #expect(glass.isRefused)
  }

  @Test func aCommandThatDoesNotExistDoesNothing() {
    var glass = Glass()
    let before = glass.text
    glass.run("explode")
    #expect(glass.effects == [] && glass.text == before)
  }
}
