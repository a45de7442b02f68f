import Testing

@testable import Rendering

/// Text cut and broken into lines.
@Suite struct LinesTests {
  private let closing = Set<Symbol>("，。、！？；：）》」』”’,.!?;:)".map { Symbol($0) })

  private func cut(_ text: String, _ columns: Int) -> String { String(truncated(glyphs(text), to: columns)) }
  private func lines(_ text: String, _ columns: Int) -> [String] {
    wrapped(text, to: columns).map { String($0) }
  }

  @Test(arguments: [
    ("primaryText", 11, "primaryText"), ("primaryText", 10, "primaryTe…"), ("primaryText", 1, "…"),
    ("primaryText", 0, ""), ("primaryText", -3, ""), ("", 0, ""), ("朋友圈", 6, "朋友圈"), ("朋友圈", 5, "朋友…"),
    ("朋友圈", 4, "朋…"), ("朋友圈", 2, "…"), ("two words", 5, "two…"),
  ])
  func whatIsCutOffEndsWithAnEllipsis(_ text: String, _ columns: Int, _ shown: String) {
    #expect(cut(text, columns) == shown)
  }

  @Test func noCutTextIsWiderThanAsked() {
    for text in texts {
      for columns in 0...30 {
        let cut = truncated(glyphs(text), to: columns)
        #expect(width(cut) <= columns, "\(text) to \(columns)")
        if width(text) <= columns { #expect(cut == glyphs(text)) }
      }
    }
  }

  @Test func linesBreakAtBlanks() {
    #expect(lines("one two three", 7) == ["one two", "three"])
    #expect(lines("one two three", 8) == ["one two", "three"])
    #expect(lines("one two three", 5) == ["one", "two", "three"])
    #expect(lines("one  two", 3) == ["one", "two"])
  }

  @Test func aLongWordBreaksWhereItMust() {
    #expect(lines("abcdefgh", 3) == ["abc", "def", "gh"])
    #expect(lines("a bcdefgh", 4) == ["a", "bcde", "fgh"])
  }

  @Test func wideCharactersBreakAnywhere() {
    #expect(lines("朋友圈设置", 4) == ["朋友", "圈设", "置"])
    #expect(lines("朋友圈设置", 5) == ["朋友", "圈设", "置"])
    #expect(lines("用 primaryText 写正文", 12) == ["用", "primaryText", "写正文"])
  }

  @Test func aLineFeedAlwaysBreaks() {
    #expect(lines("one\ntwo", 10) == ["one", "two"])
    #expect(lines("one\n\ntwo", 10) == ["one", "", "two"])
  }

  @Test func closingMarksStayWithWhatTheyClose() {
    #expect(lines("设计稿，好。", 6) == ["设计", "稿，", "好。"])
    #expect(lines("中中,abc", 6) == ["中", "中,abc"])
    #expect(lines("（春节）", 6) == ["（春", "节）"])
    #expect(lines("one two, three", 7) == ["one", "two,", "three"])
  }

  @Test func nothingFitsIntoNoColumns() {
    #expect(wrapped("text", to: 0).isEmpty)
    #expect(wrapped("text", to: -1).isEmpty)
  }

  @Test func aWideMarkInOneColumnDoesNotTrap() {
    #expect(lines("，", 1).joined() == "，")
    #expect(lines("，中", 1).joined() == "，中")
  }

  /// The longest run of a character with the closing marks, and the blanks before them, behind it: what has to stay together.
  private func longestCluster(_ glyphs: [Glyph]) -> Int {
    var (longest, current) = (0, 0)
    for glyph in glyphs {
      current = closing.contains(glyph.symbol) || glyph.isSpace ? current + glyph.width : glyph.width
      longest = max(longest, current)
    }
    return longest
  }

  @Test func noLineIsWiderThanAsked() {
    for text in texts {
      for columns in 2...40 {
        for line in wrapped(text, to: columns) {
          #expect(width(line) <= columns, "\(text) in \(columns): \(String(line))")
        }
      }
    }
  }

  @Test func closingPunctuationNeverBeginsALine() {
    for text in texts {
      for paragraph in text.split(separator: "\n") {
        let all = glyphs(paragraph)
        for columns in max(2, longestCluster(all))...60 {
          for line in wrapped(String(paragraph), to: columns).dropFirst() {
            #expect(
              line.first.map { closing.contains($0.symbol) } != true,
              "\(paragraph) in \(columns): \(String(line))")
          }
        }
      }
    }
  }

  @Test func nothingButBlanksIsLost() {
    for text in texts {
      for columns in 1...30 {
        let kept = wrapped(text, to: columns).flatMap(\.self).filter { !$0.isSpace }
        #expect(kept == glyphs(text.filter { $0 != "\n" }).filter { !$0.isSpace }, "\(text) in \(columns)")
      }
    }
  }
}
