import Adaptation
import Colors
import Design
import Exporting
import Formats
import Preview
import StyleLibrary

/// `gloam send`: runs named commands on a fresh model and prints the state that results, as JSON.
func send(_ session: Session, commands: [String], library: Library) throws -> Output {
  var driver = Driver(model: session.model, library: library)
  for text in commands { try driver.run(text) }
  return Output(
    text: state(driver.model, session, driver.notices), diagnostics: session.model.app.diagnostics)
}

/// Runs named commands on a model without a terminal: it reads what `update` asks for, but keeps nothing.
struct Driver {
  var model: Model
  let library: Library
  /// What was said on the way.
  private(set) var notices: [String] = []

  init(model: Model, library: Library) {
    self.model = model
    self.library = library
  }

  /// Runs a command's name with its argument behind a blank.
  mutating func run(_ text: String) throws {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    let name = parts.first ?? ""
    guard let command = CommandTable.named(name) else {
      throw UsageFault.unknownWord(name, what: "a command", near: near(name, CommandTable.all.map(\.name)))
    }
    let argument = parts.count > 1 ? parts[1] : ""
    if command.argument != .none && argument.isEmpty {
      throw UsageFault.message("'\(name)' needs \(command.argument.words): '\(name) …'")
    }
    try check(argument, of: command)
    if command.argument == .none && !argument.isEmpty {
      throw UsageFault.message("'\(name)' takes nothing, but '\(argument)' follows it")
    }
    var effects = update(&model, .command(name, argument: argument))
    while let effect = effects.popLast() { effects += try perform(effect) }
    if let notice = model.notice { notices.append(notice.text) }
  }

  /// An argument that means nothing is wrong use, not a refusal on the glass.
  private func check(_ argument: String, of command: Command) throws(UsageFault) {
    let apps = library.folders().map(\.id)
    func among(_ words: [String], _ what: String) throws(UsageFault) {
      if !words.contains(argument) { throw .unknownWord(argument, what: what, near: near(argument, words)) }
    }
    switch command.argument {
    case .none, .url, .text: break
    case .cell:
      if model.cell(argument) == nil {
        throw .badValue(value: argument, option: command.name, wanted: model.cells)
      }
    case .viewStyle:
      let views = model.screenViews.map(\.view.id)
      let parts = argument.split(separator: " ").map(String.init)
      guard parts.count == 2, InterfaceStyle(rawValue: parts[1]) != nil else {
        throw .badValue(value: argument, option: command.name, wanted: command.argument.words)
      }
      if !views.contains(parts[0]) {
        throw .unknownWord(parts[0], what: "a view of '\(model.screen.id)'", near: near(parts[0], views))
      }
    case .dialog: try among(model.screen.dialogs.map(\.id), "a dialog of '\(model.screen.id)'")
    case .screen: try among(model.app.screens.map(\.id), "a screen of '\(model.app.id)'")
    case .theme: try among(apps + [model.app.theme.id], "a theme")
    case .app: try among(apps, "an app")
    case .strategy: try among(RefreshStrategy.allCases.map(\.rawValue), "a strategy")
    case .style: try among(InterfaceStyle.allCases.map(\.rawValue), "a style")
    case .comparison: try among(Comparison.allCases.map(\.rawValue), "something to compare")
    case .defect: try among(Defect.allCases.map(\.rawValue), "a defect")
    case .vision: try among(ColorVision.allCases.map(\.rawValue), "a kind of colour vision")
    case .lux:
      guard Eye.lux(argument) != nil else {
        throw .badValue(value: argument, option: command.name, wanted: command.argument.words)
      }
    case .timing: try among(OverlayTiming.allCases.map(\.rawValue), "a timing")
    case .os:
      guard let version = Int(argument), (8...99).contains(version) else {
        throw .badValue(value: argument, option: "os", wanted: "a version such as 12, 13, 15, 17 or 26")
      }
    case .opacity:
      guard let alpha = Double(argument), (0...1).contains(alpha) else {
        throw .badValue(value: argument, option: command.name, wanted: "an opacity from 0 to 1")
      }
    }
  }

  private mutating func perform(_ effect: Effect) throws -> [Effect] {
    switch effect {
    case .quit, .suspend, .redraw, .saveChoice, .copy: return []
    case .writeColors:
      return update(&model, .failure("gloam send keeps nothing: the colours are not written"))
    case .readLibrary:
      let apps = library.folders().map { AppName(id: $0.id, title: library.title(of: $0)) }
      return update(&model, .library(themes: library.readThemes(), apps: apps))
    case .openApp(let id): return update(&model, .app(try library.open(id)))
    }
  }
}

