import Adaptation
import Design
import Testing

/// A view around a child, in a page that is adapted: `player` (forced to dark) holds `comments`; `ads` opts out.
private let page = Screen(
  id: "page", title: "页", className: "WBPage", adapted: true,
  body: [
    .view(
      Subview(
        id: "player", override: .dark,
        body: [
          .view(Subview(id: "label")),
          .card([
            .view(Subview(id: "comments", kind: .child(className: "WBComments", adapted: true)))
          ]),
        ])),
    .view(Subview(id: "ads", kind: .child(className: "WBAds", adapted: false))),
    .view(Subview(id: "picker", kind: .child(className: "UIImagePickerController", adapted: nil))),
    .view(Subview(id: "quiet", kind: .child(className: "WBQuiet", adapted: nil))),
    .view(Subview(id: "photo", kind: .detached(unspecifiedResolvesTo: nil))),
    .view(Subview(id: "dark", kind: .detached(unspecifiedResolvesTo: .dark))),
  ])

/// `player dark, comments light, …` under some rules.
private func styles(
  _ system: InterfaceStyle, os: Int = 17, _ rules: Rules = Rules(adoption: .init(.optIn)),
  change: (inout Situation) -> Void = { _ in }
) -> [String] {
  var situation = Situation(system: .init(system), os: .init(os))
  change(&situation)
  return subviews(of: page, decide(page, rules: rules, in: situation), rules: rules, in: situation).map {
    "\($0.view.id) \($0.traits.appearance.rawValue)" + ($0.isDimmed ? " dimmed" : "")
  }
}

@Suite struct SubviewsTests {
  @Test func theNearestOverrideWinsAndAChildThatIsNotAdaptedIsForcedToLight() {
    #expect(
      styles(.light) == [
        "player dark", "label dark", "comments dark", "ads light", "picker light", "quiet light",
        "photo light", "dark dark",
      ])
    #expect(
      styles(.dark) == [
        "player dark", "label dark", "comments dark", "ads light dimmed", "picker dark",
        "quiet light dimmed", "photo light", "dark dark",
      ])
  }

  @Test(arguments: [
    (13, "comments light"), (16, "comments light"), (17, "comments dark"), (26, "comments dark"),
  ])
  func aViewsOverrideReachesAnEmbeddedChildFromIOS17On(_ os: Int, _ child: String) {
    #expect(styles(.light, os: os)[2] == child)
    #expect(styles(.light, os: os)[1] == "label dark")
  }

  @Test func anOverrideOfAChildGoesBeforeTheHookAndBeforeTheViewAroundIt() {
    let found = styles(.light) {
      $0.overrides["page/comments"] = .init(.light)
      $0.overrides["page/ads"] = .init(.dark)
    }
    #expect(found[2] == "comments light")
    #expect(found[3] == "ads dark")
  }

  @Test func whereAppsOptOutAChildFollowsUnlessItSaysNo() {
    let found = styles(.dark, Rules(adoption: .init(.optOut)))
    #expect(found[3...5] == ["ads light dimmed", "picker dark", "quiet dark"])
  }

  @Test func aViewInNoWindowIsWhatTheAppMakesOfUnspecified() {
    for counted in Appearance.allCases {
      let rules = Rules(adoption: .init(.optIn), unspecifiedResolvesTo: .init(counted))
      #expect(styles(.light, rules)[6...] == ["photo \(counted.rawValue)", "dark dark"])
    }
  }

  @Test func infoPlistTheGateAndAnOldIOSReachEveryView() {
    #expect(
      styles(.light, Rules(adoption: .init(.optIn), plistStyle: .init(.dark))).allSatisfy {
        $0.contains(" dark")
      })
    #expect(styles(.dark, os: 12).allSatisfy { $0.hasSuffix(" light") })
    #expect(styles(.dark) { $0.appGate = .init(false) }.allSatisfy { $0.hasSuffix(" light") })
  }

  @Test func aChildIsDimmedOnceHoweverDeepItLies() {
    let screen = Screen(
      id: "page", title: "页", className: "WBPage", adapted: true,
      body: [
        .view(
          Subview(
            id: "outer", kind: .child(className: "WBOuter", adapted: false),
            body: [.view(Subview(id: "inner", kind: .child(className: "WBInner", adapted: false)))]))
      ])
    let (rules, situation) = (Rules(adoption: .init(.optIn)), Situation(system: .init(.dark)))
    let found = subviews(of: screen, decide(screen, rules: rules, in: situation), rules: rules, in: situation)
    #expect(found.map(\.isDimmed) == [true, false])
    #expect(found.map(\.depth) == [0, 1])
  }
}
