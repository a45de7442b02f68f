import Adaptation
import Colors
import Design
import Exporting
import Formats
import Preview
import Rendering
import StyleLibrary
import TestSupport
import Testing

@testable import gloam

/// What is exported of the shipped screens is the frame that is shown.
@Suite struct ExportPropertyTests {
  private static let pages = Shipped.apps.flatMap { app in app.screens.map { Page(app: app, screen: $0) } }

  /// The page as it is: in the dark, where some stand under the overlay.
  private func frame(_ page: Page, _ appearance: Appearance = .dark) -> Frame {
    page.model(appearance).phone(columns: 44, rows: 40)
  }

  @Test(arguments: pages)
  func ansiReadBackIsTheFrame(_ page: Page) throws {
    let frame = frame(page)
    let lines = try #require(readSgr(frame.ansi()))
    #expect(lines.count == frame.rows)
    for row in 0..<frame.rows {
      let cells = (0..<frame.columns).map { frame[$0, row] }.filter { $0.width > 0 }
      #expect(lines[row].map(\.scalar) == cells.flatMap { Array($0.glyph.unicodeScalars) })
      guard lines[row].count == cells.count else { continue }
      for (read, cell) in zip(lines[row], cells) {
        let (text, ground) = (frame.textInk(cell).shown, frame.groundInk(cell).shown)
        #expect(read.ground == "48;2;\(ground.red);\(ground.green);\(ground.blue)")
        if cell.glyph != .space { #expect(read.text == "38;2;\(text.red);\(text.green);\(text.blue)") }
        #expect(read.style.contains(1) == cell.style.contains(.bold))
      }
    }
  }

  @Test(arguments: pages)
  func textIsTheGlyphs(_ page: Page) {
    let frame = frame(page)
    let lines = frame.drawing.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    #expect(frame.text() == lines.map { $0 + "\n" }.joined())
  }

  @Test(arguments: pages)
  func jsonCoversEachLineWhole(_ page: Page) throws {
    let model = page.model(.dark)
    let frame = frame(page)
    var json = JSONText()
    RenderReport(
      theme: model.theme.id, screen: page.screen.id, traits: model.decision.traits,
      overlay: model.decision.overlay, frame: frame
    ).write(to: &json)
    let root = try JSONDocument(file: "frame.json", text: json.text).root
    let lines = root["lines"].map { Array($0.elements) } ?? []
    #expect(lines.count == frame.rows)
    for (row, line) in lines.enumerated() {
      var end = 0
      for run in line["runs"].map({ Array($0.elements) }) ?? [] {
        let (x, columns) = (run["x"]?.int ?? -1, run["width"]?.int ?? 0)
        #expect(x == end)
        end = x + columns
        #expect(run["text"]?.string.map { width($0) } == columns)
        for column in x..<end {
          let (text, ground) = (frame.textInk(frame[column, row]), frame.groundInk(frame[column, row]))
          #expect(run["fg"]?.string == text.shown.hex && run["bg"]?.string == ground.shown.hex)
          #expect(run["fgToken"]?.string == text.token && run["bgToken"]?.string == ground.token)
          #expect(run["authored"]?["fg"]?.string == text.authored.hex)
          #expect(run["authored"]?["bg"]?.string == ground.authored.hex)
        }
      }
      #expect(end == frame.columns)
    }
  }

  @Test func differentPicturesHaveDifferentHashes() {
    var frames: [String: Frame] = [:]
    for page in Self.pages {
      for appearance in Appearance.allCases {
        let frame = frame(page, appearance)
        let hash = frame.hash()
        if let other = frames[hash] { #expect(other.drawing == frame.drawing) }
        frames[hash] = frame
        #expect(hash == self.frame(page, appearance).hash())
      }
    }
    // Light and dark look the same only on screens that are not adapted and carry no overlay, of which there are few.
    #expect(frames.count > Self.pages.count * 3 / 2)
  }
}
