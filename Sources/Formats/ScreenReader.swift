import Colors
public import Design
public import StyleLibrary

/// A screen file: the screen, where it stands, and the names in it that only the app and its theme can judge.
public struct ScreenFile: Sendable {
  /// The screen.
  public var screen: Screen
  /// The file's place.
  public var place: Place
  /// Every colour that the screen names itself, with its place.
  public var colors: [(name: SemanticColor, place: Place)]
  /// Every icon that it names.
  public var icons: [(name: String, place: Place)]
  /// Every screen that it opens.
  public var opens: [(id: String, place: Place)]
  /// The files of its own styles, relative to the app's folder.
  public var styles: CarrierStyles
  /// Where the values of the screen's own keys stand, by key.
  public var values: [String: Place] = [:]
}

/// Reads a file of `screens/`.
public func readScreen(_ bytes: [UInt8], file: String) -> Reading<ScreenFile> {
  let log = DiagnosticLog()
  let reader = ScreenReader(log)
  let name = file.split(separator: "/").last.map(String.init) ?? file
  let fallback = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
  var values: [String: Place] = [:]
  var screen = Screen(id: fallback, title: fallback, className: "")
  if let document = JSONDocument.open(file, bytes, log),
    let root = ObjectReader(document.root, "a screen", log)
  {
    screen = reader.screen(root)
    for member in document.root.members { values[member.name] = member.value.place }
  }
  let result = ScreenFile(
    screen: screen, place: Place(file), colors: reader.colors, icons: reader.icons, opens: reader.opens,
    styles: reader.styles, values: values)
  return Reading(result, log.diagnostics)
}

/// Whether a file that stands alone is a screen's rather than a theme's: it has a body or a bar, or says how it adapts.
public func looksLikeScreen(_ bytes: [UInt8]) -> Bool {
  guard let root = try? JSONDocument(file: "", bytes: bytes).root, root.kind == .object else { return false }
  return ["body", "navigationBar", "tabBar", "adapted", "optIn"].contains { root[$0] != nil }
}

/// Reads the parts of a screen and remembers the names that they use.
final class ScreenReader {
  let log: DiagnosticLog
  private(set) var colors: [(name: SemanticColor, place: Place)] = []
  private(set) var icons: [(name: String, place: Place)] = []
  private(set) var opens: [(id: String, place: Place)] = []
  /// Every dialog that is opened.
  private(set) var dialogUses: [(id: String, place: Place)] = []
  /// The views' ids, which may not be given twice.
  var views: [String: Place] = [:]
  /// What a carrier brings itself.
  private(set) var styles = CarrierStyles()

  init(_ log: DiagnosticLog) { self.log = log }

  func screen(_ root: ObjectReader) -> Screen {
    var root = root
    let id = root.required("id")
    let kind = root.choice("kind", Screen.Kind.self) ?? .native
    let jump = jump(&root, kind: kind)
    styles = readStyles(&root, kind: kind)
    let optIn = root.choice("optIn", Screen.OptIn.self)
    let screen = Screen(
      id: id, title: root.string("title") ?? id, className: root.string("class") ?? "",
      kind: kind, line: root.string("line") ?? "", release: root.string("release") ?? "",
      adapted: jump.adapted ?? (optIn == nil ? nil : true), optIn: optIn ?? .afterSuper, url: jump.url,
      listener: listener(&root, kind: kind),
      presentation: root.choice("presentation", Presentation.self) ?? .push,
      presents: opens(&root, "presents"),
      override: root.choice("override", InterfaceStyle.self) ?? .unspecified,
      isGrouped: root.bool("grouped") ?? false,
      navigationBar: root.member("navigationBar").flatMap(navigationBar),
      body: root.list("body").compactMap(component), tabBar: root.member("tabBar").flatMap(tabBar),
      dialogs: dialogs(&root))
    checkDialogs(screen.dialogs)
    root.finish()
    return screen
  }

  /// Remembers a colour's name for the check against the theme.
  func remember(_ color: SemanticColor, at place: Place) { colors.append((color, place)) }

  func color(_ object: inout ObjectReader, _ key: String = "color") -> SemanticColor? {
    guard let text = object.string(key), let place = object.member(key)?.place else { return nil }
    let color = SemanticColor(text)
    colors.append((color, place))
    return color
  }

  func icon(_ object: inout ObjectReader, _ key: String = "icon") -> String? {
    guard let text = object.string(key), let place = object.member(key)?.place else { return nil }
    icons.append((text, place))
    return text
  }

  func opens(_ object: inout ObjectReader, _ key: String = "opens") -> String? {
    guard let text = object.string(key), let place = object.member(key)?.place else { return nil }
    if let dialog = Dialog.id(in: text) {
      dialogUses.append((dialog, place))
    } else {
      opens.append((text, place))
    }
    return text
  }

  private func navigationBar(_ value: JSONValue) -> NavigationBar? {
    guard var object = ObjectReader(value, "a navigation bar", log) else { return nil }
    defer { object.finish() }
    return NavigationBar(
      title: object.required("title"), largeTitle: object.bool("largeTitle") ?? false,
      back: object.string("back"), cancel: object.string("cancel"),
      actions: object.list("actions").compactMap(action), search: search(&object),
      segments: segmentsOfBar(&object))
  }

  private func search(_ bar: inout ObjectReader) -> SearchField? {
    guard let value = bar.member("search"), var object = ObjectReader(value, "a search field", log) else {
      return nil
    }
    defer { object.finish() }
    return searchField(&object)
  }

  private func segmentsOfBar(_ bar: inout ObjectReader) -> SegmentedControl? {
    guard let value = bar.member("segments"), var object = ObjectReader(value, "segments", log) else {
      return nil
    }
    defer { object.finish() }
    return segments(&object)
  }

  /// An icon's name, or an object with `icon` or `title`, and `opens`, or `done` for one that edits lists.
  private func action(_ value: JSONValue) -> BarAction? {
    if let name = value.string {
      icons.append((name, value.place))
      return BarAction(icon: name)
    }
    guard var object = ObjectReader(value, "an action", log) else { return nil }
    defer { object.finish() }
    let done = object.string("done")
    if done != nil, object.member("title") == nil, let place = object.member("done")?.place {
      log.warning(place, .needsKey("done", other: "title"))
    }
    return BarAction(icon: icon(&object), title: object.string("title"), opens: opens(&object), done: done)
  }

  private func tabBar(_ value: JSONValue) -> TabBar? {
    guard var object = ObjectReader(value, "a tab bar", log) else { return nil }
    defer { object.finish() }
    let items = object.list("items").compactMap { element -> TabBar.Item? in
      guard var item = ObjectReader(element, "a tab", log) else { return nil }
      defer { item.finish() }
      return TabBar.Item(
        title: item.required("title"), icon: icon(&item) ?? "", badge: item.string("badge"),
        opens: opens(&item))
    }
    return TabBar(items: items, selected: object.int("selected", in: 0...max(0, items.count - 1)) ?? 0)
  }
}
