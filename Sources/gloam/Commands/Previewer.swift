import Adaptation
import Design
import Glibc
import Preview
import Rendering
import StyleLibrary
import Terminal

/// The previewer's loop: the terminal's inputs into `update`, what it asks of the world out, the view onto the glass.
@MainActor
final class Previewer {
  private let terminal: Terminal
  var library: Library
  var model: Model
  private var memo = SceneMemo()
  private var isRunning = true
  /// When something last moved; nil while nothing does.
  private var lastTick: ContinuousClock.Instant?
  private var traitLog: TraitLog?
  /// What the app was opened as.
  var opened: String
  /// What themes over it were opened as, by their ids, where that is not the id.
  var themePaths: [String: String] = [:]
  /// The files of the library's themes, as the picker read them last.
  var themeFiles = FileRecord()
  var watcher: Watcher?

  init(
    _ model: Model, opened: String, theme: String?, library: Library, options: Terminal.Options,
    ascii: Bool
  ) throws(TerminalFault) {
    terminal = try Terminal(options)
    self.opened = opened
    if let theme { themePaths[model.theme.id] = theme }
    self.library = library
    self.model = model
    self.model.depth = terminal.depth
    self.model.isAscii = ascii || !terminal.unicode
    self.model.mouse = options.mouse
    (self.model.columns, self.model.rows) = (terminal.columns, terminal.rows)
    self.model.fixedPhone = nil
    if model.followsTerminal, let appearance = terminal.appearance {
      self.model.situation.system = Sourced(appearance.style, from: "the terminal")
    }
  }

  /// Opens the log of trait changes; where that fails, it is told once and there is none.
  private func openTraitLog() {
    do {
      guard let path = try TraitLog.path(for: environment("GLOAM_TRAIT_LOG")) else { return }
      traitLog = try TraitLog(path)
    } catch {
      giveUpTraitLog(error)
    }
  }

  private func giveUpTraitLog(_ fault: FileFault) {
    traitLog = nil
    perform(update(&model, .failure("no log of trait changes: \(fault.reason)")))
  }

  /// One input; the model before it is kept only for the log.
  private func take(_ input: Input) {
    guard let traitLog else { return perform(update(&model, .input(input))) }
    let before = model
    perform(update(&model, .input(input)))
    do {
      try traitLog.write(from: before, to: model, step: input.step)
    } catch {
      giveUpTraitLog(error)
    }
  }

  /// Runs until the person quits or the terminal is gone.
  func run() {
    openTraitLog()
    show()
    startWatching()
    while isRunning {
      let wake = terminal.wait(
        milliseconds: [timeToTick(), watcher?.timeout].compactMap { $0 }.min(),
        watching: watcher.map { [$0.descriptor] } ?? [])
      for input in wake.inputs where isRunning { take(input) }
      if wake.hungUp { break }
      let isChanged = takeChanges()
      let hasMoved = tick()
      if isChanged || hasMoved || !wake.inputs.isEmpty, isRunning { show() }
    }
    terminal.close()
  }

  /// Milliseconds until something moves; nil while nothing does, so that nothing wakes the program.
  private func timeToTick() -> Int? {
    guard let interval = model.tickInterval else {
      lastTick = nil
      return nil
    }
    let last = lastTick ?? .now
    lastTick = last
    let left = Duration.milliseconds(interval) - last.duration(to: .now)
    return max(0, Int(left / .milliseconds(1)))
  }

  /// Takes a step of what moves when its time has come; whether it did.
  private func tick() -> Bool {
    guard let last = lastTick, let interval = model.tickInterval,
      last.duration(to: .now) >= .milliseconds(interval)
    else { return false }
    lastTick = .now
    perform(update(&model, .tick))
    return true
  }

  private func show() {
    terminal.show(view(model, &memo).adapted(to: model.depth))
  }

  func perform(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .quit: isRunning = false
      case .suspend: terminal.suspend()
      case .redraw: terminal.redraw()
      case .readLibrary: readLibrary()
      case .openApp(let id): open(id)
      case .saveChoice: save()
      case .writeColors(let writes): write(writes)
      case .copy(let text): terminal.copy(text)
      }
    }
    terminal.setMouse(model.mouse ? model.isInspecting ? .motion : .presses : .off)
  }

  func readLibrary() {
    themeFiles = FileRecord()
    var library = library
    library.record = themeFiles
    let apps = library.folders().map { AppName(id: $0.id, title: library.title(of: $0)) }
    perform(update(&model, .library(themes: library.readThemes(), apps: apps)))
    watchFolders()
  }

  private func open(_ id: String) {
    var library = library
    library.record = FileRecord()
    do {
      perform(update(&model, .app(try library.open(id))))
      opened = id
      self.library = library
      watchFolders()
    } catch {
      perform(update(&model, .failure(error.message)))
    }
  }

  private func save() {
    do {
      try State(choice: model.situation.choice.value).save()
    } catch {
      perform(update(&model, .failure("the choice is not kept: \(error.reason)")))
    }
  }
}

extension Input {
  /// What the log calls it: a key's name, or where else it came from.
  fileprivate var step: String {
    switch self {
    case .key(let key): key.description
    case .mouse: "mouse"
    case .paste: "paste"
    case .resize, .terminalAppearance, .focus, .resume: "terminal"
    }
  }
}
