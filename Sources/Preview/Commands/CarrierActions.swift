import Adaptation
import Design
import Formats
import Rendering

/// What the commands of carriers do, and what carriers do by themselves.
extension Model {
  /// Opens the carrier that a URL of the jump or the action protocol means. A fault in its parameters is told; the
  /// page then counts as not adapted.
  mutating func jump(to text: String) -> [Effect] {
    let url: JumpURL
    do throws(JumpFault) {
      url = try JumpURL(text)
    } catch {
      return refuse("'\(text)' opens nothing: \(error)\(near(error))")
    }
    guard let target = carrier(for: url) else { return refuse(unknownContent(url)) }
    situation.adapted[target.id] = nil
    situation.jumps[target.id] = Sourced(text, from: "command open")
    let effects = push(target.id)
    if let fault = url.fault {
      notice = Notice("the jump URL is malformed, \(fault); '\(target.id)' counts as not adapted")
    } else if url[JumpURL.support] == nil {
      notice = Notice("the jump URL says nothing of \(JumpURL.support); '\(target.id)' counts as not adapted")
    }
    return effects
  }

  /// The screen whose own URL names the same content; where a URL names none, the app's first carrier of the kind;
  /// where no file names it, the first carrier that has no content of its own.
  private func carrier(for url: JumpURL) -> Screen? {
    let carriers = app.screens.filter { Carrier($0.kind) == url.carrier }
    guard let content = url.content else { return carriers.first }
    return carriers.first { self.content(of: $0) == content }
      ?? carriers.first { self.content(of: $0) == nil }
  }

  /// What a carrier's file says that it carries.
  private func content(of screen: Screen) -> String? {
    screen.url.flatMap { try? JumpURL($0) }?.content
  }

  private func near(_ fault: JumpFault) -> String {
    let words: (text: String, choices: [String])? =
      switch fault.kind {
      case .scheme(let text): (text, [JumpURL.scheme])
      case .host(let text): (text, JumpURL.Host.allCases.map(\.rawValue))
      case .carrier(let text): (text, Carrier.allCases.map(\.rawValue))
      default: nil
      }
    return words.flatMap { nearest($0.text, in: $0.choices) }.map { "; did you mean '\($0)'?" } ?? ""
  }

  private func unknownContent(_ url: JumpURL) -> String {
    let carriers = app.screens.filter { Carrier($0.kind) == url.carrier }
    guard !carriers.isEmpty else { return "'\(app.id)' has no carrier of kind '\(url.carrier.rawValue)'" }
    let known = carriers.compactMap { self.content(of: $0) }
    let content = url.content ?? ""
    return "no carrier of '\(app.id)' knows the \(url.carrier.contentParameter) '\(content)'"
      + (nearest(content, in: known).map { "; did you mean '\($0)'?" }
        ?? "; known: \(known.joined(separator: ", "))")
  }

  mutating func cycleRefresh() -> [Effect] {
    setRefresh((refresh == .keepState ? RefreshStrategy.restart : .keepState).rawValue)
  }

  mutating func setRefresh(_ text: String) -> [Effect] {
    guard let strategy = RefreshStrategy(rawValue: text) else {
      return refuse("'\(text)' is no strategy; write keepState or restart")
    }
    refresh = strategy
    notice = Notice(
      strategy == .keepState
        ? "RN pages hide and show: what was scrolled, typed and counted stays"
        : "RN pages restart: what was scrolled, typed and counted is lost")
    return []
  }

  /// Whether what native tells RN pages is lost on the way.
  public var dropsMessages: Bool { situation.defects.contains(.droppedMessage) }
}
