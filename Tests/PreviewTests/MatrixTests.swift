import Adaptation
import Design
import Rendering
import StyleLibrary
import Testing

@testable import Preview

/// The matrix: one screen in all themes, appearances and contrasts.
@Suite struct MatrixTests {
  private func glass(
    _ app: App = Shipped.classifieds, screen: String = "home", columns: Int = 140, rows: Int = 45
  ) -> Glass {
    var glass = Glass(app, screen: screen, columns: columns, rows: rows)
    glass.press("M")
    glass.readLibrary()
    return glass
  }

  private func mark(_ glass: Glass) -> Int? { glass.model.sheet?.list.cursor }

  @Test func itHoldsEveryThemeAppearanceAndContrastOnce() {
    let ids = glass().model.shownCombinations.map(\.id)
    #expect(
      ids
        == ["moments", "classifieds", "ios"].flatMap { theme in
          ["light normal", "dark normal", "light high", "dark high"].map { "\(theme) \($0)" }
        })
  }

  @Test func whileTheThemesAreReadItSaysSo() {
    var glass = Glass()
    glass.press("M")
    #expect(glass.effects == [.readLibrary])
    #expect(glass.text.contains("reading the themes…"))
    glass.press("Enter", "Right", "Down")
    glass.click(30, 10)
    #expect(glass.model.isMatrixOpen)
    glass.readLibrary()
    #expect(glass.text.contains("1–8 of 12") || glass.text.contains("5–12 of 12"))
  }

  @Test(arguments: [
    ([], "classifieds light normal"), (["Space"], "classifieds dark normal"),
    (["c"], "classifieds light high"),
    (["Space", "c"], "classifieds dark high"),
  ])
  func theMarkBeginsOnWhatThePhoneShows(_ keys: [String], _ id: String) {
    var glass = Glass()
    for key in keys { glass.press(key) }
    glass.press("M")
    glass.readLibrary()
    #expect(glass.model.shownCombinations[mark(glass) ?? -1].id == id)
  }

  /// Columns and rows of the window; phones in a line, lines in sight, and the phones' columns and rows.
  @Test(arguments: [
    ((80, 24), (3, 1), (24, 20)), ((100, 32), (3, 1), (30, 28)), ((140, 45), (4, 2), (32, 19)),
    ((220, 60), (8, 2), (24, 27)), ((40, 15), (1, 1), (38, 11)), ((107, 24), (4, 1), (24, 20)),
    ((300, 100), (8, 2), (34, 34)),
  ])
  func thereAreAsManyPhonesAsFitWhole(
    _ size: (columns: Int, rows: Int), _ grid: (perLine: Int, lines: Int), _ phone: (columns: Int, rows: Int)
  ) throws {
    let layout = glass(columns: size.columns, rows: size.rows).model.matrixLayout
    #expect(layout.perLine == grid.perLine && layout.lines == grid.lines)
    let rect = try #require(layout.phones.first).rect
    #expect((rect.columns, rect.rows) == phone)
  }

  @Test(arguments: [(40, 15), (80, 24), (100, 32), (140, 45), (160, 50), (220, 60), (300, 100)], 0..<12)
  func theMarkedPhoneIsInSightAndNothingOverlaps(_ size: (columns: Int, rows: Int), _ marked: Int) {
    let area = Rect(0, 1, size.columns, size.rows - 2)
    let phones = MatrixLayout(count: 12, marked: marked, in: area).phones
    #expect(phones.contains { $0.index == marked })
    for (index, phone) in phones.enumerated() {
      #expect(phone.frame.intersection(area) == phone.frame)
      #expect(phone.rect.columns >= 24)
      for other in phones.dropFirst(index + 1) {
        let common = phone.frame.intersection(other.frame)
        #expect(common.columns == 0 || common.rows == 0)
      }
    }
  }

  @Test func keysMoveTheMarkAlongLinesAndOverTheirEnds() {
    var glass = glass(columns: 80, rows: 24)
    var places: [Int?] = []
    for key in [
      "Home", "Right", "l", "Right", "Down", "j", "Down", "End", "Right", "Left", "h", "Up", "k",
      "PageUp", "PageDown",
    ] {
      glass.press(key)
      places.append(mark(glass))
    }
    #expect(places == [0, 1, 2, 3, 6, 9, 11, 11, 11, 10, 9, 6, 3, 0, 3])
  }

  @Test func enterOpensTheMarkedCombination() {
    var glass = glass(screen: "jobs")
    glass.press("End", "Enter")
    let model = glass.model
    #expect(!model.isMatrixOpen && model.theme.id == "ios" && model.screen.id == "jobs")
    #expect(model.situation.system.value == .dark && model.situation.contrast == .high)
    #expect(glass.notice == "iOS, ☾ dark, high contrast")
  }

  @Test(arguments: ["Esc", "M"])
  func leavingItChangesNothing(_ key: String) {
    var glass = Glass()
    glass.readLibrary()
    let before = view(glass.model)
    glass.press("M", "End", key)
    #expect(view(glass.model) == before)
  }

  @Test func aClickOpensThePhoneThatItHits() throws {
    var glass = glass()
    let phone = try #require(glass.model.matrixLayout.phones.last)
    let id = glass.model.shownCombinations[phone.index].id
    glass.click(phone.rect.column + 3, phone.rect.row + 3)
    let model = glass.model
    let contrast = model.situation.contrast.rawValue
    #expect("\(model.theme.id) \(model.situation.system.value.rawValue) \(contrast)" == id)
    #expect(!model.isMatrixOpen)
  }

  @Test(arguments: [(0, 0), (139, 44), (34, 5)])
  func aClickBesidePhonesDoesNothing(_ column: Int, _ row: Int) {
    var glass = glass()
    glass.press("Home")
    glass.click(column, row)
    #expect(glass.model.isMatrixOpen && mark(glass) == 0)
  }

  @Test func theWheelGoesLineByLine() {
    var glass = glass(columns: 80, rows: 24)
    glass.press("Home")
    glass.wheel(.wheelDown)
    #expect(mark(glass) == 3)
    glass.wheel(.wheelDown, times: 9)
    #expect(mark(glass) == 11)
    glass.wheel(.wheelUp, times: 2)
    #expect(mark(glass) == 5)
  }

  @Test func aFilterKeepsWhatFits() {
    var glass = glass()
    glass.press("/")
    glass.type("dark high")
    #expect(
      glass.model.shownCombinations.map(\.id) == [
        "moments dark high", "classifieds dark high", "ios dark high",
      ])
    #expect(glass.lines[0].contains("› dark high"))
    glass.type("zzz")
    #expect(glass.text.contains("no combination fits 'dark highzzz'"))
    glass.press("Enter")
    #expect(glass.isRefused)
  }

  @Test(arguments: [(80, 24), (100, 32), (140, 45), (220, 60)])
  func eachPhoneIsTheScreenInItsCombination(_ columns: Int, _ rows: Int) {
    for (app, screen) in [
      (Shipped.classifieds, "home"), (Shipped.classifieds, "jobs"), (Shipped.moments, "timeline"),
    ] {
      let glass = glass(app, screen: screen, columns: columns, rows: rows)
      let window = view(glass.model)
      #expect(window.isWhole)
      for phone in glass.model.matrixLayout.phones {
        let combination = glass.model.shownCombinations[phone.index]
        let situation = Situation(system: .init(combination.appearance.style))
        var model = Model(app: app, theme: combination.theme, situation: situation, screen: screen)
        model.situation.contrast = combination.contrast
        let frame = model.phone(columns: phone.rect.columns, rows: phone.rect.rows)
        let isSame = (0..<frame.rows).allSatisfy { row in
          (0..<frame.columns).allSatisfy { column in
            let (cell, own) = (window[phone.rect.column + column, phone.rect.row + row], frame[column, row])
            return cell.glyph == own.glyph && window.textInk(cell) == frame.textInk(own)
              && window.groundInk(cell) == frame.groundInk(own)
          }
        }
        #expect(isSame, "\(combination.id)")
      }
    }
  }

  @Test func captionsSayThemeAppearanceAndContrastWhole() {
    let lines = glass(columns: 80, rows: 24).lines
    #expect(lines[1].contains("╭─────── moments ────────╮ ╭──── classifieds • ─────╮"))
    #expect(lines[22].contains("╰ ☾ dark, high contrast ─╯") && lines[22].contains(" ☀ light, normal "))
    #expect(lines[0].hasPrefix(" gloam  classifieds ▸ 首页") && lines[0].hasSuffix("4–6 of 12 "))
  }

  @Test func aThemeShowsAsItStands() throws {
    var glass = Glass()
    glass.readLibrary()
    glass.model.theme.roles["page"] = .init("Accent_1")
    let inks = try #require(glass.model.seen(in: glass.model.combinations[4]).phoneInks)
    #expect(inks.contains("Accent_1"))
  }
}

