import Colors
import Design
import StyleLibrary
import Testing

@testable import Rendering

/// The one place where colours are composited.
@Suite struct PainterTests {
  /// A grey token for each of the 256 values.
  private let greys = theme(
    (0...255).map { value in
      let grey = Color(RGB(UInt8(value), UInt8(value), UInt8(value)))
      return (name: "grey\(value)", light: grey, dark: grey)
    })

  private func ramp(overlay: Overlay?) -> Frame {
    picture(256, 1, theme: greys, overlay: overlay) { builder in
      for value in 0...255 { builder.fill(Rect(value, 0, 1, 1), SemanticColor("grey\(value)"), 0) }
    }
  }

  @Test func theOverlayRoundsOnceHalfUp() {
    for percent in 0...100 {
      let frame = ramp(overlay: Overlay(alpha: Double(percent) / 100))
      let shown = (0...255).map { Int(frame.groundInk(frame[$0, 0]).shown.red) }
      // int((1 - a) * v + 0.5) in whole numbers, where no fraction can hide
      let expected = (0...255).map { ((100 - percent) * $0 * 2 + 100) / 200 }
      #expect(shown == expected, "overlay \(percent) %")
    }
  }

  @Test func whiteUnderTheDefaultOverlayIs153() {
    let frame = picture(1, 1, overlay: Overlay()) { $0.fill(Rect(0, 0, 1, 1), "paper", 0) }
    let ink = frame.groundInk(frame[0, 0])
    #expect(ink.shown == RGB(153, 153, 153))
    #expect(ink.terminal == .exact(RGB(153, 153, 153)))
    #expect(ink.authored == .white)
  }

  @Test func anOverlayOfNothingIsTheIdentity() {
    let (plain, veiled) = (ramp(overlay: nil), ramp(overlay: Overlay(alpha: 0)))
    #expect(plain.grounds() == veiled.grounds())
    #expect(plain.drawing == veiled.drawing)
  }

  @Test func anOverlayOfOneIsBlack() {
    #expect(Set(ramp(overlay: Overlay(alpha: 1)).grounds()) == ["#000000"])
  }

  @Test func theOverlayDimsTextAndGround() {
    let frame = picture(1, 1, .dark, overlay: Overlay(alpha: 0.5)) { builder in
      builder.fill(Rect(0, 0, 1, 1), "paper", 0)
      builder.text("x", at: 0, 0, columns: 1, "ink", 0)
    }
    #expect(frame.texts() == ["#808080"])
    #expect(frame.grounds() == ["#000000"])
  }

  @Test func anOverlayOverTheControllerLeavesTheBars() {
    var builder = SceneBuilder(columns: 1, rows: 6)
    builder.fill(Rect(0, 0, 1, 6), "paper", 0)
    builder.markTabBar()
    builder.enter(viewport: Rect(0, 2, 1, 3), scroll: 0)
    builder.leave(contentRows: 3)
    let palette = ResolvedPalette(paper, traits: TraitCollection())
    let frames = OverlayLevel.allCases.map { level in
      paint(builder.scene, palette: palette, overlay: Overlay(alpha: 0.4, level: level))
    }
    let columns = frames.map { frame in (0..<6).map { frame.groundInk(frame[0, $0]).shown.hex } }
    let (plain, dim) = ("#FFFFFF", "#999999")
    #expect(columns == [[dim, dim, dim, dim, dim, dim], [plain, plain, dim, dim, dim, plain]])
  }

  @Test func withoutATabBarTheControllerReachesTheBottom() {
    var builder = SceneBuilder(columns: 1, rows: 6)
    builder.enter(viewport: Rect(0, 2, 1, 3), scroll: 0)
    builder.leave(contentRows: 3)
    #expect(builder.scene.controller == Rect(0, 2, 1, 4))
  }

  @Test func aTranslucentSurfaceLiesOverItsGround() {
    let frame = picture(2, 1) { builder in
      builder.fill(Rect(0, 0, 1, 1), "paper", 0)
      builder.fill(Rect(1, 0, 1, 1), "ink", 0)
      builder.fill(Rect(0, 0, 2, 1), "veil", 0)
    }
    #expect(frame.grounds() == ["#FF8080", "#800000"])
    #expect((0..<2).map { frame.groundInk(frame[$0, 0]).token } == ["veil", "veil"])
  }

  @Test func severalSurfacesRoundOnlyOnce() {
    // 255 -> 127.5 -> 63.75 -> 31.875: rounding each time would give 33
    let black = Color(.black, alpha: 0.5)
    let stack = theme([("white", Color(.white), Color(.white)), ("half", black, black)])
    let frame = picture(1, 1, theme: stack) { builder in
      builder.fill(Rect(0, 0, 1, 1), "white", 0)
      for _ in 0..<3 { builder.fill(Rect(0, 0, 1, 1), "half", 0) }
    }
    #expect(frame.grounds() == ["#202020"])
  }

