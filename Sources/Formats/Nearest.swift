/// The candidate that `word` was most likely meant to be: at most a third of its letters (one in a short word,
/// never all of them) mistyped, left out, put in or swapped with the next. Case does not count, except to choose
/// between equally near candidates; then the first in the order of the alphabet wins. Nil if none is near enough.
public func nearest(_ word: String, in candidates: some Sequence<String>) -> String? {
  let letters = Array(word.unicodeScalars)
  guard 2...128 ~= letters.count else { return nil }
  let folded = folding(letters)
  var limit = max(1, folded.count / 3)
  var ruler = Ruler()
  var best: (distance: Int, exact: Int, word: String)?
  for candidate in candidates {
    let other = Array(candidate.unicodeScalars)
    guard let distance = ruler.distance(folded, folding(other), limit: limit) else { continue }
    let exact = ruler.distance(letters, other, limit: letters.count + other.count) ?? .max
    if let best, best.distance == distance, (best.exact, best.word) <= (exact, candidate) { continue }
    best = (distance, exact, candidate)
    limit = distance
  }
  return best?.word
}

/// The letters without their case.
private func folding(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
  letters.map { letter in
    if letter.isASCII { return "A"..."Z" ~= letter ? Unicode.Scalar(UInt8(letter.value) | 0x20) : letter }
    let lower = letter.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? letter : letter
  }
}

/// Measures how many letters must be changed, dropped, put in or swapped with their neighbour to make one word of
/// another (Damerau-Levenshtein, optimal string alignment; in the band of Ukkonen 1985). Keeps its rows from word
/// to word.
private struct Ruler {
  private var beforeLast: [Int] = []
  private var last: [Int] = []
  private var row: [Int] = []

  /// The distance; nil if it is more than `limit`.
  mutating func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    start(b.count + 2)
    for i in a.indices {
      let low = max(0, i - limit)
      let high = min(b.count, i + limit + 1)
      row[low] = low == 0 ? i + 1 : limit + 1
      var least = row[low]
      for j in low..<high {
        row[j + 1] = cost(a, i, b, j)
        least = min(least, row[j + 1])
      }
      row[high + 1] = limit + 1
      guard least <= limit else { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }

  private mutating func start(_ width: Int) {
    if row.count < width {
      row = Array(repeating: 0, count: width * 2)
      (beforeLast, last) = (row, row)
    }
    for index in 0..<width { last[index] = index }
  }

  /// The distance of the beginnings that end with `a[i]` and `b[j]`.
  @inline(__always)
  private func cost(_ a: [Unicode.Scalar], _ i: Int, _ b: [Unicode.Scalar], _ j: Int) -> Int {
    let plain = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
    guard i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] else { return plain }
    return min(plain, beforeLast[j - 1] + 1)
  }
}
