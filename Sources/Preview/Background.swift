import Adaptation
public import Design
import Rendering

/// Background and app switcher: the system photographs the app in both styles.
extension Model {
  /// The model as the system's camera sees it in a style: nothing but the system is different.
  public func photographed(_ appearance: Appearance) -> Model {
    var model = self
    model.situation.system.value = appearance == .light ? .light : .dark
    model.isInBackground = false
    return model
  }

  /// To the background, or back from there. What the user chose and everything else stays as it is.
  mutating func turnBackground() -> [Effect] {
    isInBackground.toggle()
    if isInBackground {
      trace.add([
        LifecycleEvent(.applicationWillResignActive, ""), LifecycleEvent(.applicationDidEnterBackground, ""),
      ])
      let system = situation.systemAppearance(under: app.rules)
      for (stage, flipped) in zip(stages, photographed(system.flipped).stages) {
        trace.add(snapshotEvents(of: stage, flipped: flipped, system: system), window: stage.window)
      }
      notice = Notice("2 transient trait changes; a listener that saves on them is misled; b returns")
    } else {
      trace.add([
        LifecycleEvent(.applicationWillEnterForeground, ""), LifecycleEvent(.applicationDidBecomeActive, ""),
      ])
      notice = Notice("back in the foreground: all is as it was")
    }
    return []
  }

  /// What a command does while the app is in the background: those of the phone find no page, and the keys that leave or
  /// press bring the app back; nil where the command does what it always does.
  mutating func takeInBackground(_ command: Command) -> [Effect]? {
    guard isInBackground, sheet == nil, command.group == .phone else { return nil }
    if command.name == "back" || command.name == "press" { return turnBackground() }
    return refuse("the app is in the background; b brings it back")
  }
}
