import Formats
import Glibc
import Preview
import StyleLibrary

/// Writes colours into the files that they stand in and returns what was done, in words.
///
/// A file is written whole or not at all, and only while it holds what was read from it: what others changed meanwhile
/// is never lost.
func writeColors(_ writes: [ColorWrite], _ records: [FileRecord]) throws(FileFault) -> String {
  let files = Set(writes.map(\.place.file)).sorted()
  for name in files { try write(writes.filter { $0.place.file == name }, into: name, records) }
  let count = writes.count
  return "wrote \(count) value\(count == 1 ? "" : "s") into " + files.joined(separator: ", ")
}

private func write(_ writes: [ColorWrite], into name: String, _ records: [FileRecord]) throws(FileFault) {
  guard let file = records.lazy.compactMap({ $0.file(name) }).first else {
    throw FileFault(reason: "\(name) is not at hand any more")
  }
  let current: [UInt8]
  do {
    current = try readFile(file.path)
  } catch {
    throw FileFault(reason: "\(name): cannot be written: \(error.reason)")
  }
  guard current == file.bytes else {
    throw FileFault(reason: "\(name) changed on disk since it was read; nothing is written over it")
  }
  guard isWritable(file.path) else { throw FileFault(reason: "\(name) is read-only; nothing is written") }
  var bytes = current
  // From the end of the file on, so that the places before stay where they are.
  let fromTheEnd = writes.sorted {
    ($0.place.line, $0.place.column) > ($1.place.line, $1.place.column)
  }
  for write in fromTheEnd {
    do {
      bytes = try replacingColor(at: write.place, with: write.color, in: bytes, file: name)
    } catch {
      throw FileFault(reason: error.description)
    }
  }
  try writeFile(bytes, to: file.path)
}
