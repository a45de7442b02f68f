import StyleLibrary
import Adaptation
import Design
import Rendering
import Testing

@testable import Preview

/// What the window shows.
@Suite struct ViewTests {
  private static let columns = [1, 2, 5, 12, 39, 40, 45, 46, 60, 78, 80, 120, 300]
  private static let rows = [1, 2, 3, 14, 15, 18, 24, 46, 100]

  @Test(arguments: columns, rows)
  func aWindowOfAnySizeIsFilled(_ columns: Int, _ rows: Int) {
    for commands in [
      [], ["tokens"], ["palette"], ["help"], ["themes"], ["roles"], ["filter"], ["matrix"], ["side-by-side"],
    ] {
      var glass = Glass(Shipped.moments, columns: columns, rows: rows)
      glass.readLibrary()
      for command in commands { glass.run(command) }
      let frame = view(glass.model)
      #expect(frame.columns == columns && frame.rows == rows)
      #expect(frame.isWhole, "\(commands)")
    }
  }

  @Test(arguments: [(39, 15), (40, 14), (1, 1), (20, 40), (200, 5)])
  func aWindowThatIsTooSmallSaysSo(_ columns: Int, _ rows: Int) {
    let words = Glass(Shipped.moments, columns: columns, rows: rows).text.filter { !$0.isWhitespace }
    let sentence = "gloam needs 40x15; this window has \(columns)x\(rows)".filter { !$0.isWhitespace }
    #expect(sentence.hasPrefix(words) && !words.isEmpty)
    if columns * rows > 100 { #expect(words == sentence) }
  }

  @Test func theSmallestWindowShowsAPhone() {
    let glass = Glass(Shipped.moments, columns: 40, rows: 15)
    #expect(glass.text.contains("朋友圈") && glass.text.contains("动态"))
  }

  @Test func aWindowThatWasTinyShowsWhatItDid() {
    for commands in [[], ["tokens"], ["palette"], ["down", "down"], ["themes"]] {
      var glass = Glass(Shipped.moments)
      for command in commands { glass.run(command) }
      let before = view(glass.model)
      for (columns, rows) in [(1, 1), (39, 60), (60, 20), (0, 0), (140, 46)] {
        _ = update(&glass.model, .input(.resize(columns: columns, rows: rows)))
        #expect(view(glass.model).cells.count == columns * rows)
      }
      #expect(view(glass.model) == before, "\(commands)")
    }
  }

  @Test func theStatusLineSaysWhereYouAreAndWhoDecides() {
    var glass = Glass(screen: "home", columns: 160)
    let line = glass.lines[0]
    for fact in [
      "gloam", "classifieds ▸ 首页", "◐ adapted", "GATE on", "APP follow", "SYS ☀ light", "exact",
    ] {
      #expect(line.contains(fact), "\(fact) in \(line)")
    }
    glass.run("dark", "choice-light", "app-gate", "page-gate", "overlay", "os 26", "screen jobs")
    let other = glass.lines[0]
    for fact in ["○ not adapted", "iOS 26", "overlay off", "GATE app off", "APP light", "SYS ☾ dark"] {
      #expect(other.contains(fact), "\(fact) in \(other)")
    }
    glass.run("screen photos")
    #expect(glass.lines[0].contains("▣ system page"))
  }

  @Test func theStatusLineNamesAnotherTheme() {
    var glass = Glass(screen: "home", columns: 160)
    glass.readLibrary()
    glass.run("theme moments")
    #expect(glass.lines[0].contains("classifieds in moments ▸ 首页"))
  }

  @Test(arguments: ColorDepth.allCases)
  func theStatusLineSaysWhatColoursAreWorth(_ depth: ColorDepth) {
    var glass = Glass(Shipped.moments)
    glass.model.depth = depth
    let words: [ColorDepth: String] = [
      .truecolor: "exact", .indexed256: "≈256 colours", .indexed16: "≈16 colours", .none: "no colours",
    ]
    #expect(glass.lines[0].contains(words[depth] ?? "?"))
  }

  @Test func factsThatAreAsUsualAreNotTold() {
    let line = Glass(screen: "home", columns: 160).lines[0]
    #expect(!line.contains("iOS") && !line.contains("overlay"))
  }

  @Test func aNarrowStatusLineKeepsTheMostImportant() {
    var glass = Glass(screen: "home", columns: 60)
    #expect(glass.lines[0].contains("SYS ☀ light") && glass.lines[0].contains("classifieds ▸ 首页 ◐"))
    glass.model.depth = .indexed256
    #expect(glass.lines[0].contains("≈256 colours"))
  }

  @Test func thePhonesFrameSaysHowThePageLooks() {
    var glass = Glass(screen: "jobs")
    #expect(glass.text.contains("☀ light"))
    glass.run("dark")
    #expect(glass.text.contains("○ not adapted: light, overlay 0.40"))
    glass.run("overlay")
    #expect(glass.text.contains("○ not adapted: light, no overlay"))
    glass.run("page", "contrast", "level")
    #expect(glass.text.contains("☾ dark high contrast elevated"))
  }

  @Test func thePanelShowsEveryTokenWithItsColours() {
    let text = Glass(Shipped.moments, columns: 160).text
    for token in Shipped.moments.theme.tokenNames { #expect(text.contains(token)) }
    for hex in ["0770E3", "6D9FEB", "F1F2F8", "1D1B20", "CDCDD7", "48484A"] { #expect(text.contains(hex)) }
    #expect(text.contains("4.73 ✓") && text.contains("3.15 ✗"))
  }

  @Test func aTokenThatIsTextInOneSlotOnlyIsJudgedAsText() throws {
    let lines = Glass(screen: "home", columns: 160, rows: 60).lines
    let link = try #require(lines.first { $0.contains("Link_1") })
    #expect(link.contains("✓"))
  }

  @Test func thePanelSaysWhereAColourComesFrom() {
    var glass = Glass(Shipped.moments, columns: 160)
    let text = glass.text
    #expect(text.contains("value") && text.contains("#0770E3"))
    #expect(text.contains("themes/moments/theme.json:7:"))
    #expect(text.contains("tint"))
    glass.run("dark")
    #expect(glass.text.contains("#6D9FEB"))
  }

  @Test func thePanelSaysWhyThePageLooksAsItDoes() {
    var glass = Glass(screen: "jobs", columns: 160, rows: 60)
    glass.run("dark")
    let text = glass.text
    #expect(text.contains("WHY"))
    for title in ["iOS", "system", "policy", "in-app", "app gate", "class", "page gate", "page", "overlay"] {
      #expect(text.contains(title), "\(title)")
    }
    #expect(text.contains("shown: black at 0.4 over the window"))
  }

  @Test func theFooterShowsTheKeysThatMatter() throws {
    var glass = Glass(Shipped.moments)
    let last = try #require(glass.lines.last)
    for word in ["Space", "light/dark", "screens", "overlay", "theme", "keys", "quit"] {
      #expect(last.contains(word))
    }
    glass.press("?")
    #expect(glass.lines.last?.contains("close") == true)
    glass.press("Esc", "A")
    #expect(glass.lines.last?.hasPrefix(" ✗ 'moments' follows the system") == true)
    glass.press("c")
    #expect(glass.lines.last?.hasPrefix(" · high contrast") == true)
  }

  @Test func theToolsOwnPartsHaveTheTerminalsColours() {
    var glass = Glass(Shipped.moments)
    let phone = glass.model.windowLayout.phone
    glass.press("?")
    let frame = view(glass.model)
    let place = glass.model.sheetPlace
    for row in 0..<frame.rows {
      for column in 0..<frame.columns {
        let inSheet = place.contains(column: column, row: row)
        let inPhone = phone.contains(column: column, row: row)
        guard inSheet || !inPhone,
          glass.model.windowLayout.panel?.contains(column: column, row: row) != true || inSheet
        else { continue }
        #expect(frame.textInk(frame[column, row]).origin == .terminal)
        #expect(frame.groundInk(frame[column, row]).origin == .terminal)
      }
    }
  }

  @Test func thePhoneInTheWindowIsThePhone() {
    for id in ["home", "jobs", "settings"] {
      var glass = Glass(screen: id)
      glass.run("dark")
      let place = glass.model.windowLayout.phone
      let (window, phone) = (view(glass.model), glass.model.phone(columns: place.columns, rows: place.rows))
      for row in 0..<place.rows {
        for column in 0..<place.columns {
          let (shown, own) = (window[place.column + column, place.row + row], phone[column, row])
          #expect(shown.glyph == own.glyph && shown.width == own.width && shown.style == own.style)
          #expect(
            window.textInk(shown) == phone.textInk(own) && window.groundInk(shown) == phone.groundInk(own))
          #expect(window.element(shown) == phone.element(own))
        }
      }
    }
  }

  @Test func inAsciiEverythingIsAscii() {
    for commands in [[], ["help"], ["tokens"]] {
      var glass = Glass(columns: 120)
      glass.model.isAscii = true
      for command in commands { glass.run(command) }
      #expect(view(glass.model).cells.allSatisfy { $0.glyph.isASCII && $0.width == 1 })
    }
  }
}
