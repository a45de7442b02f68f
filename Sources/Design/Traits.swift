/// Whether an interface is drawn light or dark; UIKit's `userInterfaceStyle`, decided.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
  /// Dark text on light surfaces.
  case light
  /// Light text on dark surfaces.
  case dark

  /// The other one.
  public var flipped: Appearance { self == .light ? .dark : .light }

  /// The style that forces it.
  public var style: InterfaceStyle { self == .light ? .light : .dark }
}

/// What an object asks for itself and everything below it; UIKit's `overrideUserInterfaceStyle`.
public enum InterfaceStyle: String, CaseIterable, Hashable, Sendable {
  /// Inherit from above.
  case unspecified
  /// Force light.
  case light
  /// Force dark.
  case dark

  /// The appearance that it forces, or nil when it inherits.
  public var appearance: Appearance? {
    switch self {
    case .unspecified: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

/// UIKit's `accessibilityContrast`.
public enum Contrast: String, CaseIterable, Hashable, Sendable {
  /// As designed.
  case normal
  /// The user asked for increased contrast.
  case high
}

/// UIKit's `userInterfaceLevel`: how far above the page a surface floats.
public enum Level: String, CaseIterable, Hashable, Sendable {
  /// The page itself and full-screen modals.
  case base
  /// Sheets, alerts and popovers.
  case elevated
}

/// Everything that a colour may depend on. There are eight combinations.
public struct TraitCollection: Hashable, Sendable {
  /// Light or dark.
  public var appearance: Appearance
  /// Normal or increased contrast.
  public var contrast: Contrast
  /// Base or elevated.
  public var level: Level

  /// Makes a collection; light, normal and base unless told otherwise.
  public init(_ appearance: Appearance = .light, contrast: Contrast = .normal, level: Level = .base) {
    self.appearance = appearance
    self.contrast = contrast
    self.level = level
  }

  /// All eight combinations, light first.
  public static let all: [TraitCollection] = Appearance.allCases.flatMap { appearance in
    Contrast.allCases.flatMap { contrast in
      Level.allCases.map { TraitCollection(appearance, contrast: contrast, level: $0) }
    }
  }
}
