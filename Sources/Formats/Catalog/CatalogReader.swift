public import StyleLibrary

/// Reads the colour sets of an asset catalogue, of a folder that holds several, or of one set alone.
///
/// Every `X.colorset` becomes the token `X`, in the order of the paths and whatever the order of the files; folders that
/// provide a namespace stand before it, `Brand/X`. A set that cannot be read stays without a value, so that it is drawn as
/// missing. System colours that a set names come from `system`, the `ios` theme, and are written out for every trait
/// that they depend on. A set opened alone is called after its folder, else after `id`.
public func readCatalog(_ files: [CatalogFile], id: String, title: String, system: Theme) -> Reading<Theme> {
  let log = DiagnosticLog()
  let contents = files.compactMap { file in CatalogPath(file.path).map { (path: $0, file: file) } }
    .sorted { $0.file.path.utf8.lexicographicallyPrecedes($1.file.path.utf8) }
  let sets = contents.compactMap { path, file in
    (path.setName ?? loneSetName(path, file, id: id)).map { CatalogSet(name: $0, path: path, file: file) }
  }
  let spaces = namespaces(above: sets, in: contents, log)
  let reader = ColorSetReader(SystemColors(system))
  var names: Set<String> = []
  var tokens: [Token] = []
  for set in sets {
    let name = set.path.groups.filter(spaces.contains).map { ($0.last ?? "") + "/" }.joined() + set.name
    let place = Place(set.file.file)
    if names.insert(name).inserted {
      tokens.append(Token(name, reader.read(set.file, token: name, log), at: place))
    } else {
      log.warning(place, .duplicateSet(name))
    }
  }
  return Reading(Theme(id: id, title: title, tokens: tokens), log.diagnostics)
}

/// A colour set's file and what its folder is called.
private struct CatalogSet {
  let name: String
  let path: CatalogPath
  let file: CatalogFile
}

/// The name of a set that was opened by itself; nil if the file is a catalogue's or a group's own.
private func loneSetName(_ path: CatalogPath, _ file: CatalogFile, id: String) -> String? {
  guard path.isTop else { return nil }
  let parent = file.file.split(separator: "/").dropLast().last.map(String.init)
  if let name = parent.flatMap(colorSetName) ?? colorSetName(id) { return name }
  let document = try? JSONDocument(file: file.file, bytes: file.bytes)
  return document?.root["colors"] == nil ? nil : id
}

/// The groups with `provides-namespace`. Only the groups that sets lie in are read.
private func namespaces(
  above sets: [CatalogSet], in contents: [(path: CatalogPath, file: CatalogFile)], _ log: DiagnosticLog
) -> Set<[Substring]> {
  let groups = Set(sets.flatMap(\.path.groups))
  var spaces: Set<[Substring]> = []
  for (path, file) in contents where groups.contains(path.folders) {
    guard let document = JSONDocument.open(file.file, file.bytes, log) else { continue }
    if document.root["properties"]?["provides-namespace"]?.bool == true { spaces.insert(path.folders) }
  }
  return spaces
}
