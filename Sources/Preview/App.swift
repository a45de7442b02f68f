public import Adaptation
public import Design
public import Formats
public import StyleLibrary

/// An app as it was read: its screens, its rules and its theme, with all that there is to say about its files.
public struct App: Sendable {
  /// The id: the name of its folder or of its file.
  public var id: String
  /// What it is called on the glass.
  public var title: String
  /// Its rules for dark mode.
  public var rules: Rules
  /// Its theme, parents included.
  public var theme: Theme
  /// Its screens in order; never empty.
  public var screens: [Screen]
  /// The colours that pages bring themselves, by screen id.
  public var styles: [String: PageStyle] = [:]
  /// The stylesheets of RN pages, by screen id.
  public var sheets: [String: StyleSheet] = [:]
  /// What there is to say about its files, in the order in which they were read.
  public var diagnostics: [Diagnostic]
  /// The files that it was read from, byte for byte, by the names that places carry; empty where nobody asked for them.
  public var files: [String: [UInt8]] = [:]

  /// Makes an app. One without screens gets a gallery of its tokens.
  public init(
    id: String, title: String, rules: Rules = Rules(), theme: Theme, screens: [Screen],
    diagnostics: [Diagnostic] = []
  ) {
    self.id = id
    self.title = title
    self.rules = rules
    self.theme = theme
    self.screens = screens.isEmpty ? [tokenGallery(of: theme)] : screens
    self.diagnostics = diagnostics
  }

  /// The screen of an id: the app's, or the gallery of components that every app has.
  public func screen(_ id: String) -> Screen? {
    screens.first { $0.id == id } ?? (id == componentGallery.id ? componentGallery : nil)
  }

  /// What could not be used.
  public var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
}

extension App {
  /// The file of a screen, parsed; nil where its bytes are not at hand.
  func document(of screen: String) -> JSONDocument? {
    let names = files.keys.filter { $0.contains("/screens/") }
    let likely = names.filter { $0.hasSuffix("/\(screen).json") }.sorted()
    let others = names.filter { !$0.hasSuffix("/\(screen).json") }.sorted()
    for name in likely + others {
      let document = files[name].flatMap { try? JSONDocument(file: name, bytes: $0) }
      if let document, (document.root["id"]?.string ?? "") == screen { return document }
    }
    return nil
  }
}
