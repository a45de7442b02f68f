public import Adaptation
import Design
public import StyleLibrary

/// What `app.json` says: how an app is called, where its parts are, and its rules for dark mode.
public struct AppFile: Sendable {
  /// The app's id: the name of its folder.
  public var id: String
  /// What it is called on the glass.
  public var title: String
  /// The theme's file, relative to the folder.
  public var theme: String
  /// The id of the app whose screens it shows; nil for its own.
  public var screensOf: String?
  /// Where it says so.
  public var screensOfPlace: Place?
  /// The ids of its screens in the order in which they are shown; the others follow.
  public var order: [String]
  /// Every screen that the file names, with its place.
  public var names: [(id: String, place: Place)]
  /// The classes of its allowlist, with their places.
  public var classes: [(name: String, place: Place)]
  /// Where its views on the window stand, by id.
  public var windowViews: [String: Place]
  /// Its rules.
  public var rules: Rules

  /// Makes the description of an app that says nothing.
  public init(id: String) {
    self.id = id
    title = id
    theme = "theme.json"
    order = []
    names = []
    classes = []
    windowViews = [:]
    rules = Rules()
  }
}

/// Reads `app.json`.
public func readApp(_ bytes: [UInt8], file: String, id: String) -> Reading<AppFile> {
  let log = DiagnosticLog()
  var app = AppFile(id: id)
  if let document = JSONDocument.open(file, bytes, log), var root = ObjectReader(document.root, "an app", log)
  {
    app.title = root.string("title") ?? id
    app.theme = root.string("theme") ?? app.theme
    app.screensOf = root.string("screensOf")
    app.screensOfPlace = root.member("screensOf")?.place
    app.order = root.strings("order") ?? []
    app.names = places(of: root.member("order"))
    app.classes = places(of: root.member("allowlist")?["classes"])
    if let pages = root.member("gates")?["pages"] {
      app.names += pages.members.map { ($0.name, $0.key.place) }
    }
    readRules(&root, &app.rules)
    app.rules.windowViews = readWindowViews(&root)
    for value in root.member("windowViews").map({ Array($0.elements) }) ?? [] {
      if let id = value["id"]?.string, app.windowViews[id] == nil { app.windowViews[id] = value.place }
    }
    root.finish()
  }
  return Reading(app, log.diagnostics)
}

/// The texts of a list, each with its place; what else it holds is told where the list is read.
private func places(of list: JSONValue?) -> [(String, Place)] {
  guard let list, list.kind == .array else { return [] }
  return list.elements.compactMap { value in value.string.map { ($0, value.place) } }
}

private func readRules(_ root: inout ObjectReader, _ rules: inout Rules) {
  root.read("adoption", Adoption.self, into: &rules.adoption)
  root.read("policy", AppearancePolicy.self, into: &rules.policy)
  root.read("userInterfaceStyle", PlistStyle.self, into: &rules.plistStyle)
  root.read("unspecifiedResolvesTo", Appearance.self, into: &rules.unspecifiedResolvesTo)
  if let value = root.member("gates"), var gates = ObjectReader(value, "gates", root.log) {
    gates.read("app", into: &rules.appGate)
    rules.opensAt = gates.int("opensAt", in: 0...100)
    if let pages = gates.member("pages"), pages.kind != .object {
      root.log.error(pages.place, .wrongKind(wanted: "gates by screen id in braces", found: pages.kind))
    } else if let pages = gates.member("pages") {
      for member in pages.members {
        guard let isOn = member.value.bool else {
          root.log.error(member.value.place, .wrongKind(wanted: "true or false", found: member.value.kind))
          continue
        }
        rules.pageGates[member.name] = Sourced(isOn, from: member.value.place.description)
      }
    }
    gates.finish()
  }
  if let value = root.member("allowlist"), var list = ObjectReader(value, "an allowlist", root.log) {
    let standard = Allowlist()
    let allowlist = Allowlist(
      prefixes: list.strings("prefixes") ?? standard.prefixes, classes: list.strings("classes") ?? [])
    rules.allowlist = Sourced(allowlist, from: value.place.description)
    list.finish()
  }
  if let value = root.member("overlay"), var object = ObjectReader(value, "an overlay", root.log) {
    let overlay = Overlay(
      isOn: object.bool("on") ?? true, alpha: object.number("alpha", in: 0...1) ?? Overlay().alpha,
      level: object.choice("level", OverlayLevel.self) ?? .window)
    rules.overlay = Sourced(overlay, from: value.place.description)
    object.finish()
  }
}

/// Views on the window; one without an id or whose id is taken is left out.
private func readWindowViews(_ root: inout ObjectReader) -> [Sourced<WindowView>] {
  var places: [String: Place] = [:]
  return root.list("windowViews").compactMap { value in
    guard var object = ObjectReader(value, "a view on the window", root.log) else { return nil }
    let view = WindowView(
      id: object.required("id"), text: object.required("text"),
      override: object.choice("override", InterfaceStyle.self) ?? .unspecified,
      isAdapted: object.bool("adapted") ?? false)
    object.finish()
    if let first = places[view.id], let place = value["id"]?.place {
      root.log.error(place, .duplicateView(view.id, first))
      return nil
    }
    if !view.id.isEmpty { places[view.id] = value["id"]?.place }
    return view.id.isEmpty ? nil : Sourced(view, from: value.place.description)
  }
}

extension ObjectReader {
  /// Reads one of the values of an enumeration together with its place.
  fileprivate mutating func read<Choice: RawRepresentable & CaseIterable & Hashable & Sendable>(
    _ key: String, _ type: Choice.Type, into target: inout Sourced<Choice>
  ) where Choice.RawValue == String {
    guard let choice = choice(key, type), let place = member(key)?.place else { return }
    target = Sourced(choice, from: place.description)
  }

  /// Reads `true` or `false` together with its place.
  fileprivate mutating func read(_ key: String, into target: inout Sourced<Bool>) {
    guard let value = bool(key), let place = member(key)?.place else { return }
    target = Sourced(value, from: place.description)
  }
}
