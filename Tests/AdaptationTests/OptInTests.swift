import Adaptation
import Design
import Testing

/// A page that opts in before `super`: the hook runs inside super's call and has the last word.
@Suite struct OptInTests {
  private func page(_ optIn: Screen.OptIn, className: String = "PageViewController") -> Screen {
    Screen(id: "page", title: "Page", className: className, adapted: true, optIn: optIn)
  }
  private let dark = Situation(system: .init(.dark))
  private let optIn = Rules(adoption: .init(.optIn))

  @Test(arguments: [
    (Adoption.optIn, Screen.OptIn.beforeSuper, "PageViewController", Appearance.light),
    (.optIn, .afterSuper, "PageViewController", .dark),
    // No hook, nothing to overwrite.
    (.optOut, .beforeSuper, "PageViewController", .dark),
    // The hook leaves system pages alone.
    (.optIn, .beforeSuper, "UIDocumentPickerViewController", .dark),
  ])
  func underDarkThePageIs(
    _ adoption: Adoption, _ place: Screen.OptIn, _ className: String, _ appearance: Appearance
  ) {
    let decision = decide(
      page(place, className: className), rules: Rules(adoption: .init(adoption)), in: dark)
    #expect(decision.traits.appearance == appearance)
    #expect((decision.overlay != nil) == (appearance == .light))
  }

  @Test func theReasonNamesTheHook() {
    let steps = decide(page(.beforeSuper), rules: optIn, in: dark).steps
    #expect(
      steps.first { $0.rule == .adapted }?.said == "the page opts in before super: the hook overwrites it")
  }

  @Test func whoMendsThePageGetsIt() {
    var situation = dark
    situation.adapted["page"] = .init(true, from: "key p")
    #expect(decide(page(.beforeSuper), rules: optIn, in: situation).traits.appearance == .dark)
  }

  @Test(arguments: [
    (
      true,
      ["viewDidLoad opts in before super: unspecified", "hook forced to light: the opt-in is overwritten"]
    ),
    (false, ["hook forced to light", "viewDidLoad "]),
  ])
  func theEventsComeInTheOrderOfTheCalls(_ isOverwritten: Bool, _ says: [String]) {
    var loaded: Set<String> = ["home"]
    let home = Stage.Page(id: "home", isAdapted: true)
    var page = Stage.Page(id: "page", isAdapted: false)
    page.isOverwritten = isOverwritten
    let told = lifecycle(
      from: Stage(pages: [home], wanted: .dark), to: Stage(pages: [home, page], wanted: .dark),
      loaded: &loaded)
    #expect(told.prefix(2).map { "\($0.kind.rawValue) \($0.detail)" } == says)
  }
}
