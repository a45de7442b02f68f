import Colors
import Design
import StyleLibrary
import Testing

@testable import Formats

/// CSS files: the custom properties of `:root`, light and dark.
@Suite struct CSSReaderTests {
  private func read(_ text: String) -> Reading<CSSFile> { readCSS(Array(text.utf8), file: "a.css") }

  /// What a property is drawn in: light, dark.
  private func colors(_ text: String, _ name: String = "--a") -> [String] {
    let theme = Theme(id: "t", title: "t", tokens: read(text).value.tokens)
    return Appearance.allCases.map { appearance in
      let color = ResolvedPalette(theme, traits: TraitCollection(appearance)).color(SemanticColor(name))
      return color.origin == .missing ? "missing" : color.color.rgb.hex
    }
  }

  private func complaints(_ text: String) -> [String] {
    read(text).diagnostics.map { String($0.description.dropFirst("a.css:".count)) }
  }

  private static let dark = "@media (prefers-color-scheme: dark)"

  @Test(arguments: [
    (":root { --a: red }", ["#FF0000", "#FF0000"]),
    (":root{--a:red;--a:blue}", ["#0000FF", "#0000FF"]),
    (":root { --a: red } \(dark) { :root { --a: blue } }", ["#FF0000", "#0000FF"]),
    ("\(dark) { :root { --a: blue } } :root { --a: red }", ["#FF0000", "#FF0000"]),
    (
      ":root { --a: red } @media (prefers-color-scheme: light) { :root { --a: blue } }",
      ["#0000FF", "#FF0000"]
    ),
    (":root { --a: red !important } \(dark) { :root { --a: blue } }", ["#FF0000", "#FF0000"]),
    (":root { --a: red!IMPORTANT; --a: lime ! important }", ["#00FF00", "#00FF00"]),
    (":root { --a: red } @media screen { :root { --a: blue } }", ["#0000FF", "#0000FF"]),
    (
      ":root { --a: red } @media print, (prefers-color-scheme: dark) { :root { --a: blue } }",
      ["#FF0000", "#0000FF"]
    ),
    (":root { --a: red } @media (min-width: 1px) { :root { --a: blue } }", ["#FF0000", "#FF0000"]),
    (
      ":root { --a: red } @media (prefers - color - scheme: dark) { :root { --a: blue } }",
      ["#FF0000", "#FF0000"]
    ),
    ("html, :root { --a: red } body { --a: blue }", ["#FF0000", "#FF0000"]),
    (":root { /* a */ --a /* b */ : /* c */ red /* d */ ; }", ["#FF0000", "#FF0000"]),
    (":root { --b: \"}; --a: blue\"; --a: red }", ["#FF0000", "#FF0000"]),
    (":root { background: url(a;b}c); --a: red }", ["#FF0000", "#FF0000"]),
    ("/* :root { --a: blue } */ :root { --a: red }", ["#FF0000", "#FF0000"]),
    ("@charset \"utf-8\"; :root { --a: red }", ["#FF0000", "#FF0000"]),
    ("\u{FEFF}:root { --a: red }", ["#FF0000", "#FF0000"]),
    ("\(dark) { :root { --a: red } }", ["missing", "#FF0000"]),
    (":root { --A: blue; --a: red }", ["#FF0000", "#FF0000"]),
  ])
  func theCascadeDecides(_ text: String, _ colors: [String]) { #expect(self.colors(text) == colors) }

  @Test(arguments: [
    (":root { --a: var(--b); --b: red }", ["#FF0000", "#FF0000"]),
    (":root { --a: var(--b); --b: red } \(dark) { :root { --b: blue } }", ["#FF0000", "#0000FF"]),
    (":root { --a: var(--b, lime) } \(dark) { :root { --b: blue } }", ["#00FF00", "#0000FF"]),
    (":root { --a: var(--x, var(--b, lime)) }", ["#00FF00", "#00FF00"]),
    (":root { --a: var(--b); --b: var(--c); --c: #123 }", ["#112233", "#112233"]),
    (":root { --a: var(--b, red); --b: var(--c); --c: var(--b) }", ["#FF0000", "#FF0000"]),
    (":root { --a: var(--b); --b: var(--a) }", ["missing", "missing"]),
    (":root { --a: var(--a) }", ["missing", "missing"]),
  ])
  func aVariableIsFollowedInEachAppearance(_ text: String, _ colors: [String]) {
    #expect(self.colors(text) == colors)
  }

  @Test(arguments: [
    (":root { --a red }", ["1:9: expected ':' behind '--a red'"]),
    (":root { --a: #12345 }", ["1:14: '#12345' is not a colour: it has 5 digits; write 3, 6 or 8"]),
    (":root { --a: var(--b) }", ["1:14: warning: '--b' is not a custom property of :root here"]),
    (
      ":root { --a: var(--txet);\n --text: red }",
      ["1:14: warning: '--txet' is not a custom property of :root here; did you mean '--text'?"]
    ),
    (
      ":root { --a: var(--b); --b: var(--c); --c: var(--a) }",
      ["1:14: aliases go in a circle: --a -> --b -> --c -> --a; give one of them a colour"]
    ),
    (
      ":root { --a: currentColor }",
      ["1:14: warning: currentColor has no colour here, where no text is; write the colour"]
    ),
    (":root { --a: red", ["1:7: '{' is never closed"]),
    (":root { --a: rgb(1 2 3 }", ["1:17: '(' is never closed", "1:7: '{' is never closed"]),
    ("/* open", ["1:1: a comment is never closed"]),
    ("/*/", ["1:1: a comment is never closed"]),
    ("a { b: \"x\n }", ["1:8: a string goes over the end of its line; close it"]),
    ("a { b: 'x", ["1:8: a string is never closed", "1:3: '{' is never closed"]),
    ("} :root { --a: red }", ["1:1: '}' closes nothing"]),
    (":root;", ["1:1: expected '{' behind ':root'"]),
    (
      "@supports (color: red) { :root { --a: blue } }",
      ["1:1: note: @supports is not read; gloam reads :root, also inside @media"]
    ),
    ("@import 'a.css';", ["1:1: note: @import is not read; gloam reads :root, also inside @media"]),
    (
      "@media screen { @media print { :root { --a: blue } } }",
      ["1:17: note: @media is not read; gloam reads :root, also inside @media"]
    ),
    (
      ":root { @media print { --a: blue } --a: red }",
      ["1:9: note: @media is not read; gloam reads :root, also inside @media"]
    ),
    (
      "@media (prefers - color - scheme: dark) { }",
      [
        "1:8: warning: '(prefers - color - scheme: dark)' never matches; did you mean (prefers-color-scheme: dark)?"
      ]
    ),
    (
      "@media (prefers-colour-scheme: lihgt) { }",
      [
        "1:8: warning: '(prefers-colour-scheme: lihgt)' never matches; did you mean (prefers-color-scheme: light)?"
      ]
    ),
    ("@media (nonsense: 1) { }", ["1:8: warning: '(nonsense: 1)' never matches"]),
    (
      "@media (min-width: 1px) { }",
      [
        "1:8: note: 'min-width' is not simulated and counts as not matching; gloam simulates prefers-color-scheme"
      ]
    ),
    ("a { } ;; b { color: red; } :root { ; --a: red;; }", []),
    ("", []),
  ])
  func whatIsWrongIsToldWithItsPlace(_ text: String, _ says: [String]) { #expect(complaints(text) == says) }

  @Test func aTokenRemembersWhereEachValueStands() {
    let tokens = read(":root {\n  --a: red;\n  --b: 8px;\n}\n\(Self.dark) {\n  :root { --a: blue }\n}").value
      .tokens
    #expect(tokens.map(\.name) == ["--a"])
    #expect(tokens[0].origin == .page)
    #expect(
      tokens[0].color.entries.map { "\($0.variant) \($0.place)" } == ["light a.css:2:8", "dark a.css:6:16"])
    #expect(read(":root { --a: red }").value.tokens[0].color.entries.map(\.variant) == [.any])
    #expect(read(":root { --b: 8px }").value.others["--b"]?.value == "8px")
  }

  @Test func whateverStandsInAFileTheReaderGetsToItsEnd() {
    let pieces = [
      ":root", "{", "}", "--a", ":", ";", "var(--a", ")", "red", "/*", "*/", "\"", "'", "\\", "@media", "(",
      "[",
      "!important", "#12", ",", "\n", " ", "é", "@",
    ]
    var random = SystemRandomNumberGenerator()
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0..<20, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }
      _ = read(text.joined())
    }
  }

  @Test func aLongChainAndADeepBlockAreNoTrouble() {
    let chain = (0..<20_000).map { "--p\($0): var(--p\($0 + 1));" }.joined() + "--p20000: red"
    #expect(colors(":root {\(chain)}", "--p0") == ["#FF0000", "#FF0000"])
    #expect(complaints(String(repeating: "a{", count: 50_000)).count == 2)
  }
}
