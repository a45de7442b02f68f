import Adaptation
import Rendering
public import Design
public import StyleLibrary

/// One picture of the matrix: a theme, what the system asks for, and its contrast.
public struct Combination: Sendable {
  /// The theme that the screen wears.
  public var theme: Theme
  /// The system's appearance.
  public var appearance: Appearance
  /// The system's contrast.
  public var contrast: Contrast

  /// Makes one.
  public init(_ theme: Theme, _ appearance: Appearance, _ contrast: Contrast) {
    self.theme = theme
    self.appearance = appearance
    self.contrast = contrast
  }

  /// Every appearance and contrast of some themes, theme by theme.
  public static func all(
    of themes: [Theme], appearances: [Appearance] = Appearance.allCases,
    contrasts: [Contrast] = Contrast.allCases
  ) -> [Combination] {
    themes.flatMap { theme in
      contrasts.flatMap { contrast in appearances.map { Combination(theme, $0, contrast) } }
    }
  }

  /// Its row in the list of all: `moments dark high`.
  var id: String { "\(theme.id) \(appearance.rawValue) \(contrast.rawValue)" }

  /// What its picture's frame says of the system: `☾ dark, high contrast`.
  var words: String {
    let contrast = contrast == .high ? "high contrast" : "normal"
    return "\(symbol(appearance)) \(appearance.rawValue), \(contrast)"
  }
}

extension Model {
  /// The model in a combination: everything else stays as it is.
  public func seen(in combination: Combination) -> Model {
    var model = self
    model.put(into: combination)
    return model
  }

  private mutating func put(into combination: Combination) {
    theme = combination.theme
    situation.system = Sourced(combination.appearance.style, from: "the matrix")
    situation.contrast = combination.contrast
  }

  /// The combinations of the library's themes, of the app's own and of the worn one as they stand; none until the
  /// library was read.
  var combinations: [Combination] {
    Combination.all(of: themes.map { $0.id == theme.id ? theme : $0.id == app.theme.id ? app.theme : $0 })
  }

  /// The combinations that pass the matrix's filter.
  var shownCombinations: [Combination] {
    guard let sheet else { return [] }
    let all = Dictionary(combinations.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return sheetRows(sheet).compactMap { all[$0.id] }
  }

  /// Whether the matrix is open.
  var isMatrixOpen: Bool { sheet?.kind == .matrix }
}

/// What the commands of the matrix do; its list moves as every list does.
extension Model {
  mutating func flipMatrix() -> [Effect] {
    if isMatrixOpen { return closeSheet() }
    _ = open(.matrix)
    pointAtCombination()
    // Read anew each time, as for the picker.
    return [.readLibrary]
  }

  /// Puts the mark on what the phone shows.
  mutating func pointAtCombination() {
    let appearance = situation.systemAppearance(under: app.rules)
    let id = Combination(theme, appearance, situation.contrast).id
    let index = shownCombinations.firstIndex { $0.id == id }
    sheet?.list.cursor = index ?? 0
  }

  /// The rows of the list behind the matrix.
  var matrixRows: [SheetRow] {
    combinations.map {
      SheetRow(id: $0.id, title: $0.theme.title, detail: "\($0.appearance.rawValue) \($0.contrast.rawValue)")
    }
  }

  /// Shows a picture of the matrix on the phone.
  mutating func open(combination id: String) -> [Effect] {
    guard let combination = combinations.first(where: { $0.id == id }) else { return [] }
    put(into: combination)
    followsTerminal = false
    notice = Notice("\(theme.title), \(combination.words)")
    return []
  }

  /// Moves the mark along the pictures, over the ends of lines.
  mutating func moveMark(_ step: Int) -> [Effect] {
    guard isMatrixOpen, var list = sheet?.list else { return refuse("the matrix is not open; M opens it") }
    list.cursor = min(max(list.cursor + step, 0), max(0, shownCombinations.count - 1))
    sheet?.list = list
    return []
  }

  /// A click opens the picture that it hits.
  mutating func clickMatrix(column: Int, row: Int) -> [Effect] {
    let hit = matrixLayout.phones.first { $0.frame.contains(column: column, row: row) }
    guard let hit else { return [] }
    sheet?.list.cursor = hit.index
    return pressSheet()
  }
}
