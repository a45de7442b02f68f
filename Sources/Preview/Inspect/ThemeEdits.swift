public import Colors
import Formats
public import StyleLibrary

/// A colour to be written at a place of a file.
public struct ColorWrite: Hashable, Sendable {
  /// Where its value stands.
  public var place: Place
  /// The new colour.
  public var color: RGB

  /// Makes one.
  public init(place: Place, color: RGB) {
    self.place = place
    self.color = color
  }
}

/// Changes of lightness that were made in the inspector, step by step.
public struct ThemeEdits: Hashable, Sendable {
  /// The entry of a token that was changed.
  struct Edit: Hashable, Sendable {
    /// Where its value stands in the file as it was last read.
    var place: Place
    /// The colour that the steps count from.
    var origin: RGB
    /// The colour in the file.
    var saved: RGB
    /// Steps of 0.01 in lightness.
    var steps = 0

    /// The lightness that is wanted, OKLCH, 0...1.
    var lightness: Double { min(max(0, OKLCH(origin).lightness + Double(steps) / 100), 1) }

    /// The colour as it is now; hue and chroma are those of the origin, as far as sRGB goes.
    var color: RGB {
      if steps == 0 { return origin }
      var color = OKLCH(origin)
      color.lightness = lightness
      return color.fittedRGB
    }
  }

  private(set) var edits: [EntryName: Edit] = [:]
  /// The entries that were changed and by how many steps, the last one last.
  private var history: [Step] = []

  private struct Step: Hashable {
    var name: EntryName
    var steps: Int
  }

  /// How many values differ from their files.
  public var unsavedCount: Int { unsaved.count }

  /// What has to be written, file by file and from top to bottom.
  var unsaved: [ColorWrite] {
    edits.values.filter { $0.color != $0.saved }
      .map { ColorWrite(place: $0.place, color: $0.color) }
      .sorted {
        ($0.place.file, $0.place.line, $0.place.column) < ($1.place.file, $1.place.line, $1.place.column)
      }
  }

  /// The colours that are shown instead of those in the files.
  var colors: [Place: RGB] {
    Dictionary(unsaved.map { ($0.place, $0.color) }, uniquingKeysWith: { first, _ in first })
  }

  /// Changes the lightness of an entry whose colour in the file is `saved` unless it was changed before; nil at black and at white, where there is nothing left to change.
  mutating func step(_ name: EntryName, at place: Place, saved: RGB, by steps: Int) -> Edit? {
    var edit = edits[name] ?? Edit(place: place, origin: saved, saved: saved)
    let isAtEnd = steps < 0 ? edit.lightness <= 0 : edit.lightness >= 1
    guard !isAtEnd else { return nil }
    edit.steps += steps
    edits[name] = edit
    history.append(Step(name: name, steps: steps))
    return edit
  }

  /// Takes the last step back; nil where there is none.
  mutating func undo() -> (name: EntryName, edit: Edit)? {
    guard let last = history.popLast(), var edit = edits[last.name] else { return nil }
    edit.steps -= last.steps
    edits[last.name] = edit
    return (last.name, edit)
  }

  /// Takes note of how the files are now: where each entry stands and what is written there. Returns the entries that are
  /// gone although they were changed and not written.
  mutating func rebase(on find: (EntryName) -> (place: Place, color: RGB)?) -> [EntryName] {
    var lost: [EntryName] = []
    for (name, edit) in edits {
      if let found = find(name) {
        edits[name]?.place = found.place
        edits[name]?.saved = found.color
      } else {
        if edit.color != edit.saved { lost.append(name) }
        edits[name] = nil
        history.removeAll { $0.name == name }
      }
    }
    return lost
  }
}

/// What the commands that change a theme do.
extension Model {
  /// The worn theme with the edits that are not written yet.
  var editedTheme: Theme { theme.replacing(edits.colors) }

  /// Lowers or raises the lightness of the inspected colour by 0.01 in the entry that answered.
  mutating func changeLightness(_ step: Int) -> [Effect] {
    guard isInspecting, let subject = inspected?.subject else { return refuseWithoutInspector() }
    guard let source = subject.source, let (name, entry) = theme(of: screen).entry(at: source),
      case .color(let shown, _) = entry.value
    else { return refuse("'\(subject.token)' has no value in a file that could be changed") }
    if let reason = whyFixed(shown.rgb, at: source) { return refuse(reason) }
    guard let edit = edits.step(name, at: source, saved: shown.rgb, by: step) else {
      return refuse("'\(name.token)' is \(step < 0 ? "black" : "white") already")
    }
    notice = Notice(words(name, edit))
    return []
  }

  /// Why a value cannot be written back to its file; nil where it can, and where the file is not at hand to tell.
  private func whyFixed(_ color: RGB, at place: Place) -> String? {
    guard let bytes = app.files[place.file] else { return nil }
    do {
      _ = try replacingColor(at: place, with: color, in: bytes, file: place.file)
      return nil
    } catch {
      return error.description
    }
  }

  mutating func undoEdit() -> [Effect] {
    guard let (name, edit) = edits.undo() else { return refuse("nothing to undo") }
    notice = Notice("undone: " + words(name, edit))
    return []
  }

  /// What was changed of the value at a place, in words; nil where it is as in its file.
  func editWords(at place: Place?) -> String? {
    guard let (_, edit) = edits.edits.first(where: { $0.value.place == place }), edit.color != edit.saved
    else {
      return nil
    }
    return "lightness \(decimals(edit.lightness)); \(edit.saved.hex) in the file, unsaved"
  }

  private func words(_ name: EntryName, _ edit: ThemeEdits.Edit) -> String {
    let state = edit.color == edit.saved ? "as in the file" : "\(edit.saved.hex) in the file"
    return
      "\(name.token) (\(name.variant.rawValue)): lightness \(decimals(edit.lightness)), \(edit.color.hex); \(state)"
  }

  mutating func writeEdits() -> [Effect] {
    let writes = edits.unsaved
    guard !writes.isEmpty else { return refuse("nothing to write: no value differs from its file") }
    return [.writeColors(writes)]
  }

  /// Ends the program; asks once where edits would be lost.
  mutating func quit() -> [Effect] {
    let count = edits.unsavedCount
    guard count > 0, !isQuitAsked else { return [.quit] }
    isQuitAsked = true
    return refuse(
      "\(count) unsaved edit\(count == 1 ? "" : "s"): Ctrl-S writes, q again leaves without")
  }
}
