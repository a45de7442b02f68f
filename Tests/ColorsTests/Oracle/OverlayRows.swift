import Colors
import Testing

/// Text and ground under a black overlay, what is seen of both, and the contrast of what is seen.
struct OverlayRow: CustomTestStringConvertible {
  let text, ground: RGB
  let opacity: Double
  let textSeen, groundSeen: RGB
  let ratio: Double

  init(
    _ text: UInt32, _ ground: UInt32, _ opacity: Double, _ textSeen: UInt32, _ groundSeen: UInt32,
    _ ratio: Double
  ) {
    (self.text, self.ground) = (RGB(packed: text), RGB(packed: ground))
    (self.textSeen, self.groundSeen) = (RGB(packed: textSeen), RGB(packed: groundSeen))
    (self.opacity, self.ratio) = (opacity, ratio)
  }

  var testDescription: String { "\(text.hex) on \(ground.hex) under black at \(opacity)" }
}

/// Source: coloraide 8.13.1 and the normative WCAG 2.2 formula.
let overlayRows: [OverlayRow] = [
  .init(0x000000, 0xFFFFFF, 0, 0x000000, 0xFFFFFF, 21),
  .init(0x000000, 0xFFFFFF, 0.3, 0x000000, 0xB3B3B3, 10.015716),
  .init(0x000000, 0xFFFFFF, 0.5, 0x000000, 0x808080, 5.31721),
  .init(0x111236, 0xFFFFFF, 0, 0x111236, 0xFFFFFF, 18.047051),
  .init(0x111236, 0xFFFFFF, 0.3, 0x0C0D26, 0xB3B3B3, 9.095355),
  .init(0x111236, 0xFFFFFF, 0.5, 0x09091B, 0x808080, 4.985586),
  .init(0x68697F, 0xFFFFFF, 0, 0x68697F, 0xFFFFFF, 5.363022),
  .init(0x68697F, 0xFFFFFF, 0.3, 0x494A59, 0xB3B3B3, 4.160976),
  .init(0x68697F, 0xFFFFFF, 0.5, 0x343540, 0x808080, 3.074799),
  .init(0x0770E3, 0xFFFFFF, 0, 0x0770E3, 0xFFFFFF, 4.734088),
  .init(0x0770E3, 0xFFFFFF, 0.3, 0x054E9F, 0xB3B3B3, 3.856872),
  .init(0x0770E3, 0xFFFFFF, 0.5, 0x043872, 0x808080, 2.93151),
  .init(0x8F90A0, 0xFFFFFF, 0, 0x8F90A0, 0xFFFFFF, 3.150861),
  .init(0x8F90A0, 0xFFFFFF, 0.3, 0x646570, 0xB3B3B3, 2.753607),
  .init(0x8F90A0, 0xFFFFFF, 0.5, 0x484850, 0x808080, 2.293555),
  .init(0x999999, 0xF9F9F9, 0, 0x999999, 0xF9F9F9, 2.706051),
  .init(0x999999, 0xF9F9F9, 0.3, 0x6B6B6B, 0xAEAEAE, 2.402041),
  .init(0x999999, 0xF9F9F9, 0.5, 0x4D4D4D, 0x7D7D7D, 2.05355),
  .init(0x444444, 0xF9F9F9, 0, 0x444444, 0xF9F9F9, 9.250986),
  .init(0x444444, 0xF9F9F9, 0.3, 0x303030, 0xAEAEAE, 5.9488),
  .init(0x444444, 0xF9F9F9, 0.5, 0x222222, 0x7D7D7D, 3.865046),
  .init(0xFFFFFF, 0x0770E3, 0, 0xFFFFFF, 0x0770E3, 4.734088),
  .init(0xFFFFFF, 0x0770E3, 0.3, 0xB3B3B3, 0x054E9F, 3.856872),
  .init(0xFFFFFF, 0x0770E3, 0.5, 0x808080, 0x043872, 2.93151),
  .init(0x767676, 0xFFFFFF, 0, 0x767676, 0xFFFFFF, 4.542225),
  .init(0x767676, 0xFFFFFF, 0.3, 0x535353, 0xB3B3B3, 3.668748),
  .init(0x767676, 0xFFFFFF, 0.5, 0x3B3B3B, 0x808080, 2.836298),
  .init(0x007AFF, 0xFFFFFF, 0, 0x007AFF, 0xFFFFFF, 4.016976),
  .init(0x007AFF, 0xFFFFFF, 0.3, 0x0055B3, 0xB3B3B3, 3.394773),
  .init(0x007AFF, 0xFFFFFF, 0.5, 0x003D80, 0x808080, 2.686545),
]
