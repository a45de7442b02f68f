/// The contrast between two colours, 1 (none) ... 21 (black and white); the order does not matter.
///
/// WCAG 2.2, "contrast ratio" (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). Not rounded: compare it with a threshold
/// by `>=` just as it is, since 4.4999 is a failure at 4.5.
public func contrastRatio(_ one: RGB, _ other: RGB) -> Double {
  contrastRatio(luminances: one.luminance, other.luminance)
}

/// The contrast between two relative luminances, in either order.
///
/// For colours that no 8-bit value holds, such as a display-P3 red. A luminance below 0, as such a colour may have, counts
/// as 0.
public func contrastRatio(luminances one: Double, _ other: Double) -> Double {
  let one = max(0, one)
  let other = max(0, other)
  return (max(one, other) + 0.05) / (min(one, other) + 0.05)
}

/// A ratio as it is shown: two decimals, cut off and never rounded, so that 4.4988 reads "4.49" and nothing that fails at
/// 4.5 is shown as "4.50".
///
/// A value outside 1...21 is brought to the nearer end; one that is not a number reads "?".
public func flooredRatio(_ ratio: Double) -> String {
  guard !ratio.isNaN else { return "?" }
  let ratio = min(max(1, ratio), 21)
  var hundredths = Int(ratio * 100)
  // 2.3 * 100 falls just below 230, and other products just above; the quotient is the nearest double to the decimal.
  if Double(hundredths + 1) / 100 <= ratio { hundredths += 1 }
  if Double(hundredths) / 100 > ratio { hundredths -= 1 }
  let decimals = hundredths % 100
  return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
}
