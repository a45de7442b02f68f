public import StyleLibrary

/// What was read of an app, with the places that its parts stand at: what lint looks at.
public struct AppFiles: Sendable {
  /// What `app.json` says; an app that says nothing where there is no such file.
  public var app: AppFile
  /// The theme, parents included.
  public var theme: Theme
  /// The theme's own file, as places name it; empty for a catalogue, which has many.
  public var themeFile: String
  /// The screens in their order; none where the app borrows some to show its theme.
  public var screens: [ScreenFile]
  /// The colours that carriers bring along, by the ids of their screens.
  public var styles: [String: PageStyle] = [:]
  /// The merged stylesheets of RN pages, by the ids of their screens.
  public var sheets: [String: StyleSheet] = [:]
  /// What the readers had to say, in the order in which they read.
  public var diagnostics: [Diagnostic]

  /// Makes what was read.
  public init(
    app: AppFile, theme: Theme, themeFile: String = "", screens: [ScreenFile] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.app = app
    self.theme = theme
    self.themeFile = themeFile
    self.screens = screens
    self.diagnostics = diagnostics
  }
}
