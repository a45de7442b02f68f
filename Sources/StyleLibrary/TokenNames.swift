/// The names of a theme's tokens, cut into words and found by them.
struct TokenNames {
  private let names: [String]
  private let words: [[String]]
  private var positions: [String: [Int]] = [:]

  init(_ names: [String]) {
    self.names = names
    words = names.map(tokenWords)
    for (position, words) in words.enumerated() {
      for word in Set(words) { positions[word, default: []].append(position) }
    }
  }

  /// The tokens whose names speak for a role, the surest first; of equals the shortest, then the first of the theme.
  func candidates(for row: RoleWords.Row) -> [Int] {
    var costs: [Int: Int] = [:]
    for (rank, pattern) in row.patterns.enumerated() {
      for position in positions[pattern.first ?? ""] ?? [] {
        guard let cost = cost(of: words[position], beyond: pattern) else { continue }
        costs[position] = min(costs[position] ?? .max, cost + rank)
      }
    }
    return costs.keys.sorted { a, b in
      (costs[a] ?? 0, names[a].count, a) < (costs[b] ?? 0, names[b].count, b)
    }
  }

  /// What the words of a name cost that a pattern does not ask for; nil if it does not match.
  private func cost(of words: [String], beyond pattern: [String]) -> Int? {
    guard pattern.allSatisfy(words.contains) else { return nil }
    var cost = 0
    for word in words where !pattern.contains(word) && !RoleWords.plain.contains(word) {
      let isBesideOn = RoleWords.besideOn.contains(word) && pattern.contains("on")
      if RoleWords.parts.contains(word) && !isBesideOn { return nil }
      cost += RoleWords.ranks.contains(word) ? 10 : 3
    }
    return cost
  }
}
