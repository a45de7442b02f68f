import Adaptation
import Design
import Exporting
import Formats
import Preview
import Rendering
import StyleLibrary

/// `gloam matrix`: one screen in all themes, appearances and contrasts, a frame hash each; with `--format` and `-o` also
/// a file each. Each frame is the one that `gloam render` draws with the same words.
struct MatrixCommand {
  let arguments: Arguments
  let library: Library
  let path: String?

  /// A combination and the frame that it makes.
  struct Cell {
    var theme: String
    var appearance: Appearance
    var contrast: Contrast
    /// The hash of the frame.
    var frame: String
    /// The file that it was written to; nil where none is asked for.
    var file: String?
  }

  func run() throws -> Output {
    let own = try Session(arguments, path: path, library: library)
    let sessions = try themes(of: own).map { try session(wearing: $0, own) }
    let folder = try folder()
    let (appearances, contrasts) = (try appearances(), contrasts)
    let pictures = sessions.flatMap { session in
      Combination.all(
        of: [session.model.theme], appearances: appearances, contrasts: contrasts
      ).map { (session, $0) }
    }
    var progress = Progress(total: folder == nil ? 0 : pictures.count)
    defer { progress.end() }
    var cells: [Cell] = []
    for (session, combination) in pictures {
      var session = session
      session.model = session.model.seen(in: combination)
      cells.append(try cell(session, combination, folder))
      progress.step()
    }
    return output(cells, sessions)
  }

  private func cell(_ session: Session, _ combination: Combination, _ folder: String?) throws -> Cell {
    let frame = picture(of: session, arguments)
    var cell = Cell(
      theme: combination.theme.id, appearance: combination.appearance, contrast: combination.contrast,
      frame: frame.hash())
    if let folder {
      let format = arguments.value("format") ?? "text"
      let file = folder + "/" + name(of: cell, screen: session.model.screen.id, format)
      try writeFile(Array(write(frame, of: session, format).utf8), to: file)
      cell.file = file
    }
    return cell
  }

  /// `jobs-harbour-dark-high.ansi`; what cannot stand in a file's name becomes `_`.
  private func name(of cell: Cell, screen: String, _ format: String) -> String {
    let name = "\(screen)-\(cell.theme)-\(cell.appearance)-\(cell.contrast)"
    let safe = name.unicodeScalars.map {
      $0 == "/" || $0.value < 0x20 || $0.value == 0x7F ? "_" : Character($0)
    }
    return String(safe) + (format == "text" ? ".txt" : "." + format)
  }
}

/// What the words of the command line ask for.
extension MatrixCommand {
  /// The themes by name: those that are asked for, or the library's and the app's own.
  private func themes(of own: Session) throws(UsageFault) -> [String] {
    guard let text = arguments.value("themes") else {
      let (own, all) = (own.model.theme.id, library.folders().map(\.id))
      return all.contains(own) ? all : [own] + all
    }
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !names.contains("") else {
      throw UsageFault.badValue(value: text, option: "--themes", wanted: "names with commas between them")
    }
    return names
  }

  /// The app in a theme; its own as it is.
  private func session(wearing theme: String, _ own: Session) throws -> Session {
    if own.model.theme.id == theme { return own }
    var arguments = arguments
    arguments.options["theme"] = [theme]
    return try Session(arguments, path: path, library: library)
  }

  private func appearances() throws(UsageFault) -> [Appearance] {
    guard let word = arguments.value("appearance") else { return Appearance.allCases }
    guard let appearance = Appearance(rawValue: word) else {
      throw .badValue(value: word, option: "--appearance", wanted: "light or dark, or leave it out for both")
    }
    return [appearance]
  }

  private var contrasts: [Contrast] {
    arguments.value("contrast").flatMap(Contrast.init).map { [$0] } ?? Contrast.allCases
  }

  /// The folder for files, made where it is missing; nil where none are asked for.
  private func folder() throws -> String? {
    guard arguments.has("format") else { return nil }
    guard let folder = arguments.value("output"), folder != "-" else {
      throw UsageFault.missingArgument("a folder for the pictures: -o DIR", command: "matrix")
    }
    makeFolders(folder)
    guard isFolder(folder) else {
      throw FileFault(reason: "\(folder): it is not a folder, and none can be made")
    }
    return folder
  }
}

/// What the result says.
extension MatrixCommand {
  private func output(_ cells: [Cell], _ sessions: [Session]) -> Output {
    var diagnostics: [Diagnostic] = []
    for diagnostic in sessions.flatMap(\.model.app.diagnostics) where !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
    var output = Output(
      text: arguments.has("json") ? json(cells, sessions.first) : table(cells), diagnostics: diagnostics)
    output.isForStandardOutput = arguments.has("format")
    return output
  }

  private func table(_ cells: [Cell]) -> String {
    let rows = cells.map {
      [$0.theme, $0.appearance.rawValue, $0.contrast.rawValue, $0.frame] + ($0.file.map { [$0] } ?? [])
    }
    let heads = ["THEME", "APPEARANCE", "CONTRAST", "FRAME"] + (cells.first?.file == nil ? [] : ["FILE"])
    let widths = heads.indices.map { column in ([heads] + rows).map { width($0[column]) }.max() ?? 0 }
    return ([heads] + rows).map { row in
      let last = row.count - 1
      return row.indices.map { $0 == last ? plain(row[$0]) : pad(row[$0], widths[$0] + 2) }.joined() + "\n"
    }.joined()
  }

  private func json(_ cells: [Cell], _ session: Session?) -> String {
    var json = JSONText()
    json.object { json in
      json.member("schema", "gloam.matrix/1")
      json.member("app", session?.model.app.id ?? "")
      json.member("screen", session?.model.screen.id ?? "")
      json.key("size")
      json.object { json in
        json.member("columns", session?.columns ?? 0)
        json.member("rows", session?.rows ?? 0)
      }
      json.key("cells")
      json.array { json in
        for cell in cells {
          json.object { json in
            json.member("theme", cell.theme)
            json.member("appearance", cell.appearance.rawValue)
            json.member("contrast", cell.contrast.rawValue)
            json.member("frame", cell.frame)
            if let file = cell.file { json.member("file", file) }
          }
        }
      }
    }
    return json.text + "\n"
  }
}
