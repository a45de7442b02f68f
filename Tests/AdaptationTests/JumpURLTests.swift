import Design
import Testing

@testable import Adaptation

/// URLs of the jump and the action protocol.
@Suite struct JumpURLTests {
  private static let wellFormed: [(String, Carrier, String?, Bool)] = [
    ("wbmain://jump/rn?page=rentList&supportDark=1", .rn, "rentList", true),
    ("wbmain://jump/rn?page=rentList&supportDark=0", .rn, "rentList", false),
    ("wbmain://jump/rn?page=rentList", .rn, "rentList", false),
    ("wbmain://jump/rn?supportDark=1", .rn, nil, true),
    ("wbmain://jump/rn", .rn, nil, false),
    ("wbmain://jump/rn?", .rn, nil, false),
    ("wbmain://action/rn?page=a&supportDark=1", .rn, "a", true),
    ("WBMain://jump/rn?page=a&supportDark=1", .rn, "a", true),
    (
      "wbmain://jump/web?url=https%3A%2F%2Fm.example.cn%2Fa%3Fb%3D1&supportDark=1", .web,
      "https://m.example.cn/a?b=1", true
    ),
    ("wbmain://jump/web?url=%E7%A7%9F%E6%88%BF&supportDark=1", .web, "租房", true),
    ("wbmain://jump/rn?&page=a&&supportDark=1&", .rn, "a", true),
    ("wbmain://jump/rn?page=a=b&supportDark=1", .rn, "a=b", true),
    ("wbmain://jump/rn?page=a&supportDark=1#supportDark=0", .rn, "a", true),
    ("wbmain://jump/rn?page=%41&supportDark=%31", .rn, "A", true),
    ("wbmain://jump/web?page=a&supportDark=1", .web, nil, true),
  ]

  @Test(arguments: wellFormed)
  func aURLNamesACarrierAndItsContentAndWhetherThatSupportsDark(
    _ text: String, _ carrier: Carrier, _ content: String?, _ supportsDark: Bool
  ) throws {
    let url = try JumpURL(text)
    #expect(url.carrier == carrier)
    #expect(url.content == content)
    #expect(url.supportsDark == supportsDark)
    #expect(url.fault == nil)
  }

  @Test(arguments: [
    ("", "character 1: no scheme; a jump URL begins with 'wbmain://jump/'"),
    ("jump/rn", "character 1: no scheme; a jump URL begins with 'wbmain://jump/'"),
    ("https://jump/rn", "character 1: 'https' is not a scheme of the app; write 'wbmain'"),
    ("wbmain://jmp/rn", "character 10: 'jmp' is not a protocol; write jump or action"),
    ("wbmain://", "character 10: '' is not a protocol; write jump or action"),
    ("wbmain://jump", "character 14: '' is not a carrier; write rn or web"),
    ("wbmain://jump/h5?x=1", "character 15: 'h5' is not a carrier; write rn or web"),
    ("wbmain://jump/rn/list", "character 15: 'rn/list' is not a carrier; write rn or web"),
    ("wbmain://jump/native", "character 15: 'native' is not a carrier; write rn or web"),
    (
      "wbmain://jump/rn?page=a b", "character 24: a blank or a control character; write it as %20 or the like"
    ),
    (
      "wbmain://jump/rn?page=\u{1B}[2J",
      "character 23: a blank or a control character; write it as %20 or the like"
    ),
  ])
  func aURLThatNamesNoCarrierIsAFaultWithItsPlace(_ text: String, _ said: String) {
    #expect { try JumpURL(text) } throws: { "\($0)" == said }
  }

  @Test(arguments: [
    (
      "wbmain://jump/rn?page=%zz&supportDark=1",
      "character 23: '%zz' is no percent-encoding; write % and two hexadecimal digits"
    ),
    (
      "wbmain://jump/rn?page=a%4",
      "character 24: '%4' is no percent-encoding; write % and two hexadecimal digits"
    ),
    (
      "wbmain://jump/rn?page=%+1",
      "character 23: '%+1' is no percent-encoding; write % and two hexadecimal digits"
    ),
    ("wbmain://jump/rn?page=%FF", "character 23: '%FF' does not stand for UTF-8"),
    ("wbmain://jump/rn?=1&supportDark=1", "character 18: a parameter has no name"),
    (
      "wbmain://jump/rn?supportDark=1&supportDark=1",
      "character 32: a second parameter is called 'supportDark'"
    ),
    ("wbmain://jump/rn?page=a&supportDark=yes", "character 25: supportDark is 'yes'; write 1 or 0"),
    ("wbmain://jump/rn?page=a&supportDark", "character 25: supportDark is ''; write 1 or 0"),
    ("wbmain://jump/rn?page=a&supportDark=true", "character 25: supportDark is 'true'; write 1 or 0"),
  ])
  func aFaultInTheParametersIsKeptAndThePageCountsAsNotAdapted(_ text: String, _ said: String) throws {
    let url = try JumpURL(text)
    #expect(url.fault?.description == said)
    #expect(!url.supportsDark)
  }

  private func step(_ url: String?, _ opened: String? = nil, kind: Screen.Kind = .rn) -> Decision.Step? {
    let screen = Screen(id: "list", title: "", className: "WBList", kind: kind, adapted: true, url: url)
    var situation = Situation(system: .init(.dark))
    if let opened { situation.jumps["list"] = Sourced(opened, from: "command open") }
    return decide(screen, rules: Rules(), in: situation).steps.first { $0.rule == .adapted }
  }

  private static let verdicts: [(String, String, Decision.Outcome?)] = [
    ("wbmain://jump/rn?supportDark=1", "the jump protocol says supportDark=1", .follows),
    ("wbmain://action/rn?supportDark=1", "the action protocol says supportDark=1", .follows),
    ("wbmain://jump/rn?supportDark=0", "the jump protocol says supportDark=0", nil),
    ("wbmain://jump/rn?page=a", "the jump protocol says nothing of supportDark: not adapted", nil),
    (
      "wbmain://jump/rn?supportDark=2",
      "the jump URL is malformed, character 18: supportDark is '2'; write 1 or 0: not adapted", nil
    ),
    (
      "rn",
      "the jump URL is malformed, character 1: no scheme; a jump URL begins with 'wbmain://jump/': not adapted",
      nil
    ),
  ]

  @Test(arguments: verdicts)
  func theURLDecidesWhetherACarrierIsAdapted(_ url: String, _ said: String, _ outcome: Decision.Outcome?) {
    #expect(step(url) == .init(rule: .adapted, said: said, source: "screen list", outcome: outcome))
    #expect(step("wbmain://jump/rn?supportDark=1", url)?.said == said)
    #expect(step(nil, url)?.source == "command open")
  }

  @Test func aNativePageIsNoCarrier() {
    #expect(step("wbmain://jump/rn?supportDark=0", kind: .native)?.said == "the page opts in")
  }
}
