import StyleLibrary

/// What is said about a CSS file.
public enum CSSFact: Hashable, Sendable {
  /// Something is still open where the file ends; what, in words.
  case unclosed(String)
  /// A string goes over the end of its line.
  case brokenString
  /// A brace closes nothing.
  case strayBrace
  /// Something stands where a rule should, without a block.
  case noBlock(String)
  /// A declaration without a colon.
  case noColon(String)
  /// `rgb()` or `hsl()` with other arguments than a colour has.
  case badArguments(String)
  /// A colour function that gloam does not read.
  case unreadFunction(String)
  /// `currentColor`, which is a colour only where some text has one.
  case currentColor
  /// `var()` of a property that does not exist in some appearance, without a fallback.
  case undefined(String, near: String?)
  /// An at-rule that is not read.
  case skipped(String)
  /// A screen draws with a custom property whose value is no colour; the value.
  case noColor(String, value: String, near: String?)
}

/// The words of these facts.
extension CSSFact {
  var message: String {
    switch self {
    case .unclosed(let what): "\(what) is never closed"
    case .brokenString: "a string goes over the end of its line; close it"
    case .strayBrace: "'}' closes nothing"
    case .noBlock(let text): "expected '{' behind \(quoted(text))"
    case .noColon(let text): "expected ':' behind \(quoted(text))"
    case .badArguments(let text):
      "\(quoted(text)) is not a colour; write rgb(255 0 0 / 50%) or hsl(120 100% 25% / 50%)"
    case .unreadFunction(let name): "\(name)() is not read; write the colour as #RRGGBB, rgb() or hsl()"
    case .currentColor: "currentColor has no colour here, where no text is; write the colour"
    case .undefined(let name, let near):
      "\(quoted(name)) is not a custom property of :root here"
        + (near.map { "; did you mean '\($0)'?" } ?? "")
    case .skipped(let rule): "\(rule) is not read; gloam reads :root, also inside @media"
    case .noColor(let name, let value, let near):
      "\(quoted(name)) is drawn with, but \(quoted(value)) is not a colour"
        + (near.map { "; did you mean '\($0)'?" } ?? "")
    }
  }
}
