import Adaptation
import Design
import Rendering

/// A question of the decision as the diagram shows it.
struct FlowRow: Hashable {
  /// Where the chain can end at a question.
  struct Exit: Hashable {
    /// The answer that leads there: `yes`.
    var answer: String
    /// What the page looks like then.
    var words: String
    /// Whether the chain ended here.
    var isTaken: Bool
  }

  /// The rule's name for people.
  var title: String
  /// The question.
  var question: String
  /// What the rule said; nil where it was silent or not asked.
  var said: String?
  /// Whether the path leads past it.
  var isOnPath: Bool
  /// Where the chain can end here.
  var exits: [Exit]
}

extension Decision {
  /// The table of questions with what was said: the diagram and `gloam explain` are two drawings of it.
  var flow: [FlowRow] {
    let last = decisionTable.firstIndex { question in steps.last?.rule == question.rule } ?? 0
    return decisionTable.enumerated().map { index, question in
      let step = steps.first { $0.rule == question.rule }
      return FlowRow(
        title: question.rule.title, question: question.words, said: step?.said, isOnPath: index <= last,
        exits: question.exits.map { exit in
          let isTaken = step?.outcome == exit.outcome
          return FlowRow.Exit(
            answer: exit.answer, words: words(exit.outcome, isTaken: isTaken), isTaken: isTaken)
        })
    }
  }

  private func words(_ outcome: Outcome, isTaken: Bool) -> String {
    switch outcome {
    case .light: "light"
    case .dimmed: "light, dimmed"
    case .follows: isTaken ? traits.appearance.rawValue : "follows"
    }
  }
}

extension Drawing {
  /// The panel at the side: the questions of the decision from top to bottom, the live path in heavy lines.
  mutating func drawFlow(_ panel: Rect) {
    drawHeading("FLOW", phoneLabel(decision, overlay: overlay), panel, panel.row)
    var row = panel.row + 2
    drawKinds(panel, row)
    row += 1
    let rows = decision.flow
    let isRoomy = panel.bottom - row >= 2 * rows.count
    for flow in rows {
      guard row + (isRoomy ? 1 : 0) < panel.bottom else { return }
      drawStem(flow, isRoomy: isRoomy, panel, row)
      let right = drawExits(flow, isRoomy: isRoomy, panel, row)
      let text = panel.column + 13
      let style: CellStyle = flow.said == nil ? .dim : []
      canvas.text(flow.title, at: panel.column + 2, row, columns: 10, flow.said == nil ? .dim : .bold)
      if isRoomy {
        canvas.text(flow.question, at: text, row, columns: right.question - text, .dim)
        canvas.text(flow.said ?? flow.silence, at: text, row + 1, columns: right.said - text, style)
      } else {
        canvas.text(flow.said ?? flow.silence, at: text, row, columns: right.question - text, style)
      }
      row += isRoomy ? 2 : 1
    }
  }

  /// The three kinds of pages, which all go through the same questions; the shown one is marked.
  private mutating func drawKinds(_ panel: Rect, _ row: Int) {
    var column = panel.column
    for (kind, name) in [(Screen.Kind.native, "native"), (.rn, "React Native"), (.web, "Web")] {
      let isShown = screen.kind == kind
      column = canvas.text(isShown ? "┏━ " : "   ", at: column, row, columns: 3, .bold)
      column = canvas.text(name, at: column, row, columns: panel.right - column, isShown ? .bold : .dim) + 1
      if column + 3 >= panel.right { return }
    }
  }

  private mutating func drawStem(_ flow: FlowRow, isRoomy: Bool, _ panel: Rect, _ row: Int) {
    let isEnd = flow.exits.contains(where: \.isTaken)
    let mark = !flow.isOnPath ? "◇" : flow.said == nil ? "┃" : isEnd ? "●" : "◆"
    canvas.text(mark, at: panel.column, row, columns: 1, flow.isOnPath ? .bold : .dim)
    guard isRoomy else { return }
    let stem = isEnd ? "┗" : flow.isOnPath ? "┃" : "│"
    canvas.text(stem, at: panel.column, row + 1, columns: 1, flow.isOnPath ? .bold : .dim)
  }

  /// Draws the exits at the right and returns where text has to end in both lines.
  private mutating func drawExits(
    _ flow: FlowRow, isRoomy: Bool, _ panel: Rect, _ row: Int
  ) -> (question: Int, said: Int) {
    var ends = [panel.right, panel.right]
    for exit in isRoomy ? flow.exits : flow.exits.filter(\.isTaken) {
      let line = isRoomy && (exit.isTaken || ends[0] < panel.right) ? 1 : 0
      let arrow = exit.isTaken ? "━━▶" : "╌╌▷"
      let text = glyphs("\(exit.answer) \(arrow) \(exit.words)")
      ends[line] = canvas.text(text, endingAt: panel.right, row + line, exit.isTaken ? .bold : .dim) - 1
    }
    return (ends[0], ends[1])
  }
}

extension FlowRow {
  /// What stands for a rule that said nothing.
  fileprivate var silence: String { isOnPath ? "nothing to say" : "not asked" }
}
