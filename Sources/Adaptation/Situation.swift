public import Design

/// What the user chose inside the app.
public enum Choice: String, CaseIterable, Hashable, Sendable {
  /// As the system.
  case follow
  /// Always light.
  case light
  /// Always dark.
  case dark

  /// The appearance that it forces; nil when it follows.
  public var appearance: Appearance? {
    switch self {
    case .follow: nil
    case .light: .light
    case .dark: .dark
    }
  }

  /// The raw value of `UIUserInterfaceStyle` under which it is kept: 0, 1, 2.
  public var styleNumber: Int {
    switch self {
    case .follow: 0
    case .light: 1
    case .dark: 2
    }
  }
}

/// The world around a page: what the system, the user and the tester have set.
public struct Situation: Hashable, Sendable {
  /// The simulated system's appearance; unspecified where it does not say, as a terminal that gives no answer.
  public var system: Sourced<InterfaceStyle>
  /// The simulated system's major version; dark mode exists from 13 on.
  public var os: Sourced<Int>
  /// The choice inside the app.
  public var choice: Sourced<Choice>
  /// What the window forces on everything in it, modals included.
  public var windowOverride: Sourced<InterfaceStyle> = .init(.unspecified)
  /// What the window of a toast forces; the key window's override does not reach it.
  public var toastOverride: Sourced<InterfaceStyle> = .init(.unspecified)
  /// What views on the window force, by their ids; replaces what the app's file says.
  public var windowViewOverrides: [String: Sourced<InterfaceStyle>] = [:]
  /// Whether the views on the window are out of sight.
  public var hidesWindowViews = false
  /// What pages' controllers force on themselves, by screen id; replaces what the screen files say. It does not reach
  /// what a page presents.
  public var overrides: [String: Sourced<InterfaceStyle>] = [:]
  /// Replaces the app's gate.
  public var appGate: Sourced<Bool>?
  /// Replaces the gates of pages, by screen id.
  public var pageGates: [String: Sourced<Bool>]
  /// Replaces what pages say of themselves, by screen id.
  public var adapted: [String: Sourced<Bool>]
  /// The URLs that open carriers were opened with, by screen id; replaces what the screen files say.
  public var jumps: [String: Sourced<String>] = [:]
  /// Replaces the app's overlay.
  public var overlay: Sourced<Overlay>?
  /// The mistakes that are switched on.
  public var defects: Set<Defect> = []
  /// The system's contrast setting.
  public var contrast: Contrast
  /// The level that pages stand on.
  public var level: Level

  /// Makes a situation: light, iOS 17, no choice made, nothing replaced.
  public init(
    system: Sourced<InterfaceStyle> = .init(.light), os: Sourced<Int> = .init(17),
    choice: Sourced<Choice> = .init(.follow)
  ) {
    self.system = system
    self.os = os
    self.choice = choice
    pageGates = [:]
    adapted = [:]
    contrast = .normal
    level = .base
  }
  /// What the system counts as: what it says, or what the app makes of a system that says nothing.
  public func systemAppearance(under rules: Rules) -> Appearance {
    system.value.appearance ?? rules.unspecifiedResolvesTo.value
  }
}
