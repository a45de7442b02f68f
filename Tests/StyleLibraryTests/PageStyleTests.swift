import Colors
import Design
import StyleLibrary
import Testing

/// The theme inside a page that brings colours of its own.
@Suite struct PageStyleTests {
  private func token(_ name: String, _ hex: Int, origin: Origin = .theme) -> Token {
    let place = Place(name)
    return Token(
      name, DynamicColor([.init(.any, .color(Color(hex: hex), isClipped: false), at: place)]), at: place,
      origin: origin)
  }

  private func alias(_ name: String, _ target: String) -> Token {
    let place = Place(name)
    return Token(
      name, DynamicColor([.init(.any, .alias(target, alpha: 1), at: place)]), at: place, origin: .page)
  }

  private var theme: Theme {
    Theme(
      id: "t", title: "t",
      tokens: [token("White", 0xFFFFFF), token("Ink", 0x111111), token("Chip", 0x222222)],
      roles: [
        "background": RoleBinding("White", at: Place("t")), "text": RoleBinding("Ink", at: Place("t")),
        "chip.background": RoleBinding("Chip", at: Place("t")),
      ])
  }

  private func token(of name: String, in page: PageStyle) -> String {
    let color = ResolvedPalette(theme.dressed(in: page), traits: TraitCollection()).color(SemanticColor(name))
    return color.origin == .missing ? "missing" : "\(color.token) \(color.color.rgb.hex)"
  }

  @Test func aPageOfNothingIsTheTheme() {
    #expect(theme.dressed(in: PageStyle()) == theme)
  }

  @Test func whatAPageSaysCountsInsideAndTheBarsKeepTheTheme() {
    let page = PageStyle(
      tokens: [token("--bg", 0xABCDEF, origin: .page)],
      roles: ["background": RoleBinding("--bg", at: Place("s"))])
    #expect(token(of: "screen.background", in: page) == "--bg #ABCDEF")
    #expect(token(of: "card.background", in: page) == "--bg #ABCDEF")
    #expect(token(of: "navigationBar.background", in: page) == "White #FFFFFF")
    #expect(token(of: "address.background", in: page) == "White #FFFFFF")
    #expect(token(of: "text.body", in: page) == "Ink #111111")
    #expect(token(of: "chip.background", in: page) == "Chip #222222")
  }

  @Test func aPagesRoleGoesBeforeASlotOfTheTheme() {
    let page = PageStyle(
      tokens: [token("--fill", 0xABCDEF, origin: .page)],
      roles: ["fill": RoleBinding("--fill", at: Place("s"))])
    #expect(token(of: "chip.background", in: page) == "--fill #ABCDEF")
  }

  @Test func aPageMayNameTokensAndRolesOfTheTheme() {
    let page = PageStyle(
      tokens: [alias("--a", "--b"), alias("--b", "text"), alias("--c", "Chip"), alias("--d", "nobody")],
      roles: ["tint": RoleBinding("text", at: Place("s")), "price": RoleBinding("--a", at: Place("s"))])
    #expect(token(of: "--a", in: page) == "--a #111111")
    #expect(token(of: "--c", in: page) == "--c #222222")
    #expect(token(of: "--d", in: page) == "missing")
    #expect(token(of: "tint", in: page) == "Ink #111111")
    #expect(token(of: "price", in: page) == "--a #111111")
  }
}
