public import Design

/// Whether pages join dark mode by saying so or leave it by saying so.
public enum Adoption: String, CaseIterable, Hashable, Sendable {
  /// Every page is light until it opts in, as in the 58 app.
  case optIn
  /// Every page follows until it opts out, as iOS does it.
  case optOut
}

/// Who may choose the app's appearance.
public enum AppearancePolicy: String, CaseIterable, Hashable, Sendable {
  /// The system alone: the app offers no choice.
  case systemOnly
  /// The user may choose follow, light or dark inside the app.
  case userChoice
}

/// The style that the app's Info.plist asks for (`UIUserInterfaceStyle`).
public enum PlistStyle: String, CaseIterable, Hashable, Sendable {
  /// Both appearances; the default.
  case automatic
  /// Light everywhere.
  case light
  /// Dark everywhere.
  case dark

  /// The appearance that it forces; nil where it forces none.
  var appearance: Appearance? {
    switch self {
    case .automatic: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

/// The classes that keep the system's style although the app forces its pages to light.
public struct Allowlist: Hashable, Sendable {
  /// Beginnings of class names.
  public var prefixes: [String]
  /// Whole class names.
  public var classes: [String]

  /// Makes a list; the prefixes of the 58 app unless told otherwise.
  public init(prefixes: [String] = ["UI", "_"], classes: [String] = []) {
    self.prefixes = prefixes
    self.classes = classes
  }

  /// The rule that lets a class keep the system's style, in words such as `prefix UI`; nil for a business class.
  public func match(_ className: String) -> String? {
    if let prefix = prefixes.first(where: { !$0.isEmpty && className.hasPrefix($0) }) {
      return "prefix \(prefix)"
    }
    return classes.contains(className) ? "class \(className)" : nil
  }
}

/// What an app has decided about dark mode, each rule with its source.
public struct Rules: Hashable, Sendable {
  /// How pages join.
  public var adoption: Sourced<Adoption>
  /// Who may choose.
  public var policy: Sourced<AppearancePolicy>
  /// What Info.plist forces.
  public var plistStyle: Sourced<PlistStyle>
  /// The gate for the whole app: off keeps everything light.
  public var appGate: Sourced<Bool>
  /// The share of adapted pages, in percent, from which on the gate may open; nil where the app names none.
  public var opensAt: Int?
  /// The gates of single pages, by screen id; a page without one is open.
  public var pageGates: [String: Sourced<Bool>]
  /// Who keeps the system's style.
  public var allowlist: Sourced<Allowlist>
  /// The veil.
  public var overlay: Sourced<Overlay>
  /// The views that stand straight on the window, the lowest first, each with its place in the file.
  public var windowViews: [Sourced<WindowView>] = []
  /// What an unspecified style counts as at the very end of the chain.
  public var unspecifiedResolvesTo: Sourced<Appearance>

  /// Makes the rules of an app that says nothing: iOS's own.
  public init(
    adoption: Sourced<Adoption> = .init(.optOut), policy: Sourced<AppearancePolicy> = .init(.userChoice),
    plistStyle: Sourced<PlistStyle> = .init(.automatic), appGate: Sourced<Bool> = .init(true),
    pageGates: [String: Sourced<Bool>] = [:], allowlist: Sourced<Allowlist> = .init(Allowlist()),
    overlay: Sourced<Overlay> = .init(Overlay()),
    unspecifiedResolvesTo: Sourced<Appearance> = .init(.light)
  ) {
    self.adoption = adoption
    self.policy = policy
    self.plistStyle = plistStyle
    self.appGate = appGate
    self.pageGates = pageGates
    self.allowlist = allowlist
    self.overlay = overlay
    self.unspecifiedResolvesTo = unspecifiedResolvesTo
  }
}
