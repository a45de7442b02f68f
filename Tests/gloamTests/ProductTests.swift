import Formats
import Colors
import Adaptation
import Design
import Preview
import Rendering
import StyleLibrary
import Testing

@testable import gloam

/// What holds for every shipped screen under every shipped theme, whatever the traits and the size.
@Suite struct ProductTests {
  @Test func whatIsShippedHasNoFaults() {
    #expect(Shipped.apps.map(\.id) == ["moments", "classifieds", "harbour", "ios"])
    #expect(Shipped.apps.flatMap { $0.diagnostics.map(\.description) } == [])
    #expect(
      Shipped.apps.map { "\($0.id) \($0.screens.count)" } == [
        "moments 5", "classifieds 16", "harbour 16", "ios 2",
      ])
  }

  @Test(arguments: Shipped.screens + [DialogPropertyTests.gallery])
  func everyCellIsWholeAndHasAKnownToken(_ page: Page) {
    for theme in Shipped.themes {
      for size in sizes {
        let scene = layout(page.screen, theme: theme, columns: size.columns, rows: size.rows)
        for traits in TraitCollection.all {
          let frame = paint(
            scene, palette: ResolvedPalette(page.dressed(theme), traits: traits),
            overlay: traits.appearance == .dark ? nil : Overlay())
          let place = "\(theme.id) \(traits.appearance) \(size)"
          #expect(frame.cells.count == size.columns * size.rows)
          #expect(frame.unknownColors == [], "\(place)")
          #expect(frame.brokenHalves == [], "\(place)")
        }
      }
    }
  }

  @Test(arguments: Shipped.screens + [DialogPropertyTests.gallery])
  func nothingIsPaintedOutsideTheFrame(_ page: Page) {
    for theme in Shipped.themes {
      for size in sizes {
        for scroll in [0, 3, 10_000] {
          var state = ScreenState()
          state.scroll = scroll
          let scene = layout(page.screen, state: state, theme: theme, columns: size.columns, rows: size.rows)
          let outside = scene.items.filter { item in
            item.rect.intersection(scene.bounds) != item.rect || item.rect.columns < 1 || item.rect.rows < 1
          }
          #expect(outside.map { scene.elements[$0.element] } == [], "\(theme.id) \(size)")
          let torn = scene.items.filter { item in
            guard case .glyphs(let glyphs, _) = item.paint else { return false }
            return width(glyphs) != item.rect.columns || item.rect.rows != 1
          }
          #expect(torn.map { scene.elements[$0.element] } == [], "\(theme.id) \(size)")
        }
      }
    }
  }

  @Test(arguments: Shipped.screens)
  func textIsReadInFullWhereThereIsRoom(_ page: Page) {
    let scene = layout(page.screen, theme: page.app.theme, columns: 60, rows: 80)
    let cut = scene.items.compactMap { item -> String? in
      guard case .glyphs(let glyphs, _) = item.paint, glyphs.last == .ellipsis else { return nil }
      return String(glyphs)
    }
    // The one that says something that ends so.
    #expect(cut.filter { !$0.hasSuffix("说点什么…") } == [])
  }

  @Test(arguments: Shipped.apps.flatMap { app in app.screens.map { Page(app: app, screen: $0) } })
  func twoFlipsAreTheIdentity(_ page: Page) {
    for command in ["flip", "contrast", "level", "overlay", "overlay-level", "page-gate", "app-gate"] {
      for appearance in Appearance.allCases {
        var model = page.model(appearance)
        let before = view(model)
        for _ in 0..<2 { _ = update(&model, .command(command, argument: "")) }
        (model.notice, model.toast) = (nil, nil)
        #expect(view(model) == before, "\(command) in \(appearance)")
      }
    }
  }

  @Test(arguments: Shipped.screens)
  func aThemeChangesColoursButNoGlyphsExceptItsIcons(_ page: Page) {
    let icons = Shipped.themes.map { Set($0.icons.values.map { Symbol($0.glyph) }) }
    let standard = Set(Icon.standard.values.map { Symbol($0.glyph) })
    let frames = Shipped.themes.map { theme in
      paint(
        layout(page.screen, theme: theme, columns: 44, rows: 40),
        palette: ResolvedPalette(page.dressed(theme), traits: TraitCollection()))
    }
    for (frame, own) in zip(frames, icons) {
      let changed = zip(frame.cells, frames[0].cells).filter { $0.glyph != $1.glyph }
      let others = changed.filter { !own.union(standard).contains($0.glyph) || !standard.contains($1.glyph) }
      #expect(others.map { "\($0.glyph) for \($1.glyph)" } == [])
    }
    #expect(Set(frames.map { $0.inks.map(\.shown.hex).joined() }).count == frames.count)
  }

  @Test(arguments: Shipped.screens)
  func withTheSameIconsAllThemesDrawTheSameGlyphs(_ page: Page) {
    let drawings = Shipped.themes.map { theme in
      var plain = theme
      plain.icons = page.app.theme.icons
      return paint(
        layout(page.screen, theme: plain, columns: 44, rows: 40),
        palette: ResolvedPalette(page.dressed(plain), traits: TraitCollection(.dark))
      ).drawing
    }
    for drawing in drawings { #expect(drawing == drawings[0]) }
  }

  @Test(arguments: Shipped.apps.flatMap { app in app.screens.map { Page(app: app, screen: $0) } })
  func everyScreenThatIsOpenedExists(_ page: Page) {
    let scene = page.model().scene(columns: 44, rows: 400)
    let ids = scene.regions.compactMap { region -> String? in
      switch region.action {
      case .open(let id), .show(let id): id
      default: nil
      }
    }
    #expect(ids.filter { page.app.screen($0) == nil } == [])
  }
}
