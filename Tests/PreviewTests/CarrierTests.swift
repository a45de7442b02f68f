import Adaptation
import Colors
import Design
import Formats
import Rendering
import StyleLibrary
import Testing

@testable import Preview

/// Carriers in the previewer: opening them, what RN pages are told and keep, typing and counting.
@Suite struct CarrierTests {
  private let adapted = "open wbmain://jump/rn?page=rentList&supportDark=1"
  private let plain = "open wbmain://jump/rn?page=rentList&supportDark=0"

  private func kinds(_ glass: Glass) -> [String] { glass.model.trace.entries.map { "\($0.event.kind)" } }

  private func glass(_ commands: String...) -> Glass {
    var glass = Glass(columns: 100, rows: 44)
    for command in commands { glass.run(command) }
    return glass
  }

  @Test func aURLPushesItsCarrierWithWhatItSays() {
    let opened = glass(plain)
    #expect(opened.model.stack == ["home", "rn"])
    #expect(!opened.model.decision.isAdapted)
    #expect(opened.state.address == "wbmain://jump/rn?page=rentList&supportDark=0")
    let step = opened.model.decision.steps.first { $0.rule == .adapted }
    #expect(step?.said == "the jump protocol says supportDark=0" && step?.source == "command open")
    #expect(glass(plain, adapted).model.decision.isAdapted)
    #expect(glass(plain, adapted).model.stack == ["home", "rn"])
  }

  @Test func aPageThatWasClosedIsItsFilesAgain() {
    let again = glass(plain, "pop", "push rn")
    #expect(again.model.decision.isAdapted)
    #expect(again.state.address == "wbmain://jump/rn?page=rentList&supportDark=1")
  }

  @Test(arguments: [
    ("wbmain://jump/rn?supportDark=1", "rn"), ("wbmain://action/rn?page=rentList&supportDark=1", "rn"),
    ("wbmain://jump/web?url=https%3A%2F%2Fm.example.cn%2Fguide&supportDark=1", "web"),
    ("wbmain://jump/web", "web"),
  ])
  func theContentDecidesWhichCarrierOpens(_ url: String, _ screen: String) {
    #expect(glass("open " + url).model.screen.id == screen)
  }

  @Test(arguments: [
    (
      "wbmain://jump/rn?page=rentLits",
      "no carrier of 'classifieds' knows the page 'rentLits'; did you mean 'rentList'?"
    ),
    ("wbmain://jump/rn?page=other", "no carrier of 'classifieds' knows the page 'other'; known: rentList"),
    (
      "wbmain://jump/wbe?url=x",
      "'wbmain://jump/wbe?url=x' opens nothing: character 15: 'wbe' is not a carrier; write rn or web; did you mean 'web'?"
    ),
    (
      "wbmian://jump/rn",
      "'wbmian://jump/rn' opens nothing: character 1: 'wbmian' is not a scheme of the app; write 'wbmain'; did you mean 'wbmain'?"
    ),
    ("home", "'home' opens nothing: character 1: no scheme; a jump URL begins with 'wbmain://jump/'"),
  ])
  func whatNobodyKnowsIsRefused(_ url: String, _ said: String) {
    let refused = glass("open " + url)
    #expect(refused.notice == said && refused.isRefused)
    #expect(refused.model.stack == ["home"])
  }

  @Test(arguments: [
    (
      "wbmain://jump/rn?page=rentList&supportDark=maybe",
      "the jump URL is malformed, character 32: supportDark is 'maybe'; write 1 or 0; 'rn' counts as not adapted"
    ),
    (
      "wbmain://jump/rn?page=rentList", "the jump URL says nothing of supportDark; 'rn' counts as not adapted"
    ),
  ])
  func whatIsMalformedCountsAsNotAdaptedAndIsTold(_ url: String, _ said: String) {
    let opened = glass("dark", "open " + url)
    #expect(opened.notice == said && !opened.isRefused)
    #expect(opened.model.decision.traits.appearance == .light && opened.model.decision.overlay != nil)
  }

