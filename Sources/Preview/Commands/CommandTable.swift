import Adaptation
import Design
import Rendering

/// Every command, in the order of the help.
public enum CommandTable {
  /// All of them.
  public static let all: [Command] =
    appearance + sideBySide + rollout + theme + manyThemes + inspector + phone + window

  private static let byName: [String: Command] = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The command of a name.
  public static func named(_ name: String) -> Command? { byName[name] }

  /// The command of a key where some contexts count.
  static func command(for key: Key, in contexts: Set<Command.Context>) -> Command? {
    all.first { contexts.contains($0.context) && $0.keys.contains(key) }
  }

  private static let appearance: [Command] = [
    Command("flip", "flip the system light/dark", [.of(" "), .of("a")], .appearance) { model, _ in
      model.flipSystem()
    },
    Command("light", "make the system light", [], .appearance) { model, _ in model.setSystem(.light) },
    Command("dark", "make the system dark", [], .appearance) { model, _ in model.setSystem(.dark) },
    Command("unspecified", "a system that does not say", [], .appearance) { model, _ in
      model.setSystem(.unspecified)
    },
    Command("choice", "in-app choice: follow, light, dark", [.of("A")], .appearance) { model, _ in
      model.cycleChoice()
    },
    Command("choice-follow", "in-app choice: follow the system", [], .appearance) { model, _ in
      model.choose(.follow)
    },
    Command("choice-light", "in-app choice: light", [], .appearance) { model, _ in model.choose(.light) },
    Command("choice-dark", "in-app choice: dark", [], .appearance) { model, _ in model.choose(.dark) },
    Command("contrast", "normal or high contrast", [.of("c")], .appearance) { model, _ in model.flipContrast()
    },
    Command("cross-fade", "flips fade or not", [], .appearance) { model, _ in model.flipCrossFade() },
    Command("transparency", "reduce transparency", [.of("x")], .appearance) { model, _ in
      model.flipTransparency()
    },
    Command("vision", "colour vision: normal, protan, deutan, tritan", [.of("V")], .appearance) { model, _ in
      model.cycleVision()
    },
    Command("vision-kind", "a kind of colour vision", [], .appearance, argument: .vision) { model, text in
      model.setVision(text)
    },
    Command("ambient", "ambient light, a model", [.of("n")], .appearance) { model, _ in model.cycleAmbient()
    },
    Command("ambient-lux", "ambient light of so many lux", [], .appearance, argument: .lux) { model, text in
      model.setAmbient(text)
    },
    Command("traits", "trait tree", [.of("u")], .appearance) { model, _ in model.open(.traits) },
    Command("cycle", "next override of the node", [.of(" ")], .appearance, context: .list) { model, _ in
      model.cycleNode()
    },
    Command("window-override", "what the window forces", [], .appearance, argument: .style) { model, text in
      model.overrideWindow(text)
    },
    Command("page-override", "what this page's controller forces", [], .appearance, argument: .style) {
      model, text in model.overridePage(text)
    },
    Command("windows", "one more window beside, or one again", [.of("W")], .appearance) { model, _ in
      model.cycleWindows()
    },
    Command("window-add", "add a window", [], .appearance) { model, _ in model.addWindow() },
    Command("window-remove", "close the key window", [], .appearance) { model, _ in model.removeWindow() },
    Command("window-next", "make the next window key", [], .appearance) { model, _ in model.nextWindow() },
    Command("override-all", "override all windows", [.of("X")], .appearance) { model, _ in
      model.overrideAll()
    },
    Command("background", "background and its snapshots, and back", [.of("b")], .appearance) { model, _ in
      model.turnBackground()
    },
    Command("window-view", "views on the window on/off", [], .appearance) { model, _ in
      model.flipWindowViews()
    },
    Command("toast", "show a toast in its own window", [], .appearance, argument: .text) { model, text in
      model.showToast(text)
    },
    Command("toast-override", "what the toast's window forces", [], .appearance, argument: .style) {
      model, text in model.overrideToast(text)
    },
    Command("view-override", "what a view of this page forces", [], .appearance, argument: .viewStyle) {
      model, text in model.overrideView(text)
    },
    Command("rotate", "rotate the phone", [.of("r")], .appearance) { model, _ in model.rotate() },
    Command("level", "base or elevated level", [.of("e")], .appearance) { model, _ in model.flipLevel() },
    Command("os", "simulated version of iOS", [], .appearance, argument: .os) { model, text in
      model.setSystemVersion(text)
    },
  ]

