import Testing

/// A rule that finds nothing proves nothing; these show that each question finds what it should.
@Suite struct SourceTextTests {
  @Test func importsAreFoundInAllTheirForms() {
    let file = SourceText(
      path: "Sources/Design/A.swift",
      text: """
        import Colors
        public import Design
        @testable import Rendering
        import struct Glibc.stat
        // import Nothing
        let important = "import nothing"
        """)
    #expect(file.imports == ["Colors", "Design", "Rendering", "Glibc"])
    #expect(file.target == "Design")
  }

  @Test func aLongFunctionIsFoundByItsIndentation() {
    let file = SourceText(
      path: "A.swift",
      text: """
        struct A {
          func short() { }
          public init(
            a: Int
          ) {
            let brace = "}"
            print("{")
          }
          var body: Int {
            1
          }
          protocol B {
            func required()
          }
        }
        """)
    #expect(
      file.functions(longerThan: 2) == [
        "A.swift:3: 6 lines: public init(", "A.swift:9: 3 lines: var body: Int {",
      ])
  }

  @Test func codeIsSearchedWithoutItsComments() {
    let file = SourceText(path: "A.swift", text: "  // try! it\n  let a = try! b()")
    #expect(file.code(matching: #/\btry!/#) == ["A.swift:2: let a = try! b()"])
  }
}
