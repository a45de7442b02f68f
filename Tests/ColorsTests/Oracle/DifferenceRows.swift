import Colors
import Testing

/// Two colours and how different they look.
struct DifferenceRow: CustomTestStringConvertible {
  let one, other: RGB
  let difference: Double

  init(_ one: UInt32, _ other: UInt32, _ difference: Double) {
    (self.one, self.other, self.difference) = (RGB(packed: one), RGB(packed: other), difference)
  }

  var testDescription: String { "\(one.hex) and \(other.hex) differ by \(difference)" }
}

/// Source: coloraide 8.13.1, deltaE OK.
let differenceRows: [DifferenceRow] = [
  .init(0x0770E3, 0xFFFFFF, 0.47956),
  .init(0x111236, 0xF1F2F8, 0.75794),
  .init(0x68697F, 0xFFFFFF, 0.473271),
  .init(0x8F90A0, 0xF1F2F8, 0.304711),
  .init(0xB2B2BF, 0xFFFFFF, 0.233117),
  .init(0xCDCDD7, 0xF1F2F8, 0.110951),
  .init(0x6D9FEB, 0x000000, 0.710411),
  .init(0x6D9FEB, 0x2C2C2E, 0.423292),
  .init(0xFFFFFF, 0x1D1B20, 0.77354),
  .init(0x8E8E93, 0x000000, 0.64835),
  .init(0x8E8E93, 0x2C2C2E, 0.354428),
  .init(0x8E8E93, 0x1D1B20, 0.421801),
  .init(0x48484A, 0x1D1B20, 0.175986),
  .init(0x000000, 0xFFFFFF, 1),
  .init(0x007AFF, 0xFFFFFF, 0.452984),
  .init(0xF4BC81, 0x720F64, 0.486027),
  .init(0x2A9D7F, 0x8BFCD3, 0.287277),
  .init(0x5A50C4, 0x87B294, 0.308784),
  .init(0xE34ECE, 0xBB8ED9, 0.13808),
  .init(0xC25DDB, 0x96CC1B, 0.414333),
  .init(0x3833B5, 0x39F18E, 0.547968),
  .init(0xFA00A0, 0x252ABA, 0.401911),
  .init(0xB82952, 0xFD9F2C, 0.30468),
  .init(0xFB6246, 0x138A39, 0.323006),
  .init(0x495FBE, 0xCEB03A, 0.376699),
  .init(0x14BCFB, 0x93314E, 0.384712),
  .init(0x311782, 0x9C786E, 0.336374),
  .init(0xB27BEB, 0x9B4801, 0.301112),
  .init(0x0D2AB4, 0x0FC877, 0.470567),
  .init(0x4C6826, 0x331BBC, 0.324094),
  .init(0xFF3B30, 0x34C759, 0.375391),
  .init(0x007AFF, 0x0A84FF, 0.025695),
  .init(0x0000FF, 0x0000FE, 0.001636),
  .init(0xFFFFFF, 0xFEFEFE, 0.002975),
]
