import Adaptation
import Design
import Rendering
import Testing

@testable import Preview

/// A toast stands in a window of its own: what an app sets on its own windows does not reach it.
@Suite struct ToastTests {
  /// What was done before, and how the page's window and the toast's look then.
  struct Row: CustomTestStringConvertible, Sendable {
    let commands: [String]
    let window: Appearance
    let toast: Appearance
    var plist = PlistStyle.automatic
    var testDescription: String { commands.joined(separator: ", ") + " \(plist)" }
  }

  @Test(arguments: [
    Row(commands: [], window: .light, toast: .light),
    Row(commands: ["dark"], window: .dark, toast: .dark),
    Row(commands: ["dark", "window-override light"], window: .light, toast: .dark),
    Row(commands: ["window-override dark"], window: .dark, toast: .light),
    Row(commands: ["choice-dark"], window: .dark, toast: .light),
    Row(commands: ["dark", "choice-light"], window: .light, toast: .dark),
    Row(commands: ["dark", "page-override light"], window: .dark, toast: .dark),
    Row(commands: ["toast-override dark"], window: .light, toast: .dark),
    Row(commands: ["dark", "toast-override light"], window: .dark, toast: .light),
    Row(commands: ["dark"], window: .light, toast: .light, plist: .light),
    Row(commands: [], window: .dark, toast: .dark, plist: .dark),
    Row(commands: ["toast-override light"], window: .dark, toast: .dark, plist: .dark),
    Row(commands: ["dark", "app-gate"], window: .light, toast: .light),
    Row(commands: ["dark", "app-gate", "toast-override dark"], window: .light, toast: .light),
    Row(commands: ["dark", "os 12"], window: .light, toast: .light),
    Row(commands: ["os 12", "toast-override dark"], window: .light, toast: .light),
  ])
  func itsOwnOverrideDecidesThenTheSystemUnlessInfoPlistForces(_ row: Row) {
    var app = Shipped.classifieds
    app.rules.plistStyle = .init(row.plist)
    var glass = Glass(app)
    glass.run("toast saved")
    for command in row.commands { glass.run(command) }
    #expect(glass.model.decision.wanted == row.window)
    #expect(glass.model.toastAppearance == row.toast)
  }

  @Test func itIsDrawnWithItsOwnColoursAndNotDimmed() {
    var glass = Glass(screen: "jobs")
    glass.run("dark", "toast saved")
    let frame = glass.model.phone(columns: 44, rows: 40)
    let inks = frame.inks(of: "toast.text")
    #expect(inks.map(\.ground.asked) == ["toast.background"])
    #expect(inks.allSatisfy { $0.ground.shown == $0.ground.authored && $0.text.shown == $0.text.authored })
    #expect(frame.inks(of: "page").allSatisfy { $0.ground.shown != $0.ground.authored })
  }

  @Test func itStandsInTheLowerThirdAsWideAsItsWords() {
    var glass = Glass()
    glass.run("toast saved")
    let drawing = glass.model.phone(columns: 44, rows: 40).drawing
    #expect(drawing[30].contains("╭─────────╮"))
    #expect(drawing[31].contains("│  saved  │"))
    #expect(drawing[32].contains("╰─────────╯"))
  }

  @Test(arguments: [
    "saved", "一二三四五六七八九十", String(repeating: "long words ", count: 60), "a\nb\nc\nd", "👩\u{200D}💻",
  ])
  func itIsWholeOnEveryPhone(_ text: String) {
    var glass = Glass()
    glass.run("toast \(text)")
    for (columns, rows) in [(44, 40), (40, 11), (24, 12), (9, 3), (1, 1)] {
      #expect(glass.model.phone(columns: columns, rows: rows).isWhole)
    }
  }

  /// A key, and whether the toast is still there after it.
  @Test(arguments: [
    ("Space", true), ("A", true), ("g", true), ("o", true), ("u", true), ("j", false), ("]", false),
    ("m", false), ("~", true), ("t", true), ("?", true), (":", true),
  ])
  func aKeyThatOperatesThePhoneLetsItGo(_ key: String, _ stays: Bool) {
    var glass = Glass()
    glass.run("toast saved")
    glass.press(key)
    #expect((glass.model.toast != nil) == stays)
  }

  @Test func theTraitTreeShowsItsWindowAndSpaceCyclesItsOverride() {
    var glass = Glass()
    glass.press("u")
    #expect(!glass.text.contains("window of the toast"))
    glass.run("toast saved")
    glass.press("u", "End")
    #expect(glass.text.contains("window of the toast"))
    glass.press("Space", "Space")
    #expect(glass.model.situation.toastOverride.value == .dark)
    #expect(glass.text.contains("dark / dark"))
    #expect(glass.model.toast?.text == "saved")
  }

  @Test func aNewToastReplacesTheOldOneAndOneWithoutWordsIsRefused() {
    var glass = Glass()
    glass.run("toast one", "toast two")
    #expect(glass.model.toast == Toast("two"))
    glass.run("toast  ")
    #expect(glass.isRefused && glass.model.toast == Toast("two"))
  }
}

extension Frame {
  /// The colours of an element's cells, each pair once.
  func inks(of element: String) -> [(text: Ink, ground: Ink)] {
    var seen: Set<[UInt16]> = []
    return cells.filter { self.element($0) == element && seen.insert([$0.text, $0.ground]).inserted }
      .map { (textInk($0), groundInk($0)) }
  }
}
