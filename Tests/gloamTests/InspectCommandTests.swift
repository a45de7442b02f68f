import Colors
import Formats
import Preview
import StyleLibrary
import Testing

@testable import gloam

/// `gloam inspect`.
@Suite struct InspectCommandTests {
  @Test(arguments: [("moments", "timeline"), ("classifieds", "jobs"), ("ios", "settings")])
  func theJSONHoldsTheFactsOfThePanel(_ app: String, _ screen: String) throws {
    for cell in ["0,3", "1,20", "8,8", "20,4", "39,43"] {
      let session = try session(app, screen, "dark")
      let place = try #require(session.model.cell(cell))
      let facts = try #require(session.model.inspection(column: place.column, row: place.row))
      let root = try JSONDocument(
        file: "inspect", text: try inspect(session, at: cell, json: true).text
      ).root
      #expect(root["schema"]?.string == "gloam.inspect/1")
      #expect(root["cell"]?["row"]?.int == place.row && root["cell"]?["column"]?.int == place.column)
      #expect(root["element"]?.string == facts.element && root["token"]?.string == facts.subject.token)
      #expect(root["source"]?.string == facts.subject.source?.description)
      #expect(root["ground"]?["shown"]?.string == facts.ground.shown.hex)
      #expect(root["text"]?["authored"]?.string == facts.text?.authored.hex)
      #expect(root["contrast"]?["ratio"]?.number == facts.contrast?.ratio)
      #expect(root["contrast"]?["passes"]?.bool == facts.contrast?.passes)
      #expect(root["usedBy"].map { Array($0.elements).count } == facts.usedBy.count)
      #expect(
        root["chain"].map { $0.elements.map { $0["layer"]?.string ?? "" } }
          == facts.chain.map(\.layer.rawValue))
    }
  }

  @Test func theElementIsToldWithItsPlaceInTheScreenFile() throws {
    let session = try session("classifieds", "jobs")
    let facts = try #require(session.model.inspection(column: 10, row: 11))
    #expect(facts.element == "list[0].row[1]" || facts.element.hasPrefix("list[0].row["))
    let source = try #require(facts.chain.first { $0.name == "element" }?.source)
    #expect(source.hasPrefix("themes/classifieds/screens/jobs.json:"))
    let line = try #require(source.split(separator: ":").dropFirst().first.flatMap { Int($0) })
    let file = try #require(session.model.app.files["themes/classifieds/screens/jobs.json"])
    let text = String(decoding: file, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(text[line - 1].contains("title") || text[line - 1].contains("{"))
  }

  @Test(arguments: ["40,0", "0,44", "1", "", "-1,0", "x,y"])
  func aCellOutsideIsWrongUseWithTheSize(_ cell: String) throws {
    let session = try session("moments", "timeline")
    do throws(UsageFault) {
      _ = try inspect(session, at: cell, json: false)
      Issue.record("'\(cell)' is taken")
    } catch {
      #expect(
        error.description
          == "'\(cell)' is not a value of --at; write ROW,COL from 0,0 to 39,43, on a phone of 44x40")
    }
  }

  private func session(_ app: String, _ screen: String, _ appearance: String = "light") throws -> Session {
    var library = Shipped.library
    library.record = FileRecord()
    let arguments = Arguments(words: [], options: ["screen": [screen], "appearance": [appearance]])
    return try Session(arguments, path: app, library: library)
  }
}
