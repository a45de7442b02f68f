import Adaptation
import Colors
import Design
import Rendering
import StyleLibrary
import Testing

@testable import Preview

/// A view that stands straight on the window: no hook on controllers finds it.
@Suite struct WindowViewTests {
  /// What was done before, what the view then forces, and how it looks.
  struct Row: CustomTestStringConvertible, Sendable {
    let authored: InterfaceStyle
    let commands: [String]
    let appearance: Appearance
    var testDescription: String { "\(authored): " + commands.joined(separator: ", ") }
  }

  @Test(arguments: [
    Row(authored: .light, commands: ["dark"], appearance: .light),
    Row(authored: .light, commands: ["window-override dark"], appearance: .light),
    Row(authored: .dark, commands: [], appearance: .dark),
    Row(authored: .dark, commands: ["app-gate"], appearance: .light),
    Row(authored: .dark, commands: ["os 12"], appearance: .light),
    Row(authored: .unspecified, commands: [], appearance: .light),
    Row(authored: .unspecified, commands: ["dark"], appearance: .dark),
    Row(authored: .unspecified, commands: ["choice-dark"], appearance: .dark),
    Row(authored: .unspecified, commands: ["dark", "window-override light"], appearance: .light),
    Row(authored: .unspecified, commands: ["dark", "page-override light"], appearance: .dark),
    Row(authored: .unspecified, commands: ["screen jobs", "dark"], appearance: .dark),
  ])
  func itsOwnOverrideDecidesThenItsWindow(_ row: Row) {
    var glass = Glass(app(override: row.authored))
    for command in row.commands { glass.run(command) }
    #expect(glass.model.windowViews.map(\.appearance) == [row.appearance])
  }

  @Test func theShippedOneIsLightByHandAndUnderTheOverlay() {
    var glass = Glass(screen: "jobs")
    glass.run("dark")
    let inks = glass.model.phone(columns: 44, rows: 40).inks(of: "windowView[service].text")
    #expect(inks.map(\.ground.authored.hex) == ["#FFFFFF"])
    #expect(inks.map(\.ground.shown.hex) == ["#999999"])
    #expect(inks.map(\.text.authored.hex) == ["#1D2129"])
  }

  @Test func oneThatIsForgottenKeepsItsGroundWhileItsTextFollows() {
    var glass = Glass()
    glass.run("dark")
    glass.run("defect forgotten-window-view")
    let inks = glass.model.phone(columns: 44, rows: 40).inks(of: "windowView[service].text")
    #expect(inks.map(\.ground.authored.hex) == ["#FFFFFF"])
    #expect(inks.map(\.text.authored.hex) == ["#ECEDEF"])
  }

  @Test func oneWhoseColoursAreAllDynamicMayBeForgotten() {
    var glass = Glass(app(override: .light, isAdapted: true))
    glass.run("dark")
    glass.run("defect forgotten-window-view")
    let inks = glass.model.phone(columns: 44, rows: 40).inks(of: "windowView[hud].text")
    #expect(inks.map(\.ground.authored.hex) == ["#1C1D21"])
  }

  @Test func itStandsAboveTheTabBarAtTheRightEdge() {
    let drawing = Glass().model.phone(columns: 44, rows: 40).drawing
    #expect(drawing[32].hasSuffix("╭────────╮ "))
    #expect(drawing[33].hasSuffix("│ ● 客服 │ "))
    #expect(drawing[34].hasSuffix("╰────────╯ "))
  }

  @Test func aSheetLiesOverItAndSoDoesAToast() {
    var glass = Glass()
    glass.run("push modal")
    let shown = glass.model.phone(columns: 44, rows: 40)
    #expect(!shown.cells.contains { shown.element($0).hasPrefix("windowView") })
  }

  @Test func theCommandHidesItAndAnAppWithoutOneRefuses() {
    var glass = Glass()
    glass.run("window-view")
    #expect(glass.model.windowViews == [] && !glass.text.contains("● 客服"))
    glass.run("window-view")
    #expect(glass.text.contains("● 客服"))
    var other = Glass(Shipped.moments)
    other.run("window-view")
    #expect(other.isRefused)
  }

  @Test func theTraitTreeShowsItAndSpaceCyclesItsOverride() {
    var glass = Glass()
    glass.press("u", "End")
    #expect(glass.text.contains("view 客服 on the window"))
    glass.press("Space")
    #expect(glass.model.windowViews.map(\.override.value) == [.dark])
    #expect(glass.text.contains("dark / dark"))
  }

  @Test func severalStandOneAboveTheOther() {
    var app = app(override: .light)
    app.rules.windowViews.append(.init(WindowView(id: "second", text: "second")))
    let drawing = Glass(app).model.phone(columns: 44, rows: 40).drawing
    #expect(drawing[30].hasSuffix("│ ● second │ ") && drawing[33].hasSuffix("│ ● hud │ "))
    for (columns, rows) in [(44, 40), (24, 12), (13, 9), (3, 200), (1, 1)] {
      #expect(Glass(app).model.phone(columns: columns, rows: rows).isWhole)
    }
  }

  private func app(override: InterfaceStyle, isAdapted: Bool = false) -> App {
    var app = Shipped.classifieds
    let view = WindowView(id: "hud", text: "hud", override: override, isAdapted: isAdapted)
    app.rules.windowViews = [Sourced(view, from: "app.json:1:1")]
    return app
  }
}
