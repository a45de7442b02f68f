import Adaptation
import Colors
import Design
import Preview
import StyleLibrary

/// What the options of a command line make of an app: the model that headless commands and the previewer start from.
struct Session {
  var model: Model
  /// Cells of the phone in headless commands.
  var columns = 44
  var rows = 40

  /// Reads the app of the first word, or the first shipped one, and applies the options.
  init(_ arguments: Arguments, path: String?, library: Library) throws {
    let app = try library.open(path ?? library.folders().first?.id ?? "moments")
    self.init(app: app)
    try apply(arguments, library: library)
  }

  private init(app: App) { model = Model(app: app) }

  private mutating func apply(_ arguments: Arguments, library: Library) throws {
    if let id = arguments.value("theme") {
      let other = try library.open(id)
      model.theme = other.theme
      model.app.diagnostics += other.diagnostics
    }
    for role in arguments.options["role"] ?? [] { try assign(role) }
    if let id = arguments.value("screen") { try show(id) }
    if let size = arguments.value("size") { (columns, rows) = try parseSize(size) }
    model.fixedPhone = (columns, rows)
    model.situation.defects = Set((arguments.options["defect"] ?? []).compactMap(Defect.init))
    applySystem(arguments)
    try applyEye(arguments)
    try applyRules(arguments)
  }

  private mutating func show(_ id: String) throws(UsageFault) {
    let ids = model.app.screens.map(\.id)
    guard model.app.screen(id) != nil else {
      throw .unknownScreen(id, app: model.app.id, near: near(id, ids), choices: ids)
    }
    model.stack = [id]
  }

  /// `tint=button`: the token `button` plays the role `tint`.
  private mutating func assign(_ text: String) throws(UsageFault) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw .badValue(value: text, option: "--role", wanted: "ROLE=TOKEN, such as tint=primary")
    }
    guard Role(rawValue: parts[0]) != nil || Slot(rawValue: parts[0]) != nil else {
      let known = Role.allCases.map(\.rawValue) + Slot.allCases.map(\.name)
      throw .unknownWord(parts[0], what: "a role or a slot", near: near(parts[0], known))
    }
    guard model.theme.token(parts[1]) != nil else {
      throw .unknownToken(parts[1], theme: model.theme.id, near: near(parts[1], model.theme.tokenNames))
    }
    model.theme.roles[parts[0]] = RoleBinding(parts[1], at: Place("--role"))
  }

  private mutating func applySystem(_ arguments: Arguments) {
    if let word = arguments.value("appearance") {
      // Until the terminal has answered, a system that follows it does not say anything.
      model.situation.system = Sourced(
        InterfaceStyle(rawValue: word) ?? .unspecified, from: "--appearance" + (word == "auto" ? " auto" : "")
      )
      model.followsTerminal = word == "auto"
    }
    if let value = arguments.value("os").flatMap({ Int($0) }) {
      model.situation.os = Sourced(value, from: "--os")
    }
    if let value = arguments.value("choice").flatMap(Choice.init) {
      model.situation.choice = Sourced(value, from: "--choice")
    }
    if let value = arguments.value("contrast").flatMap(Contrast.init) { model.situation.contrast = value }
    if let value = arguments.value("level").flatMap(Level.init) { model.situation.level = value }
  }

  private mutating func applyEye(_ arguments: Arguments) throws(UsageFault) {
    model.eye.reducesTransparency = arguments.has("reduce-transparency")
    if let value = arguments.value("vision").flatMap(ColorVision.init) { model.eye.vision = value }
    guard let text = arguments.value("ambient") else { return }
    guard let lux = Eye.lux(text) else {
      throw .badValue(value: text, option: "--ambient", wanted: "light in lux, 0 to 200000")
    }
    model.eye.light = lux == 0 ? nil : AmbientLight(lux: lux)
  }

  private mutating func applyRules(_ arguments: Arguments) throws(UsageFault) {
    if let value = arguments.value("app-gate") {
      model.situation.appGate = Sourced(value == "on", from: "--app-gate")
    }
    if let value = arguments.value("page-gate") {
      model.situation.pageGates[model.screen.id] = Sourced(value == "on", from: "--page-gate")
    }
    guard arguments.has("overlay") || arguments.has("overlay-level") else { return }
    var overlay = model.app.rules.overlay.value
    if let text = arguments.value("overlay") {
      overlay.isOn = text != "off"
      if overlay.isOn {
        guard text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }), let alpha = Double(text),
          (0...1).contains(alpha)
        else {
          throw .badValue(value: text, option: "--overlay", wanted: "an opacity from 0 to 1, or off")
        }
        overlay.alpha = alpha
      }
    }
    if let level = arguments.value("overlay-level").flatMap(OverlayLevel.init) { overlay.level = level }
    model.situation.overlay = Sourced(
      overlay, from: arguments.has("overlay") ? "--overlay" : "--overlay-level")
  }
}

/// `80x24` as columns and rows, each 1...1000.
private func parseSize(_ text: String) throws(UsageFault) -> (Int, Int) {
  let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { part in
    part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
  }
  guard parts.count == 2, let columns = parts[0], let rows = parts[1], (1...1000).contains(columns),
    (1...1000).contains(rows)
  else {
    throw .badValue(value: text, option: "--size", wanted: "columns and rows from 1 to 1000, such as 44x40")
  }
  return (columns, rows)
}
