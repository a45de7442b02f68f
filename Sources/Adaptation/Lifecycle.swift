import Design

/// What an app sees while one moment becomes the next, event by event.
///
/// The order is UIKit's: a pushed page loads, the old one will disappear, the new one will appear, the old one did, the
/// new one did; a modal leaves the page below in place. The overlay follows the four rules of the 58 app: it comes at
/// `viewWillAppear` of a page that is not adapted, goes at `viewDidAppear` of one that is, goes when the app turns
/// light, and comes when the app turns dark over a page that is not adapted.
///
/// `loaded` are the pages that are in memory; a page that was popped has to load again.
public func lifecycle(
  from old: Stage, to new: Stage, loaded: inout Set<String>, timing: OverlayTiming = .article
) -> [LifecycleEvent] {
  var telling = Telling(isOverlayShown: old.wantsOverlay, old: old, new: new, timing: timing)
  if old.pages.map(\.id) != new.pages.map(\.id) {
    telling.change(&loaded)
  }
  telling.traits()
  telling.settle()
  return telling.events
}

/// The events so far, and whether the overlay is shown at this point of them.
private struct Telling {
  var events: [LifecycleEvent] = []
  var isOverlayShown: Bool
  let old: Stage
  let new: Stage
  let timing: OverlayTiming

  /// One page gives way to another.
  mutating func change(_ loaded: inout Set<String>) {
    guard let incoming = new.top else { return }
    if loaded.insert(incoming.id).inserted { load(incoming) }
    let outgoing = old.top
    let goesBack = new.pages.count < old.pages.count
    let covers = !goesBack && incoming.presentation == .sheet && new.pages.count > old.pages.count
    let uncovers = goesBack && outgoing?.presentation == .sheet
    if let outgoing, outgoing.id != incoming.id {
      if !covers { tell(.viewWillDisappear, outgoing) }
      appear(incoming, isQuiet: uncovers, between: covers ? nil : outgoing)
    } else {
      appear(incoming, isQuiet: false, between: nil)
    }
    let kept = Set(new.pages.map(\.id))
    if goesBack { loaded.subtract(old.pages.map(\.id).filter { !kept.contains($0) }) }
  }

  /// The hook, then the page's own code; what that code did before `super` comes first and is lost.
  private mutating func load(_ page: Stage.Page) {
    if new.defects.contains(.noDefaultLight) {
      return tell(.viewDidLoad, page, page.isSystem ? "" : "nothing was forced before")
    }
    if page.isOverwritten {
      tell(.viewDidLoad, page, "opts in before super: unspecified")
      tell(.hook, page, "forced to light: the opt-in is overwritten")
      return
    }
    if page.isSystem {
      tell(.hook, page, "a system page: left alone")
    } else {
      tell(.hook, page, "forced to light")
    }
    tell(.viewDidLoad, page, page.isSystem || !page.isAdapted ? "" : "opts in after super: unspecified")
  }

  /// Appearing; a page that a modal uncovers was never gone, so it is told nothing, but the overlay looks at it again.
  private mutating func appear(_ page: Stage.Page, isQuiet: Bool, between outgoing: Stage.Page?) {
    if !isQuiet { tell(.viewWillAppear, page) }
    willAppear(page)
    if let outgoing { tell(.viewDidDisappear, outgoing) }
    if !isQuiet { tell(.viewDidAppear, page) }
    didAppear(page)
  }

  private mutating func willAppear(_ page: Stage.Page) {
    if isDark && !page.isAdapted { show(page, "at viewWillAppear: not adapted") }
    if timing == .symmetric && page.isAdapted && !new.wantsOverlay {
      hide(page, "at viewWillAppear: adapted")
    }
  }

  private mutating func didAppear(_ page: Stage.Page) {
    // A page that is not adapted may still be in sight behind an adapted sheet.
    if page.isAdapted && !new.wantsOverlay { hide(page, "at viewDidAppear: adapted") }
  }

  private var isDark: Bool { new.usesOverlay && new.wanted == .dark }

  /// Which traits of the shown page changed, and whether that can change a colour; rotation cannot.
  mutating func traits() {
    guard let before = old.top, let after = new.top, before.id == after.id else { return }
    var changes: [String] = []
    if before.traits.appearance != after.traits.appearance {
      changes.append("appearance \(before.traits.appearance.rawValue) -> \(after.traits.appearance.rawValue)")
    }
    if before.traits.contrast != after.traits.contrast {
      changes.append("contrast \(before.traits.contrast.rawValue) -> \(after.traits.contrast.rawValue)")
    }
    if before.traits.level != after.traits.level {
      changes.append("level \(before.traits.level.rawValue) -> \(after.traits.level.rawValue)")
    }
    let hasDifferentColorAppearance = !changes.isEmpty
    if old.isLandscape != new.isLandscape {
      changes.append("orientation " + (new.isLandscape ? "portrait -> landscape" : "landscape -> portrait"))
    }
    guard !changes.isEmpty else { return }
    tell(
      .traitCollectionDidChange, after, changes.joined(separator: ", "),
      changesColor: hasDifferentColorAppearance)
    if after.hasLayers { layers(of: after, hasDifferentColorAppearance) }
  }

  /// What the handler of changed traits does for layers, whose colours are resolved once.
  private mutating func layers(of page: Stage.Page, _ hasDifferentColorAppearance: Bool) {
    if new.defects.contains(.selfComparingGuard) {
      tell(.layerColors, page, "kept: the guard compares the traits with themselves, so they never differ")
    } else if new.defects.contains(.staleLayer) {
      tell(.layerColors, page, "kept: no handler sets them again")
    } else {
      tell(
        .layerColors, page,
        hasDifferentColorAppearance
          ? "set again: colours differ from those of before" : "kept: no colour differs")
    }
  }

  /// What no page's appearing decided: the app turned light or dark, a gate or the overlay's switch was moved.
  mutating func settle() {
    guard let page = new.top, isOverlayShown != new.wantsOverlay else { return }
    if new.wantsOverlay {
      show(page, old.wanted == .light ? "the app turned dark: not adapted" : "not adapted any more")
    } else {
      hide(
        page, new.wanted == .light ? "the app turned light" : page.isAdapted ? "adapted now" : "switched off")
    }
  }

  private mutating func show(_ page: Stage.Page, _ why: String) {
    guard !isOverlayShown else { return }
    isOverlayShown = true
    tell(.overlayShown, page, why)
  }

  private mutating func hide(_ page: Stage.Page, _ why: String) {
    guard isOverlayShown else { return }
    isOverlayShown = false
    tell(.overlayHidden, page, why)
  }

  private mutating func tell(
    _ kind: LifecycleEvent.Kind, _ page: Stage.Page, _ detail: String = "", changesColor: Bool? = nil
  ) {
    events.append(LifecycleEvent(kind, page.id, detail, changesColor: changesColor))
  }
}
