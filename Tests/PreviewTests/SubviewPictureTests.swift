import Adaptation
import Colors
import Design
import Rendering
import Testing

@testable import Preview

/// What a view of the opt-outs page stands on, as it is shown: the most frequent ground inside its rectangle.
private func ground(_ view: String, _ glass: Glass) -> String {
  let scene = glass.model.scene(columns: 44, rows: 60)
  guard let rect = scene.views.first(where: { $0.id == view })?.rect else { return "not in sight" }
  let frame = glass.model.phone(columns: 44, rows: 60)
  let cell = frame[rect.column + rect.columns / 2, rect.row + rect.rows / 2]
  return frame.groundInk(cell).shown.hex
}

@Suite struct SubviewPictureTests {
  private func glass(_ commands: String...) -> Glass {
    var glass = Glass(screen: "optouts")
    for command in commands { glass.run(command) }
    return glass
  }

  @Test func everyViewIsPaintedWithItsOwnTraits() {
    for system in ["light", "dark"] {
      let glass = glass(system)
      #expect(ground("map", glass) == "#FFFFFF")
      #expect(ground("player", glass) == "#1C1D21")
      #expect(ground("comments", glass) == "#1C1D21")
      #expect(ground("snapshotLight", glass) == "#FFFFFF")
      #expect(ground("snapshotDark", glass) == "#1C1D21")
    }
  }

  @Test func beforeIOS17AViewsOverrideStopsAtTheChild() {
    #expect(ground("comments", glass("light", "os 16")) == "#FFFFFF")
    #expect(ground("comments", glass("light", "os 16", "os 17")) == "#1C1D21")
  }

  /// White at 0.4 is #999999; at the window's level nothing covers an adapted page, at the controller's the child alone.
  @Test func aChildThatIsNotAdaptedIsDimmedByItselfAtTheControllersLevelOnly() {
    #expect(ground("ads", glass("dark")) == "#FFFFFF")
    #expect(ground("ads", glass("dark", "overlay-level")) == "#999999")
    #expect(ground("map", glass("dark", "overlay-level")) == "#FFFFFF")
    #expect(ground("ads", glass("light", "overlay-level")) == "#FFFFFF")
  }

  @Test func aViewsOverrideIsCycledInTheTraitTreeAndGivenByName() {
    #expect(ground("map", glass("view-override map dark")) == "#1C1D21")
    #expect(ground("map", glass("view-override map dark", "view-override map light")) == "#FFFFFF")
    var glass = glass()
    glass.press("u", "/")
    glass.type("view 视图设为浅色")
    glass.press("Esc", "Space")
    #expect(glass.model.situation.overrides["optouts/map"]?.value == .dark)
  }

  @Test func aViewThatIsNotThereIsRefused() {
    let glass = glass("view-override mpa dark")
    #expect(
      glass.model.notice?.text
        == "'optouts' has no view 'mpa': it has map, player, comments, signature, ads, snapshotLight, snapshotDark"
    )
  }
}