  @Test func theURLIsTypedIntoThePalette() {
    var glass = Glass(columns: 100, rows: 44)
    glass.press(":")
    glass.type(plain)
    glass.press("Enter")
    #expect(glass.model.screen.id == "rn" && !glass.model.decision.isAdapted)
    #expect(glass.text.contains("wbmain://jump/rn?pag…tList&supportDark=0"))
  }

  @Test func oneMessageIsSentForEachFlipAndNoneToALightCarrier() {
    #expect(kinds(glass("screen rn", "flip")).filter { $0 == "message" }.count == 2)
    #expect(kinds(glass("screen rn", "flip", "flip")).filter { $0 == "message" }.count == 3)
    #expect(!kinds(glass(plain, "flip", "flip")).contains("message"))
    #expect(kinds(glass(adapted, "screen home", "flip")).filter { $0 == "message" }.count == 1)
    // A page below another one is open too.
    #expect(kinds(glass(adapted, "push jobs", "flip")).filter { $0 == "message" }.count == 2)
  }

  @Test(arguments: [("keepState", 2, "地铁", true), ("restart", 0, "", false)])
  func theStrategyDecidesWhatAPageKeeps(
    _ strategy: String, _ counter: Int, _ field: String, _ scrolls: Bool
  ) {
    let flipped = glass(
      "screen rn", "refresh-strategy \(strategy)", "type 地铁", "count", "count", "page-down", "flip")
    #expect(flipped.model.counted == counter)
    #expect(flipped.model.fieldText == field)
    #expect((flipped.state.scroll > 0) == scrolls)
  }

  @Test func nothingIsLostWhereNothingIsSent() {
    #expect(glass(plain, "refresh-strategy restart", "count", "flip").model.counted == 1)
    #expect(glass("screen rn", "refresh-strategy restart", "count", "contrast").model.counted == 1)
  }

  @Test func fPicksTheStrategy() {
    var glass = Glass()
    #expect(glass.model.refresh == .keepState)
    glass.press("f")
    #expect(glass.model.refresh == .restart && glass.notice.hasPrefix("RN pages restart"))
    glass.press("f")
    #expect(glass.model.refresh == .keepState)
    glass.run("refresh-strategy sometimes")
    #expect(glass.isRefused && glass.model.refresh == .keepState)
  }

