import Colors
import Design
import Rendering
import StyleLibrary

/// Words on a page that are hard to read as things stand.
public struct WeakText: Hashable, Sendable {
  /// The element that they belong to.
  public var element: String
  /// The contrast of its words with what is behind them, as shown, 1...21.
  public var ratio: Double
}

extension Model {
  /// The elements of a page whose words have less than 4.5 : 1 with what is behind them, under the overlay where there is
  /// one (WCAG 2.2, 1.4.3); disabled elements do not count. The whole page is looked at, not only what is in sight.
  public func weakTexts(of id: String, columns: Int = 44) -> [WeakText] {
    var page = self
    page.stack = [id]
    page.toast = nil
    page.states[id]?.scroll = 0
    let rows = max(40, page.scene(columns: columns, rows: 40).contentRows + 12)
    let frame = page.phone(columns: columns, rows: rows)
    var worst: [String: Double] = [:]
    for cell in frame.cells where cell.glyph != .space {
      let (text, ground) = (frame.textInk(cell), frame.groundInk(cell))
      guard let slot = Slot(rawValue: text.asked), Self.words.contains(slot) else { continue }
      let ratio = eye.contrastRatio(text.shown, ground.shown)
      guard ratio < 4.5 else { continue }
      worst[frame.element(cell)] = min(worst[frame.element(cell)] ?? 21, ratio)
    }
    return worst.map { WeakText(element: $0.key, ratio: $0.value) }.sorted {
      ($0.ratio, $0.element) < ($1.ratio, $1.element)
    }
  }

  /// The slots that are read and never disabled.
  private static let words = Set(
    Slot.allCases.filter { slot in
      slot.role.ground != nil && ![.listDisabled, .disabledButtonText, .homeIndicator].contains(slot)
    })
}
