import Adaptation
import Design

/// What the carriers of a window made of a change.
struct CarrierNews: Hashable, Sendable {
  /// Messages, what RN pages did with them, and toasts, in order.
  var events: [LifecycleEvent] = []
  /// The RN pages that draw themselves anew, as they were.
  var pages: [String: PageBefore] = [:]
}

extension Stage {
  /// The stage of the same window before; one without a page where the window was not there.
  func before(in stages: [Stage]) -> Stage {
    if let before = stages.first(where: { $0.window == window }) { return before }
    var empty = self
    empty.pages = []
    return empty
  }
}

extension Model {
  /// A page that was closed is opened by its file's URL the next time, is no longer stale, and takes its toast with it.
  mutating func forgetClosedCarriers() {
    if !situation.jumps.isEmpty { situation.jumps = situation.jumps.filter { stack.contains($0.key) } }
    if !staleStyles.isEmpty { staleStyles = staleStyles.filter { stack.contains($0.key) } }
    if let page = toast?.page, !stack.contains(page) { toast = nil }
  }

  /// In every window, sends each RN page the style that its carrier has now and asks the media queries of web pages;
  /// returns what became of it by the numbers of the windows.
  mutating func tellCarriers(from old: [Stage], to new: [Stage]) -> [Int: CarrierNews] {
    let key = keyIndex
    var news: [Int: CarrierNews] = [:]
    for index in 0..<windowCount {
      makeKey(index)
      guard let stage = new.first(where: { $0.window == windowNumber }) else { continue }
      news[windowNumber] = tellCarriers(from: stage.before(in: old), to: stage, isKey: index == key)
    }
    makeKey(key)
    return news
  }

  /// The same in the window that is the key one for the moment; only the real one shows toasts.
  private mutating func tellCarriers(from old: Stage, to new: Stage, isKey: Bool) -> CarrierNews {
    let messages = styleMessages(from: old, to: new, dropping: dropsMessages)
    let toasts = mediaToasts(from: old, to: new)
    var news = CarrierNews(events: carrierEvents(messages, toasts, strategy: refresh))
    for message in messages {
      let before = old.pages.first { $0.id == message.page }?.traits.appearance
      let told = staleStyles[message.page] ?? before
      if message.isFirst || !message.isDropped {
        news.pages[message.page] = PageBefore(style: told, state: states[message.page] ?? ScreenState())
      }
      deliver(message, told: told ?? StyleMessage.untold)
    }
    if let last = toasts.last, isKey { toast = Toast(last.text, page: last.page) }
    return news
  }

  /// What a message, or its loss, makes of a page that was told another style last.
  private mutating func deliver(_ message: StyleMessage, told: Appearance) {
    if message.isDropped {
      staleStyles[message.page] = told == message.style ? nil : told
    } else {
      staleStyles[message.page] = nil
      if refresh == .restart && !message.isFirst { states[message.page] = nil }
    }
  }
}
