import StyleLibrary

/// Two themes that are swapped in place, to see what differs.
struct Blink: Sendable {
  /// The theme that was worn when the comparison began.
  var a: Theme
  /// The other one.
  var b: Theme
}

/// What the commands of the A/B blink do.
extension Model {
  /// Which of the two themes is worn: `A` or `B`; nil where no two are compared or a third one is worn.
  public var blinkLetter: String? {
    guard let blink else { return nil }
    if theme.id == blink.b.id { return "B" }
    return theme.id == blink.a.id ? "A" : nil
  }

  /// Swaps the worn theme with another one; named again, or by a key, back.
  mutating func blink(with id: String) -> [Effect] {
    guard !themes.isEmpty else {
      pendingBlink = id
      return [.readLibrary]
    }
    if let blink, blinkLetter != nil, [blink.a.id, blink.b.id].contains(id) {
      return swapThemes()
    }
    guard let other = themes.first(where: { $0.id == id }) else {
      return refuse("no theme is called '\(id)'")
    }
    guard other.id != theme.id else {
      return refuse("'\(id)' is worn already; blink wants another theme")
    }
    blink = Blink(a: theme, b: other)
    return swapThemes()
  }

  /// Wears the other of the two themes. Where there are none yet, asks for one.
  mutating func swapThemes() -> [Effect] {
    guard var blink else { return run(row: "blink") }
    // What was changed in a theme while it was worn comes back with it.
    if blinkLetter == "B" {
      blink.b = theme
      theme = blink.a
    } else {
      blink.a = theme
      theme = blink.b
    }
    self.blink = blink
    notice = Notice("\(blinkLetter ?? "A"): \(theme.title); Backspace swaps")
    return []
  }

  /// Takes over a theme that was read again, be it the one that is not worn.
  mutating func refreshBlink(with fresh: Theme) {
    guard let blink else { return }
    let worn = theme
    theme = blink.a
    wear(fresh: fresh)
    self.blink?.a = theme
    theme = blink.b
    wear(fresh: fresh)
    self.blink?.b = theme
    theme = worn
  }
}
