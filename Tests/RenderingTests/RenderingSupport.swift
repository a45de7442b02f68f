import Colors
import Design
import StyleLibrary

@testable import Rendering

/// A theme of tokens with a light and a dark colour each.
func theme(_ tokens: [(name: String, light: Color, dark: Color)], roles: [String: String] = [:]) -> Theme {
  Theme(
    id: "t", title: "t",
    tokens: tokens.enumerated().map { line, token in
      let place = Place("theme.json", line: line + 1)
      return Token(
        token.name,
        DynamicColor([
          .init(.light, .color(token.light, isClipped: false), at: place),
          .init(.dark, .color(token.dark, isClipped: false), at: place),
        ]), at: place)
    },
    roles: roles.mapValues { RoleBinding($0, at: Place("theme.json")) })
}

/// Black text on white paper, the other way round in dark; a red veil of a half; a clear nothing.
let paper = theme([
  ("paper", Color(hex: 0xFFFFFF), Color(hex: 0x000000)),
  ("ink", Color(hex: 0x000000), Color(hex: 0xFFFFFF)),
  ("veil", Color(RGB(255, 0, 0), alpha: 0.5), Color(RGB(255, 0, 0), alpha: 0.5)),
  ("clear", Color(RGB(1, 2, 3), alpha: 0), Color(RGB(1, 2, 3), alpha: 0)),
])

/// A picture of what is laid out, on `paper` unless told otherwise.
func picture(
  _ columns: Int, _ rows: Int, theme: Theme = paper, _ appearance: Appearance = .light,
  overlay: Overlay? = nil, _ build: (inout SceneBuilder) -> Void
) -> Frame {
  var builder = SceneBuilder(columns: columns, rows: rows)
  build(&builder)
  return paint(
    builder.scene, palette: ResolvedPalette(theme, traits: TraitCollection(appearance)), overlay: overlay)
}

extension Frame {
  /// What stands in each row; the second half of a wide glyph is left out.
  var drawing: [String] {
    (0..<rows).map { row in
      var line = ""
      for column in 0..<columns where self[column, row].width > 0 { line.append(self[column, row].glyph) }
      return line
    }
  }

  /// The shown colours behind the cells of a row, as hex.
  func grounds(row: Int = 0) -> [String] { (0..<columns).map { groundInk(self[$0, row]).shown.hex } }

  /// The shown colours of the glyphs of a row, as hex.
  func texts(row: Int = 0) -> [String] { (0..<columns).map { textInk(self[$0, row]).shown.hex } }

  /// The widths of the cells of a row: 1, 2, or 0 for a second half.
  func widths(row: Int = 0) -> [UInt8] { (0..<columns).map { self[$0, row].width } }
}
