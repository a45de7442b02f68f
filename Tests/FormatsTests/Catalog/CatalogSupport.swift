import Colors
import Design
import Formats
import StyleLibrary
import TestSupport

/// The system colours as gloam ships them.
let iosTheme: Theme = {
  let text = (try? Repository.text(of: "themes/ios/theme.json")) ?? nil
  return readTheme(Array((text ?? "").utf8), file: "themes/ios/theme.json", id: "ios").value.theme
}()

/// Reads a catalogue that is given as paths and texts; places name the files by their paths.
func catalog(_ files: [(path: String, text: String)], id: String = "Colors") -> Reading<Theme> {
  let files = files.map { CatalogFile(path: $0.path, file: $0.path, bytes: Array($0.text.utf8)) }
  return readCatalog(files, id: id, title: id, system: iosTheme)
}

/// Reads one set called `Set` whose `colors` are these entries.
func colorSet(_ entries: String...) -> Reading<Theme> {
  catalog([("Set.colorset/Contents.json", "{\"colors\": [\n\(entries.joined(separator: ",\n"))\n]}")])
}

/// An entry of a set: `any`, `darkHigh`, ..., and what `color` says; without it the slot is empty.
func entry(_ variant: String, _ color: String? = nil, _ more: String = "\"idiom\": \"universal\"") -> String {
  var appearances: [String] = []
  for value in ["light", "dark"] where variant.hasPrefix(value) {
    appearances.append("{\"appearance\": \"luminosity\", \"value\": \"\(value)\"}")
  }
  if variant.hasSuffix("High") { appearances.append("{\"appearance\": \"contrast\", \"value\": \"high\"}") }
  var members = [more]
  if !appearances.isEmpty { members.append("\"appearances\": [\(appearances.joined(separator: ", "))]") }
  if let color { members.append("\"color\": \(color)") }
  return "{" + members.joined(separator: ", ") + "}"
}

/// An sRGB colour of three components, each as it stands in the file.
func srgb(_ red: String, _ green: String, _ blue: String, alpha: String = "\"1.000\"") -> String {
  """
  {"color-space": "srgb", "components": \
  {"red": \(red), "green": \(green), "blue": \(blue), "alpha": \(alpha)}}
  """
}

/// An sRGB grey of three equal hexadecimal components: two digits.
func grey(_ digits: String) -> String { srgb("\"0x\(digits)\"", "\"0x\(digits)\"", "\"0x\(digits)\"") }

/// A system colour by its name.
func system(_ name: String, platform: String = "ios") -> String {
  "{\"platform\": \"\(platform)\", \"reference\": \"\(name)\"}"
}

extension Reading<Theme> {
  /// Everything that is said, a line each.
  var said: [String] { diagnostics.map(\.description) }

  /// What a token looks like: `#RRGGBB`, ` / alpha` unless opaque, ` clipped` if it was; `missing` without a value.
  func shown(
    _ token: String = "Set", _ appearance: Appearance = .light, _ contrast: Contrast = .normal,
    _ level: Level = .base
  )
    -> String
  {
    let traits = TraitCollection(appearance, contrast: contrast, level: level)
    let color = ResolvedPalette(value, traits: traits).color(SemanticColor(token))
    guard color.origin != .missing else { return "missing" }
    let alpha = (color.color.alpha * 1e6).rounded() / 1e6
    return color.color.rgb.hex + (alpha == 1 ? "" : " / \(alpha)") + (color.isClipped ? " clipped" : "")
  }

  /// What a token looks like in light, dark, and both with high contrast.
  func shownInAll(_ token: String = "Set") -> [String] {
    Contrast.allCases.flatMap { contrast in Appearance.allCases.map { shown(token, $0, contrast) } }
  }
}
