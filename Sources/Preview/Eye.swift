import Adaptation
public import Colors
import Design
import StyleLibrary

/// Who looks at the phone, and under which light: it changes what is seen, not what the app does.
public struct Eye: Hashable, Sendable {
  /// The kind of colour vision.
  public var vision = ColorVision.normal
  /// The light on the screen; nil for none, as WCAG has it.
  public var light: AmbientLight?
  /// Whether grounds let nothing through, as the system's setting asks for.
  public var reducesTransparency = false

  /// Makes an eye that sees all colours in the dark.
  public init() {}

  /// The contrast of two shown colours as it is seen, 1...21.
  func contrastRatio(_ one: RGB, _ other: RGB) -> Double {
    let (one, other) = (vision.seen(one), vision.seen(other))
    return light?.contrastRatio(one, other) ?? Colors.contrastRatio(one, other)
  }

  /// Under what a ratio was reckoned, in words; nil where it is WCAG's own.
  var condition: String? {
    var words: [String] = []
    if vision != .normal { words.append("seen by \(vision.rawValue)") }
    if let light { words.append("at \(Int(light.lux)) lux (a model)") }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// A text as lux, 0...200000; nil for what is no such number.
  public static func lux(_ text: String) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }), let lux = Double(text),
      (0...200_000).contains(lux)
    else { return nil }
    return lux
  }

  /// Lights to try, in lux: a bedroom at night, a living room, an office, the shade, the sun.
  static let lights: [(lux: Double, name: String)] = [
    (5, "a bedroom at night"), (50, "a living room"), (500, "an office"), (10_000, "the shade by day"),
    (60_000, "the sun"),
  ]
}

extension Slot {
  /// Grounds that may let something through: those of pages and bars, and the fills on them.
  static let surfaces =
    grounds + [
      .textField, .stepper, .chip, .chipSelected, .tintedButton, .disabledButton, .listSelection, .image,
      .toast, .windowView,
    ]
}

extension Model {
  mutating func flipTransparency() -> [Effect] {
    eye.reducesTransparency.toggle()
    let palette = ResolvedPalette(shownTheme, traits: decision.traits)
    let names = Set(Slot.surfaces.map { palette.color($0) }.filter { !$0.color.isOpaque }.map(\.token))
    let what =
      names.isEmpty ? "no ground of this theme lets anything through" : names.sorted().joined(separator: ", ")
    notice = Notice(eye.reducesTransparency ? "no transparency: \(what)" : "transparency as designed")
    return []
  }

  mutating func cycleVision() -> [Effect] {
    let all = ColorVision.allCases
    let index = all.firstIndex(of: eye.vision) ?? 0
    return setVision(all[(index + 1) % all.count].rawValue)
  }

  mutating func setVision(_ text: String) -> [Effect] {
    guard let vision = ColorVision(rawValue: text) else {
      return refuse("'\(text)' is no kind of colour vision; write normal, protan, deutan or tritan")
    }
    eye.vision = vision
    notice = Notice(
      vision == .normal ? "normal colour vision" : "\(vision.rawValue): seen without one kind of cones")
    return []
  }

  mutating func cycleAmbient() -> [Effect] {
    let next = Eye.lights.first { $0.lux > eye.light?.lux ?? 0 }
    eye.light = next.map { AmbientLight(lux: $0.lux) }
    notice = Notice(
      next.map { "\(Int($0.lux)) lux, \($0.name): ratios by a model" } ?? "ratios without ambient light")
    return []
  }

  mutating func setAmbient(_ text: String) -> [Effect] {
    guard let lux = Eye.lux(text) else { return refuse("'\(text)' is no light; write lux from 0 to 200000") }
    eye.light = lux == 0 ? nil : AmbientLight(lux: lux)
    notice = Notice(lux == 0 ? "ratios without ambient light" : "\(text) lux: ratios by a model")
    return []
  }
}
