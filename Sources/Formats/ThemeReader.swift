import Design
public import StyleLibrary

/// A theme file as it stands: the theme without its parent, and the parent's name.
public struct ThemeFile: Sendable {
  /// The theme of this file alone.
  public var theme: Theme
  /// The id of the theme that it extends, and where it says so.
  public var parent: (id: String, place: Place)?

  /// Makes one.
  public init(theme: Theme, parent: (id: String, place: Place)? = nil) {
    self.theme = theme
    self.parent = parent
  }
}

/// Reads `theme.json`. A token that cannot be read stays in the theme without a value, so that it is drawn as missing.
public func readTheme(_ bytes: [UInt8], file: String, id: String) -> Reading<ThemeFile> {
  let log = DiagnosticLog()
  var theme = Theme(id: id, title: id)
  var parent: (String, Place)?
  if let document = JSONDocument.open(file, bytes, log),
    var root = ObjectReader(document.root, "a theme", log)
  {
    let title = root.string("title") ?? id
    if let name = root.string("extends"), let place = root.member("extends")?.place { parent = (name, place) }
    let tokens = readTokens(root.member("tokens"), log)
    let versions = readVersions(root.member("versions"), log)
    let icons = readIcons(root.member("icons"), log)
    let roles = readRoles(root.member("roles"), log)
    root.finish()
    theme = Theme(id: id, title: title, tokens: tokens, roles: roles, icons: icons, versions: versions)
  }
  return Reading(ThemeFile(theme: theme, parent: parent), log.diagnostics)
}

/// What is wrong with a whole theme, parents included, in words; an alias names the nearest token.
public func check(_ theme: Theme) -> [Diagnostic] {
  let names = theme.tokenNames
  return theme.faults().enumerated().map { index, fault in
    switch fault.kind {
    case .unknownToken(let name):
      // A near name is searched for among all tokens; who reads the first twenty hints knows the way.
      let near = index < 20 ? nearest(name, in: names) : nil
      return Diagnostic(.error, at: fault.place, .unknownToken(name, near: near))
    case .cycle(let names): return Diagnostic(.error, at: fault.place, .cycle(names))
    }
  }
}

private func readTokens(_ value: JSONValue?, _ log: DiagnosticLog) -> [Token] {
  guard let value else { return [] }
  guard value.kind == .object else {
    log.error(value.place, .wrongKind(wanted: "tokens in braces", found: value.kind))
    return []
  }
  var names: Set<String> = []
  return value.members.map { member in
    if !names.insert(member.name).inserted { log.error(member.key.place, .lookalike(member.name)) }
    if member.name.isEmpty || member.name.hasPrefix(" ") || member.name.hasSuffix(" ") {
      log.warning(member.key.place, .strayBlank(member.name))
    }
    return Token(member.name, readDynamicColor(member.value, token: member.name, log), at: member.key.place)
  }
}

/// A text for both appearances, an alpha object, or an object of variants.
private func readDynamicColor(_ value: JSONValue, token: String, _ log: DiagnosticLog) -> DynamicColor {
  guard value.kind == .object, value["color"] == nil else {
    return DynamicColor(readColor(value, log).map { [.init(.any, $0, at: value.place)] } ?? [])
  }
  var entries: [DynamicColor.Entry] = []
  /// Whether every entry could be read, so that a missing light value is a fault of its own.
  var isWhole = true
  let names = Variant.allCases.map(\.rawValue)
  for member in value.members {
    guard let variant = Variant(rawValue: member.name) else {
      isWhole = false
      log.error(
        member.key.place,
        .unknownKey(member.name, of: "token '\(token)'", near: nearest(member.name, in: names)))
      continue
    }
    if let color = readColor(member.value, log) {
      entries.append(.init(variant, color, at: member.value.place))
    } else {
      isWhole = false
    }
  }
  let color = DynamicColor(entries)
  if isWhole && color.entry(for: TraitCollection()) == nil { log.error(value.place, .noValue(token)) }
  return color
}

private func readVersions(_ value: JSONValue?, _ log: DiagnosticLog) -> [Theme.Version] {
  guard let value else { return [] }
  guard value.kind == .object else {
    log.error(value.place, .wrongKind(wanted: "versions in braces", found: value.kind))
    return []
  }
  return value.members.compactMap { member in
    guard let since = Int(member.name), (1...99).contains(since) else {
      log.error(member.key.place, .outOfRange(member.name, allowed: "a version of iOS such as \"13\""))
      return nil
    }
    guard var object = ObjectReader(member.value, "a version", log) else { return nil }
    defer { object.finish() }
    let tokens = readTokens(object.member("tokens"), log)
    return Theme.Version(since: since, tokens: tokens, omits: Set(object.strings("omits") ?? []))
  }
}

func readRoles(_ value: JSONValue?, _ log: DiagnosticLog) -> [String: RoleBinding] {
  guard let value else { return [:] }
  guard value.kind == .object else {
    log.error(value.place, .wrongKind(wanted: "roles in braces", found: value.kind))
    return [:]
  }
  let known = Role.allCases.map(\.rawValue) + Slot.allCases.map(\.name)
  var roles: [String: RoleBinding] = [:]
  for member in value.members {
    if Role(rawValue: member.name) == nil && Slot(rawValue: member.name) == nil {
      log.warning(member.key.place, .unknownRole(member.name, near: nearest(member.name, in: known)))
    }
    guard let token = member.value.string else {
      log.error(member.value.place, .wrongKind(wanted: "a token's name", found: member.value.kind))
      continue
    }
    roles[member.name] = RoleBinding(token, at: member.value.place)
  }
  return roles
}

private func readIcons(_ value: JSONValue?, _ log: DiagnosticLog) -> [String: Icon] {
  guard let value else { return [:] }
  guard value.kind == .object else {
    log.error(value.place, .wrongKind(wanted: "icons in braces", found: value.kind))
    return [:]
  }
  var icons: [String: Icon] = [:]
  for member in value.members {
    if member.name.hasPrefix(" ") || member.name.hasSuffix(" ") {
      log.warning(member.key.place, .strayBlank(member.name))
    }
    guard var object = ObjectReader(member.value, "an icon", log) else { continue }
    let glyph = object.required("glyph")
    let ascii = object.string("ascii") ?? "?"
    object.finish()
    guard let first = glyph.first, glyph.count == 1, isDrawable(first), let plain = ascii.first,
      ascii.utf8.count == 1,
      ascii.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else {
      log.error(
        member.value.place, .outOfRange(glyph, allowed: "one character, and one of ASCII for 'ascii'"))
      continue
    }
    icons[member.name] = Icon(first, ascii: plain)
  }
  return icons
}

/// Whether a character can stand in a cell: none that a terminal obeys instead of showing it.
private func isDrawable(_ character: Character) -> Bool {
  character.unicodeScalars.allSatisfy { scalar in
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
