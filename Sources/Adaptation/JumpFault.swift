/// What is wrong with a jump URL, and where.
public struct JumpFault: Error, Hashable, Sendable {
  /// The kinds of faults.
  public enum Kind: Hashable, Sendable {
    /// A blank or a control character, which must be percent-encoded.
    case character(Character)
    /// There is no `://`.
    case noScheme
    /// Another scheme than the app's.
    case scheme(String)
    /// Neither of the two protocols.
    case host(String)
    /// No carrier is called so.
    case carrier(String)
    /// `%` without two hexadecimal digits behind it.
    case escape(String)
    /// Percent-encoded bytes that are no UTF-8.
    case notUTF8(String)
    /// A parameter without a name.
    case nameless
    /// A parameter that the URL has already.
    case repeated(String)
    /// `supportDark` is neither 0 nor 1.
    case support(String)
  }

  /// What is wrong.
  public var kind: Kind
  /// The character where it is, from 1.
  public var character: Int

  /// Makes a fault; `offset` counts characters from 0.
  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    character = offset + 1
  }
}

/// The words of every fault.
extension JumpFault: CustomStringConvertible {
  /// What is wrong, where, and the way out.
  public var description: String { "character \(character): \(words)" }

  private var words: String {
    switch kind {
    case .character: "a blank or a control character; write it as %20 or the like"
    case .noScheme: "no scheme; a jump URL begins with '\(JumpURL.scheme)://jump/'"
    case .scheme(let text): "'\(text)' is not a scheme of the app; write '\(JumpURL.scheme)'"
    case .host(let text): "'\(text)' is not a protocol; write \(list(JumpURL.Host.allCases.map(\.rawValue)))"
    case .carrier(let text): "'\(text)' is not a carrier; write \(list(Carrier.allCases.map(\.rawValue)))"
    case .escape(let text): "'\(text)' is no percent-encoding; write % and two hexadecimal digits"
    case .notUTF8(let text): "'\(text)' does not stand for UTF-8"
    case .nameless: "a parameter has no name"
    case .repeated(let name): "a second parameter is called '\(name)'"
    case .support(let text): "\(JumpURL.support) is '\(text)'; write 1 or 0"
    }
  }

  private func list(_ words: [String]) -> String { words.joined(separator: " or ") }
}
