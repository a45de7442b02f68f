import Colors
import Design
import StyleLibrary

/// The custom properties of `:root` as the cascade leaves them, light and dark.
struct CustomProperties {
  /// What a property was declared as.
  struct Declaration {
    var text: String
    var place: Place
    var isImportant: Bool
    var value: CSSValue

    init(text: String, place: Place, isImportant: Bool) {
      self.text = text
      self.place = place
      self.isImportant = isImportant
      value = CSSValue(text)
    }
  }

  private var names: [String] = []
  private var scopes: [Appearance: [String: Declaration]] = [.light: [:], .dark: [:]]

  /// The later declaration counts, unless only the earlier one is important.
  mutating func declare(_ name: String, _ declaration: Declaration, for appearances: [Appearance]) {
    if !appearances.isEmpty && scopes.values.allSatisfy({ $0[name] == nil }) { names.append(name) }
    for appearance in appearances {
      if let before = scopes[appearance]?[name], before.isImportant && !declaration.isImportant { continue }
      scopes[appearance]?[name] = declaration
    }
  }

  /// Tokens of all that are colours; tells of what cannot be read, each place once.
  func file(_ log: DiagnosticLog) -> CSSFile {
    var told: Set<Diagnostic> = []
    let light = Scope(scopes[.light] ?? [:])
    let dark = Scope(scopes[.dark] ?? [:])
    for diagnostic in (light.diagnostics(names) + dark.diagnostics(names))
    where told.insert(diagnostic).inserted {
      switch diagnostic.severity {
      case .error: log.error(diagnostic.place, diagnostic.fact)
      default: log.warning(diagnostic.place, diagnostic.fact)
      }
    }
    var file = CSSFile(tokens: [], others: [:])
    for name in names {
      let both = [light.declarations[name], dark.declarations[name]].compactMap(\.self)
      guard let first = both.first else { continue }
      if light.isColor(name) || dark.isColor(name) {
        file.tokens.append(Token(name, color(name, light, dark), at: first.place, origin: .page))
      } else {
        file.others[name] = (first.text, first.place)
      }
    }
    return file
  }

  /// One entry for both appearances where they say the same at the same place.
  private func color(_ name: String, _ light: Scope, _ dark: Scope) -> DynamicColor {
    let (inLight, inDark) = (light.entry(name, .light), dark.entry(name, .dark))
    if var both = inLight, both.value == inDark?.value, both.place == inDark?.place {
      both.variant = .any
      return DynamicColor([both])
    }
    return DynamicColor([inLight, inDark].compactMap(\.self))
  }
}

/// The properties in one appearance, with what each leads to.
private struct Scope {
  /// Where a value leads.
  enum Step: Equatable {
    case color(Color)
    case to(String)
    case undefined(String)
    case fault(Diagnostic.Fact)
    case other
  }

  let declarations: [String: CustomProperties.Declaration]
  private var steps: [String: Step] = [:]
  /// Where the chain of each property ends.
  private var ends: [String: Step] = [:]
  /// The rings of properties that lead to themselves.
  private var rings: [[String]] = []

  init(_ declarations: [String: CustomProperties.Declaration]) {
    self.declarations = declarations
    steps = declarations.mapValues { Self.step($0.value) { declarations[$0] != nil } }
    findRings()
    let circular = Set(rings.joined())
    // A property of a ring counts as not there, so that a fallback of whoever names it answers.
    if !circular.isEmpty {
      steps = declarations.mapValues {
        Self.step($0.value) { declarations[$0] != nil && !circular.contains($0) }
      }
      for name in circular { steps[name] = .other }
    }
    for name in declarations.keys { follow(name) }
    for name in circular { ends[name] = .fault(.cycle([])) }
  }

  private static func step(_ value: CSSValue, isThere: (String) -> Bool) -> Step {
    var value = value
    while true {
      switch value {
      case .color(let color): return .color(color)
      case .other: return .other
      case .fault(let fact): return .fault(fact)
      case .variable(let name, _) where isThere(name): return .to(name)
      case .variable(let name, nil): return .undefined(name)
      case .variable(_, let fallback?): value = CSSValue(fallback)
      }
    }
  }

  /// Each property leads to at most one other, so a walk that meets its own way has found a ring.
  private mutating func findRings() {
    var seen: Set<String> = []
    for start in declarations.keys.sorted() {
      var path: [String] = []
      var name = start
      while seen.insert(name).inserted {
        path.append(name)
        guard case .to(let next)? = steps[name] else { break }
        name = next
      }
      if case .to? = steps[path.last ?? ""], let first = path.firstIndex(of: name) {
        rings.append(Array(path[first...]))
      }
    }
  }

  private mutating func follow(_ start: String) {
    var path: [String] = []
    var name = start
    while ends[name] == nil, case .to(let next)? = steps[name] {
      path.append(name)
      name = next
    }
    let end = ends[name] ?? steps[name] ?? .other
    for link in path + [name] { ends[link] = end }
  }

  /// Whether a property is, or was meant to be, a colour.
  func isColor(_ name: String) -> Bool {
    switch ends[name] {
    case .color, .fault: true
    case .to, .undefined, .other, nil: false
    }
  }

  /// What a token says of the property.
  func entry(_ name: String, _ variant: Variant) -> DynamicColor.Entry? {
    guard isColor(name), let place = declarations[name]?.place else { return nil }
    switch steps[name] {
    case .color(let color): return .init(variant, .color(color, isClipped: false), at: place)
    case .to(let other): return .init(variant, .alias(other, alpha: 1), at: place)
    default: return nil
    }
  }

  /// What there is to say, in the order of the properties.
  func diagnostics(_ names: [String]) -> [Diagnostic] {
    let circular = rings.compactMap { ring -> Diagnostic? in
      guard let first = ring.first, let place = declarations[first]?.place else { return nil }
      return Diagnostic(.error, at: place, .cycle(ring + [first]))
    }
    return circular
      + names.compactMap { name in
        guard let place = declarations[name]?.place else { return nil }
        switch steps[name] {
        case .fault(let fact): return Diagnostic(fact.isLegal ? .warning : .error, at: place, fact)
        case .undefined(let other):
          let near = nearest(other, in: declarations.keys.filter { $0 != name }.sorted())
          return Diagnostic(.warning, at: place, .css(.undefined(other, near: near)))
        default: return nil
        }
      }
  }
}

extension Diagnostic.Fact {
  /// Whether a browser could make something of it, though gloam cannot.
  fileprivate var isLegal: Bool {
    switch self {
    case .css(.currentColor), .css(.unreadFunction): true
    default: false
    }
  }
}
