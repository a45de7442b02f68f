import Design
import Rendering
import StyleLibrary

extension Model {
  /// How many of the app's screens draw each name: roles, and slots as `list.title`. A slot counts for its role, too.
  public func screensByRole() -> [String: Int] {
    var counts: [String: Int] = [:]
    for screen in app.screens {
      let filled = self.screen(screen.id) ?? screen
      // A phone of a thousand rows has the whole page in sight.
      let scene = layout(filled, theme: theme(of: filled), columns: 44, rows: 1000)
      var names: Set<String> = []
      for item in scene.items {
        names.insert(item.color.name)
        if let role = Role.behind(item.color.name) { names.insert(role.rawValue) }
      }
      for name in names { counts[name, default: 0] += 1 }
    }
    return counts
  }
}
