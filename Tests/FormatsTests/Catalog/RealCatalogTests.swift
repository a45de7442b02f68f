import FoundationEssentials
import Formats
import StyleLibrary
import TestSupport
import Testing

/// Catalogues of public projects. They are no part of this one, and lie beside it or are not tested.
@Suite struct RealCatalogTests {
  private func real() -> [CatalogFile] {
    let folder = "../shared/real/xcassets"
    return Repository.files(in: folder, suffix: "Contents.json").map { path in
      let text = (try? Repository.text(of: path)) ?? nil
      let inside = String(path.dropFirst(folder.count + 1))
      return CatalogFile(path: inside, file: inside, bytes: Array((text ?? "").utf8))
    }
  }

  private func read(_ prefix: String) -> Reading<Theme>? {
    let files = real().filter { $0.path.hasPrefix(prefix) }
    return files.isEmpty ? nil : readCatalog(files, id: prefix, title: prefix, system: iosTheme)
  }

  @Test func figmaExport() {
    guard let reading = read("figma-export") else { return }
    #expect(
      reading.value.tokenNames == [
        "backgroundPrimary", "backgroundSecondary", "button", "buttonPressed", "textPrimary", "textSecondary",
        "tint",
      ])
    #expect(reading.shownInAll("tint") == ["#7700FF", "#8B63FE", "#7700FF", "#8B63FE"])
    #expect(reading.said.isEmpty)
  }

  @Test func spark() {
    guard let reading = read("spark") else { return }
    #expect(reading.value.tokens.count == 8)
    #expect(reading.shownInAll("brandError") == ["#F65651", "#F8807D", "#F65651", "#F65651"])
    #expect(reading.said.isEmpty)
  }

  @Test func swiftGenMixesSpellings() {
    guard let reading = read("SwiftGen") else { return }
    #expect(reading.value.tokenNames == ["Background", "Primary", "Tint"])
    #expect(reading.diagnostics.map(\.fact) == [.duplicateSet("Primary")])
  }

  @Test func everythingAtOnce() {
    let files = real()
    guard !files.isEmpty else { return }
    let reading = readCatalog(files, id: "real", title: "Real", system: iosTheme)
    #expect(!reading.hasErrors)
    #expect(
      reading.shown("rswift-My Red") == "#B8071A" || reading.shown("rswift-My Red").hasSuffix("clipped"))
    #expect(reading.shown("confetti-AccentColor") == "missing")
    #expect(reading.shown("rswift-BrightWhite") == "#FFFFFF")
  }
}
