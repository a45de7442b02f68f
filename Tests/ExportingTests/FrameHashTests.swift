import Colors
import Exporting
import Rendering
import Testing

@Suite struct FrameHashTests {
  private let base = frame(["朋友 x", "ab"], columns: 6, inks: [ink("tint", 0x0770E3)])

  private func changed(_ change: (inout Frame) -> Void) -> Frame {
    var copy = base
    change(&copy)
    return copy
  }

  @Test func theSameFrameHasTheSameHashOnEveryMachine() {
    #expect(Frame(columns: 0, rows: 0).hash() == "a8c7f832281a39c5")
    #expect(base.hash() == base.hash())
  }

  @Test func aHashIsSixteenDigits() {
    for columns in 0..<200 {
      let hash = Frame(columns: columns, rows: 1).hash()
      #expect(hash.count == 16 && hash.allSatisfy { "0123456789abcdef".contains($0) })
    }
  }

  @Test func everythingThatShowsChangesTheHash() {
    let others = [
      changed { $0[5, 0].glyph = "y" }, changed { $0[0, 1].glyph = $0[0, 1].glyph.adding("\u{301}") },
      changed { $0[0, 1].style = .bold }, changed { $0[0, 1].style = .underline },
      changed { $0[0, 1].text = 3 }, changed { $0[0, 1].ground = 3 },
      changed { $0.inks[1].shown = RGB(1, 0, 0) }, frame(["朋友 x", "ab"], columns: 7),
      frame(["朋友 x", "ab", ""], columns: 6), frame(["ab", "朋友 x"], columns: 6),
    ]
    let hashes = ([base] + others).map { $0.hash() }
    #expect(Set(hashes).count == hashes.count)
  }

  @Test func whatDoesNotShowDoesNotChangeIt() {
    let others = [
      changed { $0.inks[1].token = "other" }, changed { $0.inks[1].authored = RGB(9, 9, 9) },
      changed { $0.elements[1] = "list[0]" }, changed { $0.inks.append(ink("unused", 0x123456)) },
    ]
    #expect(Set(others.map { $0.hash() }) == [base.hash()])
  }
}
