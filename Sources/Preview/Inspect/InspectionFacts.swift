public import Colors
import Design
import StyleLibrary

/// A line of what the inspector says, ready to be shown.
public struct InspectionFact: Hashable, Sendable {
  /// What it is about, one short word.
  public var label: String
  /// What it says; a line feed between two lines.
  public var value: String
  /// The colours that it is about, in their order: shown beside it where colours can be shown.
  public var colors: [RGB] = []
}

extension Inspection {
  /// The facts in words, the most important first; the chain is told apart. The panel and `gloam inspect` show these.
  public var facts: [InspectionFact] {
    var facts = [
      InspectionFact(label: "element", value: element.isEmpty ? "none" : element),
      InspectionFact(label: "slot", value: naming),
      InspectionFact(label: "token", value: subject.token + tokenWords),
    ]
    if let missing { facts.append(InspectionFact(label: "missing", value: missing)) }
    if let source = subject.source { facts.append(InspectionFact(label: "at", value: source.description)) }
    if let text { facts.append(colorFact("text", text)) }
    facts.append(colorFact("ground", ground))
    if let contrast {
      facts.append(
        InspectionFact(
          label: "contrast",
          value: contrast.words + (contrast.ratio == contrast.shownRatio ? "" : "\n" + contrast.shownWords)))
    }
    facts.append(InspectionFact(label: "used by", value: useWords))
    return facts
  }

  private var naming: String {
    let slot = subject.slot?.name ?? "none: the screen names '\(subject.asked)' itself"
    return slot + (subject.role.map { ", role \($0.rawValue)" } ?? "")
  }

  private var tokenWords: String {
    guard subject.origin != .missing else { return ", which there is not" }
    let origin = subject.origin == .theme ? "" : ", from a \(subject.origin.rawValue)"
    return (subject.variant.map { ", entry \($0.rawValue)" } ?? "") + origin
  }

  private func colorFact(_ label: String, _ color: CellColor) -> InspectionFact {
    let isChanged = color.authored != color.shown
    let token = color == subject ? "" : "  \(color.token)"
    return InspectionFact(
      label: label, value: color.authored.hex + (isChanged ? " shown as \(color.shown.hex)" : "") + token,
      colors: isChanged ? [color.authored, color.shown] : [color.authored])
  }

  private var useWords: String {
    let (elements, screens) = (usedBy.count, screenCount)
    guard elements > 0 else { return "nothing else" }
    return "\(elements) element\(elements == 1 ? "" : "s") on \(screens) screen\(screens == 1 ? "" : "s")"
  }
}

extension CellContrast {
  /// `16.47 : 1, text needs 4.5: passes ✓, AAA 7 passes ✓`.
  var words: String { words(ratio, passes) + enhancedWords }

  /// The same of the colours that are shown: under the overlay, to the eye, in the light.
  var shownWords: String { "shown " + words(shownRatio, passesShown) }

  private func words(_ ratio: Double, _ passes: Bool?) -> String {
    let figure = "\(flooredRatio(ratio)) : 1"
    guard let required, let passes else { return "\(figure), \(name): nothing is required" }
    return "\(figure), \(name) needs \(short(required)): \(passes ? "passes ✓" : "fails ✗")"
  }

  private var enhancedWords: String {
    guard let enhanced else { return "" }
    return ", AAA \(short(enhanced)) \(ratio >= enhanced ? "passes ✓" : "fails ✗")"
  }

  private var name: String {
    switch kind {
    case .text: "text"
    case .largeText: "large text"
    case .graphic: "graphic"
    case .decoration: "decoration"
    case .disabled: "disabled"
    }
  }

  /// `4.5`, `3`, `7`.
  private func short(_ threshold: Double) -> String {
    threshold == threshold.rounded() ? String(Int(threshold)) : String(threshold)
  }
}
