import Colors
import Design
import Formats
import StyleLibrary

/// The open app as its files are now.
public struct Reload: Sendable {
  /// The app.
  public var app: App
  /// The worn theme, where it is not the app's own.
  public var worn: App?
  /// What was written by the program itself, in words; nil where the files were changed by others.
  public var written: String?

  /// Makes one.
  public init(app: App, worn: App? = nil, written: String? = nil) {
    self.app = app
    self.worn = worn
    self.written = written
  }
}

extension Model {
  /// Takes over files that changed, and keeps the screen, the scroll, the focus and the situation. Files with faults that
  /// the ones before did not have are not taken over: the last good ones stay.
  mutating func receive(_ reload: Reload) -> [Effect] {
    let known = Set(app.errors.map(\.fact))
    let faults = reload.app.errors + (reload.worn?.errors ?? [])
    if let fault = faults.first(where: { !known.contains($0.fact) }) {
      brokenFile = fault
      return refuse("\(fault)")
    }
    let changed = changedFiles(reload.app.files)
    let isMended = brokenFile != nil
    brokenFile = nil
    let isOwn = theme.id == app.theme.id
    app = reload.app
    if let fresh = isOwn ? app.theme : reload.worn?.theme { wear(fresh: fresh) }
    refreshBlink(with: app.theme)
    if let before = themeBeforePicking, before.id == app.theme.id { themeBeforePicking = app.theme }
    if let index = themes.firstIndex(where: { $0.id == app.theme.id }) { themes[index] = app.theme }
    stack = stack.filter { app.screen($0) != nil }
    if stack.isEmpty { stack = [app.screens.first?.id ?? ""] }
    tokens.cursor = min(tokens.cursor, max(0, tokenRows.count - 1))
    let lost = rebaseEdits()
    notice = words(changed, lost: lost, written: reload.written, isMended: isMended)
    return []
  }

  /// Wears the worn theme as it was read again, with the roles that were given in the program.
  mutating func wear(fresh: Theme) {
    guard fresh.id == theme.id else { return }
    let given = theme.roles.filter { Self.assignments.contains($0.value.place?.file ?? "") }
    theme = fresh
    theme.roles.merge(given) { _, given in given }
  }

  /// Whether the picker of themes is open.
  public var isPickingTheme: Bool { sheet?.kind == .themes }

  /// What places of bindings say that were made in the program and not in a file.
  private static let assignments: Set<String> = ["roles", "--role"]

  /// The names of the files that have other bytes than before.
  private func changedFiles(_ files: [String: [UInt8]]) -> [String] {
    Set(files.keys).union(app.files.keys).filter { files[$0] != app.files[$0] }.sorted()
  }

  private mutating func rebaseEdits() -> [EntryName] {
    let pages = app.styles.values.map { Theme(id: "", title: "", tokens: $0.tokens) }
    let known = [theme, app.theme] + themes + pages
    return edits.rebase { name in
      for theme in known {
        if let entry = theme.entry(name), case .color(let color, _) = entry.value {
          return (entry.place, color.rgb)
        }
      }
      return nil
    }
  }

  private func words(_ changed: [String], lost: [EntryName], written: String?, isMended: Bool) -> Notice? {
    if let lost = lost.first {
      return Notice(
        "'\(lost.token)' is gone from \(lost.file), and its unsaved edit with it", isRefusal: true)
    }
    if let written { return Notice(written) }
    guard let first = changed.first else { return notice }
    let what = changed.count == 1 ? first : "\(first) and \(changed.count - 1) more"
    let count = edits.unsavedCount
    if count > 0 {
      let edits = "\(count) unsaved edit\(count == 1 ? "" : "s")"
      return Notice("\(what) changed on disk; \(edits) kept on top: U undoes, Ctrl-S writes")
    }
    return Notice("\(what) read again" + (isMended ? ": it is sound now" : ""))
  }
}
