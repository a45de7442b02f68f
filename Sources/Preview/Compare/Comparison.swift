import Adaptation
import Design
import Rendering

/// What two pictures of the key window's phone differ in, side by side.
public enum Comparison: String, CaseIterable, Hashable, Sendable {
  /// A light system and a dark one.
  case appearance
  /// Normal contrast and increased contrast.
  case contrast
  /// The base level and the elevated one.
  case level
}

extension Model {
  /// The model as the other picture shows it: nothing but what is compared is different, and gates, choice and overlay
  /// decide as always.
  public func counterpart(_ comparison: Comparison) -> Model {
    var other = self
    switch comparison {
    case .appearance:
      let appearance = situation.systemAppearance(under: app.rules).flipped
      other.situation.system = Sourced(appearance.style, from: "side by side")
    case .contrast: other.situation.contrast = situation.contrast == .normal ? .high : .normal
    case .level: other.situation.level = situation.level == .base ? .elevated : .base
    }
    return other
  }

  /// Where the picture of the model itself stands, 0 or 1: light, normal and base are at the left.
  func side(in comparison: Comparison) -> Int {
    switch comparison {
    case .appearance: situation.systemAppearance(under: app.rules) == .light ? 0 : 1
    case .contrast: situation.contrast == .normal ? 0 : 1
    case .level: situation.level == .base ? 0 : 1
    }
  }

  /// What is compared, where there is room for two phones; nil where one is shown.
  var shownComparison: Comparison? { windowRoom >= 2 ? comparison : nil }

  /// What a picture is, among the two that are compared: `system dark`.
  func words(for comparison: Comparison) -> String {
    switch comparison {
    case .appearance: "system \(situation.system.value.rawValue)"
    case .contrast: "\(situation.contrast.rawValue) contrast"
    case .level: "\(situation.level.rawValue) level"
    }
  }
}

/// What the commands of side by side do.
extension Model {
  mutating func flipSideBySide() -> [Effect] {
    guard comparison == nil else {
      comparison = nil
      return []
    }
    return compare(.appearance)
  }

  /// Shows the next thing to compare.
  mutating func compareNext() -> [Effect] {
    let all = Comparison.allCases
    let index = comparison.flatMap { all.firstIndex(of: $0) } ?? -1
    return compare(all[(index + 1) % all.count])
  }

  mutating func compare(named name: String) -> [Effect] {
    guard let comparison = Comparison(rawValue: name) else {
      return refuse("'\(name)' cannot be compared; write appearance, contrast or level")
    }
    return compare(comparison)
  }

  private mutating func compare(_ comparison: Comparison) -> [Effect] {
    guard windowRoom >= 2 else {
      let needed = 2 * (narrowestPhone + 3) - 1
      return refuse("no room for two phones: they need \(needed) columns, there are \(columns)")
    }
    if self.comparison == nil {
      // The panel gives way; asked for anew it lies over the phones.
      panel = nil
      focus = .phone
    }
    self.comparison = comparison
    notice = Notice("\(counterpartWords(comparison)); keys and clicks act on both, v leaves")
    return []
  }

  private func counterpartWords(_ comparison: Comparison) -> String {
    switch comparison {
    case .appearance: "a light system beside a dark one"
    case .contrast: "normal beside high contrast"
    case .level: "the base level beside the elevated one"
    }
  }
}