  @Test func aDroppedMessageLeavesAStalePageAndTheNextOneCuresIt() {
    var stale = glass("screen rn", "drop-messages", "flip")
    #expect(stale.model.staleStyles == ["rn": .light])
    #expect(stale.model.decision.traits.appearance == .dark)
    let frame = stale.model.phone(columns: 44, rows: 40)
    let body = frame[1, 20], bar = frame[1, 1]
    #expect(frame.groundInk(body).authored.luminance > 0.5 && frame.groundInk(bar).authored.luminance < 0.1)
    stale.run("flip")
    #expect(stale.model.staleStyles == [:])
    stale.run("flip")
    #expect(stale.model.staleStyles == ["rn": .light])
    stale.run("drop-messages", "flip", "flip")
    #expect(stale.model.staleStyles == [:])
    stale.model.trace = Trace()
    stale.model.notice = nil
    #expect(
      stale.model.phone(columns: 44, rows: 40)
        == glass("screen rn", "flip").model.phone(columns: 44, rows: 40))
  }

  @Test func aPageThatOpensUntoldIsLight() {
    #expect(glass("dark", "drop-messages", "screen rn").model.staleStyles == ["rn": .light])
    #expect(glass("dark", "drop-messages", "screen rn", "screen home").model.staleStyles == [:])
    #expect(glass("drop-messages", "screen rn").model.staleStyles == [:])
  }

  @Test func slowMotionShowsTheBlankAndTheLoadingBox() {
    var slow = glass("screen rn", "count", "step", "flip")
    func body() -> String { slow.lines[6..<30].joined() }
    #expect(slow.model.trace.pending == 4)
    slow.press("Space", "Space")
    #expect(body().contains("看房清单") && slow.model.trace.moment?.refreshing.keys.first == "rn")
    slow.press("Space")
    #expect(!body().contains("看房清单") && !body().contains("加载中"))
    slow.press("Space")
    #expect(body().contains("看房清单") && slow.model.counted == 1)
    slow.press("f", "a", "Space", "Space")
    #expect(body().contains("看房清单"))
    slow.press("Space")
    #expect(!body().contains("看房清单") && body().contains("加载中"))
    slow.press("Space")
    #expect(body().contains("看房清单") && slow.model.counted == 0)
  }

  @Test func aFieldIsTypedInto() {
    var glass = Glass(screen: "rn", columns: 100, rows: 44)
    glass.press("Down", "Enter")
    glass.type("q 国贸x")
    glass.press("Backspace")
    #expect(glass.model.fieldText == "q 国贸" && glass.state.typing == "textField[0]")
    #expect(glass.lines.joined().contains("q 国贸▏"))
    glass.press("Enter")
    #expect(glass.state.typing == nil && glass.model.fieldText == "q 国贸")
    glass.press("Enter", "Ctrl-U", "a", "Esc")
    #expect(glass.state.typing == nil && glass.model.fieldText == "a" && glass.model.stack == ["rn"])
    glass.press("Enter", "Down")
    #expect(glass.state.typing == nil && glass.state.focus != "textField[0]")
    glass.press("Up", "Enter")
    glass.effects = update(&glass.model, .input(.paste("b\nc")))
    #expect(glass.model.fieldText == "ab")
  }

  @Test func aStepperCountsBetweenItsEnds() {
    var glass = Glass(screen: "rn", columns: 100, rows: 44)
    glass.run("count", "count")
    #expect(glass.model.counted == 2)
    for _ in 0..<200 { glass.run("count") }
    #expect(glass.model.counted == 99 && glass.notice == "it counts from 0 to 99")
    let less = glass.scene.regions.first { $0.path.hasSuffix(".less") }
    glass.model.states["rn"]?.focus = less?.path
    glass.press("Enter")
    #expect(glass.model.counted == 98)
  }

  @Test func aPageWithoutAFieldRefuses() {
    #expect(glass("type a").notice == "'home' has no field to type into")
    #expect(glass("count").notice == "'home' has no stepper to count on")
  }

  @Test func theToastIsShownAndGoesWithItsPage() {
    var web = glass("screen web", "flip")
    #expect(web.model.toast == Toast("dark", page: "web") && web.text.contains("dark"))
    web.run("screen home")
    #expect(web.model.toast == nil)
  }

  @Test func eachWindowHasCarriersOfItsOwn() {
    var glass = Glass(columns: 200, rows: 44)
    glass.run("screen rn", "count", "window-add", "window-override light", "drop-messages", "flip")
    // The new window is light whatever the system is; the old one was not told that it is dark now.
    #expect(glass.model.staleStyles == [:] && glass.model.decision.traits.appearance == .light)
    glass.run("window-next")
    #expect(glass.model.staleStyles == ["rn": .light] && glass.model.decision.traits.appearance == .dark)
    glass.run(plain)
    #expect(!glass.model.decision.isAdapted)
    glass.run("window-next")
    #expect(glass.model.decision.isAdapted)
  }

  @Test func aWebPageToastsInTheTraceAndAsOftenAsItsCarrierTurns() {
    let url = "wbmain://jump/web?supportDark="
    func toasts(_ glass: Glass) -> [String] {
      glass.model.trace.entries.filter { $0.event.kind == .toast }.map {
        String($0.event.detail.prefix { $0 != ":" })
      }
    }
    #expect(toasts(glass("open \(url)1", "flip", "flip")) == ["light", "dark", "light"])
    #expect(toasts(glass("open \(url)0", "flip", "flip")) == ["light"])
    #expect(toasts(glass("open \(url)0", "flip", "open \(url)1")) == ["light", "dark"])
  }
}
