import Colors
public import Design
public import StyleLibrary

/// A stylesheet file: the pair, its colours as tokens, and the names in them that only a theme can judge.
public struct StyleSheetFile: Sendable {
  /// The pair.
  public var sheet: StyleSheet
  /// The colours of its styles: `rn/rentList.text.color`.
  public var tokens: [Token]
  /// Every token or role of the theme that a colour names.
  public var names: [(name: SemanticColor, place: Place)]
}

/// Reads the stylesheet pair of an RN page: `{"light": {"text": {"color": "black"}}, "dark": {"text": {"color": "white"}}}`.
///
/// `name` is what the tokens' names begin with. A colour is one of CSS (`black`, `#1D2129`, `rgb(0 0 0 / 50%)`), else
/// the name of a token or a role of the theme.
public func readStyleSheet(_ bytes: [UInt8], file: String, name: String) -> Reading<StyleSheetFile> {
  let log = DiagnosticLog()
  var sheet = StyleSheet(name: name, light: [], dark: [])
  if let document = JSONDocument.open(file, bytes, log),
    var root = ObjectReader(document.root, "a stylesheet pair", log)
  {
    sheet.light = readStyles(root.member("light"), log)
    sheet.dark = readStyles(root.member("dark"), log)
    root.finish()
  }
  var result = StyleSheetFile(sheet: sheet, tokens: [], names: [])
  result.readTokens(log)
  return Reading(result, log.diagnostics)
}

private func readStyles(_ value: JSONValue?, _ log: DiagnosticLog) -> [StyleSheet.Style] {
  guard let value else { return [] }
  guard value.kind == .object else {
    log.error(value.place, .wrongKind(wanted: "styles in braces", found: value.kind))
    return []
  }
  return value.members.filter { $0.name != "comment" }.compactMap { member in
    guard member.value.kind == .object else {
      log.error(member.value.place, .wrongKind(wanted: "a style in braces", found: member.value.kind))
      return nil
    }
    let properties = member.value.members.compactMap { property in
      readValue(property.value, log).map {
        StyleSheet.Property(name: property.name, value: $0, place: property.value.place)
      }
    }
    return StyleSheet.Style(name: member.name, place: member.key.place, properties: properties)
  }
}

private func readValue(_ value: JSONValue, _ log: DiagnosticLog) -> StyleSheet.Value? {
  if let number = value.number { return .number(number) }
  if let text = value.string { return .text(text) }
  if let flag = value.bool { return .flag(flag) }
  // A shadow's offset or a list of transforms is legal, but nothing that cells could show.
  log.warning(value.place, .wrongKind(wanted: "a number, a text, true or false", found: value.kind))
  return nil
}

extension StyleSheetFile {
  /// Makes a token of every property that is a colour in either sheet.
  fileprivate mutating func readTokens(_ log: DiagnosticLog) {
    for style in sheet.merged(.dark) {
      for property in style.properties where property.isColor {
        let entries = [(Variant.light, sheet.light), (.dark, sheet.dark)].compactMap { variant, styles in
          styles.first { $0.name == style.name }?.properties.first { $0.name == property.name }.flatMap {
            entry(variant, $0, log)
          }
        }
        tokens.append(
          Token(
            "\(sheet.name).\(style.name).\(property.name)", DynamicColor(entries),
            at: entries.first?.place ?? property.place, origin: .page))
      }
    }
  }

  private mutating func entry(
    _ variant: Variant, _ property: StyleSheet.Property, _ log: DiagnosticLog
  ) -> DynamicColor.Entry? {
    guard case .text(let text) = property.value else {
      log.error(property.place, .wrongKind(wanted: "a colour for '\(property.name)'", found: .number))
      return nil
    }
    switch CSSValue(text) {
    case .color(let color): return .init(variant, .color(color, isClipped: false), at: property.place)
    case .fault(let fact):
      log.error(property.place, fact)
      return nil
    case .variable, .other:
      names.append((SemanticColor(text), property.place))
      return .init(variant, .alias(text, alpha: 1), at: property.place)
    }
  }
}

/// The colours of a stylesheet that neither CSS nor the theme knows.
public func check(_ file: StyleSheetFile, theme: Theme) -> [Diagnostic] {
  let known = RGB.names + Role.allCases.map(\.rawValue) + theme.tokenNames
  return file.names.compactMap { use in
    if theme.tokenName(for: use.name.name) != nil { return nil }
    return Diagnostic(
      .error, at: use.place, .unknownColor(use.name.name, near: nearest(use.name.name, in: known)))
  }
}
