import Formats
import Colors
import Testing
import Adaptation
import Design
import Preview
import Rendering
import StyleLibrary
import TestSupport

@testable import gloam

/// What the package ships, read once as the program reads it.
enum Shipped {
  /// The apps in their order.
  static let apps: [App] = library.folders().map { library.readApp($0) }
  /// Their themes.
  static let themes: [Theme] = apps.map(\.theme)
  /// Every screen once, with the app that it belongs to; one app shows another's screens.
  static let screens: [Page] = apps.filter { $0.id != "harbour" }.flatMap { app in
    app.screens.map { Page(app: app, screen: $0) }
  }

  static let library = Library(roots: [(path: Repository.root + "/themes", shown: "themes")])

  static func app(_ id: String) -> App {
    apps.first { $0.id == id } ?? App(id: id, title: "", theme: Theme(id: id, title: ""), screens: [])
  }
  static func theme(_ id: String) -> Theme { app(id).theme }
}

/// A screen of an app.
struct Page: CustomTestStringConvertible, Sendable {
  let app: App
  let screen: Screen
  var testDescription: String { "\(app.id) \(screen.id)" }

  /// A theme with the colours that the page brings itself.
  func dressed(_ theme: Theme) -> Theme { app.styles[screen.id].map { theme.dressed(in: $0) } ?? theme }

  /// The page as its app draws it.
  func model(_ appearance: Appearance = .light) -> Model {
    Model(
      app: app, situation: Situation(system: .init(appearance.style)), screen: screen.id, columns: 100,
      rows: 46)
  }
}

/// Sizes of phones, usual ones and ones that nobody would choose.
let sizes: [(columns: Int, rows: Int)] = [(44, 40), (38, 20), (24, 12), (60, 80), (1, 1), (3, 200)]

extension Frame {
  /// What is wrong with wide glyphs: a half without its other half, or two halves on different grounds.
  var brokenHalves: [String] {
    var broken: [String] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = self[column, row]
        let isWhole =
          switch cell.width {
          case 2:
            column + 1 < columns && self[column + 1, row].width == 0
              && self[column + 1, row].ground == cell.ground
          case 0: column > 0 && self[column - 1, row].width == 2
          default: cell.width == 1
          }
        if !isWhole { broken.append("\(column),\(row) '\(cell.glyph)' \(element(cell))") }
      }
    }
    return broken
  }

  /// The cells whose colours no file defines, by their elements.
  var unknownColors: [String] {
    cells.filter { cell in
      [textInk(cell), groundInk(cell)].contains {
        [.missing, .terminal].contains($0.origin) || $0.token.isEmpty
      }
    }.map { "\(element($0)): \(textInk($0).asked) on \(groundInk($0).asked)" }
  }

  /// The glyphs alone, a text a row.
  var drawing: [String] {
    (0..<rows).map { row in
      (0..<columns).map { self[$0, row] }.filter { $0.width > 0 }.map(\.glyph.description).joined()
    }
  }
}
