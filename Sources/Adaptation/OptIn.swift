public import Design

extension Rules {
  /// Whether the hook takes back what a page asked for: a page of the app's own that opts in before `super`, where pages
  /// are light until they opt in. It stays light.
  public func overwritesOptIn(of screen: Screen) -> Bool {
    adoption.value == .optIn && screen.optIn == .beforeSuper && screen.adapted != false
      && allowlist.value.match(screen.className) == nil
  }
}
