public import Design

extension Situation {
  /// The URL that opened a carrier: what it was opened with, else what its file says; nil for a native page and for a
  /// carrier without a URL.
  public func jump(of screen: Screen) -> Sourced<String>? {
    guard Carrier(screen.kind) != nil else { return nil }
    return jumps[screen.id] ?? screen.url.map { Sourced($0, from: "screen \(screen.id)") }
  }
}

/// What the jump protocol says of a carrier; nil where there is no URL.
func jumpWord(
  of screen: Screen, in situation: Situation
) -> (isAdapted: Bool, said: String, source: String)? {
  guard let jump = situation.jump(of: screen) else { return nil }
  do throws(JumpFault) {
    let url = try JumpURL(jump.value)
    return (url.supportsDark, url.verdict, jump.source)
  } catch {
    return (false, "the jump URL is malformed, \(error): not adapted", jump.source)
  }
}
