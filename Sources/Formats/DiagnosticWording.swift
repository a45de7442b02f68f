import Colors
import StyleLibrary

/// The words of every diagnostic, in one place: lower case, no full stop, the user's text in quotes, the way out.
extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: message`, a line for the terminal; a warning and a note say that they are one.
  public var description: String {
    severity == .error ? "\(place): \(message)" : "\(place): \(severity): \(message)"
  }

  /// What is said, without its place.
  public var message: String {
    switch fact {
    case .json(let kind): JSONFault(place: place, kind: kind).message
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .unknownKey(let key, let object, let near): "\(quoted(key)) is not a key of \(object)" + hint(near)
    case .missingKey(let key, let object): "\(object) needs the key '\(key)'"
    case .wrongKind(let wanted, let found): "expected \(wanted), found \(article(found))"
    case .outOfRange(let text, let allowed): "\(quoted(text)) is out of range; write \(allowed)"
    case .notOneOf(let text, let choices, let near):
      "\(quoted(text)) is not known here"
        + (near.map { "; did you mean '\($0)'?" } ?? "; choose one of \(choices.joined(separator: ", "))")
    case .notColor(let text, let fault): "\(quoted(text)) is not a colour: \(words(fault))"
    case .notOpacity(let text): "\(quoted(text)) is not an opacity; write a percentage from 0% to 100%"
    case .noValue(let token): "token \(quoted(token)) has no value; write \"light\" and \"dark\""
    case .unknownToken(let name, let near): "\(quoted(name)) is not a token" + hint(near)
    case .cycle(let names):
      "aliases go in a circle: \(circle(names)); give one of them a colour"
    case .unknownRole(let name, let near): "\(quoted(name)) is neither a role nor a slot" + hint(near)
    case .unknownColor(let name, let near):
      "\(quoted(name)) is neither a role nor a token of the theme" + hint(near)
    case .rawColor(let text, let near):
      "raw colour \(quoted(text)) in a screen; name a role or a token instead" + hint(near)
    case .unknownIcon(let name, let near): "\(quoted(name)) is not an icon" + hint(near)
    case .strayBlank(let name): "\(quoted(name)) begins or ends with a blank; delete it"
    case .unknownScreen(let id, let near): "no screen is called \(quoted(id))" + hint(near)
    case .duplicateScreen(let id, let other):
      "screen \(quoted(id)) exists already at \(other); rename one of them"
    case .unknownDialog(let id, let near): "this screen has no dialog \(quoted(id))" + hint(near)
    case .duplicateDialog(let id, let other):
      "dialog \(quoted(id)) exists already at \(other); rename one of them"
    case .duplicateView(let id, let other):
      "view \(quoted(id)) exists already at \(other); rename one of them"
    case .needsKey(let key, let other): "'\(key)' has no effect without '\(other)'; add it or delete this one"
    case .unknownTheme(let id, let near): "no theme is called \(quoted(id))" + hint(near)
    case .themeCycle(let ids): "themes extend each other in a circle: \(ids.joined(separator: " -> "))"
    default: catalogMessage
    }
  }

  private var catalogMessage: String {
    switch fact {
    case .clipped(let name, let space):
      "\(quoted(name)) lies outside sRGB (\(space.rawValue)); shown at the edge of sRGB"
    case .emptySet(let name): "colour set \(quoted(name)) has no colour in any slot"
    case .emptySlot(let variant): "the slot for \(variant) is empty; a closer entry answers instead"
    case .duplicateEntry(let variant): "a second entry for \(variant); the first one counts"
    case .unknownReference(let name): "\(quoted(name)) is not a system colour of the 'ios' theme"
    case .unknownColorSpace(let name, let near): "\(quoted(name)) is not a colour space" + hint(near)
    case .badComponent(let name, let text):
      "component '\(name)' is \(quoted(text)); write \"0xHH\", \"0\"...\"255\" or \"0.000\"...\"1.000\""
    case .duplicateSet(let name, let renamed):
      "a second colour set is called \(quoted(name)); "
        + (renamed.map { "this one is shown as '\($0)'" } ?? "the first one counts")
    case .tooMuch(let limit): "there is more below than is read: \(limit)"
    case .link: "a link to a folder is not followed"
    case .lookalike(let name):
      "a token that looks like \(quoted(name)) exists already; its letters are only composed in another way"
    case .noPhoneEntry(let name): "colour set \(quoted(name)) has no entry that a phone would take"
    case .noSuchAppearance(let value): "only an icon can be \(quoted(value)); the entry is not used"
    case .faintAlpha(let text):
      "opacity \(quoted(text)) without a point is 1/255, all but clear; write \"1.000\" for opaque"
    case .carrier(let fact): fact.message
    case .css(let fact): fact.message
    case .lint(let fact): fact.message
    default: ""
    }
  }

  /// The names of a circle; of a long one the beginning and the end.
  private func circle(_ names: [String]) -> String {
    let shown = names.count > 8 ? names.prefix(4) + ["… \(names.count - 6) more …"] + names.suffix(2) : names
    return shown.joined(separator: " -> ")
  }

  private func hint(_ near: NearToken?) -> String {
    guard let near else { return "" }
    let thousandths = Int((near.difference * 1000).rounded())
    if thousandths == 0 { return ": '\(near.name)' is that colour" }
    let digits = String(1000 + thousandths % 1000).dropFirst()
    return ": '\(near.name)' is nearest (ΔE \(thousandths / 1000).\(digits))"
  }

  private func hint(_ near: String?) -> String { near.map { "; did you mean '\($0)'?" } ?? "" }

  private func article(_ kind: JSONKind) -> String {
    switch kind {
    case .object: "an object"
    case .array: "a list"
    case .string: "a text"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }

  private func words(_ fault: HexFault) -> String {
    switch fault {
    case .empty: "it is empty; write \"#RRGGBB\""
    case .noHash: "a colour begins with '#', an alias stands in braces: \"{primary}\""
    case .digit(let character, let position):
      "\(quoted(String(character))) at character \(position + 1) is not a hexadecimal digit"
    case .length(let count): "it has \(count) digits; write 3, 6 or 8"
    }
  }
}
