public import Adaptation
public import Design

/// A window of the app: a phone beside the others, with an override, a stack and states of its own.
public struct Window: Hashable, Sendable {
  /// Its number, from 1; no other window has it.
  public var number: Int
  /// What it forces on everything in it.
  public var override: Sourced<InterfaceStyle>
  /// The screens that are open in it, the shown one last; never empty.
  public var stack: [String]
  /// What was done on each screen.
  public var states: [String: ScreenState]
  /// The URLs that its carriers were opened with, by screen id.
  var jumps: [String: Sourced<String>] = [:]
  /// Its RN pages that still have another style than their carrier, by screen id.
  var staleStyles: [String: Appearance] = [:]
  /// The traits that its pages and their views had when they were made.
  var created: [String: TraitCollection] = [:]
}

/// The key window's parts stand in the model itself, where every command acts on them; the windows to its left and right
/// wait beside it.
extension Model {
  /// The most windows that anything shows.
  static let mostWindows = 9

  /// The windows by their numbers.
  public var windows: [Window] { windowsBefore + [keyWindow] + windowsAfter }

  /// The position of the key window among all.
  public var keyIndex: Int { windowsBefore.count }

  /// How many windows there are.
  var windowCount: Int { windowsBefore.count + 1 + windowsAfter.count }

  private var keyWindow: Window {
    get {
      Window(
        number: windowNumber, override: situation.windowOverride, stack: stack, states: states,
        jumps: situation.jumps, staleStyles: staleStyles, created: created)
    }
    set {
      windowNumber = newValue.number
      situation.windowOverride = newValue.override
      stack = newValue.stack
      states = newValue.states
      situation.jumps = newValue.jumps
      staleStyles = newValue.staleStyles
      created = newValue.created
    }
  }

  /// Gives a window the keyboard: it is the one that commands act on.
  mutating func makeKey(_ index: Int) { arrange(windows, key: index) }

  /// The model as it is while another window is the key one.
  public func seen(from index: Int) -> Model {
    var other = self
    other.makeKey(index)
    return other
  }

  private mutating func arrange(_ windows: [Window], key: Int) {
    windowsBefore = Array(windows[..<key])
    keyWindow = windows[key]
    windowsAfter = Array(windows[(key + 1)...])
  }
}

/// What the commands of windows do.
extension Model {
  /// Adds a window while there is room for one; then goes back to the key window alone.
  mutating func cycleWindows() -> [Effect] {
    if windowCount < windowRoom || windowCount == 1 { return addWindow() }
    let why = whyNoWindow
    arrange([keyWindow], key: 0)
    notice = Notice("one window again; \(why)")
    return []
  }

  /// Adds a window that shows what the key window shows and forces nothing, and makes it the key one.
  mutating func addWindow() -> [Effect] {
    guard windowCount < windowRoom else { return refuse(whyNoWindow) }
    var windows = windows
    let taken = Set(windows.map(\.number))
    guard let number = (1...Self.mostWindows).first(where: { !taken.contains($0) }) else { return [] }
    var added = keyWindow
    added.number = number
    added.override = .init(.unspecified)
    added.created = [:]
    added.staleStyles = [:]
    let index = windows.firstIndex { $0.number > number } ?? windows.count
    windows.insert(added, at: index)
    arrange(windows, key: index)
    focus = .phone
    comparison = nil
    notice = Notice("window \(number); Tab goes to the next, X overrides all")
    return []
  }

  private var whyNoWindow: String {
    if windowCount >= Self.mostWindows { return "\(Self.mostWindows) windows are enough" }
    let needed = (windowCount + 1) * (narrowestPhone + 3) - 1
    return "no room for another window: it needs \(needed) columns, there are \(columns)"
  }

  /// Closes the key window; the one to its left becomes the key one, or the one to its right.
  mutating func removeWindow() -> [Effect] {
    guard windowCount > 1 else { return refuse("this is the only window") }
    let closed = windowNumber
    arrange(windowsBefore + windowsAfter, key: max(0, keyIndex - 1))
    notice = Notice("window \(closed) closed")
    return []
  }

  mutating func nextWindow() -> [Effect] {
    guard windowCount > 1 else { return refuse("this is the only window; W adds one") }
    makeKey((keyIndex + 1) % windowCount)
    notice = Notice("window \(windowNumber)")
    return []
  }

  /// One override for all windows, the toast's too: the one after the key window's.
  mutating func overrideAll() -> [Effect] {
    let style = situation.windowOverride.value.next
    let override = Sourced(style, from: style == .unspecified ? "default" : "key X")
    for index in windowsBefore.indices { windowsBefore[index].override = override }
    for index in windowsAfter.indices { windowsAfter[index].override = override }
    situation.windowOverride = override
    situation.toastOverride = override
    notice = Notice("every window overrides, the toast's too: \(style.rawValue)")
    return []
  }

  /// Gives a window that is not the key one its next override.
  mutating func cycleOverride(ofWindow number: Int) -> [Effect] {
    let key = keyIndex
    guard let index = windows.firstIndex(where: { $0.number == number }) else { return [] }
    makeKey(index)
    let effects = overrideWindow(situation.windowOverride.value.next.rawValue)
    makeKey(key)
    return effects
  }

  /// Keyboard to the next part of the window or the one before: each phone, then the panel.
  mutating func turnFocus(_ step: Int) -> [Effect] {
    guard sheet == nil else { return [] }
    let parts = windowCount + (isPanelShown ? 1 : 0)
    let part = ((isPanelActive ? windowCount : keyIndex) + step + parts) % parts
    focus = part == windowCount ? .panel : .phone
    if part < windowCount { makeKey(part) }
    return []
  }
}
