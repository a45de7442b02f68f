import Glibc

/// Tells when files in some folders change (inotify). Folders are watched and not files, so that a file that is replaced
/// by another of its name is seen as well as one that is written to. Nothing polls: without changes nothing wakes.
final class Watcher {
  /// How long it has to be quiet before a change counts as done, in milliseconds: a save is several events.
  static let quiet = 50
  /// The longest that a change waits while more of them come, in milliseconds.
  static let patience = 500
  /// The most folders that are watched.
  private static let limit = 4096

  /// The descriptor to wait on.
  let descriptor: CInt
  private var folders: [String: CInt] = [:]
  /// The names of files that matter beside those that end in `.json`.
  private var names: Set<String> = []
  private var first: Int?
  private var last = 0

  /// Starts without folders; nil where the system has no more watchers to give.
  init?() {
    descriptor = inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Whether no folder is watched yet.
  var isIdle: Bool { folders.isEmpty }

  /// Watches these folders and no others; one that is not there is left out. True where one of them was not watched
  /// before: what happened in it meanwhile was not seen.
  @discardableResult
  func watch(_ wanted: Set<String>, files: Set<String>) -> Bool {
    names = files
    let before = folders
    for (path, number) in folders where !wanted.contains(path) {
      inotify_rm_watch(descriptor, number)
      folders[path] = nil
    }
    let mask = UInt32(
      IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_ONLYDIR)
    // A folder that was replaced by another of its name gets a new watch; asking for one that is there changes nothing.
    for path in wanted.sorted().prefix(Self.limit) {
      let number = unsafe inotify_add_watch(descriptor, path, mask)
      folders[path] = number >= 0 ? number : nil
    }
    return folders.contains { before[$0.key] != $0.value }
  }

  /// Takes the events that have come. One of a file that does not matter is forgotten.
  func read(now: Int) {
    var buffer = [UInt8](repeating: 0, count: 16384)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return }
      if matters(buffer[..<count]) { suspectChange(now: now) }
    }
  }

  /// Counts as a change that something happened which was not seen.
  func suspectChange(now: Int) {
    first = first ?? now
    last = now
  }

  /// When a change counts as done, in milliseconds of the same clock; nil where none is under way.
  var deadline: Int? { first.map { min(last + Self.quiet, $0 + Self.patience) } }

  /// Whether a change is done by now; it is told once.
  func takeChange(now: Int) -> Bool {
    guard let deadline, now >= deadline else { return false }
    first = nil
    return true
  }

  /// Whether one of some events is about a folder, about a file that was read, or about a JSON file that is not hidden.
  private func matters(_ bytes: ArraySlice<UInt8>) -> Bool {
    let header = MemoryLayout<inotify_event>.size
    var offset = bytes.startIndex
    while offset + header <= bytes.endIndex {
      let event = unsafe bytes.withUnsafeBytes {
        unsafe $0.loadUnaligned(fromByteOffset: offset - bytes.startIndex, as: inotify_event.self)
      }
      let name = bytes[(offset + header)..<min(bytes.endIndex, offset + header + Int(event.len))]
        .prefix { $0 != 0 }
      offset += header + Int(event.len)
      if event.mask & UInt32(IN_ISDIR | IN_DELETE_SELF | IN_Q_OVERFLOW) != 0 { return true }
      if name.first != UInt8(ascii: "."), name.suffix(5).elementsEqual(".json".utf8) { return true }
      if names.contains(String(decoding: name, as: UTF8.self)) { return true }
    }
    return false
  }
}
