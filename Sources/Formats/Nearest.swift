/// The candidate that `word` was most likely meant to be: at most a third of its letters (one in a short
/// word, never all of them) mistyped, left out, put in or swapped with the next. Case does not count, except
/// to choose between equally near candidates; then the first in the order of the alphabet wins. Nil if none
/// is near enough.
public func nearest(_ word: String, in candidates: some Sequence<String>) -> String? {
  let letters = Array(word.unicodeScalars)
  guard letters.count <= 128 else { return nil }
  let folded = Array(word.lowercased().unicodeScalars)
  var limit = min(max(1, folded.count / 3), folded.count - 1)
  var best: (distance: Int, exact: Int, word: String)?
  for candidate in candidates {
    let other = Array(candidate.lowercased().unicodeScalars)
    guard let distance = editDistance(folded, other, limit: limit) else { continue }
    let exact = editDistance(letters, Array(candidate.unicodeScalars), limit: .max) ?? .max
    if let best, best.distance == distance, (best.exact, best.word) <= (exact, candidate) { continue }
    best = (distance, exact, candidate)
    limit = distance
  }
  return best?.word
}

/// How many letters must be changed, dropped, put in or swapped with their neighbour to make `b` of `a`
/// (Damerau-Levenshtein, optimal string alignment); nil if more than `limit`.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int) -> Int? {
  guard abs(a.count - b.count) <= limit else { return nil }
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    guard row.min() ?? 0 <= limit else { return nil }
    (beforeLast, last) = (last, row)
  }
  return last[b.count] <= limit ? last[b.count] : nil
}
