public import Design

/// What the pages of a window see while the system photographs the app for its switcher: the traits go to the other
/// style and back, each time with a picture. Nobody chose anything, so the changes are marked as transient; a listener
/// that saves on each change saves the wrong style in between.
///
/// `flipped` is the stage as it is under the other style of the system; pages that do not follow the system see the
/// change without a change of colour.
public func snapshotEvents(of stage: Stage, flipped: Stage, system: Appearance) -> [LifecycleEvent] {
  guard let page = stage.top, let other = flipped.top else { return [] }
  return look(of: other, on: flipped, after: page, on: stage, system.flipped)
    + look(of: page, on: stage, after: other, on: flipped, system)
}

/// One turn of the traits, what the overlay makes of it, and the picture.
private func look(
  of page: Stage.Page, on stage: Stage, after before: Stage.Page, on old: Stage, _ system: Appearance
) -> [LifecycleEvent] {
  let follows = page.traits != before.traits
  let subject = follows ? "appearance" : "system"
  let change = "transient: \(subject) \(system.flipped.rawValue) -> \(system.rawValue)"
  var events = [
    LifecycleEvent(
      .traitCollectionDidChange, page.id,
      follows ? change : change + ", the page stays \(page.traits.appearance.rawValue)", changesColor: follows
    )
  ]
  if stage.wantsOverlay != old.wantsOverlay {
    let kind: LifecycleEvent.Kind = stage.wantsOverlay ? .overlayShown : .overlayHidden
    events.append(LifecycleEvent(kind, page.id, "transient: the app looks \(stage.wanted.rawValue)"))
  }
  events.append(LifecycleEvent(.snapshot, page.id, "\(system.rawValue), for the app switcher"))
  for index in events.indices { events[index].isTransient = true }
  return events
}
