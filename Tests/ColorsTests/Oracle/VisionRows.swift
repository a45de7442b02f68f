import Colors

/// A colour, how a person without one kind of cones sees it in linear light before the clip, and as 8 bits after it.
struct VisionRow: Sendable {
  let color: RGB
  let vision: ColorVision
  let light: [Double]
  let seen: RGB

  init(_ color: UInt32, _ vision: ColorVision, _ light: [Double], _ seen: UInt32) {
    (self.color, self.vision, self.light, self.seen) = (RGB(packed: color), vision, light, RGB(packed: seen))
  }
}

/// Source: coloraide 8.13.1, the Viénot and Brettel filters at full severity.
let visionRows: [VisionRow] = [
  .init(0xFF0000, .protan, [0.112383, 0.112383, 0.004006], 0x5E5E0D),
  .init(0xFF0000, .tritan, [1.012773, -0.012433, 0.075895], 0xFF004E),
  .init(0x00FF00, .deutan, [0.707250, 0.707250, 0.022337], 0xDBDB29),
  .init(0x0000FF, .protan, [0.000000, 0.000000, 1.000000], 0x0000FF),
  .init(0x0000FF, .tritan, [-0.126572, 0.123204, 0.247954], 0x006288),
  .init(0xFFFF00, .deutan, [1.000000, 1.000000, 0.000000], 0xFFFF00),
  .init(0x00FFFF, .protan, [0.887617, 0.887617, 0.995994], 0xF2F2FF),
  .init(0x00FFFF, .tritan, [0.063216, 0.938466, 1.375608], 0x47F8FF),
  .init(0xFF00FF, .deutan, [0.292750, 0.292750, 0.977663], 0x9393FC),
  .init(0xFFFFFF, .protan, [1.000000, 1.000000, 1.000000], 0xFFFFFF),
  .init(0xFFFFFF, .tritan, [1.000000, 1.000000, 1.000000], 0xFFFFFF),
  .init(0x808080, .deutan, [0.215861, 0.215861, 0.215861], 0x808080),
  .init(0xFF3B30, .protan, [0.151203, 0.151203, 0.033387], 0x6C6C33),
  .init(0xFF3B30, .tritan, [1.014317, 0.029799, 0.114622], 0xFF305F),
  .init(0x34C759, .deutan, [0.413981, 0.413981, 0.111889], 0xACAC5E),
  .init(0x007AFF, .protan, [0.172746, 0.172746, 0.999220], 0x7373FF),
  .init(0x007AFF, .tritan, [-0.089636, 0.281868, 0.467415], 0x0091B6),
  .init(0xFF9500, .deutan, [0.505310, 0.505310, -0.015623], 0xBCBC00),
  .init(0x0770E3, .protan, [0.144059, 0.144059, 0.767511], 0x6A6AE3),
  .init(0x0770E3, .tritan, [-0.064485, 0.226866, 0.372381], 0x0083A4),
  .init(0x6D9FEB, .deutan, [0.289976, 0.289976, 0.835098], 0x9393EC),
  .init(0x68697F, .protan, [0.140945, 0.140945, 0.212219], 0x69697F),
  .init(0x68697F, .tritan, [0.129628, 0.149833, 0.159924], 0x656C6F),
  .init(0xB2B2BF, .deutan, [0.445201, 0.445201, 0.520996], 0xB2B2BF),
]