  @Test func translucentTextLiesOverWhatIsBehindIt() {
    let frame = picture(2, 1) { builder in
      builder.fill(Rect(0, 0, 1, 1), "paper", 0)
      builder.fill(Rect(1, 0, 1, 1), "ink", 0)
      builder.text("ab", at: 0, 0, columns: 2, "veil", 0)
    }
    #expect(frame.texts() == ["#FF8080", "#800000"])
    #expect(frame.grounds() == ["#FFFFFF", "#000000"])
  }

  @Test func aClearSurfaceShowsWhatIsBehindIt() {
    let frame = picture(1, 1) { builder in
      builder.fill(Rect(0, 0, 1, 1), "paper", 0)
      builder.fill(Rect(0, 0, 1, 1), "clear", 0)
    }
    #expect(frame.grounds() == ["#FFFFFF"])
  }

  @Test func aMissingTokenIsAMarkedPattern() {
    let frame = picture(5, 2) { builder in
      builder.fill(Rect(0, 0, 5, 2), "paper", 0)
      builder.fill(Rect(0, 0, 2, 2), "primaryTxt", 0)
      builder.text("ab", at: 3, 0, columns: 2, "nothing", 0)
    }
    #expect(frame.drawing == ["╳╳ ab", "╳╳   "])
    let (surface, text) = (frame.groundInk(frame[0, 0]), frame.groundInk(frame[3, 0]))
    #expect((surface.origin, surface.token, surface.shown.hex) == (.missing, "primaryTxt", "#FF00FF"))
    #expect((text.origin, text.token, text.shown.hex) == (.missing, "nothing", "#FF00FF"))
    #expect(frame.textInk(frame[0, 0]).shown == .black)
    #expect(frame.textInk(frame[3, 0]).origin == .missing)
  }

  @Test func aMissingTokenStaysMarkedUnderTheOverlay() {
    let frame = picture(1, 1, overlay: Overlay(alpha: 0.4)) { $0.fill(Rect(0, 0, 1, 1), "nothing", 0) }
    #expect(frame.drawing == ["╳"])
    #expect(frame.groundInk(frame[0, 0]).origin == .missing)
    #expect(frame.grounds() == ["#990099"])
  }

  @Test func aCellRemembersWhereItsColourWasBorn() {
    let roles = theme(
      [("night", Color(hex: 0x111111), Color(hex: 0xEEEEEE))], roles: ["text": "night"])
    let frame = picture(1, 1, theme: roles, .dark) { builder in
      let element = builder.element("list[0].row[2].title")
      builder.text("x", at: 0, 0, columns: 1, Slot.listTitle.color, element)
    }
    let ink = frame.textInk(frame[0, 0])
    #expect((ink.token, ink.asked, ink.origin, ink.variant) == ("night", "list.title", .theme, .dark))
    #expect(ink.source == Place("theme.json", line: 1))
    #expect(frame.element(frame[0, 0]) == "list[0].row[2].title")
  }

  @Test func aWideGlyphTakesTwoCells() {
    let frame = picture(3, 1) { $0.text("中", at: 0, 0, columns: 2, "ink", 0) }
    #expect(frame.widths() == [2, 0, 1])
  }

  @Test func textOverHalfOfAWideGlyphTakesItsOtherHalf() {
    let left = picture(4, 1) { builder in
      builder.text("中文", at: 0, 0, columns: 4, "ink", 0)
      builder.text("x", at: 0, 0, columns: 1, "ink", 0)
    }
    #expect((left.drawing, left.widths()) == (["x 文"], [1, 1, 2, 0]))
    let right = picture(4, 1) { builder in
      builder.text("中文", at: 0, 0, columns: 4, "ink", 0)
      builder.text("x", at: 3, 0, columns: 1, "ink", 0)
    }
    #expect((right.drawing, right.widths()) == (["中 x"], [2, 0, 1, 1]))
    let between = picture(4, 1) { builder in
      builder.text("中文", at: 0, 0, columns: 4, "ink", 0)
      builder.text("国", at: 1, 0, columns: 2, "ink", 0)
    }
    #expect((between.drawing, between.widths()) == ([" 国 "], [1, 2, 0, 1]))
  }

  @Test func aSurfaceOverHalfOfAWideGlyphTakesItsOtherHalf() {
    let frame = picture(6, 1) { builder in
      builder.text("中文国", at: 0, 0, columns: 6, "ink", 0)
      builder.fill(Rect(1, 0, 4, 1), "paper", 0)
    }
    #expect(frame.drawing == ["      "])
    #expect(frame.widths() == [1, 1, 1, 1, 1, 1])
  }

  @Test func aFrameOfNoCellsIsPaintedToo() {
    for (columns, rows) in [(0, 0), (0, 5), (5, 0)] {
      let frame = picture(columns, rows, overlay: Overlay()) { builder in
        builder.fill(Rect(0, 0, 9, 9), "paper", 0)
        builder.text("x", at: 0, 0, columns: 1, "ink", 0)
      }
      #expect(frame.cells.isEmpty)
    }
  }
}
