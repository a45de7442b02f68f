internal import CNcurses
internal import Glibc
internal import Rendering

/// ncurses, and nothing else calls it: it is given whole frames and leaves in a memory file the bytes
/// that turn what the terminal shows into the frame.
@MainActor
final class Curses {
  private let depth: ColorDepth
  private let memory: CInt
  private let erases: Bool
  private var pairs: [Look: Int32] = [:]
  private var templates: [Look: cchar_t] = [:]
  private var bytes: [UInt8] = []

  /// The user's own entry for `term`, read through ncurses.
  static func entry(of term: String) throws(TerminalFault) -> TerminfoEntry {
    if term.isEmpty { throw .unnamed }
    guard unsafe nc_load(term) == 1 else { throw .unknown(term: term) }
    defer { nc_unload() }
    var entry = TerminfoEntry(name: term)
    var index: CInt = 0
    while let name = unsafe nc_flag_name(index) {
      let flag = unsafe nc_flag(name)
      unsafe entry.flags.append(Capability(name: String(cString: name), value: flag == 1))
      index += 1
    }
    index = 0
    while let name = unsafe nc_number_name(index) {
      let number = unsafe nc_number(name)
      unsafe entry.numbers.append(Capability(name: String(cString: name), value: number < 0 ? nil : number))
      index += 1
    }
    index = 0
    while let name = unsafe nc_string_name(index) {
      unsafe entry.strings.append(Capability(name: String(cString: name), value: string(name)))
      index += 1
    }
    readExtended(into: &entry)
    return entry
  }

  /// Adds the capabilities that terminfo does not define itself and that change what is written.
  private static func readExtended(into entry: inout TerminfoEntry) {
    for name in ["AX", "RGB", "Tc", "XT"] where unsafe nc_flag(name) == 1 {
      entry.extendedFlags.append(Capability(name: name, value: true))
    }
    for name in ["RGB", "U8"] {
      let number = unsafe nc_number(name)
      if number >= 0 { entry.extendedNumbers.append(Capability(name: name, value: number)) }
    }
    for name in ["E3", "RGB"] {
      if let value = unsafe string(name) {
        entry.extendedStrings.append(Capability(name: name, value: value))
      }
    }
  }