private func state(_ model: Model, _ session: Session, _ notices: [String]) -> String {
  let situation = model.situation
  let decision = model.decision
  var json = JSONText()
  json.object { json in
    json.member("schema", "gloam.send/1")
    json.key("state")
    json.object { json in
      json.member("app", model.app.id)
      json.member("theme", model.theme.id)
      json.member("screen", model.screen.id)
      json.member("system", situation.system.value.rawValue)
      json.member("choice", situation.choice.value.rawValue)
      json.member("os", situation.os.value)
      json.member("appGate", (situation.appGate ?? model.app.rules.appGate).value)
      json.key("pageGates")
      json.object { json in
        let gates = model.app.rules.pageGates.merging(situation.pageGates) { _, replaced in replaced }
        for id in gates.keys.sorted() { json.member(id, gates[id]?.value ?? true) }
      }
      json.member("adapted", decision.isAdapted)
      json.key("overlay")
      write(decision.overlay, to: &json)
      json.member("skin", "off")
      json.key("traits")
      decision.traits.write(to: &json)
      writeWindows(model, to: &json)
      writeWindowViews(model, to: &json)
      writeToast(model, to: &json)
      writeBackground(model, session, to: &json)
      json.member("vision", model.eye.vision.rawValue)
      json.member("ambient", model.eye.light?.lux ?? 0)
      json.member("reduceTransparency", model.eye.reducesTransparency)
      json.member("compare", model.comparison?.rawValue ?? "off")
      json.member("mouse", model.mouse)
      json.key("defects")
      json.array { json in
        for defect in Defect.allCases where situation.defects.contains(defect) {
          write(defect, model.finding(of: defect), to: &json)
        }
      }
      writeScreen(model, to: &json)
      json.key("notices")
      json.array { json in for notice in notices { json.value(notice) } }
    }
    json.member("frame", model.phone(columns: session.columns, rows: session.rows).hash())
  }
  return json.text + "\n"
}

/// A defect that is switched on, and the worst that it does to the shown screen.
private func write(_ defect: Defect, _ finding: DefectFinding?, to json: inout JSONText) {
  json.object { json in
    json.member("name", defect.rawValue)
    guard let finding else { return }
    json.member("element", finding.element)
    json.member("foreground", finding.foreground.hex)
    json.member("background", finding.background.hex)
    json.member("ratio", finding.ratio)
  }
}

/// What was done on the shown screen.
private func writeScreen(_ model: Model, to json: inout JSONText) {
  let state = model.screenState
  json.key("stack")
  json.array { json in for id in model.stack { json.value(id) } }
  json.member("focus", state.focus ?? "")
  json.member("scroll", state.scroll)
  json.member("dialog", state.dialog?.id ?? "")
  json.member("field", model.fieldText)
  json.member("counter", model.counted)
  if let carrier = Carrier(model.screen.kind) { writeCarrier(model, carrier, to: &json) }
  json.key("toggles")
  json.object { json in for path in state.toggles.keys.sorted() { json.member(path, state.toggles[path]) } }
}

/// By which URL the shown carrier was opened, and what an RN page was told.
private func writeCarrier(_ model: Model, _ carrier: Carrier, to json: inout JSONText) {
  json.member("url", model.screenState.address)
  guard carrier == .rn else { return }
  json.member("lastStyle", (model.staleStyles[model.screen.id] ?? model.decision.traits.appearance).rawValue)
  json.member("refresh", model.refresh.rawValue)
  json.member("dropsMessages", model.dropsMessages)
}

extension Command.Argument {
  /// What it is, in words.
  var words: String {
    switch self {
    case .none: "nothing"
    case .screen: "a screen's id"
    case .theme: "a theme's id"
    case .app: "an app's id"
    case .opacity: "an opacity from 0 to 1"
    case .os: "a version of iOS"
    case .timing: "article or symmetric"
    case .style: "unspecified, light or dark"
    case .url: "a jump URL such as wbmain://jump/rn?page=rentList&supportDark=1"
    case .strategy: "keepState or restart"
    case .text: "words"
    case .defect: "a defect's name"
    case .comparison: "appearance, contrast or level"
    case .dialog: "a dialog of the screen"
    case .cell: "a row and a column of the phone, ROW,COL from 0,0"
    case .vision: "normal, protan, deutan or tritan"
    case .lux: "light in lux, 0 to 200000"
    case .viewStyle: "a view of the screen, a blank, and unspecified, light or dark"
    }
  }
}
