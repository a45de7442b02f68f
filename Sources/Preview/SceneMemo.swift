import Design
import Rendering
import StyleLibrary

/// The last scenes that were laid out and the last pages that were painted, and for what: a flip changes colours, not
/// places, and the flip after it shows what was shown before.
///
/// Laying out took a seventh of a flip and painting a ninth. The memo compares everything that they depend on; it can be
/// forgotten at any time without a difference.
public struct SceneMemo: Sendable {
  private struct Inputs: Equatable {
    var screen: Screen
    var state: ScreenState
    var icons: [String: Icon]
    var columns: Int
    var rows: Int
    var isSheet: Bool
  }

  private struct Page {
    var scene: Scene
    var palette: ResolvedPalette
    var views: [String: ViewStyle]
    var overlay: Overlay?
    var layer: WindowLayer?
    var frame: Frame
  }

  /// How many windows show pages.
  var windows = 1
  /// As many as there are pages in sight, mostly one a window.
  private var last: [(inputs: Inputs, scene: Scene)] = []
  /// Light and dark of as many.
  private var painted: [Page] = []
  /// Who draws with which token; worked out when the inspector asks.
  var uses = TokenUses()

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
    if last.count > 2 * windows { last.removeFirst() }
    last.append((inputs, scene))
    return scene
  }

  /// A scene painted with a palette, and with those of its views; over it what stands on the model's window.
  mutating func page(
    _ scene: Scene, _ palette: ResolvedPalette, _ views: [String: ViewStyle], _ overlay: Overlay?,
    below layer: WindowLayer?, of model: Model
  ) -> Frame {
    let known = painted.first {
      $0.overlay == overlay && $0.layer == layer && $0.palette == palette && $0.views == views
        && $0.scene == scene
    }
    if let known { return known.frame }
    var frame = paint(scene, palette: palette, views: views, overlay: overlay)
    if let layer { model.place(layer, on: &frame) }
    if painted.count > 3 * windows { painted.removeFirst() }
    painted.append(
      Page(scene: scene, palette: palette, views: views, overlay: overlay, layer: layer, frame: frame))
    return frame
  }
}
