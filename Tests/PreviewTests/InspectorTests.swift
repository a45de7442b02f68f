import Adaptation
import Colors
import Design
import Rendering
import StyleLibrary
import Testing

@testable import Preview

/// The inspector as it is operated.
@Suite struct InspectorTests {
  @Test func arrowsAndLettersMoveTheCrosshairCellByCell() {
    var glass = open(at: "0,15")
    glass.press("Right", "l", "Down", "j", "j", "Left", "Up")
    #expect(glass.crosshair == [2, 16])
    glass.press("h", "k")
    #expect(glass.crosshair == [1, 15])
    glass.press("Home")
    #expect(glass.crosshair == [1, 0])
    glass.press("End")
    #expect(glass.crosshair == [1, 43])
  }

  @Test func theCrosshairStaysOnThePhone() {
    var glass = open(at: "0,0")
    glass.press("Up", "Left")
    #expect(glass.crosshair == [0, 0])
    glass.run("inspect 39,43")
    for _ in 0..<60 { glass.press("Down", "Right") }
    #expect(glass.crosshair == [glass.model.phoneSize.rows - 1, 43])
  }

  @Test func aWideCharacterIsOneStep() throws {
    var glass = open(at: "0,0")
    let cell = try #require(glass.inspected(at: "navigationBar.title"))
    #expect(cell.glyph == "招")
    glass.run("inspect \(cell.row),\(cell.column)")
    glass.press("Right")
    #expect(glass.crosshair == [cell.row, cell.column + 2])
    glass.press("Left")
    #expect(glass.crosshair == [cell.row, cell.column])
  }

  @Test func tabGoesFromElementToElementAndShiftTabBack() {
    var glass = open(at: "0,0")
    let first = glass.model.inspected?.element
    var visited: [String] = []
    repeat {
      visited.append(glass.model.inspected?.element ?? "")
      glass.press("Tab")
    } while glass.model.inspected?.element != first && visited.count < 500
    #expect(Set(visited).count == visited.count && visited.count > 20)
    #expect(visited.prefix(3) == ["statusBar", "navigationBar", "navigationBar.back"])
    glass.press("Tab", "S-Tab")
    #expect(glass.model.inspected?.element == first)
  }

  @Test func theMouseIsFollowedOnlyWhileTheInspectorIsOpen() {
    var glass = Glass(screen: "jobs")
    let phone = glass.model.windowLayout.phone
    glass.move(phone.column + 5, phone.row + 7)
    #expect(!glass.model.isInspecting)
    glass.press("i")
    glass.move(phone.column + 5, phone.row + 7)
    #expect(glass.model.isInspecting && glass.crosshair == [7, 5])
    glass.move(phone.right + 10, phone.row + 9)
    #expect(glass.crosshair == [7, 5])
    glass.press("Esc")
    #expect(!glass.model.isInspecting)
  }

  @Test(arguments: [(140, 46), (80, 24), (60, 24), (40, 15)])
  func thePanelSaysWhatTheFactsSayAndTheCellIsMarkedWithoutColour(columns: Int, rows: Int) throws {
    var glass = Glass(screen: "jobs", columns: columns, rows: rows)
    glass.press("i")
    glass.run("inspect 2,3")
    let inspected = try #require(glass.model.inspected)
    #expect(glass.text.contains("INSPECTOR") && glass.text.contains(inspected.element.prefix(20)))
    #expect(glass.text.contains(inspected.subject.token))
    let phone = glass.model.windowLayout.phone
    let cell = view(glass.model)[phone.column + 3, phone.row + 2]
    #expect(cell.style.contains(.reverse) && cell.glyph != .space && cell.text == 0)
  }

  @Test func closingGivesBackWhatThePanelShowed() {
    var glass = Glass(columns: 60, rows: 24)
    let before = glass.text
    glass.press("i", "i")
    #expect(glass.text == before)
    glass.press("L", "i", "Esc")
    #expect(glass.model.panelContent == .trace)
  }

  @Test func enterListsWhoUsesTheTokenAndEnterOnOneGoesThere() throws {
    for index in [0, 20, 60] {
      var glass = open(at: "0,0")
      glass.run("inspect 2,3")
      let inspected = try #require(glass.model.inspected)
      glass.press("Enter")
      #expect(glass.model.sheet?.kind == .uses(token: inspected.subject.token))
      #expect(glass.model.sheetRows(try #require(glass.model.sheet)).count == inspected.usedBy.count)
      let target = inspected.usedBy[min(index, inspected.usedBy.count - 1)]
      for _ in 0..<index { glass.press("Down") }
      glass.press("Enter")
      #expect(glass.model.sheet == nil && glass.model.screen.id == target.screen)
      let found = try #require(glass.model.inspected)
      #expect(found.element == target.element && found.subject.token == inspected.subject.token)
    }
  }

  @Test func usesOfEveryTokenCanBeGoneTo() {
    var glass = Glass(Shipped.moments)
    glass.press("i")
    for (token, uses) in glass.model.tokenUses {
      for use in uses.indices where use % 9 == 0 {
        let use = uses[use]
        _ = glass.model.jump(to: "\(use.screen) \(use.element)", token: token)
        #expect(glass.model.screen.id == use.screen)
        #expect(glass.model.inspected?.element == use.element, "\(token): \(use)")
      }
    }
  }

  @Test func copyingTakesTheColourOrThePathOfTheList() {
    var glass = open(at: "2,3")
    glass.press("Y")
    #expect(glass.effects == [.copy(glass.model.inspected?.subject.authored.hex ?? "")])
    #expect(glass.notice == "copied \(glass.model.inspected?.subject.authored.hex ?? "")")
    let first = glass.model.inspected?.usedBy.first?.element
    glass.press("Enter", "Y")
    #expect(glass.effects == [.copy(first ?? "")])
  }

  @Test func withoutTheInspectorThereIsNothingToCopyOrToMove() {
    for command in ["copy", "inspect-left", "inspect-next", "uses"] {
      var glass = Glass()
      glass.run(command)
      #expect(glass.isRefused && glass.effects == [], "\(command)")
      #expect(glass.notice == "nothing is inspected; i opens the inspector")
    }
  }

  @Test(arguments: ["", "3", "3;4", "-1,3", "3,44", "99,3", "a,b", "3,4,5", "９,3"])
  func whatIsNoCellIsRefusedWithTheSize(_ text: String) {
    var glass = Glass()
    glass.run("inspect \(text)")
    #expect(glass.isRefused && glass.notice.contains("on a phone of 44x42"))
  }

  @Test func flipsAreSeenUnderTheCrosshair() {
    var glass = Glass(Shipped.moments)
    glass.press("i")
    glass.run("inspect 2,3")
    glass.press("Space")
    #expect(glass.model.inspected?.subject.variant == .dark)
  }

  private func open(at cell: String) -> Glass {
    var glass = Glass(screen: "jobs")
    glass.press("i")
    glass.run("inspect \(cell)")
    return glass
  }
}

extension Glass {
  /// The crosshair as row and column.
  fileprivate var crosshair: [Int] { [model.crosshair.row, model.crosshair.column] }

  fileprivate mutating func move(_ column: Int, _ row: Int) {
    effects = update(&model, .input(.mouse(Mouse(.move, column: column, row: row))))
  }
}
