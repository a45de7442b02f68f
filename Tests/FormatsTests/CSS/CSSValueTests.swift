import Colors
import StyleLibrary
import Testing

@testable import Formats

/// What the text of a custom property says.
@Suite struct CSSValueTests {
  private static let colors: [(String, String, Double)] = [
    ("#fff", "#FFFFFF", 1.0), ("#f00c", "#FF0000", 0.8), ("#0770E3", "#0770E3", 1),
    ("#0770e380", "#0770E3", 128.0 / 255),
    ("rgb(7, 112, 227)", "#0770E3", 1), ("rgba(7,112,227,.5)", "#0770E3", 0.5),
    ("rgb(7 112 227)", "#0770E3", 1),
    ("rgb(7 112 227 / 50%)", "#0770E3", 0.5), ("RGB( 7 112 227/0.5 )", "#0770E3", 0.5),
    ("rgb(100% 0% 50%)", "#FF0080", 1), ("rgb(100%, 0%, 50%, 25%)", "#FF0080", 0.25),
    ("rgb(300 -20 12.6)", "#FF000D", 1), ("rgb(none 0 0)", "#000000", 1), ("rgb(0 0 0 / 2)", "#000000", 1),
    ("hsl(120, 100%, 25%)", "#008000", 1), ("hsl(120deg 100% 25%)", "#008000", 1),
    ("hsla(0.5turn, 100%, 50%, 0.1)", "#00FFFF", 0.1), ("hsl(200grad 100% 50% / 10%)", "#00FFFF", 0.1),
    ("hsl(3.14159265rad 100 50)", "#00FFFF", 1), ("black", "#000000", 1), ("RebeccaPurple", "#663399", 1),
    ("transparent", "#000000", 0),
  ]

  @Test(arguments: colors)
  func aColourIsReadInEveryFormOfCSS(_ text: String, _ hex: String, _ alpha: Double) {
    guard case .color(let color) = CSSValue(text) else {
      Issue.record("\(text) is no colour")
      return
    }
    #expect(color.rgb.hex == hex)
    #expect(abs(color.alpha - alpha) < 1e-9)
  }

  @Test(arguments: [
    ("#12345", "'#12345' is not a colour: it has 5 digits; write 3, 6 or 8"),
    ("#12g", "'#12g' is not a colour: 'g' at character 4 is not a hexadecimal digit"),
    ("#", "'#' is not a colour: it has 0 digits; write 3, 6 or 8"),
    ("rgb(1, 2)", "'rgb(1, 2)' is not a colour; write rgb(255 0 0 / 50%) or hsl(120 100% 25% / 50%)"),
    ("rgb(1 2 3 4)", "'rgb(1 2 3 4)' is not a colour; write rgb(255 0 0 / 50%) or hsl(120 100% 25% / 50%)"),
    ("rgb(a b c)", "'rgb(a b c)' is not a colour; write rgb(255 0 0 / 50%) or hsl(120 100% 25% / 50%)"),
    (
      "hsl(1 2 3 / 4 / 5)",
      "'hsl(1 2 3 / 4 / 5)' is not a colour; write rgb(255 0 0 / 50%) or hsl(120 100% 25% / 50%)"
    ),
    (
      "hsl(10px 1% 1%)",
      "'hsl(10px 1% 1%)' is not a colour; write rgb(255 0 0 / 50%) or hsl(120 100% 25% / 50%)"
    ),
    (
      "rgb(var(--r) 0 0)",
      "'rgb(var(--r) 0 0)' is not a colour; write rgb(255 0 0 / 50%) or hsl(120 100% 25% / 50%)"
    ),
    ("var(x)", "'var(x)' is not a colour; write rgb(255 0 0 / 50%) or hsl(120 100% 25% / 50%)"),
    ("currentColor", "currentColor has no colour here, where no text is; write the colour"),
    ("oklch(0.5 0.1 20)", "oklch() is not read; write the colour as #RRGGBB, rgb() or hsl()"),
  ])
  func aColourThatCannotBeReadIsAFault(_ text: String, _ said: String) {
    guard case .fault(let fact) = CSSValue(text) else {
      Issue.record("\(text) is no fault")
      return
    }
    #expect(Diagnostic(.error, at: Place("a"), fact).message == said)
  }

  @Test(arguments: [
    "8px", "bold", "\"PingFang SC\"", "1fr 2fr", "calc(1px + 2px)", "url(a.png)", "", "balck", "()", ")(",
  ])
  func whatIsNoColourNeedNotBeOne(_ text: String) { #expect(CSSValue(text) == .other) }

  private static let variables: [(String, String, String?)] = [
    ("var(--a)", "--a", nil), ("VAR( --a )", "--a", nil), ("var(--a, #fff)", "--a", "#fff"),
    ("var(--a, rgba(0, 0, 0, .5))", "--a", "rgba(0, 0, 0, .5)"), ("var(--a,)", "--a", ""),
    ("var(--a, var(--b, red))", "--a", "var(--b, red)"),
  ]

  @Test(arguments: variables)
  func aVariableMayHaveAFallback(_ text: String, _ name: String, _ fallback: String?) {
    #expect(CSSValue(text) == .variable(name, fallback: fallback))
  }
}
