// swift-tools-version: 6.2
import PackageDescription

/// Every target is held to the same rules; `make check` builds with them and refuses a warning.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library target and the only targets that it may import.
func layer(_ name: String, _ imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict)
}

/// The tests of one layer; they may also import what the layer imports.
func tests(_ layer: String, _ imports: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: layer + "Tests", dependencies: [.init(stringLiteral: layer), "TestSupport"] + imports,
    swiftSettings: strict)
}

let package = Package(
  name: "gloam",
  products: [
    .executable(name: "gloam", targets: ["gloam"]),
    .library(name: "StyleLibrary", targets: ["Colors", "Design", "StyleLibrary"]),
  ],
  targets: [
    layer("Colors"),
    layer("Design"),
    layer("Adaptation", ["Design"]),
    layer("StyleLibrary", ["Colors", "Design"]),
    layer("Formats", ["Colors", "Design", "Adaptation", "StyleLibrary"]),
    layer("Rendering", ["Colors", "Design", "StyleLibrary"]),
    layer("Exporting", ["Colors", "Design", "StyleLibrary", "Rendering"]),
    layer(
      "Preview",
      ["Colors", "Design", "Adaptation", "StyleLibrary", "Formats", "Rendering"]),
    .target(
      name: "CNcurses",
      linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    layer("Terminal", ["CNcurses", "Colors", "Design", "Rendering", "Preview"]),
    .executableTarget(
      name: "gloam",
      dependencies: [
        "Colors", "Design", "Adaptation", "StyleLibrary", "Formats", "Rendering", "Exporting",
        "Preview", "Terminal",
      ],
      swiftSettings: strict),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    tests("Colors"),
    tests("Terminal", ["Colors", "Design", "StyleLibrary", "Rendering", "Preview"]),
  ]
)
