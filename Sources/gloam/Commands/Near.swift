import Formats

/// The nearest of some words, if one is near enough.
func near(_ word: String, _ words: [String]) -> String? { nearest(word, in: words) }
