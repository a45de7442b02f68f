import Glibc

/// Why a path could not be read, in words.
struct FileFault: Error {
  var reason: String
}

/// Reads a regular file whole. A folder, a pipe, a dangling link or a file that nobody may read is a fault at once:
/// nothing here ever waits.
func readFile(_ path: String, limit: Int = 256 << 20) throws(FileFault) -> [UInt8] {
  let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard file >= 0 else { throw FileFault(reason: reason(errno, path)) }
  defer { close(file) }
  var status = stat()
  guard unsafe fstat(file, &status) == 0 else { throw FileFault(reason: reason(errno, path)) }
  guard status.st_mode & S_IFMT == S_IFREG else {
    throw FileFault(
      reason: status.st_mode & S_IFMT == S_IFDIR ? "it is a folder" : "it is not a regular file")
  }
  guard status.st_size <= limit else { throw FileFault(reason: "it has more than \(limit >> 20) MiB") }
  var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
  var filled = 0
  while filled < bytes.count {
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe read(file, buffer.baseAddress?.advanced(by: filled), buffer.count - filled)
    }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { break }
    filled += count
  }
  bytes.removeLast(bytes.count - filled)
  return bytes
}

/// The names in a folder, sorted by their bytes, without `.` and `..`; empty for what is no folder.
func namesInFolder(_ path: String) -> [String] {
  guard let folder = unsafe opendir(path) else { return [] }
  defer { unsafe closedir(folder) }
  var names: [String] = []
  while let entry = unsafe readdir(folder) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
    }
    if name != "." && name != ".." { names.append(name) }
  }
  return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// Whether there is something at a path, be it a dangling link.
func exists(_ path: String) -> Bool {
  var status = stat()
  return unsafe lstat(path, &status) == 0
}

/// Whether a path leads to a folder.
func isFolder(_ path: String) -> Bool {
  var status = stat()
  return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// Whether a path is a link.
func isLink(_ path: String) -> Bool {
  var status = stat()
  return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}

/// A variable of the environment; nil when it is not set or empty.
func environment(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  let text = unsafe String(cString: value)
  return text.isEmpty ? nil : text
}

/// What an error number means for someone who named a path.
private func reason(_ number: Int32, _ path: String) -> String {
  switch number {
  case ENOENT: exists(path) ? "the link leads nowhere" : "there is no such file"
  case EACCES, EPERM: "you may not read it"
  case ELOOP: "links lead in a circle"
  case ENOTDIR: "a part of the path is not a folder"
  default: unsafe String(cString: strerror(number))
  }
}

/// Writes a file whole or not at all: a temporary name beside it, flushed to the disk, then renamed. Missing folders
/// are made.
func writeFile(_ bytes: [UInt8], to path: String) throws(FileFault) {
  if let slash = path.lastIndex(of: "/"), slash != path.startIndex { makeFolders(String(path[..<slash])) }
  let temporary = path + ".\(getpid()).new"
  // A process of the same number may have been killed here before.
  unsafe unlink(temporary)
  let file = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
  guard file >= 0 else { throw FileFault(reason: "\(path): \(reason(errno, path))") }
  var written = 0
  while written < bytes.count {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      unsafe write(file, buffer.baseAddress?.advanced(by: written), buffer.count - written)
    }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { break }
    written += count
  }
  let isWhole = written == bytes.count && fsync(file) == 0
  let number = errno
  close(file)
  guard isWhole, unsafe rename(temporary, path) == 0 else {
    let why = isWhole ? errno : number
    unsafe unlink(temporary)
    throw FileFault(reason: "\(path): \(reason(why, path))")
  }
}

private func makeFolders(_ path: String) {
  if isFolder(path) || path.isEmpty { return }
  if let slash = path.lastIndex(of: "/"), slash != path.startIndex { makeFolders(String(path[..<slash])) }
  unsafe mkdir(path, 0o755)
}
