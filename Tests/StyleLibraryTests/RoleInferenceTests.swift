import Colors
import Design
import StyleLibrary
import Testing

/// A theme of tokens with a light and a dark value.
func theme(_ tokens: [(name: String, light: String, dark: String)]) throws -> Theme {
  let place = Place("theme.json")
  return try Theme(
    id: "t", title: "t",
    tokens: tokens.map { token in
      let light = DynamicColor.Value.color(try Color(hex: token.light), isClipped: false)
      let dark = DynamicColor.Value.color(try Color(hex: token.dark), isClipped: false)
      return Token(
        token.name, DynamicColor([.init(.light, light, at: place), .init(.dark, dark, at: place)]), at: place)
    })
}

extension Theme {
  /// The roles, `role = token`, sorted.
  var guesses: [String] { inferringRoles().roles.map { "\($0.key) = \($0.value.token)" }.sorted() }

  /// What plays a role; empty where nothing does.
  func guess(_ role: Role) -> String { inferringRoles().roles[role.rawValue]?.token ?? "" }
}

@Suite struct RoleInferenceTests {
  /// Its primary text is as white as its background, so that only the secondary one can be the text.
  @Test func textThatCannotBeReadGivesWayToTheNext() throws {
    let figmaExport = try theme([
      ("backgroundPrimary", "#FFFFFD", "#1A1125"), ("backgroundSecondary", "#F4F5F7", "#332A41"),
      ("button", "#6F01EC", "#6F01EC"), ("buttonPressed", "#5F00CD", "#785FDC"),
      ("textPrimary", "#FFFFFC", "#E6D9F6"), ("textSecondary", "#101828", "#E6D9F5"),
      ("tint", "#7700FF", "#8B63FE"),
    ])
    #expect(
      figmaExport.guesses == [
        "background = backgroundPrimary", "separator = textSecondary", "surface = backgroundSecondary",
        "text = textSecondary", "tint = tint",
      ])
  }

  @Test func coloursDecideWhereNamesSayNothing() throws {
    let spark = try theme([
      ("brandAlert", "#F4BF48", "#F7CF76"), ("brandAlertContainer", "#FDF5E4", "#624C1D"),
      ("brandBackground", "#FFFFFF", "#000000"), ("brandBackgroundVariant", "#F8F8F9", "#252428"),
      ("brandError", "#F65651", "#F8807D"), ("brandErrorContainer", "#FEE6E5", "#622220"),
      ("brandInfo", "#07A0B8", "#45B8CA"), ("brandInfoContainer", "#DAF1F4", "#03404A"),
    ])
    #expect(
      spark.guesses == [
        "background = brandBackground", "destructive = brandError", "separator = brandInfoContainer",
        "surface = brandBackgroundVariant", "text = brandInfo", "tint = brandError",
        "tintFill = brandInfoContainer",
        "warning = brandAlert",
      ])
  }

  @Test func materialNamesAreUnderstood() throws {
    let material = try theme([
      ("md_sys_color_primary", "#6750A4", "#D0BCFF"), ("md_sys_color_on_primary", "#FFFFFF", "#381E72"),
      ("md_sys_color_primary_container", "#EADDFF", "#4F378B"),
      ("md_sys_color_secondary", "#625B71", "#CCC2DC"),
      ("md_sys_color_background", "#FEF7FF", "#141218"), ("md_sys_color_on_background", "#1D1B20", "#E6E0E9"),
      ("md_sys_color_surface", "#FEF7FF", "#141218"),
      ("md_sys_color_on_surface_variant", "#49454F", "#CAC4D0"),
      ("md_sys_color_surface_variant", "#E7E0EC", "#49454F"),
      ("md_sys_color_outline_variant", "#CAC4D0", "#49454F"),
      ("md_sys_color_error", "#B3261E", "#F2B8B5"), ("md_sys_color_on_error", "#FFFFFF", "#601410"),
      ("md_sys_color_error_container", "#F9DEDC", "#8C1D18"),
    ])
    #expect(
      material.guesses == [
        "background = md_sys_color_background", "destructive = md_sys_color_error",
        "fill = md_sys_color_surface_variant", "onTint = md_sys_color_on_primary",
        "secondaryText = md_sys_color_on_surface_variant", "separator = md_sys_color_outline_variant",
        "surface = md_sys_color_surface", "text = md_sys_color_on_background",
        "tint = md_sys_color_primary", "tintFill = md_sys_color_primary_container",
      ])
  }

  @Test(arguments: [
    "background", "Background", "bg", "bg_color", "BGColor", "app-background", "Colors/Background",
    "color.background",
    "backgroundColor", "background_primary", "BACKGROUND", "backgroundcolor", "UIBackground",
    "pageBackground",
  ])
  func aBackgroundIsFoundInEverySpelling(name: String) throws {
    // A lighter token stands beside it, which the colours alone would choose.
    let theme = try theme([
      ("whatever", "#FFFFFF", "#101010"), (name, "#F0F0F0", "#000000"), ("text", "#000000", "#FFFFFF"),
    ])
    #expect(theme.guess(.background) == name)
    #expect(theme.guess(.text) == "text")
  }

  @Test(
    arguments: [
      ("primaryText", Role.text), ("label", .text), ("secondaryLabel", .secondaryText),
      ("text-muted", .secondaryText),
      ("tertiary_label", .tertiaryText), ("placeholderText", .placeholder), ("divider", .separator),
      ("cardBorder", .separator), ("brand", .tint), ("accentColor", .tint), ("AccentColor", .tint),
      ("linkText", .tint),
      ("dangerRed", .destructive), ("stateSuccess", .success), ("priceLabel", .price),
      ("badgeBackground", .badge),
      ("onBadge", .onBadge), ("text.onPrimary", .onTint), ("primary-foreground", .onTint),
      ("cardBackground", .surface),
      ("systemGroupedBackground", .groupedBackground), ("tabBarBackground", .bar), ("inputBackground", .fill),
      ("selectedCellBackground", .selection), ("primaryContainer", .tintFill), ("skeleton", .image),
    ] as [(String, Role)])
  func aNameSpeaksForARole(name: String, role: Role) throws {
    let theme = try theme([
      ("background", "#FFFFFF", "#000000"), ("foreground", "#000000", "#FFFFFF"),
      (name, "#777777", "#888888"),
    ])
    #expect(theme.guess(role) == name)
  }

  @Test(
    arguments: [
      ("errorBackground", Role.destructive), ("primaryPressed", .tint),
      ("onPrimary", .tint),
      ("textDisabled", .text), ("textOnPrimary", .text), ("buttonText", .text), ("borderError", .separator),
      ("tintBackground", .background), ("successContainer", .success), ("context", .text),
      ("blueprint", .accent1),
    ] as [(String, Role)])
  func aPartOrAStateDoesNotPlayTheRoleOfTheWhole(name: String, role: Role) throws {
    let theme = try theme([
      (name, "#606060", "#909090"), ("a", "#FFFFFF", "#000000"), ("b", "#000000", "#FFFFFF"),
      ("c", "#FF0000", "#FF0000"), ("d", "#DDDDDD", "#222222"),
    ])
    #expect(theme.guess(role) != name)
  }
}
