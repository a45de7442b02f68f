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
    for (key, words) in fitting(hints(model), columns: model.columns - 2) {
      let (cap, label) = (glyphs(" \(key) "), glyphs(words))
      column = canvas.text(cap, at: column, row, columns: width(cap), .reverse) + 1
      column = canvas.text(label, at: column, row, columns: width(label)) + 2
    }
  }
}

/// As many hints as fit; the last two, help and quit, stay when others have to go.
private func fitting(_ hints: [(String, String)], columns: Int) -> [(String, String)] {
  func taken(_ hints: [(String, String)]) -> Int {
    hints.reduce(-2) { $0 + width($1.0) + width($1.1) + 5 }
  }
  var hints = hints
  while hints.count > 1 && taken(hints) > columns { hints.remove(at: max(0, hints.count - 3)) }
  return hints
}

/// The five to nine keys that matter now, the most important first.
private func hints(_ model: Model) -> [(String, String)] {
  if model.trace.pending > 0 { return [("Space", "next event"), ("Esc", "all at once"), ("q", "quit")] }
  if let sheet = model.sheet { return hints(sheet) }
  if model.isTypingIntoField { return [("Enter", "done"), ("Ctrl-U", "clear")] }
  if model.isInspecting {
    return [
      ("arrows", "cell"), ("Tab", "element"), ("Enter", "who uses it"), ("< >", "lightness"), ("Y", "copy"),
      ("Space", "light/dark"),
      ("i", "close"), ("?", "keys"), ("q", "quit"),
    ]
  }
  if model.isInBackground {
    return [("b", "back to the app"), ("Space", "light/dark"), ("L", "trace"), ("?", "keys"), ("q", "quit")]
  }
  if model.openDialog != nil {
    return [
      ("arrows", "move"), ("Enter", "press"), ("Esc", "cancel"), ("Space", "light/dark"), ("?", "keys"),
      ("q", "quit"),
    ]
  }
  if model.isTyping { return [("Enter", "done"), ("Ctrl-U", "clear"), ("Esc", "all tokens")] }
  if model.isPanelActive {
    return [
      ("j/k", "token"), ("/", "filter"), ("Tab", "phone"), ("Space", "light/dark"), ("t", "hide"),
      ("?", "keys"), ("q", "quit"),
    ]
  }
  if model.shownComparison != nil {
    return [
      ("c", "what is compared"), ("v", "one phone"), ("Space", "light/dark"), ("o", "overlay"),
      ("T", "theme"),
      ("[ ]", "screens"), ("?", "keys"), ("q", "quit"),
    ]
  }
  return [
    ("Space", "light/dark"), ("o", "overlay"), ("T", "theme"), ("[ ]", "screens"), (":", "commands"),
    ("t", "tokens"),
    ("?", "keys"), ("q", "quit"),
  ]
}

/// The keys of a sheet.
private func hints(_ sheet: Sheet) -> [(String, String)] {
  let keys =
    sheet.list.isTyping
    ? ("Up Down", "move")
    : (sheet.kind == .matrix ? "arrows" : "j k", sheet.kind == .themes ? "preview" : "move")
  let leave =
    sheet.list.isTyping && sheet.kind != .palette
    ? "end typing" : sheet.kind == .themes ? "put back" : "close"
  return [
    ("Enter", verb(sheet.kind)), keys, sheet.list.isTyping ? ("Ctrl-U", "clear") : ("/", "filter"),
    ("Esc", leave),
  ]
}

/// What Enter does in a sheet.
private func verb(_ kind: Sheet.Kind) -> String {
  switch kind {
  case .help, .palette: "run"
  case .themes: "keep"
  case .apps: "open"
  case .traits: "cycle"
  case .defects: "on/off"
  case .coverage, .allowlist: "go there"
  case .roles: "change"
  case .tokens: "choose"
  case .matrix: "open"
  case .uses: "go there"
  }
}
