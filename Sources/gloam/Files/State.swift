import Adaptation
import Formats
import Glibc

/// What is kept between two starts: the choice inside the app, under the key that the UIKit article uses.
struct State {
  var choice = Choice.follow

  /// `$XDG_STATE_HOME/gloam/state.json`; nil without a home.
  static var path: String? {
    let home = environment("XDG_STATE_HOME") ?? environment("HOME").map { $0 + "/.local/state" }
    return home.map { $0 + "/gloam/state.json" }
  }

  /// Reads what was kept. A file that cannot be read counts as nothing kept, with a warning in words.
  static func read(_ path: String? = State.path) -> (state: State, warning: String?) {
    guard let path, exists(path) else { return (State(), nil) }
    let kept: String
    do {
      let bytes = try readFile(path)
      let root = try JSONDocument(file: path, bytes: bytes).root
      if let number = root["overridedUserInterfaceStyle"]?.int,
        let choice = Choice.allCases.first(where: { $0.styleNumber == number })
      {
        return (State(choice: choice), nil)
      }
      kept = "\(path): no 'overridedUserInterfaceStyle' of 0, 1 or 2"
    } catch let fault as JSONFault {
      kept = fault.description
    } catch let fault as FileFault {
      kept = "\(path): \(fault.reason)"
    } catch {
      kept = "\(path): \(error)"
    }
    return (State(), kept + "; the choice follows the system")
  }

  /// Keeps the choice: a temporary file, flushed, then put in place, so that a kill leaves the old or the new one.
  func save(to path: String? = State.path) throws(FileFault) {
    guard let path else { throw FileFault(reason: "neither XDG_STATE_HOME nor HOME is set") }
    var json = JSONText()
    json.object { $0.member("overridedUserInterfaceStyle", choice.styleNumber) }
    if let slash = path.lastIndex(of: "/") { makeFolders(String(path[..<slash])) }
    try writeFile(json.bytes + Array("\n".utf8), to: path)
  }
}