  private static let rollout: [Command] = [
    Command("overlay", "overlay on/off", [.of("o")], .rollout) { model, _ in
      model.changeOverlay { $0.isOn.toggle() }
    },
    Command("overlay-level", "overlay over the window or the controller", [.of("O")], .rollout) { model, _ in
      model.changeOverlay { $0.level = $0.level == .window ? .controller : .window }
    },
    Command("overlay-less", "overlay 0.05 lighter", [.of("-")], .rollout) { model, _ in model.stepOverlay(-1)
    },
    Command("overlay-more", "overlay 0.05 darker", [.of("=")], .rollout) { model, _ in model.stepOverlay(1) },
    Command("overlay-default", "overlay as the app has it", [.of("0")], .rollout) { model, _ in
      model.resetOverlay()
    },
    Command("overlay-opacity", "overlay at an opacity", [], .rollout, argument: .opacity) { model, text in
      model.setOverlay(text)
    },
    Command("page", "page adapted or not", [.of("p")], .rollout) { model, _ in model.flipAdapted() },
    Command("app-gate", "gate of the whole app", [.of("g")], .rollout) { model, _ in model.flipAppGate() },
    Command("page-gate", "gate of this page", [.of("G")], .rollout) { model, _ in model.flipPageGate() },
    Command("trace", "trace of events", [.of("L")], .rollout) { model, _ in model.showInPanel(.trace) },
    Command("flow", "decision flow", [.of("F")], .rollout) { model, _ in model.showInPanel(.flow) },
    Command("step", "lifecycle step by step", [.of("y")], .rollout) { model, _ in model.flipStepping() },
    Command("overlay-timing", "when the overlay comes and goes", [], .rollout, argument: .timing) {
      model, text in
      model.setTiming(text)
    },
    Command("open", "open a carrier by its jump URL", [], .rollout, argument: .url) { model, url in
      model.jump(to: url)
    },
    Command("refresh", "RN refresh: keepState (default) or restart", [.of("f")], .rollout) { model, _ in
      model.cycleRefresh()
    },
    Command(
      "refresh-strategy", "how RN pages refresh; keepState by default", [], .rollout, argument: .strategy
    ) {
      model, text in model.setRefresh(text)
    },
    Command("drop-messages", "lose what native tells RN pages", [], .rollout) { model, _ in
      model.flip(.droppedMessage)
    },
    Command("defects", "defects of real apps, to switch on", [.of("B")], .rollout) { model, _ in
      model.open(.defects)
    },
    Command("defect", "switch a defect on or off", [], .rollout, argument: .defect) { model, name in
      model.flipDefect(name)
    },
    Command("coverage", "coverage board", [.of("C")], .rollout) { model, _ in model.open(.coverage) },
    Command("allowlist", "allowlist", [.of("H")], .rollout) { model, _ in model.open(.allowlist) },
  ]

  private static let theme: [Command] = [
    Command("themes", "pick a theme, shown live", [.of("T")], .theme) { model, _ in model.openThemes() },
    Command("theme", "dress the screen in a theme", [], .theme, argument: .theme) { model, id in
      model.wear(id)
    },
    Command("tokens", "tokens with their colours", [.of("t")], .theme) { model, _ in model.showTokens() },
    Command("roles", "which token plays which role", [], .theme) { model, _ in model.open(.roles) },
    Command("apps", "open another app", [], .theme) { model, _ in model.openApps() },
    Command("app", "open an app", [], .theme, argument: .app) { _, id in [.openApp(id)] },
  ]

