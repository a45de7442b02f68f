import Colors
import Testing

/// Colours over a ground and what they show together, before (0...1) and after the one rounding.
struct CompositeRow: CustomTestStringConvertible {
  /// From the top down.
  let layers: [Color]
  let ground: RGB
  let unrounded: [Double]
  let shown: RGB

  init(_ layers: [(UInt32, Double)], _ ground: UInt32, _ unrounded: [Double], _ shown: UInt32) {
    self.layers = layers.map { Color(RGB(packed: $0.0), alpha: $0.1) }
    (self.ground, self.shown) = (RGB(packed: ground), RGB(packed: shown))
    self.unrounded = unrounded
  }

  var testDescription: String {
    layers.map { "\($0.rgb.hex) \($0.alpha)" }.joined(separator: " over ") + " over \(ground.hex)"
  }
}

/// Source: coloraide 8.13.1, source-over in gamma-encoded sRGB.
let compositeRows: [CompositeRow] = [
  .init([(0x3C3C43, 0.6)], 0xFFFFFF, [0.541176, 0.541176, 0.557647], 0x8A8A8E),
  // coloraide shows #C4C4C7: its red and green fall just below the half, 196.5, that they are.
  .init([(0x3C3C43, 0.3)], 0xFFFFFF, [0.770588, 0.770588, 0.778824], 0xC5C5C7),
  .init([(0xEBEBF5, 0.6)], 0x000000, [0.552941, 0.552941, 0.576471], 0x8D8D93),
  // coloraide shows #46464A: its red and green fall just below the half, 70.5, that they are.
  .init([(0xEBEBF5, 0.3)], 0x000000, [0.276471, 0.276471, 0.288235], 0x47474A),
  .init([(0xEBEBF5, 0.18)], 0x1C1C1E, [0.255922, 0.255922, 0.269412], 0x414145),
  .init([(0xFFFFFF, 0.5)], 0x000000, [0.5, 0.5, 0.5], 0x808080),
  .init([(0x000000, 0.3)], 0xFFFFFF, [0.7, 0.7, 0.7], 0xB3B3B3),
  .init([(0x000000, 0.6)], 0xFFFFFF, [0.4, 0.4, 0.4], 0x666666),
  .init([(0xD9E2E9, 0.5)], 0xFFFFFF, [0.92549, 0.943137, 0.956863], 0xECF1F4),
  .init([(0x000000, 0)], 0xFFFFFF, [1, 1, 1], 0xFFFFFF),
  .init([(0x000000, 0.4), (0x3C3C43, 0.6)], 0xFFFFFF, [0.324706, 0.324706, 0.334588], 0x535355),
  .init([(0x3C3C43, 0.6), (0xF9F9F9, 0.94)], 0xFF3B30, [0.532329, 0.513882, 0.529318], 0x888387),
  .init([(0x000000, 0.414)], 0xFFFFFF, [0.586, 0.586, 0.586], 0x959595),
  .init([(0x787880, 0.36)], 0x000000, [0.169412, 0.169412, 0.180706], 0x2B2B2E),
  .init([(0x3C3C43, 0.29)], 0xFFFFFF, [0.778235, 0.778235, 0.786196], 0xC6C6C8),
  .init([(0x16C5A7, 0.77), (0x6CC193, 0.72)], 0x340726, [0.1497, 0.721967, 0.609335], 0x26B89B),
  .init([(0xCFF0DA, 0.44), (0x7B19CC, 0.21)], 0x8A425E, [0.653318, 0.540151, 0.633318], 0xA78AA1),
  .init([(0xF29F5C, 0.03), (0x4A0880, 0.01)], 0x074324, [0.057647, 0.271324, 0.151264], 0x0F4527),
  .init([(0xF83528, 0.4), (0xC955EA, 0.34)], 0x586E39, [0.686478, 0.321961, 0.338463], 0xAF5256),
  .init([(0x099FFB, 0.15), (0x3B39D9, 0.6)], 0xFA2935, [0.456627, 0.262196, 0.652314], 0x7443A6),
  .init([(0xFF26C2, 0.99), (0x2958F0, 0.9)], 0x2788F6, [0.9916, 0.151169, 0.762612], 0xFD27C2),
  .init([(0xBFABE2, 0.33), (0xDA9EB9, 0.65)], 0x29469B, [0.65719, 0.555506, 0.750961], 0xA88EBF),
]
