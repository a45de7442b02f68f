import Adaptation
import Colors
import Design
import Rendering

/// The options of all commands, in the order of the help.
enum OptionTable {
  /// What the page is drawn with: traits, choices, gates.
  static let traits: [OptionSpec] = [
    OptionSpec(
      name: "appearance", value: .choice(["light", "dark", "unspecified", "auto"]),
      help: "the simulated system; auto follows the terminal"),
    OptionSpec(name: "contrast", value: .choice(names(Contrast.self)), help: "the system's contrast setting"),
    OptionSpec(name: "level", value: .choice(names(Level.self)), help: "the level that pages stand on"),
    OptionSpec(name: "choice", value: .choice(names(Choice.self)), help: "the choice inside the app"),
    OptionSpec(name: "app-gate", value: .choice(["on", "off"]), help: "the app's gate for dark mode"),
    OptionSpec(name: "page-gate", value: .choice(["on", "off"]), help: "the gate of the shown screen"),
    OptionSpec(
      name: "os", value: .choice(["12", "13", "15", "16", "17", "26"]), help: "the simulated version of iOS"),
    OptionSpec(
      name: "overlay", value: .text("0..1 or off"),
      help: "opacity of the overlay over pages that are not adapted"),
    OptionSpec(
      name: "overlay-level", value: .choice(names(OverlayLevel.self)), help: "what the overlay covers"),
    OptionSpec(name: "reduce-transparency", value: .none, help: "bars, sheets and fills let nothing through"),
    OptionSpec(name: "vision", value: .choice(names(ColorVision.self)), help: "who looks at the screen"),
    OptionSpec(name: "ambient", value: .text("LUX"), help: "light on the screen, for contrast; a model"),
    OptionSpec(
      name: "defect", value: .choice(names(Defect.self)), help: "a defect to switch on; may be given again",
      repeats: true),
    OptionSpec(
      name: "role", value: .text("ROLE=TOKEN"), help: "which token plays a role; may be given again",
      repeats: true),
  ]

  /// What is shown and how large.
  static let view: [OptionSpec] = [
    OptionSpec(name: "screen", value: .text("ID"), help: "the screen; the first one by default"),
    OptionSpec(name: "size", value: .text("COLSxROWS"), help: "cells of the phone, 44x40 by default"),
    OptionSpec(name: "theme", value: .text("NAME"), help: "another theme for the screens of PATH"),
  ]

  /// How a screen is written.
  static let format = OptionSpec(
    name: "format", value: .choice(["text", "ansi", "json"]), help: "how a screen is written")

  /// How results are written.
  static let output: [OptionSpec] = [
    OptionSpec(name: "json", value: .none, help: "facts as JSON"),
    OptionSpec(
      name: "output", short: "o", value: .text("FILE"),
      help: "where the result goes; standard output by default"),
  ]

  /// What a terminal is asked and told.
  static let terminal: [OptionSpec] = [
    OptionSpec(
      name: "color", value: .choice(["auto", "truecolor", "256", "16", "none"]),
      help: "how many colours the terminal is trusted with"),
    OptionSpec(name: "no-mouse", value: .none, help: "leave the mouse to the terminal"),
    OptionSpec(name: "ascii", value: .none, help: "draw with ASCII characters only"),
  ]

  /// What every command takes.
  static let common: [OptionSpec] = [
    OptionSpec(name: "help", short: "h", value: .none, help: "help for gloam or for a command"),
    OptionSpec(name: "version", value: .none, help: "the version"),
  ]

  /// What a token's value depends on, and which token plays which role.
  static let resolving = traits.filter {
    ["appearance", "contrast", "level", "os", "role"].contains($0.name)
  }

  /// Which app `gloam send` starts from.
  static let app = OptionSpec(name: "app", value: .text("PATH"), help: "the app that commands are sent to")

  /// The share that `gloam coverage` asks for.
  static let minimum = OptionSpec(
    name: "min", value: .text("PERCENT"), help: "exit 1 when fewer pages are adapted")

  /// The themes of `gloam matrix`.
  static let themes = OptionSpec(
    name: "themes", value: .text("A,B"), help: "only these themes, in this order; all by default")

  /// The commands that `gloam trace` runs.
  static let script = OptionSpec(name: "script", value: .text("FILE"), help: "a command on each line")

  /// The cell that `gloam inspect` looks at.
  static let cell = OptionSpec(
    name: "at", value: .text("ROW,COL"), help: "the cell of the phone to inspect, counted from 0")

  /// What `gloam lint` looks for.
  static let rules: [OptionSpec] = [
    OptionSpec(
      name: "rule", value: .text("NAME"), help: "only what breaks this rule; may be given again",
      repeats: true),
    OptionSpec(
      name: "without", value: .text("NAME"), help: "all but what breaks this rule; may be given again",
      repeats: true),
  ]

  /// Those of single commands.
  static let special = [format, app, minimum, script, themes, cell] + rules

  /// All of them.
  static let all = traits + view + output + terminal + common

  private static func names<Choice: RawRepresentable & CaseIterable>(_ type: Choice.Type) -> [String]
  where Choice.RawValue == String { Choice.allCases.map(\.rawValue) }
}
