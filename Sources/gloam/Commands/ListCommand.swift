import Adaptation
import Design
import Formats
import Preview
import Rendering
import StyleLibrary

/// What `gloam list` can list.
enum Listing: String, CaseIterable {
  case themes, screens, tokens, components, icons, roles, commands, rules, formats
}

/// A line of a list: an id, a title, and more facts by name.
struct Item {
  var id: String
  var title: String
  var facts: [(name: String, value: Fact)] = []

  /// A fact as JSON writes it.
  enum Fact {
    case text(String)
    case flag(Bool)
    case number(Int)
  }
}

/// Lists what there is: of one app, or of every app of the library where no `path` is given.
func list(
  _ listing: Listing, path: String?, sessions: (String?) throws -> Session, library: Library, json: Bool
) throws
  -> Output
{
  switch listing {
  case .themes:
    let apps = library.folders().map { (folder: $0, app: library.readApp($0)) }
    return write(apps.map { themeItem($0.folder, $0.app) }, json, apps.flatMap(\.app.diagnostics))
  case .commands: return write(CommandTable.all.map(commandItem), json)
  case .rules:
    return write(LintRule.allCases.map { Item(id: $0.rawValue, title: $0.summary) }, json)
  case .formats: return write(formats, json)
  case .components: return write(components, json)
  case .icons: return write(iconItems(try sessions(path).model.theme), json)
  case .roles: return write(roleItems(try sessions(path).model), json)
  case .screens:
    let paths = path.map { [$0] } ?? library.folders().map(\.id)
    let models = try paths.map { try sessions($0).model }
    let items = models.flatMap { model in model.app.screens.map { screenItem($0, model) } }
    return write(items, json, models.flatMap(\.app.diagnostics))
  case .tokens:
    let session = try sessions(path)
    let items = session.model.shownTheme.tokens.map { token in
      Item(
        id: token.name, title: token.name,
        facts: [("origin", .text(token.origin.rawValue)), ("source", .text(token.place.description))])
    }
    return write(items, json, session.model.app.diagnostics)
  }
}

private func themeItem(_ folder: Library.Folder, _ app: App) -> Item {
  return Item(
    id: folder.id, title: app.title,
    facts: [
      ("tokens", .number(app.theme.tokens.count)), ("screens", .number(app.screens.count)),
      ("source", .text(folder.shown)),
    ])
}

private func screenItem(_ screen: Screen, _ model: Model) -> Item {
  let (adapted, because) = adaptation(of: screen, rules: model.app.rules, in: model.situation)
  return Item(
    id: screen.id, title: screen.title,
    facts: [
      ("app", .text(model.app.id)), ("kind", .text(screen.kind.rawValue)), ("adapted", .flag(adapted)),
      ("because", .text(because)),
      ("class", .text(screen.className)), ("line", .text(screen.line)),
    ])
}

private func commandItem(_ command: Command) -> Item {
  Item(
    id: command.name, title: command.title,
    facts: [
      ("keys", .text(command.keys.map(\.description).joined(separator: " "))),
      ("group", .text(command.group.rawValue)),
    ])
}

private func iconItems(_ theme: Theme) -> [Item] {
  let icons = Icon.standard.merging(theme.icons) { _, own in own }
  return icons.keys.sorted().map { name in
    Item(
      id: name, title: icons[name].map { String($0.glyph) } ?? "",
      facts: [("ascii", .text(icons[name].map { String($0.ascii) } ?? ""))])
  }
}

private func roleItems(_ model: Model) -> [Item] {
  let (theme, drawn) = (model.theme, model.screensByRole())
  let slots = Slot.allCases.map { ($0.name, $0.role.rawValue) }
  let roles = Role.allCases.map { ($0.rawValue, $0.fallback?.rawValue ?? "") }
  return (roles + slots).map { name, fallback in
    let binding = theme.roles[name]
    let said = binding == nil ? "fallback" : binding?.isInferred == true ? "guessed" : "theme"
    return Item(
      id: name, title: theme.tokenName(for: name) ?? "missing",
      facts: [("said", .text(said)), ("fallback", .text(fallback)), ("screens", .number(drawn[name] ?? 0))])
  }
}

/// The parts of a screen that are no components of its body, then those, with the states and variants of the gallery.
private var components: [Item] {
  let bars = [
    Item(id: "statusBar", title: "the time, the network and the battery"),
    Item(id: "navigationBar", title: "back, title, large title, actions, search field, segments"),
    Item(id: "tabBar", title: "icons, titles, badges, one selected"),
  ]
  let parts = gallerySections.map { section in
    Item(
      id: section.name, title: section.title,
      facts: [("states", .text(section.specimens.map(\.label).joined(separator: ", ")))])
  }
  return bars.map { Item(id: $0.id, title: $0.title, facts: [("states", .text(""))]) } + parts
}

private let formats: [Item] = [
  Item(
    id: "gloam", title: "a folder with theme.json, or such a file alone",
    facts: [("reads", .flag(true)), ("writes", .flag(false))]),
  Item(
    id: "xcassets", title: "an asset catalogue, a folder of catalogues, or one .colorset",
    facts: [("reads", .flag(true)), ("writes", .flag(false))]),
]

private func write(_ items: [Item], _ isJSON: Bool, _ diagnostics: [Diagnostic] = []) -> Output {
  guard isJSON else { return Output(text: table(items), diagnostics: diagnostics) }
  var json = JSONText()
  json.object { json in
    json.member("schema", "gloam.list/1")
    json.key("items")
    json.array { json in
      for item in items {
        json.object { json in
          json.member("id", item.id)
          json.member("title", item.title)
          for fact in item.facts {
            switch fact.value {
            case .text(let text): json.member(fact.name, text)
            case .flag(let flag): json.member(fact.name, flag)
            case .number(let number): json.member(fact.name, number)
            }
          }
        }
      }
    }
  }
  return Output(text: json.text + "\n", diagnostics: diagnostics)
}

private func text(_ fact: Item.Fact) -> String {
  switch fact {
  case .text(let text): text
  case .flag(let flag): flag ? "yes" : "no"
  case .number(let number): String(number)
  }
}

/// Items in columns under their heads; a title that only repeats the id is left out, and so is an empty column.
private func table(_ items: [Item]) -> String {
  let hasTitles = items.contains { $0.title != $0.id }
  let heads = ["id"] + (hasTitles ? ["title"] : []) + (items.first?.facts.map(\.name) ?? [])
  let rows = items.map { [$0.id] + (hasTitles ? [$0.title] : []) + $0.facts.map { text($0.value) } }
  let widths = heads.indices.map { column in
    rows.map { column < $0.count ? width($0[column]) : 0 }.max().map { max($0, width(heads[column])) } ?? 0
  }
  let shown = heads.indices.filter { column in rows.contains { column < $0.count && !$0[column].isEmpty } }
  return ([heads.map { $0.uppercased() }] + rows).map { row in
    var line = ""
    for column in shown where column < row.count { line += pad(row[column], widths[column] + 2) }
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }.joined()
}
