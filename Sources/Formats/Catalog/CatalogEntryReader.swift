import StyleLibrary

/// Reads the elements of `colors`.
struct CatalogEntryReader {
  let token: String
  let system: SystemColors
  let log: DiagnosticLog

  /// One element; nil if it is not for a phone. Entries for other devices are Xcode's daily bread and not worth a word.
  func read(_ value: JSONValue) -> CatalogEntry? {
    guard var object = ObjectReader(value, "an entry of a colour set", log) else { return nil }
    defer { object.finish() }
    let idiom = readIdiom(&object)
    let isSpecial = object.member("subtype") != nil
    let variant = readAppearances(&object)
    let gamut = readGamut(&object)
    let locale = object.string("locale")
    let color = object.member("color")
    guard let idiom, let variant, !isSpecial else { return nil }
    let match = CatalogEntry.Match(
      variant: variant, isForPhones: idiom == "iphone", gamut: gamut, locale: locale)
    let paint = color.map { CatalogColorReader(token: token, system: system, log: log).read($0) } ?? .empty
    return CatalogEntry(match: match, paint: paint, place: value.place)
  }

  /// `universal` or `iphone`; nil for every other device.
  private func readIdiom(_ object: inout ObjectReader) -> String? {
    let place = object.member("idiom")?.place ?? object.value.place
    let idiom = object.string("idiom") ?? "universal"
    if !idioms.contains(idiom) {
      log.warning(place, .notOneOf(idiom, idioms, near: nearest(idiom, in: idioms)))
    }
    return ["universal", "iphone"].contains(idiom) ? idiom : nil
  }

  private func readGamut(_ object: inout ObjectReader) -> CatalogEntry.Gamut? {
    guard let value = object.member("display-gamut"), let text = object.string("display-gamut") else {
      return nil
    }
    if let gamut = CatalogEntry.Gamut(rawValue: text) { return gamut }
    let known = CatalogEntry.Gamut.allCases.map(\.rawValue)
    log.warning(value.place, .notOneOf(text, known, near: nearest(text, in: known)))
    return nil
  }

  /// Which variant the appearances make; nil if a phone has no such appearance.
  private func readAppearances(_ object: inout ObjectReader) -> Variant? {
    var isDark: Bool?
    var isHigh = false
    var isPhones = true
    for element in object.list("appearances") {
      guard var appearance = ObjectReader(element, "an appearance", log) else { continue }
      let kind = appearance.required("appearance")
      let value = appearance.required("value")
      appearance.finish()
      switch (kind, value) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): isHigh = true
      case ("luminosity", "tinted"):
        isPhones = false
        log.note(element.place, .noSuchAppearance(value))
      default:
        isPhones = false
        tellOfUnknown(kind, value, at: element.place)
      }
    }
    return isPhones ? Variant(dark: isDark, high: isHigh) : nil
  }

  private func tellOfUnknown(_ kind: String, _ value: String, at place: Place) {
    let known = ["luminosity": ["dark", "light", "tinted"], "contrast": ["high"]]
    let choices = known[kind] ?? known.keys.sorted()
    let text = known[kind] == nil ? kind : value
    log.warning(place, .notOneOf(text, choices, near: nearest(text, in: choices)))
  }
}

/// The devices that an asset catalogue knows.
private let idioms = [
  "universal", "iphone", "ipad", "mac", "tv", "watch", "vision", "car", "ios-marketing", "watch-marketing",
]
