public import Design
internal import Glibc
public import Preview
public import Rendering

/// The user's terminal in full-screen mode: frames go out, input comes in.
///
/// However the program ends, by `close`, by `exit` or by a signal, the terminal is as it was before.
@MainActor
public final class Terminal {
  /// What to ask of the terminal.
  public struct Options: Hashable, Sendable {
    /// How many colours to show; nil to find out.
    public var depth: ColorDepth?
    /// Whether the mouse is reported.
    public var mouse: Bool
    /// Whether to ask if the terminal is light or dark, before the first frame and later on.
    public var askAppearance: Bool

    /// Makes options: find out the depth, with the mouse, without asking for the appearance.
    public init(depth: ColorDepth? = nil, mouse: Bool = true, askAppearance: Bool = false) {
      self.depth = depth
      self.mouse = mouse
      self.askAppearance = askAppearance
    }
  }

  /// What of the mouse is reported.
  public enum MouseReports: Hashable, Sendable {
    /// Nothing: the terminal selects text with it.
    case off
    /// Presses and the wheel.
    case presses
    /// Every motion too; the terminal then wakes the program whenever the mouse moves over the window.
    case motion
  }

  /// What woke the program.
  public struct Wake: Hashable, Sendable {
    /// What the user and the terminal did, in order; empty when the time was up.
    public var inputs: [Input] = []
    /// Which of the watched file descriptors can be read.
    public var ready: [CInt] = []
    /// Whether the terminal is gone: nothing will ever come again, the program must end.
    public var hungUp = false
  }

  /// How many colours the terminal is told.
  public let depth: ColorDepth
  /// Why, in a few words: `COLORTERM is truecolor`.
  public let depthReason: String
  /// Whether characters beyond ASCII can be shown.
  public let unicode: Bool
  /// Columns of the window, or as many of them as are used; at least 1.
  public private(set) var columns: Int
  /// Rows of the window, or as many of them as are used; at least 1.
  public private(set) var rows: Int
  /// What the terminal answered about light or dark; nil as long as it answered nothing.
  public private(set) var appearance: Appearance?

  private let device: Device
  private let signals: SignalPipe
  private let modes: Modes
  private let curses: Curses
  private let follows: Bool
  private var squeezer: Squeezer
  private var decoder: InputDecoder
  private var inputs: [Input] = []
  private var output: [UInt8] = []
  /// What is sent before and after the next frame.
  private var preface: [UInt8] = []
  private var questions: [UInt8] = []
  /// When the last questions were sent, until the terminal has answered them all.
  private var asked: Int?
  private var mouse: MouseReports
  private var synchronized = false
  private var hungUp = false
  private var isOpen = true
  private var mustStop = false

  /// Takes the terminal on stdin and stdout. Waits for answers, at most 200 ms, only when the first frame
  /// depends on them: for the appearance when it is asked for, for the depth when nothing else tells it.
  public init(_ options: Options = Options()) throws(TerminalFault) {
    let environment = TerminalEnvironment.current()
    device = try Device()
    unicode = Locale.set().isUTF8
    let entry = try Curses.entry(of: environment.term)
    if entry.string("cup") == nil { throw .unfit(term: environment.term) }
    signals = try SignalPipe()
    modes = Modes(entry: entry, reports: options.askAppearance)
    decoder = InputDecoder()
    decoder.keys = KeyTable.sequences(of: entry)
    let decision = DepthDecision.decide(
      asked: options.depth, environment, colors: entry.number("colors") ?? 0, marked: entry.isMarkedDirect)
    device.enter(signals, reset: modes.end)
    let talks = environment.term != "linux" && modes.isANSI
    var first = Conversation()
    if talks, options.askAppearance || decision.mustAsk {
      first = Conversation.hold(
        device, &decoder, questions: Question.list(depth: decision.mustAsk, appearance: options.askAppearance)
      )
    } else if talks {
      questions = Question.list(depth: false, appearance: false)
    }
    (depth, depthReason) = decision.settled(keepsExactColors: first.keepsExactColors)
    do {
      curses = try Curses(
        entry: entry.derived(for: depth), depth: depth, output: device.output, size: device.size)
    } catch {
      device.leave()
      throw error
    }
    // ncurses has let the driver make signals of keys again.
    device.makeRaw()
    (columns, rows) = curses.size
    follows = options.askAppearance
    mouse = options.mouse ? .presses : .off
    squeezer = Squeezer(turnsOff: depth != .none)
    appearance = first.appearance
    synchronized = first.synchronized
    asked = first.unanswered
    inputs = first.inputs
    preface = modes.begin(mouse: mouse)
  }

