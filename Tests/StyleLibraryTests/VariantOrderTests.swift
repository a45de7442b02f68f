import Colors
import Design
import StyleLibrary
import Testing

/// Which entry answers when some are missing: the asset catalogue's order, and gloam's last resort below it.
@Suite struct VariantOrderTests {
  /// Which of some entries answers for light, dark, light with high contrast and dark with high contrast.
  private func answers(_ variants: Variant..., level: Level = .base) -> [Variant?] {
    let color = DynamicColor(
      variants.map { .init($0, .color(Color(.black), isClipped: false), at: Place("theme.json")) })
    return Contrast.allCases.flatMap { contrast in
      Appearance.allCases.map {
        color.entry(for: TraitCollection($0, contrast: contrast, level: level))?.variant
      }
    }
  }

  @Test func anyServesEverything() {
    #expect(answers(.any) == [.any, .any, .any, .any])
  }

  @Test func theStyleGoesBeforeTheContrast() {
    #expect(answers(.any, .dark, .anyHigh) == [.any, .dark, .anyHigh, .dark])
  }

  @Test func explicitLightGoesBeforeAny() {
    #expect(answers(.any, .light) == [.light, .any, .light, .any])
    #expect(answers(.any, .light, .anyHigh) == [.light, .any, .light, .anyHigh])
  }

  @Test func aFullSetAnswersEachWithItsOwn() {
    #expect(
      answers(.any, .light, .dark, .anyHigh, .lightHigh, .darkHigh) == [.light, .dark, .lightHigh, .darkHigh])
  }

  @Test func highContrastOfTheStyleIsNotUsedWithoutIt() {
    #expect(answers(.any, .darkHigh) == [.any, .any, .any, .darkHigh])
    #expect(answers(.any, .lightHigh) == [.any, .any, .lightHigh, .any])
  }

  @Test func withoutAnyDarkHasItsOwnAndElseInheritsLight() {
    #expect(answers(.light, .dark) == [.light, .dark, .light, .dark])
    #expect(answers(.light) == [.light, .light, .light, .light])
    #expect(answers(.light, .lightHigh) == [.light, .light, .lightHigh, .lightHigh])
  }

  @Test func lightNeverComesFromDark() {
    #expect(answers(.dark) == [nil, .dark, nil, .dark])
  }

  @Test func anElevatedSurfaceChangesNothingInACatalogue() {
    #expect(answers(.any, .dark, .anyHigh, level: .elevated) == answers(.any, .dark, .anyHigh))
  }
}
