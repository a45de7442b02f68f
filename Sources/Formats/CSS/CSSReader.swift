import Adaptation
import Design
public import StyleLibrary

/// What a web page's CSS says of colours: the custom properties of `:root`, light and dark.
public struct CSSFile: Sendable {
  /// Every custom property that is a colour, as a token of its name: `--bg`. One that cannot be read has no value.
  public var tokens: [Token]
  /// The custom properties that are no colours: what they say, and where.
  public var others: [String: (value: String, place: Place)]
}

/// Reads a CSS file: custom properties of `:root`, also inside `@media (prefers-color-scheme: …)`, whose query sees the
/// style of the page's carrier.
public func readCSS(_ bytes: [UInt8], file: String) -> Reading<CSSFile> {
  let log = DiagnosticLog()
  var reader = CSSReader(CSSScanner(bytes, file: file, log))
  reader.readRules(for: Appearance.allCases, isNested: false)
  return Reading(reader.properties.file(log), log.diagnostics)
}

/// Reads rules and declarations; keeps the custom properties.
struct CSSReader {
  private var scanner: CSSScanner
  private(set) var properties = CustomProperties()

  init(_ scanner: CSSScanner) { self.scanner = scanner }

  /// Reads rules that count in some appearances, up to the end or to the brace that closes the rule around them.
  mutating func readRules(for appearances: [Appearance], isNested: Bool) {
    while true {
      scanner.skipBlanks()
      guard let byte = scanner.next else { return }
      switch byte {
      case UInt8(ascii: "}"):
        if isNested { return }
        scanner.log.error(scanner.place(scanner.at), .css(.strayBrace))
        scanner.at += 1
      case UInt8(ascii: ";"): scanner.at += 1
      case UInt8(ascii: "@"): readAtRule(for: appearances, isNested: isNested)
      default: readRule(for: appearances)
      }
    }
  }

  private mutating func readRule(for appearances: [Appearance]) {
    let start = scanner.at
    scanner.skip(to: [UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: "}")])
    let selector = scanner.text(start..<scanner.at)
    guard scanner.next == UInt8(ascii: "{") else {
      scanner.log.error(scanner.place(start), .css(.noBlock(selector)))
      if scanner.next == UInt8(ascii: ";") { scanner.at += 1 }
      return
    }
    let isRoot = selector.split(separator: ",").contains { $0.trimmed.lowercased() == ":root" }
    if isRoot { readDeclarations(for: appearances) } else { scanner.skipBlock() }
  }

  /// `@media` is read, once deep; what stands in other at-rules is not.
  private mutating func readAtRule(for appearances: [Appearance], isNested: Bool) {
    let start = scanner.at
    scanner.skip(to: [UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: "}")])
    let words = scanner.text(start..<scanner.at)
    let name = words.prefix { !$0.isWhitespace && $0 != "(" }.lowercased()
    let hasBlock = scanner.next == UInt8(ascii: "{")
    if name == "@media" && hasBlock && !isNested {
      readMedia(
        Substring(words.dropFirst(name.count)).trimmed, at: scanner.place(ofQuery: start + name.utf8.count))
      return
    }
    if name != "@charset" { scanner.log.note(scanner.place(start), .css(.skipped(name))) }
    if hasBlock { scanner.skipBlock() } else if scanner.next == UInt8(ascii: ";") { scanner.at += 1 }
  }

  private mutating func readMedia(_ list: String, at place: Place) {
    let queries = list.split(separator: ",").map { MediaQuery($0.trimmed) }
    for query in queries { check(query, at: place, scanner.log) }
    let start = scanner.at
    scanner.at += 1
    let matching = Appearance.allCases.filter { style in
      queries.isEmpty || queries.contains { $0.matches(style) }
    }
    readRules(for: matching, isNested: true)
    scanner.close(start)
  }

  private mutating func readDeclarations(for appearances: [Appearance]) {
    let start = scanner.at
    scanner.at += 1
    while true {
      scanner.skipBlanks()
      guard let byte = scanner.next, byte != UInt8(ascii: "}") else { break }
      switch byte {
      case UInt8(ascii: ";"): scanner.at += 1
      case UInt8(ascii: "@"): readAtRule(for: [], isNested: true)
      default: readDeclaration(for: appearances)
      }
    }
    scanner.close(start)
  }

  private mutating func readDeclaration(for appearances: [Appearance]) {
    let start = scanner.at
    scanner.skip(to: [UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "}")])
    let name = scanner.text(start..<scanner.at)
    guard scanner.next == UInt8(ascii: ":") else {
      scanner.log.error(scanner.place(start), .css(.noColon(name)))
      return
    }
    scanner.at += 1
    scanner.skipBlanks()
    let from = scanner.at
    scanner.skip(to: [UInt8(ascii: ";"), UInt8(ascii: "}")])
    guard name.hasPrefix("--"), name.count > 2 else { return }
    var value = scanner.text(from..<scanner.at)
    let isImportant = value.lowercased().hasSuffix("important") && value.dropImportant()
    properties.declare(
      name, .init(text: value, place: scanner.place(from), isImportant: isImportant), for: appearances)
  }
}

extension String {
  /// Drops `!important` from the end; whether it stood there.
  fileprivate mutating func dropImportant() -> Bool {
    let head = Substring(dropLast("important".count)).trimmed
    guard head.hasSuffix("!") else { return false }
    self = Substring(head.dropLast()).trimmed
    return true
  }
}
