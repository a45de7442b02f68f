/// The words that a token's name is made of, in lower case and in one spelling: `bg_primaryColor` is `background`,
/// `primary`.
///
/// A name is cut at everything that is neither letter nor digit, before an upper-case letter behind a lower-case one,
/// before the last letter of a run of upper-case ones (`URLText`), and between letters and digits. Words that say nothing
/// of a colour's use fall away; a name made of nothing else keeps them.
func tokenWords(_ name: String) -> [String] {
  let words = cut(name).map { word in
    let plain = colorEndings.first { word.hasSuffix($0) && word.count > $0.count }
    let stem = plain.map { String(word.dropLast($0.count)) } ?? word
    return RoleWords.spellings[stem] ?? stem
  }
  let telling = words.filter { !RoleWords.silent.contains($0) }
  return telling.isEmpty ? words : telling
}

/// What `backgroundcolor` has behind its word where nothing marks the border.
private let colorEndings = ["colors", "colours", "color", "colour"]

private func cut(_ name: String) -> [String] {
  var words: [String] = []
  var word = ""
  let characters = Array(name)
  for (position, character) in characters.enumerated() {
    guard character.isLetter || character.isNumber else {
      if !word.isEmpty { words.append(word) }
      word = ""
      continue
    }
    let next = position + 1 < characters.count ? characters[position + 1] : nil
    if let last = position > 0 ? characters[position - 1] : nil, !word.isEmpty,
      isBorder(last, character, next: next)
    {
      words.append(word)
      word = ""
    }
    word += character.lowercased()
  }
  if !word.isEmpty { words.append(word) }
  return words
}

private func isBorder(_ last: Character, _ character: Character, next: Character?) -> Bool {
  if last.isNumber != character.isNumber { return true }
  guard character.isUppercase else { return false }
  return !last.isUppercase || next?.isLowercase == true
}
