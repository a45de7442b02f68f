import Colors
import Testing

/// A group of text on ground that is blended as one into a backdrop, and what is seen of it.
struct GroupRow: CustomTestStringConvertible {
  let text, ground: RGB
  let opacity: Double
  let backdrop, textSeen, groundSeen: RGB
  let ratio: Double

  init(
    _ text: UInt32, _ ground: UInt32, _ opacity: Double, _ backdrop: UInt32, _ textSeen: UInt32,
    _ groundSeen: UInt32, _ ratio: Double
  ) {
    (self.text, self.ground) = (RGB(packed: text), RGB(packed: ground))
    (self.textSeen, self.groundSeen) = (RGB(packed: textSeen), RGB(packed: groundSeen))
    (self.opacity, self.backdrop, self.ratio) = (opacity, RGB(packed: backdrop), ratio)
  }

  var testDescription: String { "\(text.hex) on \(ground.hex) at \(opacity) over \(backdrop.hex)" }
}

/// Source: coloraide 8.13.1 and the normative WCAG 2.2 formula.
let groupRows: [GroupRow] = [
  .init(0x000000, 0xFF0000, 0.5, 0xFFFFFF, 0x808080, 0xFF8080, 1.627051),
  .init(0xFFFFFF, 0x0770E3, 0.4, 0xFFFFFF, 0xFFFFFF, 0x9CC6F4, 1.780031),
  .init(0x111236, 0xF1F2F8, 0.6, 0xFFFFFF, 0x707186, 0xF7F7FB, 4.471227),
  .init(0xFFFFFF, 0x1D1B20, 0.7, 0x000000, 0xB3B3B3, 0x141316, 8.828472),
]