extension Model {
  /// The tokens that the phone's picture draws with.
  fileprivate var phoneInks: Set<String>? { Set(phone(columns: 24, rows: 20).inks.map(\.token)) }
}

/// Small phones: titles go before all that stands beside them.
@Suite struct NarrowPhoneTests {
  private func scene(_ row: Row, columns: Int) -> [String] {
    let screen = Screen(
      id: "s", title: "S", className: "C",
      body: [.list(List(style: .plain, sections: [.init(rows: [row])]))])
    let model = Model(app: App(id: "a", title: "A", theme: Shipped.moments.theme, screens: [screen]))
    return model.phone(columns: columns, rows: 20).drawing
  }

  @Test func subtitlesAndValuesGoBeforeTitles() {
    let row = Row(title: "两室一厅整租", subtitle: "近地铁", value: "¥6,200")
    let text = scene(row, columns: 24).joined()
    #expect(text.contains("两室一厅整租") && !text.contains("近地铁") && !text.contains("6,200"))
    let wide = scene(row, columns: 36).joined()
    #expect(wide.contains("近地铁") && wide.contains("6,200"))
  }

  /// Columns of the phone, and whether a tag stays beside a title of twelve columns.
  @Test(arguments: [(20, true), (19, false), (24, true), (35, true)])
  func aTagStaysWhereTheTitleIsWholeBesideIt(_ columns: Int, _ stays: Bool) {
    let row = Row(title: "两室一厅整租", tag: "急")
    let text = scene(row, columns: columns).joined()
    #expect(text.contains("两室一厅整租") || columns < 15)
    #expect(text.contains("急") == stays)
  }

  @Test(arguments: [24, 28, 32, 35])
  func tabsShowAllTitlesWholeOrIconsAlone(_ columns: Int) {
    let glass = Glass(screen: "home")
    let bar = glass.model.phone(columns: columns, rows: 20).drawing.last ?? ""
    let titles = ["首页", "部落", "发布", "热议", "我的"].filter { bar.contains($0) }
    let icons = ["⌂", "◈", "⊞", "♨", "☺"].filter { bar.contains($0) }
    #expect(titles.count == 5 || titles.isEmpty && icons.count == 5, "\(bar)")
    #expect(!bar.contains("…"))
  }

  @Test(arguments: [24, 28, 30, 32, 35])
  func tilesOfAGridKeepTheirWords(_ columns: Int) {
    let text = Glass(screen: "home").model.phone(columns: columns, rows: 28).drawing.joined(separator: "\n")
    #expect(text.contains("二手房") && text.contains("二手车"))
  }
}
