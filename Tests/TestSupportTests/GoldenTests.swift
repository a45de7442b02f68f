import TestSupport
import Testing

@Suite struct GoldenTests {
  private let folder: TemporaryFolder
  private let golden: Golden

  init() throws {
    folder = try TemporaryFolder()
    golden = Golden(beside: folder.file("SomeTests.swift"), named: "card")
  }

  @Test func aGoldenLiesBesideItsTest() {
    #expect(Golden(beside: "Tests/ATests/B.swift", named: "card").path == "Tests/ATests/Goldens/card.txt")
  }

  @Test func aMissingGoldenFailsAndSaysHowToRecordIt() {
    #expect(golden.fault(of: "a", recording: false)?.contains("record it with make record") == true)
  }

  @Test func recordingWritesTheTextAndFails() throws {
    #expect(golden.fault(of: "a\nb", recording: true) == "recorded new golden \(golden.path)")
    #expect(try folder.read("Goldens/card.txt") == "a\nb\n")
    #expect(golden.fault(of: "a\nb", recording: false) == nil)
  }

  @Test func recordingWhatIsAlreadyThereIsNoFault() {
    _ = golden.fault(of: "a", recording: true)
    #expect(golden.fault(of: "a", recording: true) == nil)
  }

  @Test func aLineBreakAtTheEndCounts() {
    _ = golden.fault(of: "a", recording: true)
    #expect(golden.fault(of: "a\n", recording: false) != nil)
  }

  @Test func aDifferenceShowsTheFirstLinesThatDiffer() {
    #expect(
      Golden.difference(expected: "one\ntwo\nthree", actual: "one\n2\nthree\nfour") == """
        line 2
          expected |two|
          actual   |2|
        line 4
          expected (no such line)
          actual   |four|
        """)
    #expect(
      Golden.difference(expected: "1\n2\n3\n4\n5\n6", actual: "a\nb\nc\nd\ne\nf").hasSuffix(
        "and 2 more lines"))
  }
}
