public import Adaptation
public import Design

/// What is said about the carriers of RN and web pages and their files.
public enum CarrierFact: Hashable, Sendable {
  /// A jump URL is malformed.
  case jump(JumpFault)
  /// A jump URL does not say whether its content supports dark mode; a parameter that may have been meant to.
  case noSupport(near: String?)
  /// `adapted` and the URL disagree; the URL counts.
  case contradiction(file: Bool, url: Bool)
  /// The URL opens another carrier than the screen is.
  case otherCarrier(Carrier, Screen.Kind)
  /// A key that means something to other kinds of screens only; the kinds.
  case notForKind(String, Screen.Kind, [String])
  /// A media query that no browser will ever match.
  case neverMatches(String, near: String?)
  /// A path that does not stay below the app's folder.
  case outside(String)
  /// A condition of a media query that gloam does not simulate.
  case unsimulated(String)
}

/// The words of these facts.
extension CarrierFact {
  var message: String {
    switch self {
    case .jump(let fault): "the jump URL is malformed, \(fault); the page counts as not adapted"
    case .noSupport(let near):
      "the jump URL says nothing of '\(JumpURL.support)'"
        + (near.map { "; did you mean it by '\($0)'? The page counts as not adapted" }
          ?? ": the page counts as not adapted")
    case .contradiction(let file, let url):
      "'adapted' is \(file), but the jump URL says \(JumpURL.support)=\(url ? 1 : 0), which counts; delete 'adapted'"
    case .otherCarrier(let carrier, let kind):
      "the jump URL opens the carrier '\(carrier.rawValue)', but the screen's kind is '\(kind.rawValue)'"
    case .notForKind(let key, let kind, let kinds):
      "'\(key)' means nothing to a screen of kind '\(kind.rawValue)'; it belongs to "
        + kinds.joined(separator: " and ")
    case .neverMatches(let query, let near):
      "\(quoted(query)) never matches" + (near.map { "; did you mean \($0)?" } ?? "")
    case .outside(let path):
      "\(quoted(path)) leads out of the app's folder; write a path below it such as rn/list.json"
    case .unsimulated(let condition):
      "\(quoted(condition)) is not simulated and counts as not matching; gloam simulates \(MediaQuery.feature)"
    }
  }
}
