internal import Glibc

/// Where the signal handlers leave a letter: `w` the window changed, `z` stop, `c` go on.
struct SignalPipe {
  /// The end that is read, to be polled.
  let reader: CInt
  /// The end that the handlers write to.
  let writer: CInt

  /// Opens the pipe; neither end blocks.
  init() throws(TerminalFault) {
    var ends: (CInt, CInt) = (-1, -1)
    let result = unsafe withUnsafeMutableBytes(of: &ends) {
      unsafe pipe($0.baseAddress?.assumingMemoryBound(to: CInt.self))
    }
    if result != 0 { throw .system(call: "pipe", number: errno) }
    (reader, writer) = ends
    for end in [reader, writer] {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  /// The letters that were left, without repeats.
  func take() -> Set<UInt8> {
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 512) { buffer, filled in
      filled = unsafe max(0, read(reader, buffer.baseAddress, 512))
    }
    return Set(bytes)
  }
}
