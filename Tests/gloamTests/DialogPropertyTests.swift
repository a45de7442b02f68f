import Adaptation
import Colors
import Design
import Preview
import Rendering
import StyleLibrary
import Testing

@testable import gloam

/// What holds for every dialog of every shipped screen and of the gallery, whatever lies under it.
@Suite struct DialogPropertyTests {
  /// A dialog of a screen.
  struct Case: CustomTestStringConvertible, Sendable {
    let page: Page
    let id: String
    var testDescription: String { "\(page) \(id)" }

    /// The dialog over its page, scrolled by some rows.
    func frame(_ appearance: Appearance, columns: Int, rows: Int, scroll: Int = 0, theme: Theme? = nil)
      -> Frame
    {
      var model = page.model(appearance)
      if let theme { model.theme = theme }
      model.states[page.screen.id, default: ScreenState()].scroll = scroll
      _ = update(&model, .command("dialog", argument: id))
      return model.phone(columns: columns, rows: rows)
    }
  }

  static let gallery = Page(app: Shipped.app("classifieds"), screen: componentGallery)
  static let cases = (Shipped.screens + [gallery]).flatMap { page in
    page.screen.dialogs.map { Case(page: page, id: $0.id) }
  }

  @Test(arguments: cases)
  func everyCellIsWholeAndHasAKnownToken(_ shown: Case) {
    for theme in Shipped.themes {
      for size in sizes + [(80, 15), (40, 15)] {
        for appearance in Appearance.allCases {
          let frame = shown.frame(appearance, columns: size.columns, rows: size.rows, theme: theme)
          #expect(frame.brokenHalves == [], "\(theme.id) \(appearance) \(size)")
          #expect(frame.unknownColors == [], "\(theme.id) \(appearance) \(size)")
        }
      }
    }
  }

  /// Chinese text lies under the borders at even and at odd columns; the borders stay straight.
  @Test(arguments: cases)
  func theBordersAreStraight(_ shown: Case) {
    for columns in 42...47 {
      for scroll in [0, 1, 2, 7] {
        let frame = shown.frame(.light, columns: columns, rows: 40, scroll: scroll)
        for side in ["▐", "▌"] as [Symbol] {
          let border = (0..<frame.rows).flatMap { row in
            (0..<frame.columns).filter { column in
              let cell = frame[column, row]
              return cell.glyph == side && frame.element(cell) == "dialog"
                && frame.textInk(cell).asked == "dialog.background"
            }
          }
          #expect(
            Set(border).count <= 1, "\(side) at \(Set(border).sorted()), \(columns) columns, scroll \(scroll)"
          )
        }
        #expect(frame.brokenHalves == [], "\(columns) columns, scroll \(scroll)")
      }
    }
  }

  @Test(arguments: cases)
  func whatLiesBehindIsDarkerAndNothingElseChanges(_ shown: Case) {
    var model = shown.page.model(.light)
    let before = model.phone(columns: 44, rows: 40)
    _ = update(&model, .command("dialog", argument: shown.id))
    let after = model.phone(columns: 44, rows: 40)
    var behind = 0
    for (old, new) in zip(before.cells, after.cells)
    where old.glyph == new.glyph && !after.element(new).hasPrefix("dialog") {
      behind += 1
      #expect(after.groundInk(new).authored == before.groundInk(old).authored)
      #expect(after.groundInk(new).shown.luminance <= before.groundInk(old).shown.luminance)
    }
    #expect(behind > 100)
  }

  @Test func inASCIIEveryPartOfTheGalleryHasAForm() {
    var model = Self.gallery.model()
    model.app.rules.windowViews = []
    model.isAscii = true
    let frame = model.phone(columns: 44, rows: 400).ascii(icons: model.asciiIcons)
    let original = model.phone(columns: 44, rows: 400)
    let lost = zip(original.cells, frame.cells).filter { $0.glyph != "?" && $1.glyph == "?" }
    #expect(lost.map { $0.0.glyph.description } == [])
    #expect(frame.cells.allSatisfy { $0.glyph.isASCII })
  }
}
