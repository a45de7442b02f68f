import TestSupport
import Testing

extension EndToEndTests {
  /// Controls and dialogs from outside: clicks as a terminal sends them, the screen as a terminal shows it.
  @Suite(.serialized) struct DialogTests {
    /// A window on a screen of the classifieds.
    private func open(_ screen: String, columns: Int = 60) throws -> Tmux {
      let window = try Tmux(
        columns: columns, rows: 40,
        [try builtProgram(), "classifieds", "--screen", screen, "--appearance", "light"])
      #expect(try window.wait { try window.screen().contains("9:41") })
      return window
    }

    /// Presses and lets go of the mouse on the first place of a text, wherever on the screen it is.
    private func click(_ text: String, in window: Tmux) throws {
      let spot = try #require(try place(of: text, in: window), "no '\(text)' on the screen")
      for end in ["M", "m"] { try window.type("\u{1B}[<0;\(spot.column + 1);\(spot.row + 1)\(end)") }
    }

    private func place(of text: String, in window: Tmux) throws -> (column: Int, row: Int)? {
      for (row, line) in try window.screen().split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        guard let range = line.firstRange(of: text) else { continue }
        return (columns(line[..<range.lowerBound]), row)
      }
      return nil
    }

    /// Columns of a text: ideographs and full-width signs take two.
    private func columns(_ text: Substring) -> Int {
      text.unicodeScalars.reduce(0) { $0 + ((0x2E80...0xFFE6).contains($1.value) ? 2 : 1) }
    }

    /// The columns in which a sign stands in every row.
    private func straight(_ sign: Character, in rows: ArraySlice<Substring>) -> Set<Int> {
      let all = rows.map { line in
        Set(line.indices.filter { line[$0] == sign }.map { columns(line[..<$0]) })
      }
      return all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
    }

    @Test func aClickOpensAnAlertAndAClickOnItsButtonClosesIt() throws {
      let window = try open("settings")
      try window.press("End")
      #expect(try window.wait { try window.screen().contains("注销账号") })
      try click("注销账号", in: window)
      #expect(try window.wait { try window.screen().contains("先导出数据") })
      try click("先导出数据", in: window)
      #expect(try window.wait { try !window.screen().contains("先导出数据") })
    }

    @Test func aClickBesideADialogDoesNothing() throws {
      let window = try open("jobs")
      try window.press(":")
      try window.type("dialog more")
      try window.press("Enter")
      #expect(try window.wait { try window.screen().contains("举报虚假招聘") })
      let before = try window.settledColors()
      try click("招聘", in: window)
      #expect(try window.settledColors() == before)
    }

    @Test func aClickOnAFilterLetsItsPanelDownAndAClickOnAnOptionPicksIt() throws {
      let window = try open("rentals")
      try click("租金", in: window)
      #expect(try window.wait { try window.screen().contains("5-8 千") })
      try click("5-8 千", in: window)
      #expect(try window.wait { try window.screen().contains("5-8 千 ▾") })
    }

    /// Ideographs lie under both borders, at even and at odd columns of the window.
    @Test(arguments: [60, 61])
    func theBordersOfADialogAreStraightOverIdeographs(_ columns: Int) throws {
      let window = try open("jobs", columns: columns)
      for _ in 0..<3 {
        try window.press(":")
        try window.type("dialog apply")
        try window.press("Enter")
        #expect(try window.wait { try window.screen().contains("投递 6 个职位？") })
        let lines = try window.screen().split(separator: "\n", omittingEmptySubsequences: false)
        let first = try #require(try place(of: "投递 6 个职位？", in: window))
        let last = try #require(try place(of: "再想想", in: window))
        let rows = lines[first.row...last.row]
        // The border beside the title is the dialog's own; the page has borders too.
        let title = rows[first.row...first.row]
        let left = try #require(straight("▐", in: title).filter { $0 < first.column }.max())
        let right = try #require(straight("▌", in: title).filter { $0 > first.column }.min())
        #expect(straight("▐", in: rows).contains(left), "\(rows.joined(separator: "\n"))")
        #expect(straight("▌", in: rows).contains(right), "\(rows.joined(separator: "\n"))")
        try window.press("Escape")
        #expect(try window.wait { try !window.screen().contains("投递 6 个职位？") })
        try window.press("Down")
      }
    }

    @Test func progressFillsByItselfAndTheBoxGoesAway() throws {
      let window = try open("jobs")
      try click("↻", in: window)
      #expect(try window.wait { try window.screen().contains("正在刷新职位 4%") })
      #expect(try window.wait { try !window.screen().contains("正在刷新职位") })
    }
  }
}
