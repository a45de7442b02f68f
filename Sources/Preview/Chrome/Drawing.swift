import Adaptation
import Design
import Rendering
import StyleLibrary

/// One picture of the window under way: what it shows, worked out once, and the canvas that the parts draw on.
struct Drawing {
  let model: Model
  let window: WindowLayout
  /// The page that is shown: in slow motion the one of the moment.
  let screen: Screen
  /// The moment of a transition in slow motion; nil when nothing is under way.
  let moment: Moment?
  /// The veil over what is in sight; nil when none is shown.
  let overlay: Overlay?
  /// Why the shown page looks as it does.
  let decision: Decision
  /// The theme with the values of the simulated system.
  let theme: Theme
  /// The colours that the page is drawn with.
  let palette: ResolvedPalette
  var canvas: Canvas

  init(_ model: Model) {
    let moment = model.trace.moment
    self.model = model.at(moment)
    self.moment = moment
    window = model.windowLayout
    let screen = model.drawnScreen
    let wantsOverlay = moment?.isOverlayShown ?? model.stage.wantsOverlay
    overlay = wantsOverlay ? model.overlay : nil
    decision = decide(screen, rules: model.app.rules, in: model.situation)
    self.screen = screen
    theme = model.theme(of: screen)
    palette = ResolvedPalette(theme, traits: decision.traits)
    canvas = Canvas(columns: model.columns, rows: model.rows)
  }

  /// Draws every part, the ones on top last.
  mutating func draw(_ memo: inout SceneMemo) {
    guard window.fits else { return drawTooSmall() }
    if model.isMatrixOpen { return drawMatrix(&memo) }
    let isCovered = window.panel.map { $0.column < window.phone.right } ?? false
    if !isCovered || model.isInspecting {
      window.cards.isEmpty ? drawPhones(&memo) : drawSwitcher(&memo)
    }
    if model.isInspecting { drawCrosshair() }
    if let panel = window.panel {
      switch model.panelContent {
      case .tokens: draw(panel: panel)
      case .trace: drawTrace(panel)
      case .flow: drawFlow(panel)
      case .inspector: drawInspector(panel, &memo)
      }
    }
    drawStatusLine()
    drawFooter()
    if let sheet = model.sheet { draw(sheet) }
  }

  /// One sentence, as much of it as fits.
  private mutating func drawTooSmall() {
    let smallest = Model.smallest
    let text =
      "gloam needs \(smallest.columns)x\(smallest.rows); this window has \(model.columns)x\(model.rows)"
    for (row, line) in wrapped(text, to: max(1, model.columns)).enumerated() where row < model.rows {
      canvas.text(line, at: 0, row, columns: model.columns)
    }
  }
}
