import Design
import Testing

@testable import Adaptation

/// Media queries as web pages write them.
@Suite struct MediaQueryTests {
  @Test(arguments: [
    ("(prefers-color-scheme: dark)", MediaQuery.Meaning.prefers(.dark)),
    ("(prefers-color-scheme:light)", .prefers(.light)),
    ("  ( Prefers-Color-Scheme : DARK ) ", .prefers(.dark)),
    ("screen and (prefers-color-scheme: dark)", .prefers(.dark)),
    ("only screen and (prefers-color-scheme: dark)", .prefers(.dark)),
    ("all and(prefers-color-scheme: dark)", .prefers(.dark)),
    ("(prefers-color-scheme)", .always),
    ("screen", .always), ("all", .always), ("", .always),
    ("(prefers - color - scheme: dark)", .never("prefers - color - scheme: dark")),
    ("(prefers-color-scheme: drak)", .never("prefers-color-scheme: drak")),
    ("(prefers-color-scheme:)", .never("prefers-color-scheme:")),
    ("(prefers-colour-scheme: dark)", .never("prefers-colour-scheme: dark")),
    ("(min-width: 600px)", .unsimulated("min-width")),
    ("(width >= 600px)", .unsimulated("width >= 600px")),
    ("(prefers-contrast: more)", .unsimulated("prefers-contrast")),
    ("print", .unsimulated("print")),
    ("not (prefers-color-scheme: dark)", .unsimulated("not (prefers-color-scheme: dark)")),
    (
      "(prefers-color-scheme: dark) and (min-width: 1px)",
      .unsimulated("(prefers-color-scheme: dark) and (min-width: 1px)")
    ),
  ])
  func aQueryAsksForTheStyleOfTheCarrierOrForNothingThatGloamKnows(
    _ text: String, _ meaning: MediaQuery.Meaning
  ) {
    #expect(MediaQuery(text).meaning == meaning)
  }

  @Test(arguments: [
    ("(prefers-color-scheme: dark)", false, true), ("(prefers-color-scheme: light)", true, false),
    ("screen", true, true), ("(prefers - color - scheme: dark)", false, false), ("(hover)", false, false),
  ])
  func itMatchesWhatTheCarrierIsDrawnIn(_ text: String, _ light: Bool, _ dark: Bool) {
    #expect(MediaQuery(text).matches(.light) == light)
    #expect(MediaQuery(text).matches(.dark) == dark)
  }
}
