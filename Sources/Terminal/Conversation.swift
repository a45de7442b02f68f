internal import Design
internal import Glibc
internal import Preview

/// Questions to the terminal and what it answered in time.
struct Conversation: Hashable, Sendable {
  /// How long answers are waited for, in milliseconds.
  static let patience = 200

  /// Whether a 24-bit colour came back as it was sent.
  var keepsExactColors = false
  /// Whether frames can be made to appear at once.
  var synchronized = false
  /// Light or dark.
  var appearance: Appearance?
  /// What the user did meanwhile.
  var inputs: [Input] = []
  /// When the questions were sent, if answers may still come.
  var unanswered: Int?
  /// Every answer, in order.
  var answers: [Answer] = []

  /// Takes what was decoded.
  mutating func take(_ events: [InputDecoder.Event]) {
    for event in events {
      switch event {
      case .input(let input): inputs.append(input)
      case .answer(let answer): take(answer)
      }
    }
  }

  private mutating func take(_ answer: Answer) {
    answers.append(answer)
    if answer.keepsExactColors { keepsExactColors = true }
    switch answer {
    case .attributes: unanswered = nil
    case .mode(number: 2026, let state): synchronized = state == 1 || state == 2
    // The terminal's report on the desktop counts for more than a guess from its colour.
    case .ground(let color): appearance = appearance ?? color.appearance
    case .appearance(let known): appearance = known
    default: break
    }
  }

  /// Sends the questions and waits until the last is answered, or until patience ends.
  @MainActor
  static func hold(
    _ device: Device, _ decoder: inout InputDecoder, questions: [UInt8], patience: Int = patience
  )
    -> Conversation
  {
    var talk = Conversation()
    let start = Device.now()
    talk.unanswered = start
    device.write(questions)
    while talk.unanswered != nil {
      let rest = start + patience - Device.now()
      if rest <= 0 { break }
      var input = pollfd(fd: device.input, events: Int16(POLLIN), revents: 0)
      let wait = decoder.deadline.map { min(rest, max(0, $0 - Device.now())) } ?? rest
      let count = unsafe poll(&input, 1, CInt(clamping: wait))
      if count > 0 {
        guard let bytes = device.read() else { break }
        talk.take(decoder.feed(bytes, now: Device.now()))
      } else {
        talk.take(decoder.expire(now: Device.now()))
      }
    }
    return talk
  }
}
