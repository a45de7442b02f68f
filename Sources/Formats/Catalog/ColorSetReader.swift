import StyleLibrary

/// Reads one `.colorset/Contents.json` as a phone would take it.
struct ColorSetReader {
  private let system: SystemColors

  init(_ system: SystemColors) { self.system = system }

  /// The set's entries; none, with the reason told, when there is nothing for a phone.
  func read(_ file: CatalogFile, token: String, _ log: DiagnosticLog) -> DynamicColor {
    let own = DiagnosticLog()
    defer { log.take(own) }
    guard let document = JSONDocument.open(file.file, file.bytes, own),
      var root = ObjectReader(document.root, "a colour set", own)
    else { return DynamicColor([]) }
    _ = root.member("info")
    _ = root.member("properties")
    let elements = root.list("colors")
    let reader = CatalogEntryReader(token: token, system: system, log: own)
    let entries = elements.compactMap(reader.read)
    root.finish()
    tellOfEmptySlots(entries, of: elements.count, token: token, at: document.root.place, own)
    return system.written(chosen(entries, own))
  }

  private func tellOfEmptySlots(
    _ entries: [CatalogEntry], of count: Int, token: String, at place: Place, _ log: DiagnosticLog
  ) {
    if entries.isEmpty && count > 0 {
      log.warning(place, .noPhoneEntry(token))
    } else if entries.allSatisfy({ $0.paint == .empty }) {
      log.warning(place, .emptySet(token))
    } else {
      for entry in entries where entry.paint == .empty { log.note(entry.place, .emptySlot(entry.variant)) }
    }
  }

  /// One entry for each variant: the nearest to a phone, and of those the first in the file.
  private func chosen(_ entries: [CatalogEntry], _ log: DiagnosticLog) -> [CatalogEntry] {
    var best: [Variant: CatalogEntry] = [:]
    var seen: Set<CatalogEntry.Match> = []
    let entries = entries.filter { ![.empty, .unreadable].contains($0.paint) }
    for entry in entries {
      if !seen.insert(entry.match).inserted {
        log.warning(entry.place, .duplicateEntry(entry.variant))
      } else if let other = best[entry.variant], other.match.distance <= entry.match.distance {
        continue
      } else {
        best[entry.variant] = entry
      }
    }
    return entries.filter { best[$0.variant] == $0 }
  }
}

extension DiagnosticLog {
  /// Takes over what was said of a colour set, in the order of the file. Xcode and its plugins write many keys; one more
  /// is only worth a note.
  fileprivate func take(_ other: DiagnosticLog) {
    let inOrder = other.diagnostics.sorted {
      ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column)
    }
    for diagnostic in inOrder {
      switch (diagnostic.fact, diagnostic.severity) {
      case (.unknownKey, _), (_, .note): note(diagnostic.place, diagnostic.fact)
      case (_, .warning): warning(diagnostic.place, diagnostic.fact)
      case (_, .error): error(diagnostic.place, diagnostic.fact)
      }
    }
  }
}
