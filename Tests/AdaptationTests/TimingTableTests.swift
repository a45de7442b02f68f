import Adaptation
import Design
import Testing

/// The overlay's four rules over every kind of transition, event by event: W is viewWillAppear, D is viewDidAppear,
/// + the overlay comes, - it goes. A is an adapted page, U one that is not; ^ is one that is presented as a sheet.
///
/// 1. At viewWillAppear of a page that is not adapted the overlay comes. 2. At viewDidAppear of one that is, it goes.
/// 3. When the system turns light it goes. 4. When the system turns dark it comes iff the shown page is not adapted.
private let table = """
  transition   pages       system       | article    symmetric
  push         A>AU        dark         | W+D        W+D
  push         U>UA        dark         | WD-        W-D
  push         A>AB        dark         | WD         WD
  push         U>UV        dark         | WD         WD
  push         A>AU        light        | WD         WD
  pop          AU>A        dark         | WD-        W-D
  pop          UA>U        dark         | W+D        W+D
  pop          AB>A        dark         | WD         WD
  pop          UV>U        dark         | WD         WD
  tab          A>U         dark         | W+D        W+D
  tab          U>A         dark         | WD-        W-D
  tab          A>B         dark         | WD         WD
  tab          U>V         dark         | WD         WD
  tab          U>A         light        | WD         WD
  present      A>A^U       dark         | W+D        W+D
  present      U>U^A       dark         | WD         WD
  present      A>A^B       dark         | WD         WD
  dismiss      A^U>A       dark         | -          -
  dismiss      U^A>U       dark         | .          .
  dismiss      A^B>A       dark         | .          .
  flip         U>U         dark>light   | -          -
  flip         U>U         light>dark   | +          +
  flip         A>A         dark>light   | .          .
  flip         A>A         light>dark   | .          .
  flip         U^A>U^A     light>dark   | +          +
  flip         A^U>A^U     dark>light   | -          -
  """

private let rows = table.split(separator: "\n").dropFirst().map { line in
  line.split(separator: " ").map(String.init).filter { $0 != "|" }
}

/// `A^U` as pages, the shown one last.
private func pages(_ text: Substring) -> [Stage.Page] {
  var pages: [Stage.Page] = []
  var isSheet = false
  for letter in text {
    if letter == "^" {
      isSheet = true
    } else {
      pages.append(
        Stage.Page(
          id: String(letter), presentation: isSheet ? .sheet : .push, isAdapted: "AB".contains(letter)))
      isSheet = false
    }
  }
  return pages
}

private func appearance(_ text: Substring) -> Appearance { text == "dark" ? .dark : .light }

/// What is told of the page that comes and of the overlay, in the letters of the table.
private func letters(_ row: [String], _ timing: OverlayTiming) -> String {
  let (stacks, systems) = (row[1].split(separator: ">"), row[2].split(separator: ">"))
  let (old, new) = (pages(stacks[0]), pages(stacks[1]))
  var loaded = Set(old.map(\.id))
  let events = lifecycle(
    from: Stage(pages: old, wanted: appearance(systems[0])),
    to: Stage(pages: new, wanted: appearance(systems[systems.count - 1])), loaded: &loaded, timing: timing)
  let told = events.compactMap { event -> String? in
    switch event.kind {
    case .viewWillAppear: "W"
    case .viewDidAppear: "D"
    case .overlayShown: "+"
    case .overlayHidden: "-"
    default: nil
    }
  }
  return told.isEmpty ? "." : told.joined()
}

@Suite struct TimingTableTests {
  @Test func everyTransitionTellsTheOverlayAtItsMoment() {
    for row in rows {
      #expect(letters(row, .article) == row[3], "\(row.joined(separator: " "))")
      #expect(letters(row, .symmetric) == row[4], "\(row.joined(separator: " "))")
    }
  }

  @Test func theTableHasEveryTransition() {
    #expect(Set(rows.map { $0[0] }) == ["push", "pop", "tab", "present", "dismiss", "flip"])
  }
}
