import Colors
import Design
import Formats
import StyleLibrary
import Testing

/// Sets that name system colours.
@Suite struct SystemReferenceTests {
  @Test func aSystemColourInAnyIsDarkInDark() {
    let reading = colorSet(entry("any", system("labelColor")))
    #expect(reading.shownInAll() == ["#000000", "#FFFFFF", "#000000", "#FFFFFF"])
    #expect(reading.value.tokenNames == ["Set"])
    #expect(reading.said.isEmpty)
  }

  @Test func itFollowsContrastAndLevel() {
    let reading = colorSet(entry("any", system("systemBackgroundColor")))
    for traits in TraitCollection.all {
      let own = ResolvedPalette(iosTheme, traits: traits).colors.first { $0.token == "systemBackground" }
      let shown = reading.shown("Set", traits.appearance, traits.contrast, traits.level)
      #expect(shown == own?.color.rgb.hex)
    }
    #expect(
      colorSet(entry("any", system("secondaryLabelColor"))).shownInAll() == [
        "#3C3C43 / 0.6", "#EBEBF5 / 0.6", "#3C3C43 / 0.8", "#EBEBF5 / 0.7",
      ])
  }

  @Test func theSetsOwnEntriesWinInTheCataloguesOrder() {
    let reading = colorSet(
      entry("any", system("labelColor")), entry("dark", grey("20")), entry("anyHigh", grey("30")))
    #expect(reading.shownInAll() == ["#000000", "#202020", "#303030", "#202020"])
    #expect(reading.shown("Set", .dark, .high, .elevated) == "#202020")
    #expect(reading.shown("Set", .light, .high, .elevated) == "#303030")
  }

  @Test func aSystemColourForDarkServesDarkAlone() {
    let reading = colorSet(entry("any", grey("40")), entry("dark", system("systemBackgroundColor")))
    #expect(reading.shownInAll() == ["#404040", "#000000", "#404040", "#000000"])
    #expect(reading.shown("Set", .dark, .normal, .elevated) == "#1C1C1E")
    #expect(reading.shown("Set", .dark, .high, .elevated) == "#242426")
    #expect(reading.shown("Set", .light, .high, .elevated) == "#404040")
  }

  @Test func explicitLightDoesNotReachDark() {
    let reading = colorSet(entry("light", grey("50")), entry("any", system("systemRedColor")))
    #expect(reading.shownInAll() == ["#505050", "#FF453A", "#505050", "#FF6961"])
  }

  @Test func everySetOfSlotsAnswersAsUIKitWould() {
    // Each slot is absent, a grey of its own or a system colour; the answer is the slot's that the catalogue's order names.
    let variants: [Variant] = [.any, .dark, .anyHigh, .light, .darkHigh]
    for mask in 0..<243 {
      var slots: [Variant: Bool] = [:]
      var rest = mask
      for variant in variants {
        if rest % 3 > 0 { slots[variant] = rest % 3 == 2 }
        rest /= 3
      }
      let entries = variants.enumerated().filter { slots[$1] != nil }
        .map { entry($1.rawValue, slots[$1] == true ? system("systemTealColor") : grey("0\($0)")) }
      let reading = catalog([
        ("Set.colorset/Contents.json", "{\"colors\": [\(entries.joined(separator: ", "))]}")
      ])
      for traits in TraitCollection.all {
        let answer = Variant.order(for: traits).first { slots[$0] != nil }
        let teal = ResolvedPalette(iosTheme, traits: traits).colors.first { $0.token == "systemTeal" }?.color
          .rgb.hex
        let own = answer.flatMap { variants.firstIndex(of: $0) }.map { "#0\($0)0\($0)0\($0)" }
        let wanted = answer.map { slots[$0] == true ? teal : own } ?? "missing"
        #expect(reading.shown("Set", traits.appearance, traits.contrast, traits.level) == wanted)
      }
    }
  }

  @Test func otherEntriesKeepTheirVariantAndPlace() throws {
    let reading = colorSet(entry("any", grey("40")), entry("dark", system("labelColor")))
    let palette = ResolvedPalette(reading.value, traits: TraitCollection())
    #expect(palette.colors[0].variant == .any)
    #expect(palette.colors[0].origin == .theme)
    #expect(palette.colors[0].source?.line == 2)
    let dark = ResolvedPalette(reading.value, traits: TraitCollection(.dark)).colors[0]
    #expect(dark.variant == .dark)
    #expect(dark.source?.description == "Set.colorset/Contents.json:3:130")
  }

  @Test func aSystemColourThatTheThemeDoesNotHaveIsLeftOut() {
    let reading = colorSet(
      entry("any", grey("40")), entry("dark", system("controlAccentColor", platform: "osx")))
    #expect(reading.shownInAll() == ["#404040", "#404040", "#404040", "#404040"])
    #expect(
      reading.said == [
        "Set.colorset/Contents.json:3:130: warning: 'controlAccentColor' is not a system colour of the 'ios' theme"
      ])
  }

  @Test(arguments: [
    ("systemBackgroundColor", "systemBackground"), ("linkColor", "link"), ("separatorColor", "separator"),
    ("systemGray2Color", "systemGray2"), ("placeholderTextColor", "placeholderText"), ("label", "label"),
  ])
  func aReferenceIsATokenWithColorBehindIt(reference: String, token: String) {
    let own = ResolvedPalette(iosTheme, traits: TraitCollection(.dark)).colors.first { $0.token == token }
    #expect(own != nil)
    #expect(
      colorSet(entry("any", system(reference))).shown("Set", .dark).prefix(7) == own?.color.rgb.hex ?? "")
  }
}
