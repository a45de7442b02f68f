import Colors
import Adaptation
import Design
import Preview
import TestSupport
import Testing

@testable import gloam

/// Shipped screens in full, as pictures that a person has looked at.
@Suite struct GoldenFrameTests {
  /// A screen of an app under an appearance of the system, at a size.
  struct Case: CustomTestStringConvertible, Sendable {
    let app: String
    let screen: String
    let appearance: Appearance
    var columns = 44
    var rows = 40

    var testDescription: String { "\(app)-\(screen)-\(appearance)-\(columns)x\(rows)" }
  }

  @Test(arguments: [
    Case(app: "moments", screen: "timeline", appearance: .light),
    Case(app: "moments", screen: "timeline", appearance: .dark),
    Case(app: "moments", screen: "timeline", appearance: .light, columns: 40, rows: 18),
    Case(app: "classifieds", screen: "home", appearance: .light),
    Case(app: "classifieds", screen: "home", appearance: .dark),
    Case(app: "classifieds", screen: "jobs", appearance: .light, columns: 40, rows: 18),
    Case(app: "classifieds", screen: "jobs", appearance: .dark),
    Case(app: "classifieds", screen: "rn", appearance: .dark),
    Case(app: "classifieds", screen: "web", appearance: .light),
    Case(app: "classifieds", screen: "home", appearance: .light, columns: 24, rows: 20),
    Case(app: "classifieds", screen: "jobs", appearance: .dark, columns: 24, rows: 20),
    Case(app: "moments", screen: "timeline", appearance: .dark, columns: 24, rows: 20),
    Case(app: "classifieds", screen: "home", appearance: .dark, columns: 32, rows: 19),
    Case(app: "harbour", screen: "home", appearance: .light),
    Case(app: "harbour", screen: "home", appearance: .dark, columns: 40, rows: 18),
    Case(app: "harbour", screen: "jobs", appearance: .dark, columns: 40, rows: 18),
  ])
  func shippedScreensLookAsTheyDid(_ shown: Case) {
    let model = Page(
      app: Shipped.app(shown.app),
      screen: Shipped.app(shown.app).screen(shown.screen) ?? Screen(id: "", title: "", className: "")
    ).model(shown.appearance)
    let decision = model.decision
    let traits = decision.traits
    let overlay = decision.overlay.map { "\($0.alpha) over the \($0.level)" } ?? "none"
    let title =
      "screen \(shown.screen)   theme \(shown.app)   \(traits.appearance), \(traits.contrast), \(traits.level)   overlay \(overlay)"
    expectGolden(
      planes(of: model.phone(columns: shown.columns, rows: shown.rows), titled: title),
      named: shown.testDescription)
  }
}
