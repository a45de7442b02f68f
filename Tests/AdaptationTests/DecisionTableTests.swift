import Adaptation
import Design
import Testing

/// The whole decision as a table. A dash stands for every value; the first line that fits an input decides.
private let table = """
  os   app-gate class    page-gate adopted policy     choice system | style overlay because
  12   -        -        -         -       -          -      -      | light no      os
  13+  off      -        -         -       -          -      -      | light no      appGate
  13+  on       system   -         -       systemOnly -      light  | light no      allowlist
  13+  on       system   -         -       systemOnly -      dark   | dark  no      allowlist
  13+  on       system   -         -       userChoice light  -      | light no      allowlist
  13+  on       system   -         -       userChoice dark   -      | dark  no      allowlist
  13+  on       system   -         -       userChoice follow light  | light no      allowlist
  13+  on       system   -         -       userChoice follow dark   | dark  no      allowlist
  13+  on       business on        yes     systemOnly -      light  | light no      adapted
  13+  on       business on        yes     systemOnly -      dark   | dark  no      adapted
  13+  on       business on        yes     userChoice light  -      | light no      adapted
  13+  on       business on        yes     userChoice dark   -      | dark  no      adapted
  13+  on       business on        yes     userChoice follow light  | light no      adapted
  13+  on       business on        yes     userChoice follow dark   | dark  no      adapted
  13+  on       business off       -       systemOnly -      light  | light no      overlay
  13+  on       business off       -       systemOnly -      dark   | light yes     overlay
  13+  on       business off       -       userChoice light  -      | light no      overlay
  13+  on       business off       -       userChoice dark   -      | light yes     overlay
  13+  on       business off       -       userChoice follow light  | light no      overlay
  13+  on       business off       -       userChoice follow dark   | light yes     overlay
  13+  on       business on        no      systemOnly -      light  | light no      overlay
  13+  on       business on        no      systemOnly -      dark   | light yes     overlay
  13+  on       business on        no      userChoice light  -      | light no      overlay
  13+  on       business on        no      userChoice dark   -      | light yes     overlay
  13+  on       business on        no      userChoice follow light  | light no      overlay
  13+  on       business on        no      userChoice follow dark   | light yes     overlay
  """

/// What a page that is presented stands on, whatever its style.
private let levels: [Presentation: Level] = [.push: .base, .sheet: .elevated, .fullScreen: .base]

private let rows = table.split(separator: "\n").dropFirst().map { line in
  line.split(separator: " ").map(String.init).filter { $0 != "|" }
}

/// An input as the words of a line of the table, with what it stands for.
private struct Input {
  var words: [String]
  var screen: Screen
  var rules: Rules
  var situation: Situation

  init(
    os: Int, appGate: Bool, isSystem: Bool, pageGate: Bool, adopted: Bool, policy: AppearancePolicy,
    choice: Choice, system: Appearance, presentation: Presentation
  ) {
    screen = Screen(
      id: "page", title: "页", className: isSystem ? "UIImagePickerController" : "WBPageViewController",
      adapted: adopted, presentation: presentation)
    rules = Rules(adoption: .init(.optIn), policy: .init(policy))
    situation = Situation(system: .init(system.style), os: .init(os), choice: .init(choice))
    situation.appGate = .init(appGate)
    situation.pageGates["page"] = .init(pageGate)
    words = [
      os < 13 ? "12" : "13+", appGate ? "on" : "off", isSystem ? "system" : "business",
      pageGate ? "on" : "off", adopted ? "yes" : "no", policy.rawValue, choice.rawValue, system.rawValue,
    ]
  }

  static let all: [Input] = {
    var inputs: [Input] = []
    for os in [12, 13, 17] {
      for bits in 0..<32 {
        for policy in AppearancePolicy.allCases {
          for choice in Choice.allCases {
            for presentation in Presentation.allCases {
              inputs.append(
                Input(
                  os: os, appGate: bits & 1 > 0, isSystem: bits & 2 > 0, pageGate: bits & 4 > 0,
                  adopted: bits & 8 > 0, policy: policy, choice: choice,
                  system: bits & 16 > 0 ? .dark : .light, presentation: presentation))
            }
          }
        }
      }
    }
    return inputs
  }()
}

@Suite struct DecisionTableTests {
  @Test func everyInputComesOutAsItsLineSays() throws {
    #expect(Input.all.count == 1728)
    for input in Input.all {
      let row = try #require(
        rows.first { row in zip(row, input.words).allSatisfy { $0 == "-" || $0 == $1 } }, "\(input.words)")
      let decision = decide(input.screen, rules: input.rules, in: input.situation)
      let found = [
        decision.traits.appearance.rawValue, decision.overlay == nil ? "no" : "yes",
        decision.steps.last?.rule.rawValue ?? "",
      ]
      #expect(found == Array(row.suffix(3)), "\(input.words)")
      #expect(decision.traits.level == levels[input.screen.presentation], "\(input.words)")
    }
  }

  @Test func everyLineOfTheTableIsReached() {
    let unused = rows.filter { row in
      !Input.all.contains { input in zip(row, input.words).allSatisfy { $0 == "-" || $0 == $1 } }
    }
    #expect(unused.isEmpty)
  }

  @Test func onlyTheLastStepHasAnOutcomeAndTheTableOfQuestionsOffersIt() {
    for input in Input.all {
      let steps = decide(input.screen, rules: input.rules, in: input.situation).steps
      #expect(steps.dropLast().allSatisfy { $0.outcome == nil })
      let question = decisionTable.first { $0.rule == steps.last?.rule }
      #expect(question?.exits.contains { $0.outcome == steps.last?.outcome } == true)
    }
  }

  @Test func theQuestionsStandInTheOrderOfTheRules() {
    #expect(decisionTable.map(\.rule) == Decision.Rule.allCases)
  }

  @Test func infoPlistGoesBeforeEveryOverride() {
    let rules = Rules(plistStyle: .init(.light))
    var situation = Situation(system: .init(.dark), choice: .init(.dark))
    situation.windowOverride = .init(.dark)
    situation.overrides["page"] = .init(.dark)
    let screen = Screen(id: "page", title: "页", className: "WBPage")
    #expect(decide(screen, rules: rules, in: situation).traits.appearance == .light)
  }

  @Test(arguments: [Appearance.light, .dark])
  func aSystemThatDoesNotSayCountsAsTheAppHasIt(_ counted: Appearance) {
    let rules = Rules(unspecifiedResolvesTo: .init(counted, from: "app.json:4:28"))
    let screen = Screen(id: "page", title: "页", className: "WBPage", adapted: true)
    let decision = decide(screen, rules: rules, in: Situation(system: .init(.unspecified)))
    #expect(decision.traits.appearance == counted)
    let step = decision.steps.first { $0.rule == .system }
    #expect(step?.said == "unspecified: counts as \(counted.rawValue)")
    #expect(step?.source == "app.json:4:28")
  }
}
