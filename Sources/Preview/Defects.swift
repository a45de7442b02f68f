public import Adaptation
public import Colors
import Design
import Rendering
import StyleLibrary

extension Model {
  /// A page's colours, and what the mistakes that are switched on make of them.
  func palette(of screen: Screen, _ id: String, _ traits: TraitCollection) -> ResolvedPalette {
    let theme = theme(of: screen)
    var palette = ResolvedPalette(theme, traits: traits)
    if eye.reducesTransparency { palette = palette.solid(Slot.surfaces) }
    let defects = situation.defects
    guard !defects.isEmpty else { return palette }
    var slots: [Slot] = []
    if defects.contains(.staleLayer) || defects.contains(.selfComparingGuard) { slots += [.layerBorder] }
    if defects.contains(.cachedImage) { slots += [.image, .imageMark, .tile] }
    let created = ResolvedPalette(theme, traits: created[id] ?? traits)
    let stale = slots.isEmpty ? palette : palette.freezing(slots, as: created)
    guard defects.contains(.noDefaultLight), isHalfAdapted(screen) else { return stale }
    let light = TraitCollection(.light, contrast: traits.contrast, level: traits.level)
    return stale.freezing(Slot.grounds, as: ResolvedPalette(theme, traits: light))
  }

  /// Whether a page follows although it is not adapted, so that its own colours stay as they were written.
  private func isHalfAdapted(_ screen: Screen) -> Bool {
    var situation = situation
    situation.defects = []
    return !decide(screen, rules: app.rules, in: situation).isAdapted
  }

  /// Remembers the traits of pages and views that were just made, and forgets those that are gone.
  mutating func noteCreation() {
    var traits: [String: TraitCollection] = [:]
    for screen in stack.compactMap({ app.screen($0) }) {
      let decision = decide(screen, rules: app.rules, in: situation)
      traits[screen.id] = decision.traits
      for view in subviews(of: screen, decision, rules: app.rules, in: situation) {
        traits[view.id] = view.traits
      }
    }
    created = traits.merging(created.filter { traits[$0.key] != nil }) { _, kept in kept }
  }

  mutating func flip(_ defect: Defect) -> [Effect] {
    let isOn = !situation.defects.contains(defect)
    if isOn { situation.defects.insert(defect) } else { situation.defects.remove(defect) }
    notice = Notice(isOn ? "\(defect.title): on; flip to see it" : "\(defect.title): cured")
    return []
  }

  mutating func flipDefect(_ name: String) -> [Effect] {
    guard let defect = Defect(rawValue: name) else {
      return refuse(
        "'\(name)' is no defect; write " + Defect.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return flip(defect)
  }
}

extension Slot {
  /// The grounds that pages and bars stand on.
  static let grounds: [Slot] = [
    .page, .groupedPage, .statusBar, .navigationBar, .tabBar, .list, .listPlain, .card, .layer, .loading,
    .address, .searchField,
  ]
}

extension Role {
  /// What is read.
  fileprivate static let words: Set<Role> = [.text, .secondaryText, .tertiaryText, .placeholder]
}

/// What a mistake does to the contrast of what is drawn.
public struct DefectFinding: Hashable, Sendable {
  /// The least contrast between a glyph and its ground among what the mistake touches, 1...21.
  public var ratio: Double
  /// The glyph's colour.
  public var foreground: RGB
  /// The ground's colour.
  public var background: RGB
  /// The element where it is.
  public var element: String
}

extension Model {
  /// Where the shown phone suffers most from a mistake; nil where it has nothing to do with what is shown.
  public func finding(of defect: Defect) -> DefectFinding? {
    guard situation.defects.contains(defect) else { return nil }
    let frame = phone(columns: phoneSize.columns, rows: phoneSize.rows)
    var worst: DefectFinding?
    for cell in frame.cells where cell.glyph != .space && cell.text != cell.ground {
      let (text, ground) = (frame.textInk(cell), frame.groundInk(cell))
      guard isTouched(text, frame.element(cell), by: defect) else { continue }
      let ratio = contrastRatio(text.authored, ground.authored)
      guard ratio < worst?.ratio ?? .infinity else { continue }
      worst = DefectFinding(
        ratio: ratio, foreground: text.authored, background: ground.authored, element: frame.element(cell))
    }
    return worst
  }

  private func isTouched(_ ink: Ink, _ element: String, by defect: Defect) -> Bool {
    switch defect {
    case .staleLayer, .selfComparingGuard: ink.asked == Slot.layerBorder.name
    case .cachedImage: element.contains("image") || element.contains("tile")
    case .forgottenWindowView: element.hasPrefix("window")
    case .noDefaultLight:
      isHalfAdapted(screen) && ink.asked != Slot.homeIndicator.name
        && Role.words.contains(Role.behind(ink.asked) ?? .tint)
    case .droppedMessage: staleStyles[screen.id] != nil
    }
  }

  /// `on, 2.08 : 1`, with the least contrast of what it touches.
  func summary(of defect: Defect) -> String {
    guard situation.defects.contains(defect) else { return "off" }
    guard let finding = finding(of: defect) else { return "on" }
    return "on, \(flooredRatio(finding.ratio)) : 1"
  }

  /// What a defect is, what mends it, and what it does here, a paragraph each.
  func explanation(of defect: Defect) -> [String] {
    let known = ["the bug: " + defect.symptom, "the cure: " + defect.cure]
    guard situation.defects.contains(defect) else { return known }
    guard let finding = finding(of: defect) else {
      return known + ["here: this page does not suffer from it"]
    }
    let pair = "\(finding.foreground.hex) on \(finding.background.hex)"
    return known + ["here: \(finding.element) is \(pair), \(flooredRatio(finding.ratio)) : 1"]
  }
}
