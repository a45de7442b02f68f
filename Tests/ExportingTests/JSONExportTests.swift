import Colors
import Design
import Exporting
import Formats
import Rendering
import Testing

@Suite struct JSONExportTests {
  private func text(_ frame: Frame, overlay: Overlay? = nil) -> String {
    var json = JSONText(.pretty)
    RenderReport(
      theme: "moments", screen: "detail", traits: TraitCollection(.dark, contrast: .high), overlay: overlay,
      frame: frame
    ).write(to: &json)
    return json.text
  }

  private func runs(_ frame: Frame, row: Int = 0) throws -> [JSONValue] {
    let root = try JSONDocument(file: "frame.json", text: text(frame)).root
    let line = try #require(root["lines"].map { Array($0.elements) }?[row])
    return line["runs"].map { Array($0.elements) } ?? []
  }

  @Test func aFrameIsWrittenWithAllThatItShows() {
    var small = frame(["朋x"], columns: 4, inks: [ink("tint", 0x0770E3, shown: 0x044388)])
    (small[2, 0].text, small[2, 0].style) = (3, [.bold, .underline])
    #expect(
      text(small, overlay: Overlay(alpha: 0.4, level: .controller)) == """
        {
          "schema": "gloam.render/1",
          "theme": "moments",
          "screen": "detail",
          "traits": {
            "appearance": "dark",
            "contrast": "high",
            "level": "base"
          },
          "overlay": {
            "shown": true,
            "alpha": 0.4,
            "level": "controller"
          },
          "size": {
            "columns": 4,
            "rows": 1
          },
          "lines": [
            {
              "runs": [
                {
                  "x": 0,
                  "width": 2,
                  "text": "朋",
                  "fg": "#000000",
                  "bg": "#FFFFFF",
                  "fgToken": "ink",
                  "bgToken": "paper",
                  "element": "page",
                  "authored": {
                    "fg": "#000000",
                    "bg": "#FFFFFF"
                  }
                },
                {
                  "x": 2,
                  "width": 1,
                  "text": "x",
                  "fg": "#044388",
                  "bg": "#FFFFFF",
                  "fgToken": "tint",
                  "bgToken": "paper",
                  "element": "page",
                  "bold": true,
                  "underline": true,
                  "authored": {
                    "fg": "#0770E3",
                    "bg": "#FFFFFF"
                  }
                },
                {
                  "x": 3,
                  "width": 1,
                  "text": " ",
                  "fg": "#FFFFFF",
                  "bg": "#FFFFFF",
                  "fgToken": "paper",
                  "bgToken": "paper",
                  "element": "page",
                  "authored": {
                    "fg": "#FFFFFF",
                    "bg": "#FFFFFF"
                  }
                }
              ]
            }
          ]
        }
        """)
  }

  @Test func withoutAnOverlayItSaysSo() throws {
    let root = try JSONDocument(file: "frame.json", text: text(frame(["a"], columns: 1))).root
    #expect(root["overlay"]?["shown"]?.bool == false)
    #expect(root["overlay"]?["alpha"]?.number == 0)
  }

  @Test func whatLooksTheSameInOneElementIsOneRun() throws {
    let runs = try runs(frame(["primaryText"], columns: 11))
    #expect(runs.map { $0["text"]?.string } == ["primaryText"])
  }

  @Test func aNewElementBeginsANewRun() throws {
    var two = frame(["ab"], columns: 2)
    two.elements.append("list[0]")
    two[1, 0].element = 2
    #expect(try runs(two).map { $0["element"]?.string } == ["page", "list[0]"])
  }

  @Test func runsCoverEachLineWhole() throws {
    let rows = ["朋友 x", "", "ab 中", "中中中中"]
    let some = frame(rows, columns: 8)
    for row in rows.indices {
      let runs = try runs(some, row: row)
      var end = 0
      for run in runs {
        #expect(run["x"]?.int == end)
        #expect(run["text"]?.string.map { width($0) } == run["width"]?.int)
        end += run["width"]?.int ?? 0
      }
      #expect(end == 8)
    }
  }
}
