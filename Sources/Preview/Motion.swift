import Design
import Rendering

/// What moves by itself: time enters as a message, and only while something moves.
extension Model {
  /// Milliseconds after which the next `Message.tick` is wanted; nil while nothing moves.
  public var tickInterval: Int? { isMoving ? 100 : nil }

  /// Whether something in sight changes with time.
  private var isMoving: Bool {
    if isInBackground { return false }
    if let dialog = openDialog { return dialog.kind == .loading && (dialog.hasProgress || !reducesMotion) }
    return !reducesMotion && isSpinnerInSight
  }

  private var isSpinnerInSight: Bool {
    guard screen.body.contains(where: \.hasSpinner) else { return false }
    let size = phoneSize
    return scene(columns: size.columns, rows: size.rows).elements.contains { $0.hasSuffix(".spinner") }
  }

  /// Takes a step. A loading box that has come to its end closes itself.
  mutating func tick() {
    guard isMoving else { return }
    guard let dialog = openDialog else { return change { $0.phase += 1 } }
    change { $0.dialog?.phase += 1 }
    let phase = states[screen.id]?.dialog?.phase ?? 0
    if dialog.hasProgress && phase * Dialog.progressStep > 100 {
      _ = dismiss(opening: dialog.buttons.first?.opens)
    }
  }

  mutating func flipMotion() -> [Effect] {
    reducesMotion.toggle()
    notice = Notice(reducesMotion ? "motion reduced: spinners stand still" : "motion as designed")
    return []
  }
}

extension Component {
  /// Whether a spinner is in it.
  fileprivate var hasSpinner: Bool {
    switch self {
    case .loading: true
    case .card(let parts), .columns(let parts): parts.contains(where: \.hasSpinner)
    case .view(let view): view.body.contains(where: \.hasSpinner)
    case .inState(_, let part): part.hasSpinner
    default: false
    }
  }
}
