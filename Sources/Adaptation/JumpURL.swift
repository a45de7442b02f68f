/// A URL of the jump or the action protocol: it opens a carrier and tells it whether its content supports dark mode.
///
///     wbmain://jump/rn?page=rentList&supportDark=1
public struct JumpURL: Hashable, Sendable {
  /// The protocols.
  public enum Host: String, CaseIterable, Hashable, Sendable {
    /// A page asks for another one.
    case jump
    /// Content asks its carrier for something.
    case action
  }

  /// A parameter, percent-decoded.
  public struct Parameter: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Its value; empty where there is none.
    public var value: String
  }

  /// The scheme of every URL of the protocols.
  public static let scheme = "wbmain"
  /// The parameter that says whether the content supports dark mode: 1 or 0.
  public static let support = "supportDark"

  /// The URL as it was written.
  public let text: String
  /// The protocol.
  public let host: Host
  /// What is to carry the content.
  public let carrier: Carrier
  /// The parameters up to the first fault, in order; a name occurs once.
  public let parameters: [Parameter]
  /// The first thing that is wrong with the parameters; such a URL does not support dark mode.
  public let fault: JumpFault?

  /// Reads a URL.
  /// - Throws: The first fault from the left that leaves open which carrier is meant. A fault in the parameters is
  ///   kept in `fault`, because the carrier can be opened all the same.
  public init(_ text: String) throws(JumpFault) {
    if let (index, character) = text.enumerated().first(where: {
      $0.element.isWhitespace || $0.element.isControl
    }) {
      throw JumpFault(.character(character), at: index)
    }
    guard let colon = text.firstRange(of: "://") else { throw JumpFault(.noScheme, at: 0) }
    let scheme = text[..<colon.lowerBound]
    guard scheme.lowercased() == Self.scheme else { throw JumpFault(.scheme(String(scheme)), at: 0) }
    let rest = text[colon.upperBound...].prefix { $0 != "#" }
    let path = rest.prefix { $0 != "?" }
    let host = path.prefix { $0 != "/" }
    let kind = path.dropFirst(host.count + 1)
    guard let known = Host(rawValue: String(host)) else {
      throw JumpFault(.host(String(host)), at: text.offset(of: host))
    }
    guard let carrier = Carrier(rawValue: String(kind)) else {
      throw JumpFault(.carrier(String(kind)), at: text.offset(of: kind))
    }
    self.text = text
    self.host = known
    self.carrier = carrier
    (parameters, fault) = readParameters(rest.dropFirst(path.count + 1), of: text)
  }

  /// The value of a parameter; nil where there is none.
  public subscript(name: String) -> String? { parameters.first { $0.name == name }?.value }

  /// The content that is to be carried: the RN page's name or the web page's address.
  public var content: String? { self[carrier.contentParameter] }

  /// Whether the content supports dark mode: only where the URL says so and nothing is wrong with it.
  public var supportsDark: Bool { fault == nil && self[Self.support] == "1" }

  /// What the protocol says of dark mode, in words.
  public var verdict: String {
    if let fault { return "the \(host.rawValue) URL is malformed, \(fault): not adapted" }
    guard let value = self[Self.support] else {
      return "the \(host.rawValue) protocol says nothing of \(Self.support): not adapted"
    }
    return "the \(host.rawValue) protocol says \(Self.support)=\(value)"
  }
}

/// Reads `name=value&name=value`, up to the first fault.
private func readParameters(_ query: Substring, of text: String) -> ([JumpURL.Parameter], JumpFault?) {
  var parameters: [JumpURL.Parameter] = []
  for part in query.split(separator: "&") {
    let name = part.prefix { $0 != "=" }
    do throws(JumpFault) {
      let parameter = JumpURL.Parameter(
        name: try decoded(name, of: text), value: try decoded(part.dropFirst(name.count + 1), of: text))
      if parameter.name.isEmpty { throw JumpFault(.nameless, at: text.offset(of: part)) }
      if parameters.contains(where: { $0.name == parameter.name }) {
        throw JumpFault(.repeated(parameter.name), at: text.offset(of: part))
      }
      parameters.append(parameter)
      if parameter.name == JumpURL.support && !["0", "1"].contains(parameter.value) {
        throw JumpFault(.support(parameter.value), at: text.offset(of: part))
      }
    } catch {
      return (parameters, error)
    }
  }
  return (parameters, nil)
}

/// Undoes `%XX`; the bytes must be UTF-8.
private func decoded(_ part: Substring, of text: String) throws(JumpFault) -> String {
  var bytes: [UInt8] = []
  var rest = part.utf8
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    let digits = rest.prefix(2)
    guard digits.count == 2, digits.allSatisfy(isHexDigit), let value = UInt8(Substring(digits), radix: 16)
    else {
      let start = part.utf8.index(rest.startIndex, offsetBy: -1)
      throw JumpFault(.escape(String(part[start...].prefix(3))), at: text.offset(of: part[start...]))
    }
    bytes.append(value)
    rest = rest.dropFirst(2)
  }
  guard let decoded = String(validating: bytes, as: UTF8.self) else {
    throw JumpFault(.notUTF8(String(part)), at: text.offset(of: part))
  }
  return decoded
}

/// `UInt8(_:radix:)` would take a sign as well.
private func isHexDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
    UInt8(ascii: "a")...UInt8(ascii: "f"):
    true
  default: false
  }
}

extension String {
  /// How many characters stand before a part of this text.
  fileprivate func offset(of part: Substring) -> Int { distance(from: startIndex, to: part.startIndex) }
}

extension Character {
  /// Whether it is one that a terminal obeys instead of showing it.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