  private static let phone: [Command] =
    [
      Command("previous-screen", "previous screen", [.of("[")], .phone) { model, _ in model.turnScreen(-1) },
      Command("next-screen", "next screen", [.of("]")], .phone) { model, _ in model.turnScreen(1) },
      Command("push", "open a screen on top", [], .phone, argument: .screen) { model, id in model.push(id) },
      Command("present", "present a modal", [.of("m")], .phone) { model, _ in model.present() },
      Command("pop", "back to the screen below", [], .phone) { model, _ in model.popOrRefuse() },
      Command("screen", "go to a screen", [], .phone, argument: .screen) { model, id in model.goTo(id) },
      Command("up", "focus or scroll up", [Key(.up), .of("k")], .phone, context: .everywhere) { model, _ in
        model.move(rows: -1)
      },
      Command("down", "focus or scroll down", [Key(.down), .of("j")], .phone, context: .everywhere) {
        model, _ in model.move(rows: 1)
      },
      Command("left", "focus to the left", [Key(.left), .of("h")], .phone) { model, _ in
        model.moveFocus(columns: -1)
      },
      Command("right", "focus to the right", [Key(.right), .of("l")], .phone) { model, _ in
        model.moveFocus(columns: 1)
      },
      Command("page-up", "a page up", [Key(.pageUp)], .phone, context: .everywhere) { model, _ in
        model.page(-1)
      },
      Command("page-down", "a page down", [Key(.pageDown)], .phone, context: .everywhere) { model, _ in
        model.page(1)
      },
      Command("home", "to the top", [Key(.home)], .phone, context: .everywhere) { model, _ in
        model.page(-10_000)
      },
      Command("end", "to the bottom", [Key(.end)], .phone, context: .everywhere) { model, _ in
        model.page(10_000)
      },
      Command("tick", "a step of what moves", [], .phone, context: .everywhere) { model, _ in
        model.tick()
        return []
      },
      Command("reduce-motion", "spinners stand still or turn", [], .phone) { model, _ in
        model.flipMotion()
      },
      Command("dialog", "present a dialog of the screen", [], .phone, argument: .dialog) { model, id in
        model.present(dialog: id)
      },
      Command("gallery", "gallery of components", [.of("K")], .phone) { model, _ in model.flipGallery() },
      Command("press", "press what has the focus", [Key(.enter)], .phone, context: .everywhere) { model, _ in
        model.press()
      },
      Command("type", "type into the page's field", [], .phone, argument: .text) { model, text in
        model.type(text)
      },
      Command("count", "one more on the page's stepper", [], .phone) { model, _ in model.count() },
      Command("back", "back, or close", [Key(.escape)], .phone, context: .everywhere) { model, _ in
        model.back()
      },
    ]
    + (1...9).map { number in
      Command("screen-\(number)", "screen \(number)", [.of(Character(String(number)))], .phone) { model, _ in
        model.goTo(number: number)
      }
    }

  private static let window: [Command] = [
    Command("help", "all keys", [.of("?")], .window, context: .everywhere) { model, _ in model.open(.help) },
    Command("palette", "run a command by name", [.of(":"), .control("p")], .window, context: .everywhere) {
      model, _ in model.open(.palette, typing: true)
    },
    Command("filter", "filter the list", [.of("/")], .window, context: .everywhere) { model, _ in
      model.startFilter()
    },
    Command(
      "focus", "keyboard to the next phone or the panel", [Key(.tab)], .window, context: .everywhere
    ) { model, _ in model.turnFocus(1) },
    Command(
      "focus-back", "keyboard to the phone before, or the panel", [Key(.backTab)], .window,
      context: .everywhere
    ) { model, _ in model.turnFocus(-1) },
    Command("mouse", "mouse on/off", [.control("t")], .window, context: .everywhere) { model, _ in
      model.flipMouse()
    },
    Command("redraw", "draw everything anew", [.control("l")], .window, context: .everywhere) { _, _ in
      [.redraw]
    },
    Command("suspend", "back to the shell, `fg` returns", [.control("z")], .window, context: .everywhere) {
      _, _ in [.suspend]
    },
    Command("quit", "quit", [.of("q"), .control("c")], .window, context: .everywhere) { model, _ in
      model.quit()
    },
  ]
}
