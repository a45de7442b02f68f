import Adaptation
import Colors
import Design
import Formats
import Rendering
import StyleLibrary
import TestSupport
import Testing

@testable import Preview

/// What the inspector says of a cell.
@Suite struct InspectionTests {
  @Test(arguments: [Appearance.light, .dark])
  func everyCellOfEveryScreenAnswersThroughTheThreeLayers(_ appearance: Appearance) {
    for app in Shipped.all {
      for screen in app.screens {
        var model = Model(app: app, situation: Situation(system: .init(appearance.style)), screen: screen.id)
        model.fixedPhone = (44, 40)
        var memo = SceneMemo()
        let frame = model.phone(columns: 44, rows: 40)
        var seen: Set<[UInt16]> = []
        for row in 0..<40 {
          for column in 0..<44 {
            // What is said depends on the element and its two colours: one cell of each kind is enough.
            let kind = frame[column, row]
            guard seen.insert([kind.element, kind.text, kind.ground]).inserted else { continue }
            guard let cell = model.inspection(column: column, row: row, &memo) else {
              Issue.record("\(app.id) \(screen.id) \(row),\(column) says nothing")
              return
            }
            let isWhole =
              !cell.element.isEmpty && !cell.component.isEmpty && !cell.subject.token.isEmpty
              && cell.subject.source != nil && cell.missing == nil
            #expect(isWhole, "\(app.id) \(screen.id) \(row),\(column): \(cell.element)")
            #expect(layers(cell) == [.business, .service, .base], "\(app.id) \(screen.id) \(row),\(column)")
            #expect(
              cell.chain.last?.source == cell.subject.source?.description,
              "\(app.id) \(screen.id) \(row),\(column): the chain ends elsewhere")
          }
        }
      }
    }
  }

  /// The tags of a chain, each once, in their order.
  private func layers(_ cell: Inspection) -> [LayerStep.Layer] {
    cell.chain.map(\.layer).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @Test func aTitleIsTextThatNeedsFourAndAHalf() throws {
    let cell = try #require(glass(screen: "jobs").inspected(at: "list[0].row[0].title"))
    #expect(cell.component == "list" && cell.subject.slot == .listTitle && cell.subject.role == .text)
    #expect(cell.subject.token == "Text_1" && cell.subject.variant == .light)
    #expect(cell.ground.token == "Background_3")
    #expect(cell.contrast?.kind == .text && cell.contrast?.required == 4.5 && cell.contrast?.passes == true)
    #expect(
      cell.chain.filter { $0.layer == .base }.map { "\($0.name) \($0.value)" } == [
        "slot list.title", "role text", "token Text_1", "value \(cell.subject.authored.hex) (light)",
      ])
  }

  @Test(arguments: [
    ("navigationBar.title", CellContrast.Kind.text), ("navigationBar.separator", .decoration),
    ("navigationBar.action[0]", .graphic), ("list[0].row[0].disclosure", .graphic),
    ("searchField[0]", .decoration), ("searchField[0].placeholder", .text),
  ])
  func whatIsAskedOfAnElementDependsOnWhatItIs(_ element: String, _ kind: CellContrast.Kind) {
    #expect(glass(screen: "jobs").inspected(at: element)?.contrast?.kind == kind)
  }

  @Test func aLargeTitleNeedsThree() {
    let contrast = glass(Shipped.moments, screen: "settings").inspected(at: "navigationBar.title")?.contrast
    #expect(contrast?.kind == .largeText && contrast?.required == 3 && contrast?.enhanced == 4.5)
  }

  @Test func aSurfaceHasAGroundAlone() throws {
    let cell = try #require(glass(screen: "jobs").model.inspection(column: 0, row: 3))
    #expect(cell.text == nil && cell.contrast == nil && cell.subject == cell.ground)
  }

  @Test func belowTheOverlayBothColoursAreToldAuthoredAndDimmed() throws {
    var glass = glass(screen: "jobs")
    glass.run("dark")
    let cell = try #require(glass.inspected(at: "list[0].row[0].title"))
    let contrast = try #require(cell.contrast)
    #expect(cell.ground.authored.hex == "#FFFFFF" && cell.ground.shown.hex == "#999999")
    #expect(contrast.ratio == contrastRatio(cell.subject.authored, cell.ground.authored))
    #expect(contrast.shownRatio == contrastRatio(cell.subject.shown, cell.ground.shown))
    #expect(cell.chain.contains { $0.name == "overlay" && $0.value == "0.40 over the window" })
  }

  @Test func aViewWithTraitsOfItsOwnIsInspectedUnderThem() throws {
    var glass = glass(screen: "optouts")
    glass.run("dark", "page", "view-override view light")
    for view in glass.model.screenViews where view.traits.appearance == .light {
      let rect = try #require(glass.scene.views.first { $0.id == view.view.id }?.rect)
      guard rect.rows > 1 else { continue }
      let cell = try #require(glass.model.inspection(column: rect.column + 1, row: rect.row + 1))
      #expect(cell.traits.appearance == .light, "\(view.id)")
    }
  }

  @Test func aliasesAreFollowedLinkByLink() throws {
    let theme = try theme(
      """
      {"tokens": {"brand": {"light": "#112233", "dark": "#445566"}, "link": "{brand}", "tint": "{link} 50%",
        "paper": "#FFFFFF"}, "roles": {"text": "tint", "background": "paper", "tint": "tint", "separator": "tint"}}
      """)
    let cell = try #require(glass(app(theme)).inspected(at: "text[0]"))
    #expect(
      cell.chain.filter { $0.layer == .base }.map { "\($0.name) \($0.value)" } == [
        "slot text.body", "role text", "token tint", "alias link", "alias brand", "value #112233 (light)",
      ])
    #expect(cell.subject.authored.hex == "#889199")
  }

  @Test(arguments: [
    (
      ##"{"tokens": {"primaryText": "#000000"}, "roles": {"text": "primryText"}}"##,
      "'primryText' is not a token; did you mean 'primaryText'?"
    ),
    (
      ##"{"tokens": {"text": "{txet2}", "text2": "#000000"}, "roles": {"text": "text"}}"##,
      "'txet2' is not a token; did you mean 'text2'?"
    ),
    (
      ##"{"tokens": {"text": "{b}", "b": "{text}"}, "roles": {"text": "text"}}"##,
      "aliases go in a circle: text -> b -> text"
    ),
    (##"{"tokens": {"other": "#000000"}}"##, "no token plays 'text'"),
  ])
  func aMissingTokenSaysWhyAndWhatIsNear(_ json: String, _ words: String) throws {
    let cell = try #require(glass(app(try theme(json))).inspected(at: "text[0]"))
    #expect(cell.missing == words)
    #expect(cell.subject.origin == .missing && cell.contrast == nil && cell.chain.last?.value == words)
  }

  @Test func whoUsesATokenIsCountedOverAllScreens() throws {
    let cell = try #require(glass(Shipped.moments).inspected(at: "navigationBar.action[0]"))
    let expected = Set(
      Shipped.moments.screens.flatMap { screen -> [String] in
        let scene = layout(screen, theme: Shipped.moments.theme, columns: 44, rows: 400)
        return scene.items.filter {
          Shipped.moments.theme.tokenName(for: $0.color.name) == cell.subject.token
        }
        .map { "\(screen.id) \(scene.elements[$0.element])" }
      })
    #expect(Set(cell.usedBy.map { "\($0.screen) \($0.element)" }) == expected)
    #expect(cell.usedBy.count == expected.count && cell.screenCount > 1)
  }

  @Test func outsideOfThePhoneNothingIsSaid() {
    let model = glass().model
    for (column, row) in [(-1, 0), (0, -1), (44, 0), (0, 1000)] {
      #expect(model.inspection(column: column, row: row) == nil)
    }
  }

  private func glass(_ app: App = Shipped.classifieds, screen: String? = nil) -> Glass {
    Glass(app, screen: screen)
  }

  private func theme(_ json: String) throws -> Theme {
    readTheme(Array(json.utf8), file: "theme.json", id: "t").value.theme
  }

  private func app(_ theme: Theme) -> App {
    let body = [Component.label(Label("hello"))]
    return App(
      id: "t", title: "t", theme: theme, screens: [Screen(id: "s", title: "S", className: "S", body: body)])
  }
}

extension Glass {
  /// What the inspector says of the first cell that an element drew over its ground, else of its first cell.
  func inspected(at element: String) -> Inspection? {
    let size = model.phoneSize
    let frame = model.phone(columns: size.columns, rows: size.rows)
    let cells = (0..<size.rows).flatMap { row in (0..<size.columns).map { (column: $0, row: row) } }
      .filter { frame.element(frame[$0.column, $0.row]) == element }
    let drawn = cells.first { frame[$0.column, $0.row].text != frame[$0.column, $0.row].ground }
    return (drawn ?? cells.first).flatMap { model.inspection(column: $0.column, row: $0.row) }
  }
}
