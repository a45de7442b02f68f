import Colors
public import Design
public import Formats
public import Rendering

/// A frame with what it shows, for `gloam render --format json`.
public struct RenderReport: Sendable {
  /// The id of the theme.
  public var theme: String
  /// The id of the screen.
  public var screen: String
  /// The traits that it was drawn with.
  public var traits: TraitCollection
  /// The overlay over it; nil when none is shown.
  public var overlay: Overlay?
  /// The picture.
  public var frame: Frame

  /// Makes a report.
  public init(theme: String, screen: String, traits: TraitCollection, overlay: Overlay?, frame: Frame) {
    self.theme = theme
    self.screen = screen
    self.traits = traits
    self.overlay = overlay
    self.frame = frame
  }

  /// Writes `gloam.render/1`: the runs of each line cover it whole; `authored` are the colours before the overlay.
  public func write(to json: inout JSONText) {
    json.object { json in
      json.member("schema", "gloam.render/1")
      json.member("theme", theme)
      json.member("screen", screen)
      json.key("traits")
      traits.write(to: &json)
      json.key("overlay")
      json.object { json in
        json.member("shown", overlay != nil)
        json.member("alpha", overlay?.alpha ?? 0)
        json.member("level", (overlay?.level ?? .window).rawValue)
      }
      json.key("size")
      json.object { json in
        json.member("columns", frame.columns)
        json.member("rows", frame.rows)
      }
      json.key("lines")
      json.array { json in for row in 0..<frame.rows { writeLine(row, to: &json) } }
    }
  }

  private func writeLine(_ row: Int, to json: inout JSONText) {
    json.object { json in
      json.key("runs")
      json.array { json in
        var start = 0
        while start < frame.columns {
          let end = frame.endOfRun(from: start, row: row)
          writeRun(start..<end, row, to: &json)
          start = end
        }
      }
    }
  }

  private func writeRun(_ columns: Range<Int>, _ row: Int, to json: inout JSONText) {
    let cell = frame[columns.lowerBound, row]
    let (text, ground) = (frame.textInk(cell), frame.groundInk(cell))
    var glyphs = ""
    for column in columns where frame[column, row].width > 0 { glyphs.append(frame[column, row].glyph) }
    json.object { json in
      json.member("x", columns.lowerBound)
      json.member("width", columns.count)
      json.member("text", glyphs)
      json.member("fg", text.shown.hex)
      json.member("bg", ground.shown.hex)
      json.member("fgToken", text.token)
      json.member("bgToken", ground.token)
      json.member("element", frame.element(cell))
      if cell.style.contains(.bold) { json.member("bold", true) }
      if cell.style.contains(.underline) { json.member("underline", true) }
      json.key("authored")
      json.object { json in
        json.member("fg", text.authored.hex)
        json.member("bg", ground.authored.hex)
      }
    }
  }
}

extension TraitCollection {
  /// Writes `{appearance, contrast, level}`.
  public func write(to json: inout JSONText) {
    json.object { json in
      json.member("appearance", appearance.rawValue)
      json.member("contrast", contrast.rawValue)
      json.member("level", level.rawValue)
    }
  }
}

extension Frame {
  /// The column after the last cell that looks like the one at a position and belongs to the same element.
  func endOfRun(from start: Int, row: Int) -> Int {
    let first = self[start, row]
    var end = start + 1
    while end < columns {
      let cell = self[end, row]
      guard cell.text == first.text, cell.ground == first.ground, cell.element == first.element,
        cell.style == first.style || cell.width == 0
      else { break }
      end += 1
    }
    return end
  }
}
