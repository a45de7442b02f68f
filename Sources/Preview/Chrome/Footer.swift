import Rendering

extension Drawing {
  /// The line below: a notice, or the keys that matter now.
  mutating func drawFooter() {
    let row = model.rows - 1
    if let notice = model.notice {
      let mark = notice.isRefusal ? "✗ " : "· "
      canvas.text(mark + notice.text, at: 1, row, columns: model.columns - 2, notice.isRefusal ? .bold : [])
      return
    }
    var column = 1
    for (key, words) in hints(model) {
      let (cap, label) = (glyphs(" \(key) "), glyphs(words))
      guard column + width(cap) + 1 + width(label) < model.columns else { break }
      column = canvas.text(cap, at: column, row, columns: width(cap), .reverse) + 1
      column = canvas.text(label, at: column, row, columns: width(label)) + 2
    }
  }
}

/// The five to nine keys that matter now, the most important first.
private func hints(_ model: Model) -> [(String, String)] {
  if model.isTyping {
    return [("Enter", "run"), ("Esc", "done"), ("Up/Down", "choose"), ("Ctrl-U", "clear")]
  }
  if let sheet = model.sheet {
    switch sheet.kind {
    case .themes: return [("Enter", "keep"), ("Esc", "put back"), ("j/k", "preview"), ("/", "filter")]
    default: return [("Enter", "run"), ("Esc", "close"), ("j/k", "move"), ("/", "filter")]
    }
  }
  if model.isPanelActive {
    return [
      ("j/k", "token"), ("/", "filter"), ("Tab", "phone"), ("Space", "light/dark"), ("t", "hide"),
      ("?", "keys"), ("q", "quit"),
    ]
  }
  var keys = [
    ("Space", "light/dark"), ("[ ]", "screens"), ("o", "overlay"), ("T", "theme"), ("?", "keys"),
    ("q", "quit"),
  ]
  keys.insert(contentsOf: [("t", "tokens"), (":", "commands")], at: 4)
  return keys
}
