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

/// Whether a file may be written to: by its permissions, which a superuser has to ask for too.
func isWritable(_ path: String) -> Bool {
  var status = stat()
  guard unsafe stat(path, &status) == 0, status.st_mode & 0o222 != 0 else { return false }
  return unsafe access(path, W_OK) == 0
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

/// Writes a file whole or not at all: a temporary name beside it, flushed to the disk, then renamed over it. A link is
/// followed and a file keeps its permissions; what is no regular file, such as a pipe or a device, is written to as it is.
func writeFile(_ bytes: [UInt8], to path: String) throws(FileFault) {
  guard !path.isEmpty else { throw FileFault(reason: "the name of a file is missing") }
  var status = stat()
  let isThere = unsafe stat(path, &status) == 0
  if isThere && status.st_mode & S_IFMT != S_IFREG {
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw FileFault(reason: "\(path): cannot be written: it is a folder")
    }
    return try writeThrough(bytes, to: path)
  }
  let target = isThere ? resolved(path) : path
  let temporary = target + ".\(getpid()).new"
  // A process of the same number may have been killed here before.
  unsafe unlink(temporary)
  let file = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
  guard file >= 0 else { throw cannotWrite(path, errno) }
  if isThere { fchmod(file, status.st_mode & 0o7777) }
  var number = writeAll(bytes, to: file)
  if number == 0 && fsync(file) != 0 { number = errno }
  close(file)
  if number == 0 { number = unsafe rename(temporary, target) == 0 ? 0 : errno }
  if number != 0 {
    unsafe unlink(temporary)
    throw cannotWrite(path, number)
  }
}

/// Writes bytes behind what a file holds, in one piece, so that the lines of two programs stay whole; makes the file where
/// it is missing.
func appendToFile(_ bytes: [UInt8], at path: String) throws(FileFault) {
  let flags = O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
  let file = unsafe open(path, flags, 0o644)
  guard file >= 0 else { throw cannotWrite(path, errno) }
  let number = writeAll(bytes, to: file)
  close(file)
  if number != 0 { throw cannotWrite(path, number) }
}

/// Makes a folder and those above it, where they are missing.
func makeFolders(_ path: String) {
  if isFolder(path) || path.isEmpty { return }
  if let slash = path.lastIndex(of: "/"), slash != path.startIndex { makeFolders(String(path[..<slash])) }
  unsafe mkdir(path, 0o755)
}

/// Writes bytes whole, however small the pieces are that the other end takes; returns 0, or the number of the error.
func writeAll(_ bytes: [UInt8], to file: CInt) -> CInt {
  var written = 0
  while written < bytes.count {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      unsafe write(file, buffer.baseAddress?.advanced(by: written), buffer.count - written)
    }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { return errno }
    written += count
  }
  return 0
}

private func writeThrough(_ bytes: [UInt8], to path: String) throws(FileFault) {
  let file = unsafe open(path, O_WRONLY | O_CLOEXEC)
  guard file >= 0 else { throw cannotWrite(path, errno) }
  let number = writeAll(bytes, to: file)
  close(file)
  if number != 0 { throw cannotWrite(path, number) }
}

/// The file that a path leads to at the end of its links.
func resolved(_ path: String) -> String {
  guard let real = unsafe realpath(path, nil) else { return path }
  defer { unsafe free(real) }
  return unsafe String(cString: real)
}

/// Why something could not be written, in words.
func cannotWrite(_ path: String, _ number: CInt) -> FileFault {
  let why =
    switch number {
    case ENOENT, ENOTDIR: "its folder does not exist"
    case EACCES, EPERM: "you may not write there"
    default: unsafe String(cString: strerror(number))
    }
  return FileFault(reason: "\(path): cannot be written: \(why)")
}