  /// Shows a frame: the terminal's whole content. One write, of nothing but what differs.
  public func show(_ frame: Frame) {
    guard isOpen else { return }
    output.removeAll(keepingCapacity: true)
    output += preface
    if synchronized { output += Modes.beginFrame }
    let before = output.count
    curses.put(frame)
    curses.update { squeezer.squeeze($0, into: &output) }
    if output.count == before && preface.isEmpty && questions.isEmpty { return }
    if synchronized { output += Modes.endFrame }
    if !questions.isEmpty { asked = Device.now() }
    output += questions
    device.write(output)
    preface.removeAll()
    questions.removeAll()
  }

  /// Makes the next frame draw every cell, whatever the terminal may show now.
  public func redraw() { curses.forget() }

  /// Sets what of the mouse is reported.
  public func setMouse(_ reports: MouseReports) {
    guard isOpen, reports != mouse else { return }
    mouse = reports
    if preface.isEmpty {
      device.write(Modes.mouse(reports))
    } else {
      preface = modes.begin(mouse: reports)
    }
  }

  /// Puts a text on the clipboard of the terminal that can be told so (OSC 52); others ignore it.
  public func copy(_ text: String) {
    guard isOpen, modes.isANSI else { return }
    device.write(Modes.clipboard(text))
  }

  /// Waits for input, for one of the watched file descriptors, or for a time; nil waits for ever and
  /// does not wake up in between.
  public func wait(milliseconds: Int? = nil, watching: [CInt] = []) -> Wake {
    if mustStop && isOpen { stop(job: true) }
    mustStop = false
    let end = milliseconds.map { Device.now() + max(0, $0) }
    var polls = ([device.input, signals.reader] + watching).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while true {
      let wake = takeWake(ready: polls[2...].filter { $0.revents != 0 }.map(\.fd))
      let now = Device.now()
      if wake.hungUp || !wake.inputs.isEmpty || !wake.ready.isEmpty { return wake }
      if let end, now >= end { return wake }
      let until = [end, decoder.deadline].compactMap { $0 }.min()
      let timeout = until.map { CInt(clamping: max(0, $0 - now)) } ?? -1
      let count = unsafe poll(&polls, nfds_t(polls.count), timeout)
      if count < 0 { for index in polls.indices { polls[index].revents = 0 } }
      receive(polls[0].revents)
      if polls[1].revents != 0 { receiveSignals() }
    }
  }

  /// Lets the next `wait` give the terminal back and stop the program and its job. It gives `Input.resume`
  /// when the job is continued: at once where there is no shell that could do so.
  public func suspend() { mustStop = true }

  /// Gives the terminal back. Does nothing the second time.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    // An answer that is still on its way must not land in the shell.
    while let asked, !hungUp, case let rest = asked + Conversation.patience - Device.now(), rest > 0 {
      var input = pollfd(fd: device.input, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&input, 1, CInt(rest)) > 0 { receive(input.revents) }
    }
    device.leave()
  }

  // MARK: -

  private func takeWake(ready: [CInt]) -> Wake {
    defer { inputs.removeAll() }
    return Wake(inputs: inputs, ready: ready, hungUp: hungUp)
  }

  /// Reads what has arrived, or gives up on a sequence that was not completed.
  private func receive(_ state: Int16) {
    let now = Device.now()
    if state & Int16(POLLIN) != 0 {
      guard let bytes = device.read() else {
        hungUp = true
        return
      }
      handle(decoder.feed(bytes, now: now))
    } else if state != 0 {
      hungUp = true
    } else {
      handle(decoder.expire(now: now))
    }
  }

  private func handle(_ events: [InputDecoder.Event]) {
    for event in events {
      switch event {
      case .input(let input):
        inputs.append(input)
        if input == .focus(true) && follows { device.write(Question.ground) }
      case .answer(let answer): handle(answer)
      }
    }
  }

  private func handle(_ answer: Answer) {
    switch answer {
    case .attributes: asked = nil
    case .mode(number: 2026, let state): synchronized = state == 1 || state == 2
    case .ground(let color) where follows: tell(color.appearance)
    case .appearance(let appearance): tell(appearance)
    default: break
    }
  }

  private func tell(_ new: Appearance) {
    guard new != appearance else { return }
    appearance = new
    inputs.append(.terminalAppearance(new))
  }

  private func receiveSignals() {
    let letters = signals.take()
    if letters.contains(UInt8(ascii: "z")) {
      stop(job: false)
    } else if letters.contains(UInt8(ascii: "c")) {
      resume()
    }
    if letters.contains(UInt8(ascii: "w")) { resize() }
  }

  private func stop(job: Bool) {
    guard device.stop(job: job) else { return }
    // What came meanwhile is done by setting everything up again.
    _ = signals.take()
    resume()
  }

  /// Sets the terminal up again after the program was stopped.
  private func resume() {
    device.reenter()
    squeezer.forget()
    curses.forget()
    preface = modes.begin(mouse: mouse)
    resize()
    inputs.append(.resume)
  }

  private func resize() {
    guard let size = device.size else { return }
    (columns, rows) = curses.resize(columns: size.columns, rows: size.rows) ? size : curses.size
    inputs.append(.resize(columns: columns, rows: rows))
  }
}
