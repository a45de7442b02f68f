import Adaptation
import Design
public import Rendering
import StyleLibrary

extension Model {
  /// The screens in sight, the shown one last: a sheet leaves the page that presents it in sight.
  var visibleScreens: [Screen] {
    let open = stack.compactMap { self.screen($0) }
    let first = open.indices.last { $0 == 0 || open[$0].presentation != .sheet } ?? 0
    return open.isEmpty ? [screen] : Array(open[first...])
  }

  /// Rows of the pages below that stay in sight above the shown sheet of a phone: with room its bars and a bit of it.
  func sheetInset(rows: Int) -> Int { (rows >= 30 ? 5 : 2) * (visibleScreens.count - 1) }

  /// Rows above the scene that takes keys and clicks: those of a sheet's inset; none where a dialog is over everything.
  func sceneInset(rows: Int) -> Int { openDialog == nil ? sheetInset(rows: rows) : 0 }

  /// What takes keys and clicks, laid out for a phone's size: the shown screen, or the dialog over it.
  public func scene(columns: Int, rows: Int) -> Scene {
    if let dialog = openDialog {
      return layoutDialog(dialog, state: screenState, theme: theme, columns: columns, rows: rows)
    }
    var memo = SceneMemo()
    let inset = sheetInset(rows: rows)
    return memo.scene(of: screen, self, columns: columns, rows: rows - inset, isSheet: inset > 0)
  }

  /// The phone's picture: what every command and the glass show.
  public func phone(columns: Int, rows: Int) -> Frame {
    var memo = SceneMemo()
    return phone(columns: columns, rows: rows, &memo)
  }

  /// The phone's picture, with what was laid out before.
  func phone(columns: Int, rows: Int, _ memo: inout SceneMemo) -> Frame {
    phone(
      visibleScreens, overlay: stage.wantsOverlay ? overlay : nil, columns: columns, rows: rows, &memo)
  }

  /// Pages one over the other, and the veil: at the window's level over all of them, at the controller's over each page
  /// that is not adapted.
  func phone(
    _ screens: [Screen], overlay: Overlay?, columns: Int, rows: Int, _ memo: inout SceneMemo
  ) -> Frame {
    var frame = Frame(columns: columns, rows: rows)
    for (depth, screen) in screens.enumerated() {
      let inset = (rows >= 30 ? 5 : 2) * depth
      let scene = memo.scene(of: screen, self, columns: columns, rows: rows - inset, isSheet: depth > 0)
      let page = page(screen, scene, overlay: overlay, isLowest: depth == 0, &memo)
      if depth == 0 { frame = page } else { frame.place(page, at: 0, inset) }
    }
    if let last = screens.last, let dialog = dialog(of: last) {
      place(dialog, of: last, on: &frame)
    }
    if let overlay, overlay.level == .window {
      frame.veil(alpha: overlay.alpha, over: Rect(0, 0, columns, rows))
    }
    placeToast(on: &frame)
    frame.see(as: eye.vision)
    return frame
  }

  /// A page, dimmed by itself where overlays lie over controllers, and what stands on its window.
  private func page(
    _ screen: Screen, _ scene: Scene, overlay: Overlay?, isLowest: Bool, _ memo: inout SceneMemo
  ) -> Frame {
    let decision = decide(screen, rules: app.rules, in: situation)
    let veil = overlay?.level == .controller && !decision.isAdapted ? overlay : nil
    let layer = isLowest ? windowLayer(over: screen, wanted: decision.wanted) : nil
    func painted(_ decision: Decision) -> Frame {
      let palette = palette(of: screen, screen.id, decision.traits)
      return memo.page(scene, palette, views(of: screen, decision), veil, below: layer, of: self)
    }
    var frame = painted(decision)
    if let style = staleStyles[screen.id] {
      // Only the content kept the style that it was told; the carrier's bars have the app's.
      var told = decision
      told.traits.appearance = style
      frame.place(painted(told), only: scene.controller)
    }
    return frame
  }

  /// The styles of a page's views. A child that is not adapted is dimmed by itself where overlays lie over controllers.
  private func views(of screen: Screen, _ decision: Decision) -> [String: ViewStyle] {
    let overlay = overlay
    var styles: [String: ViewStyle] = [:]
    // A page of many views has few palettes, unless what a view was made with counts.
    var palettes: [TraitCollection: ResolvedPalette] = [:]
    for view in subviews(of: screen, decision, rules: app.rules, in: situation) {
      let known = situation.defects.isEmpty ? palettes[view.traits] : nil
      let palette = known ?? palette(of: screen, view.id, view.traits)
      palettes[view.traits] = palette
      let isDimmed = view.isDimmed && decision.isAdapted && overlay.isOn && overlay.level == .controller
      styles[view.view.id] = ViewStyle(palette: palette, veil: isDimmed ? overlay.alpha : nil)
    }
    return styles
  }
}
