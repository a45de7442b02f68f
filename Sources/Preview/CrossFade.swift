import Adaptation
import Design
import Rendering

/// A change of colours under way: a quarter of a second from what the phone showed to what it shows now.
public struct CrossFade: Sendable {
  /// What the phone showed before.
  var earlier: Frame
  /// Steps that were taken, 0..<`steps`.
  var step = 0

  /// Steps of a fade, and the milliseconds of each: 8 * 31 = 248.
  static let steps = 8
  static let interval = 31

  /// How much of the new colours is seen, 0...1.
  var share: Double { Double(step + 1) / Double(Self.steps + 1) }
}

extension Model {
  /// What the phone shows, kept for a fade where flips fade; nil where they do not.
  var pictureToFadeFrom: Frame? {
    guard crossFades, !reducesMotion, fixedPhone == nil, windowLayout.fits else { return nil }
    let (columns, rows) = phoneSize
    let picture = phone(columns: columns, rows: rows)
    return fade.map { picture.blended(over: $0.earlier, share: $0.share) } ?? picture
  }

  /// Begins a fade where the shown page has other traits now; anything else that happens ends one.
  mutating func fade(from picture: Frame?, _ old: Stage, _ new: Stage) {
    let isSamePage = old.pages.map(\.id) == new.pages.map(\.id)
    guard let picture, isSamePage, old.top?.traits != new.top?.traits else {
      fade = nil
      return
    }
    fade = CrossFade(earlier: picture)
  }

  /// Takes a step of a fade; whether there was one.
  mutating func stepFade() -> Bool {
    guard fade != nil else { return false }
    fade?.step += 1
    if fade?.step == CrossFade.steps { fade = nil }
    return true
  }

  mutating func flipCrossFade() -> [Effect] {
    crossFades.toggle()
    notice = Notice(
      crossFades
        ? "flips fade in a quarter of a second" + (reducesMotion ? ", but motion is reduced" : "")
        : "flips at once")
    return []
  }
}
