import Adaptation
import Colors
import Design
import Exporting
import Formats
import Preview
import Rendering
import StyleLibrary

/// `gloam resolve`: tokens to colours under the given traits, with the entry that answered and its place.
func resolve(_ session: Session, tokens: [String], json: Bool) throws(UsageFault) -> Output {
  let theme = session.model.shownTheme
  let traits = session.model.systemTraits
  let palette = ResolvedPalette(theme, traits: traits)
  var colors: [ResolvedColor] = []
  for name in tokens {
    guard theme.token(name) != nil || theme.tokenName(for: name) != nil else {
      throw .unknownToken(name, theme: theme.id, near: near(name, theme.tokenNames))
    }
    colors.append(
      palette.color(
        SemanticColor(
          theme.token(name) != nil && theme.roles[name] == nil ? name : theme.tokenName(for: name) ?? name)))
  }
  if tokens.isEmpty { colors = palette.colors }
  return Output(
    text: json ? resolveJSON(theme, traits, colors) : resolveText(colors, traits),
    diagnostics: session.model.app.diagnostics)
}

private func resolveJSON(_ theme: Theme, _ traits: TraitCollection, _ colors: [ResolvedColor]) -> String {
  var json = JSONText()
  json.object { json in
    json.member("schema", "gloam.resolve/1")
    json.member("theme", theme.id)
    json.key("traits")
    traits.write(to: &json)
    json.key("colors")
    json.array { json in
      for color in colors {
        json.object { json in
          json.member("token", color.token)
          json.member("hex", color.color.rgb.hex)
          json.member("alpha", color.color.alpha)
          json.member("variant", color.variant?.rawValue ?? "missing")
          json.member("origin", color.origin.rawValue)
          json.member("source", color.source?.description ?? "")
          if color.isClipped { json.member("clipped", true) }
        }
      }
    }
  }
  return json.text + "\n"
}

private func resolveText(_ colors: [ResolvedColor], _ traits: TraitCollection) -> String {
  let column = min(40, (colors.map { width($0.token) }.max() ?? 0) + 2)
  return colors.map { color in
    let alpha = color.color.isOpaque ? "" : " \(Int((color.color.alpha * 100).rounded()))%"
    let variant = color.variant?.rawValue ?? "missing"
    let inherits =
      traits.appearance == .dark && variant.hasPrefix("light") ? "  no dark value: inherits light" : ""
    let clipped = color.isClipped ? "  clipped to sRGB" : ""
    return pad(color.token, column) + pad(color.color.rgb.hex + alpha, 14) + pad(variant, 18)
      + plain(color.source?.description ?? "") + inherits + clipped + "\n"
  }.joined()
}

extension Model {
  /// The traits that the options name, whatever the app's rules make of them: what `resolve` asks under.
  var systemTraits: TraitCollection {
    TraitCollection(
      situation.systemAppearance(under: app.rules), contrast: situation.contrast, level: situation.level)
  }
}
