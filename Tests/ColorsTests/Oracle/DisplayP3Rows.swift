import Colors
import Testing

/// A display-P3 colour, the same in sRGB before and after the clip, and its luminance before the clip.
struct DisplayP3Row: CustomTestStringConvertible {
  let components, extended: [Double]
  let shown: RGB
  let clipped: Bool
  let luminance: Double

  init(_ components: [Double], _ extended: [Double], _ shown: UInt32, clipped: Bool, _ luminance: Double) {
    (self.components, self.extended) = (components, extended)
    (self.shown, self.clipped, self.luminance) = (RGB(packed: shown), clipped, luminance)
  }

  var testDescription: String { "\(components) shows as \(shown.hex)" }
}

/// Source: coloraide 8.13.1.
let displayP3Rows: [DisplayP3Row] = [
  .init([1, 0, 0], [1.093066, -0.226742, -0.150135], 0xFF0000, clipped: true, 0.228975),
  .init([0, 0, 1], [0, 0, 1.042022], 0x0000FF, clipped: true, 0.079287),
  .init([0, 1, 1], [-0.511605, 1.018266, 1.008583], 0x00FFFF, clipped: true, 0.771025),
  .init([1, 1, 1], [1, 1, 1], 0xFFFFFF, clipped: false, 1),
  .init([0.502, 0.502, 0.502], [0.502, 0.502, 0.502], 0x808080, clipped: false, 0.215897),
  // coloraide shows #80807F: its blue falls just below the half, 127.5. A grey stays grey here.
  .init([0.5, 0.5, 0.5], [0.5, 0.5, 0.5], 0x808080, clipped: false, 0.214041),
  .init([0.9, 0.2, 0.2], [0.980894, 0.017841, 0.144157], 0xFA0525, clipped: false, 0.205822),
  .init([0, 0.478, 1], [-0.231256, 0.487228, 1.035639], 0x007CFF, clipped: true, 0.21365),
  .init([0.204, 0.78, 0.349], [-0.324993, 0.793596, 0.280971], 0x00CA48, clipped: true, 0.410412),
  .init([0.1, 0.9, 0.9], [-0.442774, 0.916326, 0.907671], 0x00EAE7, clipped: true, 0.60941),
  .init([0.027, 0.439, 0.89], [-0.202373, 0.447444, 0.921412], 0x0072EB, clipped: true, 0.173317),
  .init([0.05, 0.02, 0.01], [0.055749, 0.018702, 0.008411], 0x0E0502, clipped: false, 0.002033),
  .init([0.95, 0.55, 0.6], [1.013498, 0.523983, 0.594072], 0xFF8697, clipped: true, 0.411162),
]
