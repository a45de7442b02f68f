import Design
import Rendering
import StyleLibrary

/// The last scene that was laid out, and for what: a flip changes colours, not places, so it need not lay out again.
///
/// Laying out took a seventh of a flip. The memo compares everything that a layout depends on; it can be forgotten at
/// any time without a difference.
public struct SceneMemo: Sendable {
  private struct Inputs: Equatable {
    var screen: Screen
    var state: ScreenState
    var icons: [String: Icon]
    var columns: Int
    var rows: Int
  }

  private var last: (inputs: Inputs, scene: Scene)?

  /// Makes a memo that remembers nothing.
  public init() {}

  /// The scene of a screen of the model for a size.
  mutating func scene(of screen: Screen, _ model: Model, columns: Int, rows: Int) -> Scene {
    let state = model.state(of: screen)
    let inputs = Inputs(
      screen: screen, state: state, icons: model.theme.icons, columns: columns, rows: rows)
    if let last, last.inputs == inputs { return last.scene }
    let scene = layout(screen, state: state, theme: model.theme, columns: columns, rows: rows)
    last = (inputs, scene)
    return scene
  }
}
