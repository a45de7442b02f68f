import Adaptation
import Formats
import Glibc

/// What is kept between two starts: the choice inside the app, under the key that the UIKit article uses.
struct State {
  var choice = Choice.follow

  /// The key under which the choice is kept.
  private static let key = "overridedUserInterfaceStyle"
  /// What is wrong without a home.
  static let homeless = FileFault(reason: "neither XDG_STATE_HOME nor HOME is set")

  /// `$XDG_STATE_HOME/gloam`; nil without a home.
  static var folder: String? {
    let home = environment("XDG_STATE_HOME") ?? environment("HOME").map { $0 + "/.local/state" }
    return home.map { $0 + "/gloam" }
  }

  /// `$XDG_STATE_HOME/gloam/state.json`; nil without a home.
  static var path: String? { folder.map { $0 + "/state.json" } }

  /// Reads what was kept. A file that cannot be read counts as nothing kept, with a warning in words.
  static func read(_ path: String? = State.path) -> (state: State, warning: String?) {
    guard let path, exists(path) else { return (State(), nil) }
    let kept: String
    do {
      let bytes = try readFile(path)
      let root = try JSONDocument(file: path, bytes: bytes).root
      if let number = root[key]?.int,
        let choice = Choice.allCases.first(where: { $0.styleNumber == number })
      {
        return (State(choice: choice), nil)
      }
      kept = "\(path): no '\(key)' of 0, 1 or 2"
    } catch let fault as JSONFault {
      kept = fault.description
    } catch let fault as FileFault {
      kept = "\(path): \(fault.reason)"
    } catch {
      kept = "\(path): \(error)"
    }
    return (State(), kept + "; the choice follows the system")
  }

  /// Keeps the choice and leaves what else is in the file, which a later gloam may have put there: a temporary file of its
  /// own, flushed, then put in place, so that a kill and another gloam leave the old or the new one whole.
  func save(to path: String? = State.path) throws(FileFault) {
    guard let path else { throw State.homeless }
    var json = JSONText()
    json.object { json in
      json.member(State.key, choice.styleNumber)
      for member in State.others(in: path) {
        json.key(member.name)
        json.value(member.value)
      }
    }
    if let slash = path.lastIndex(of: "/") { makeFolders(String(path[..<slash])) }
    try writeFile(json.bytes + Array("\n".utf8), to: path)
  }

  /// What the file holds besides the choice; nothing where it cannot be read.
  private static func others(in path: String) -> [JSONMember] {
    guard let bytes = try? readFile(path), let root = try? JSONDocument(file: path, bytes: bytes).root else {
      return []
    }
    var seen: Set<String> = [key]
    return root.members.filter { seen.insert($0.name).inserted }
  }
}
