import Design
import Rendering
import StyleLibrary
import Testing

@testable import Preview

/// Two themes swapped in place.
@Suite struct BlinkTests {
  private func glass() -> Glass {
    var glass = Glass(Shipped.moments, columns: 120, rows: 40)
    glass.readLibrary()
    return glass
  }

  @Test func eachPressSwapsAndTheStatusLineSaysWhich() {
    var glass = glass()
    #expect(!glass.lines[0].contains("THEME"))
    glass.run("blink ios")
    var seen: [String] = []
    for _ in 1...4 {
      seen.append(
        glass.model.theme.id + (glass.lines[0].contains("THEME A") ? " A" : "")
          + (glass.lines[0].contains("THEME B") ? " B" : ""))
      glass.press("Backspace")
    }
    #expect(seen == ["ios B", "moments A", "ios B", "moments A"])
  }

  @Test func theCommandNamedAgainSwapsBack() {
    var glass = glass()
    glass.run("blink ios", "blink ios")
    #expect(glass.model.theme.id == "moments" && glass.model.blinkLetter == "A")
    glass.run("blink moments")
    #expect(glass.model.theme.id == "ios" && glass.model.blinkLetter == "B")
  }

  @Test func itAsksForTheLibraryFirst() {
    var glass = Glass(Shipped.moments)
    glass.run("blink ios")
    #expect(glass.effects == [.readLibrary] && glass.model.theme.id == "moments")
    glass.readLibrary()
    #expect(glass.model.theme.id == "ios" && glass.model.blinkLetter == "B")
  }

  @Test func withoutAnotherThemeTheKeyAsksForOne() {
    var glass = glass()
    glass.press("Backspace")
    #expect(glass.model.sheet?.kind == .palette && glass.model.sheet?.list.filter == "blink ")
    #expect(glass.text.contains("blink ios") && !glass.text.contains("blink moments"))
    glass.type("ios")
    glass.press("Enter")
    #expect(glass.model.theme.id == "ios")
  }

  @Test(arguments: [
    ("moments", "'moments' is worn already; blink wants another theme"),
    ("nothing", "no theme is called 'nothing'"),
  ])
  func whatCannotBeSwappedIsSaid(_ name: String, _ words: String) {
    var glass = glass()
    glass.run("blink \(name)")
    #expect(glass.notice == words && glass.isRefused && glass.model.blinkLetter == nil)
  }

  @Test func swappingTwiceIsAsBefore() {
    var glass = glass()
    glass.run("screen detail", "dark")
    let before = glass.model.phone(columns: 44, rows: 40)
    glass.run("blink ios")
    #expect(glass.model.phone(columns: 44, rows: 40) != before)
    glass.run("swap")
    #expect(glass.model.phone(columns: 44, rows: 40) == before)
  }

  @Test func whatWasChangedInAThemeComesBackWithIt() {
    var glass = glass()
    glass.model.theme.roles["tint"] = RoleBinding("line", at: Place("test"))
    glass.run("blink ios", "swap")
    #expect(glass.model.theme.roles["tint"]?.token == "line")
  }

  @Test func aThirdThemeIsNeitherAndTakesThePlaceOfTheFirst() {
    var glass = glass()
    glass.run("blink ios", "theme classifieds")
    #expect(glass.model.blinkLetter == nil)
    glass.run("swap", "swap")
    #expect(glass.model.theme.id == "classifieds" && glass.model.blinkLetter == "A")
  }

  @Test func aThemeThatIsReadAgainIsNewWhenItComesBack() {
    var glass = glass()
    glass.run("blink ios")
    var app = Shipped.moments
    app.theme.title = "Moments, changed"
    _ = update(&glass.model, .reload(Reload(app: app)))
    glass.run("swap")
    #expect(glass.model.theme.title == "Moments, changed" && glass.model.blinkLetter == "A")
  }

  @Test func anotherAppHasNoOtherTheme() {
    var glass = glass()
    glass.run("blink ios")
    _ = update(&glass.model, .app(Shipped.classifieds))
    #expect(glass.model.blinkLetter == nil)
  }
}
