import Adaptation
import Design
public import StyleLibrary

/// The styles that a page brings itself, as its screen file names them.
public struct CarrierStyles: Sendable {
  /// A file by its path below the app's folder, and where the screen names it.
  public typealias File = (path: String, place: Place)

  /// The stylesheet pair of an RN page.
  public var stylesheet: File?
  /// The CSS of a web page.
  public var css: File?
  /// Which token plays a role or fills a slot inside the page.
  public var roles: [String: RoleBinding] = [:]

  /// Makes styles of nothing.
  public init() {}
}

/// The keys of a screen file that only a carrier has.
extension ScreenReader {
  /// The jump URL, and whether the page is adapted: what the URL says, which goes before `adapted`.
  func jump(_ root: inout ObjectReader, kind: Screen.Kind) -> (url: String?, adapted: Bool?) {
    let adapted = root.bool("adapted")
    guard let text = carrierText(&root, "url", of: Carrier.allCases, kind), let value = root.member("url")
    else {
      return (nil, adapted)
    }
    var supportsDark = false
    do throws(JumpFault) {
      let url = try JumpURL(text)
      supportsDark = url.supportsDark
      tell(of: url, kind: kind, value)
    } catch {
      log.warning(place(of: error, in: value, text), .carrier(.jump(error)))
    }
    if let adapted, adapted != supportsDark, let place = root.member("adapted")?.place {
      log.warning(place, .carrier(.contradiction(file: adapted, url: supportsDark)))
    }
    return (text, supportsDark)
  }

  private func tell(of url: JumpURL, kind: Screen.Kind, _ value: JSONValue) {
    if url.carrier.kind != kind {
      log.warning(value.place, .carrier(.otherCarrier(url.carrier, kind)))
    }
    if let fault = url.fault {
      log.warning(place(of: fault, in: value, url.text), .carrier(.jump(fault)))
    } else if url[JumpURL.support] == nil {
      let near = nearest(JumpURL.support, in: url.parameters.map(\.name))
      if near == nil {
        log.note(value.place, .carrier(.noSupport(near: nil)))
      } else {
        log.warning(value.place, .carrier(.noSupport(near: near)))
      }
    }
  }

  /// The place of a character of the URL; that of the whole text where escapes stand in the file.
  private func place(of fault: JumpFault, in value: JSONValue, _ text: String) -> Place {
    guard value.range.count == text.utf8.count + 2 else { return value.place }
    return value.place(offset: 1 + text.prefix(fault.character - 1).utf8.count)
  }

  /// The media query that a web page listens to.
  func listener(_ root: inout ObjectReader, kind: Screen.Kind) -> String? {
    guard let text = carrierText(&root, "listener", of: [.web], kind),
      let place = root.member("listener")?.place
    else { return nil }
    check(MediaQuery(text), at: place, log)
    return text
  }

  /// The files of a page's own styles, and what of them plays which role.
  func readStyles(_ root: inout ObjectReader, kind: Screen.Kind) -> CarrierStyles {
    var styles = CarrierStyles()
    styles.stylesheet = path(&root, "stylesheet", of: .rn, kind)
    styles.css = path(&root, "css", of: .web, kind)
    guard let value = root.member("roles") else { return styles }
    styles.roles = readRoles(value, log)
    for binding in styles.roles.values {
      if let place = binding.place { remember(SemanticColor(binding.token), at: place) }
    }
    return styles
  }

  /// A path below the app's folder; one that leads out of it is refused.
  private func path(
    _ root: inout ObjectReader, _ key: String, of carrier: Carrier, _ kind: Screen.Kind
  ) -> CarrierStyles.File? {
    guard let text = carrierText(&root, key, of: [carrier], kind), let place = root.member(key)?.place else {
      return nil
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else {
      log.error(place, .carrier(.outside(text)))
      return nil
    }
    return (text, place)
  }

  /// A text that only some carriers may have.
  func carrierText(
    _ root: inout ObjectReader, _ key: String, of carriers: [Carrier], _ kind: Screen.Kind
  ) -> String? {
    guard let text = root.string(key), let place = root.member(key)?.place else { return nil }
    if carriers.contains(where: { $0.kind == kind }) { return text }
    log.warning(place, .carrier(.notForKind(key, kind, carriers.map(\.rawValue))))
    return nil
  }
}

/// Tells of a media query that never matches, and of one that gloam does not simulate.
func check(_ query: MediaQuery, at place: Place, _ log: DiagnosticLog) {
  switch query.meaning {
  case .always, .prefers: break
  case .never(let condition):
    log.warning(place, .carrier(.neverMatches(query.text, near: nearMedia(condition))))
  case .unsimulated(let condition): log.note(place, .carrier(.unsimulated(condition)))
  }
}

/// The condition that was most likely meant: without the blanks inside its words, or with its letters put right.
private func nearMedia(_ condition: String) -> String? {
  let parts = condition.filter { !$0.isWhitespace }.split(separator: ":", maxSplits: 1).map(String.init)
  guard let name = parts.first, nearest(name, in: [MediaQuery.feature]) != nil else { return nil }
  let styles = Appearance.allCases.map(\.rawValue)
  guard parts.count == 2, let value = nearest(parts[1], in: styles) else {
    return "(\(MediaQuery.feature): dark)"
  }
  return "(\(MediaQuery.feature): \(value))"
}
