import Design
import Rendering
import StyleLibrary

/// The last scenes that were laid out, and for what: a flip changes colours, not places, so it need not lay out again.
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
    var isSheet: Bool
  }

  /// As many as there are pages in sight, mostly one.
  private var last: [(inputs: Inputs, scene: Scene)] = []

  /// Makes a memo that remembers nothing.
  public init() {}

  /// The scene of a screen of the model for a size.
  mutating func scene(of screen: Screen, _ model: Model, columns: Int, rows: Int, isSheet: Bool) -> Scene {
    let inputs = Inputs(
      screen: screen, state: model.state(of: screen), icons: model.theme.icons, columns: columns, rows: rows,
      isSheet: isSheet)
    if let known = last.first(where: { $0.inputs == inputs }) { return known.scene }
    let scene = layout(
      screen, state: inputs.state, theme: model.theme, columns: columns, rows: rows, isSheet: isSheet)
    if last.count > 2 { last.removeFirst() }
    last.append((inputs, scene))
    return scene
  }
}