  private static func string(_ name: UnsafePointer<CChar>) -> [UInt8]? {
    guard let value = unsafe nc_string(name) else { return nil }
    return unsafe Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))
  }

  /// Starts ncurses with an entry made for `depth`, for a window of `size`; nil to let it find the size out.
  init(
    entry: TerminfoEntry, depth: ColorDepth, output: CInt, size: (columns: Int, rows: Int)? = nil
  ) throws(TerminalFault) {
    self.depth = depth
    erases = entry.flag("bce")
    unsafe memory = nc_memory_file("frame")
    if memory < 0 { throw .system(call: "memfd_create", number: errno) }
    let before = TerminalEnvironment.variable("TERMINFO")
    var entry = entry
    if let size {
      entry.setNumber("cols", Int32(clamping: size.columns))
      entry.setNumber("lines", Int32(clamping: size.rows))
    }
    let text = entry.inEnvironment() + [0]
    unsafe text.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      unsafe _ = setenv("TERMINFO", base.assumingMemoryBound(to: CChar.self), 1)
    }
    let opened = unsafe nc_open(entry.name, output, memory, size == nil ? 1 : 0)
    if let before { unsafe _ = setenv("TERMINFO", before, 1) } else { unsafe _ = unsetenv("TERMINFO") }
    if opened != 0 { throw .unfit(term: entry.name) }
    if depth != .none {
      start_color()
      use_default_colors()
    }
    unsafe _ = leaveok(nc_screen(), true)
    // Without this a key that waits to be read stops an update half way.
    _ = typeahead(-1)
    // ncurses settles once for a whole process whether it asks the terminal.
    if let size, size != self.size { resize(columns: size.columns, rows: size.rows) }
  }

  /// The size that ncurses works with.
  var size: (columns: Int, rows: Int) { (Int(nc_columns()), Int(nc_rows())) }

  /// Gives ncurses a new size; false where it could not take it, and `size` then tells what it works with.
  @discardableResult
  func resize(columns: Int, rows: Int) -> Bool {
    defer { forget() }
    return resizeterm(CInt(clamping: rows), CInt(clamping: columns)) == OK
  }

  /// Forgets what the terminal shows: the next frame is drawn from nothing.
  func forget() { nc_forget() }

  /// Puts a frame into ncurses. What lies outside the window is cut off; around the frame it is blank.
  func put(_ frame: Frame) {
    let (columns, rows) = size
    makeRoom(for: min(frame.inks.count * frame.inks.count, columns * rows))
    let colors = frame.inks.map { colorNumber($0.terminal, depth: depth) }
    let plain = template(Look())
    var line: [cchar_t] = []
    line.reserveCapacity(columns + 1)
    for row in 0..<rows {
      line.removeAll(keepingCapacity: true)
      var drawn = 0
      if row < frame.rows {
        let pieces = FrameRow(frame, row: row, columns: columns, colors: colors, erases: erases)
        drawn = pieces.columns
        fill(&line, from: pieces)
      }
      if drawn < columns { line.append(contentsOf: repeatElement(plain, count: columns - drawn)) }
      unsafe line.withUnsafeBufferPointer { cells in
        unsafe _ = mvwadd_wchnstr(nc_screen(), CInt(row), 0, cells.baseAddress, CInt(cells.count))
      }
    }
  }

  /// Lets ncurses compare with what the terminal shows, and gives the bytes that it would write.
  func update(_ body: (Span<UInt8>) -> Void) {
    _ = unsafe wnoutrefresh(nc_screen())
    _ = doupdate()
    let count = max(0, Int(lseek(memory, 0, SEEK_CUR)))
    if bytes.count < count { bytes = Array(repeating: 0, count: count * 2) }
    let read = unsafe bytes.withUnsafeMutableBytes { unsafe pread(memory, $0.baseAddress, count, 0) }
    _ = lseek(memory, 0, SEEK_SET)
    let written = bytes
    body(written.span.extracting(0..<max(0, read)))
  }

  /// Fills a line with the pieces of a row.
  private func fill(_ line: inout [cchar_t], from pieces: FrameRow) {
    var pieces = pieces
    var look = Look()
    var blank = template(look)
    while let piece = pieces.next() {
      if piece.look != look {
        look = piece.look
        blank = template(look)
      }
      switch piece.content {
      case .blanks(let count):
        for _ in 0..<count { line.append(blank) }
      case .glyph(let glyph, let width):
        let drawn = Self.draw(glyph, width: width, on: blank)
        line.append(drawn)
        // A wide glyph that cannot be shown is replaced by two narrow ones.
        if width == 2 && drawn.chars.0 == Self.replacement { line.append(drawn) }
      }
    }
  }

  /// What stands for a glyph that this locale cannot show.
  private static let replacement = wchar_t(0x3f)

  /// A glyph in the look of `blank`.
  private static func draw(_ glyph: Symbol, width: Int, on blank: cchar_t) -> cchar_t {
    var drawn = blank
    var scalars = glyph.unicodeScalars.makeIterator()
    guard let base = scalars.next()?.value else { return drawn }
    let fits = base <= 0x7e ? base >= 0x20 && width == 1 : nc_width(base) == CInt(width)
    drawn.chars.0 = fits ? wchar_t(bitPattern: base) : replacement
    // ncurses keeps up to four marks on a character; one with a column of its own is no mark.
    guard fits, let mark = scalars.next()?.value, nc_width(mark) == 0 else { return drawn }
    drawn.chars.1 = wchar_t(bitPattern: mark)
    guard let mark = scalars.next()?.value, nc_width(mark) == 0 else { return drawn }
    drawn.chars.2 = wchar_t(bitPattern: mark)
    return drawn
  }

  /// A blank cell of a look; makes the pair that it needs.
  private func template(_ look: Look) -> cchar_t {
    if let known = templates[look] { return known }
    var cell = cchar_t()
    unsafe nc_blank(&cell, CInt(look.style.rawValue), pair(of: look))
    templates[look] = cell
    return cell
  }

  /// The number of the pair of two colours; 0 is the terminal's own.
  private func pair(of look: Look) -> Int32 {
    let colors = Look(text: look.text, ground: look.ground)
    if depth == .none || colors == Look() { return 0 }
    if let known = pairs[colors] { return known }
    let number = Int32(pairs.count + 1)
    guard init_extended_pair(number, look.text, look.ground) == OK else { return 0 }
    pairs[colors] = number
    return number
  }

  /// Starts the pairs anew when `count` more of them could be too many.
  private func makeRoom(for count: Int) {
    guard pairs.count + count > Self.mostPairs, !pairs.isEmpty else { return }
    pairs.removeAll()
    templates.removeAll()
    if depth != .none { reset_color_pairs() }
    forget()
  }

  /// More pairs than any screen needs; each takes memory in ncurses.
  private static let mostPairs = 1 << 15
}
