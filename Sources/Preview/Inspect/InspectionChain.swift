import Adaptation
import Colors
import Design
import Formats
import StyleLibrary

/// The three layers behind a cell.
extension InspectedCell {
  /// The screen and the element that asks for the colour.
  var businessSteps: [LayerStep] {
    let document = model.app.document(of: screen.id)
    let place = document.map { Place($0.file).description } ?? ""
    let named = subject.slot == nil ? "; it names '\(subject.asked)' itself" : ""
    return [
      LayerStep(.business, "screen", "\(screen.id) (\(screen.title))", place),
      LayerStep(
        .business, "element", element + named,
        document.flatMap { elementPlace(element, in: $0)?.description } ?? ""),
    ]
  }

  /// Who decided how the page looks, and what the overlay makes of the cell.
  var serviceSteps: [LayerStep] {
    let telling: Set<Decision.Rule> = [.appGate, .allowlist, .pageGate, .adapted]
    let steps = decision.steps.filter { telling.contains($0.rule) || $0.outcome != nil }
      .filter { $0.rule != .overlay }
      .map { LayerStep(.service, $0.rule.title, $0.said, $0.source) }
    let views =
      view.map {
        [
          LayerStep(
            .service, Component.view($0.view).name, "'\($0.view.id)': \($0.because)", $0.override.source)
        ]
      } ?? []
    return steps + views + [LayerStep(.service, "appearance", words(traits)), overlayStep] + eyeSteps
  }

  /// Who looks, and under which light, where that is not as usual.
  private var eyeSteps: [LayerStep] {
    let transparency = model.eye.reducesTransparency ? ["grounds let nothing through"] : []
    return (transparency + [model.eye.condition].compactMap(\.self)).map { LayerStep(.service, "eye", $0) }
  }

  private var overlayStep: LayerStep {
    let rule = model.situation.overlay ?? model.app.rules.overlay
    let isDimmed = [subject, ground].contains { model.eye.vision.seen($0.authored) != $0.shown }
    guard isDimmed || model.stage.wantsOverlay || view?.isDimmed == true else {
      return LayerStep(.service, "overlay", "none")
    }
    let words = "\(decimals(rule.value.alpha)) over the \(rule.value.level.rawValue)"
    return LayerStep(
      .service, "overlay", isDimmed ? words : words + ", changes nothing here", rule.source)
  }

  private func words(_ traits: TraitCollection) -> String {
    traits.appearance.rawValue + (traits.contrast == .high ? ", high contrast" : "")
      + (traits.level == .elevated ? ", elevated" : "")
  }

  /// The slot, its role, the token, its aliases, the value.
  var baseSteps: [LayerStep] {
    let naming = theme.naming(of: subject.asked)
    var steps = naming.map { step in
      let kind =
        Slot(rawValue: step.name) != nil ? "slot" : Role(rawValue: step.name) != nil ? "role" : "name"
      let source = step.binding.map { $0.place?.description ?? "guessed from its name" } ?? ""
      return LayerStep(.base, kind, step.name, source)
    }
    if naming.count == 1, naming[0].name == subject.token { steps = [] }
    guard missing == nil || theme.token(subject.token) != nil else {
      return steps + [LayerStep(.base, "value", missing ?? "")]
    }
    let chain = theme.chain(of: subject.token, traits: traits)
    for (index, link) in chain.enumerated() where link.isToken {
      let place = theme.token(link.token)?.place.description ?? ""
      steps.append(LayerStep(.base, index == 0 ? "token" : "alias", link.token, place))
    }
    return steps + [valueStep(chain.last)]
  }

  private func valueStep(_ link: ChainLink?) -> LayerStep {
    if let missing { return LayerStep(.base, "value", missing) }
    guard let entry = link?.entry, case .color(let color, let isClipped) = entry.value else {
      return LayerStep(.base, "value", subject.authored.hex, subject.source?.description ?? "")
    }
    let opacity = color.isOpaque ? "" : " \(Int((color.alpha * 100).rounded()))%"
    let clipped = isClipped ? ", clipped to sRGB" : ""
    return LayerStep(
      .base, "value", color.rgb.hex + opacity + " (\(entry.variant.rawValue))" + clipped,
      entry.place.description)
  }

  /// Why the token has no colour, with the nearest name; nil for one that has.
  var missing: String? {
    guard subject.origin == .missing else { return nil }
    guard theme.token(subject.token) != nil else { return unknown(subject.asked, theme) }
    let chain = theme.chain(of: subject.token, traits: traits)
    guard let last = chain.last, case let end = last.token else { return nil }
    if !last.isToken { return "'\(end)' is not a token" + hint(end, theme.tokenNames) }
    if last.entry == nil { return "'\(end)' has no value for \(words(traits))" }
    return "aliases go in a circle: \(chain.map(\.token).joined(separator: " -> ")) -> \(chain[0].token)"
  }

  private func unknown(_ name: String, _ theme: Theme) -> String {
    if name.hasPrefix("#") { return "raw colour '\(name)' in a screen; name a role or a token instead" }
    if let binding = theme.naming(of: name).last?.binding {
      return "'\(binding.token)' is not a token" + hint(binding.token, theme.tokenNames)
    }
    if let role = Role.behind(name) { return "no token plays '\(role.rawValue)'" }
    return "'\(name)' is not a token" + hint(name, Role.allCases.map(\.rawValue) + theme.tokenNames)
  }

  private func hint(_ name: String, _ names: [String]) -> String {
    nearest(name, in: names).map { "; did you mean '\($0)'?" } ?? ""
  }
}
