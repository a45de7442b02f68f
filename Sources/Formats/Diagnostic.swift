public import Colors
public import StyleLibrary

/// One thing to say about a file: where, how bad, and what, as facts. The words are in `DiagnosticWording.swift`.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    /// Something cannot be used; commands exit 3.
    case error
    /// Something is used, but not as its author may think.
    case warning
    /// Worth knowing; nothing is wrong.
    case note
  }

  /// The kinds of things that are said.
  public enum Fact: Hashable, Sendable {
    /// The file is not JSON.
    case json(JSONFault.Kind)
    /// The file cannot be read, and why.
    case unreadable(String)
    /// An object has a key that means nothing there. The words name the object: `a row`.
    case unknownKey(String, of: String, near: String?)
    /// An object lacks a key that it needs.
    case missingKey(String, of: String)
    /// A value is of the wrong kind: what was wanted and what was found.
    case wrongKind(wanted: String, found: JSONKind)
    /// A number or a text lies outside what is allowed; the words say what is.
    case outOfRange(String, allowed: String)
    /// A text is not one of some choices.
    case notOneOf(String, [String], near: String?)
    /// A text is not a colour.
    case notColor(String, HexFault)
    /// A colour's opacity is not a percentage.
    case notOpacity(String)
    /// A token has no entry that could answer.
    case noValue(String)
    /// An alias or a role names a token that does not exist.
    case unknownToken(String, near: String?)
    /// Aliases lead back to where they began.
    case cycle([String])
    /// A key of `roles` is neither a role nor a slot.
    case unknownRole(String, near: String?)
    /// A name in a screen is neither a role nor a token of the theme.
    case unknownColor(String, near: String?)
    /// A screen names a colour value, which only a theme may; the closest token.
    case rawColor(String, near: NearToken?)
    /// A name of an icon that neither the theme nor gloam has.
    case unknownIcon(String, near: String?)
    /// A name begins or ends with a blank.
    case strayBlank(String)
    /// A screen opens a screen that the app does not have.
    case unknownScreen(String, near: String?)
    /// Two screens have the same id; the other one's place.
    case duplicateScreen(String, Place)
    /// A screen opens a dialog that it does not have.
    case unknownDialog(String, near: String?)
    /// Two dialogs of a screen have the same id; the other one's place.
    case duplicateDialog(String, Place)
    /// Two views of a screen have the same id; the other one's place.
    case duplicateView(String, Place)
    /// A key has no effect without another one.
    case needsKey(String, other: String)
    /// The theme that this one extends is not there.
    case unknownTheme(String, near: String?)
    /// Themes extend each other in a circle.
    case themeCycle([String])
    /// A colour lay outside sRGB and was brought to its edge.
    case clipped(String, ColorSpace)
    /// A colour set has no colour at all.
    case emptySet(String)
    /// A slot of a colour set is empty; what answers instead.
    case emptySlot(Variant)
    /// Two entries of a colour set are for the same traits; the first counts.
    case duplicateEntry(Variant)
    /// A colour set names a system colour that the `ios` theme does not have.
    case unknownReference(String)
    /// A colour space that gloam does not know.
    case unknownColorSpace(String, near: String?)
    /// A component of a colour cannot be read.
    case badComponent(String, String)
    /// Two colour sets have the same name: the second is called by its path, or is left out where that is taken too.
    case duplicateSet(String, renamed: String?)
    /// A catalogue holds more than is read; how many files or folders deep.
    case tooMuch(String)
    /// A folder of a catalogue is a link, which is not followed.
    case link
    /// Two tokens have names that look the same and differ only in how their letters are composed.
    case lookalike(String)
    /// A set has entries, but none for a phone.
    case noPhoneEntry(String)
    /// An entry of a colour set is for an appearance that interfaces do not have, such as `tinted` of icons.
    case noSuchAppearance(String)
    /// An opacity without a point that counts as one 255th, where its author surely meant 1.
    case faintAlpha(String)
    /// Something about the carrier of an RN or web page.
    case carrier(CarrierFact)
    /// Something about a CSS file.
    case css(CSSFact)
    /// Something that only lint looks for.
    case lint(LintFact)
  }

  /// How bad it is.
  public var severity: Severity
  /// Where.
  public var place: Place
  /// What.
  public var fact: Fact

  /// Makes a diagnostic.
  public init(_ severity: Severity, at place: Place, _ fact: Fact) {
    self.severity = severity
    self.place = place
    self.fact = fact
  }
}

/// What was read from a file, with everything that there is to say about it. A value is there even when something
/// was wrong: what could be read.
public struct Reading<Value: Sendable>: Sendable {
  /// What was read.
  public var value: Value
  /// What there is to say, in the order of the file.
  public var diagnostics: [Diagnostic]

  /// Makes a reading.
  public init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// Whether something could not be used.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
