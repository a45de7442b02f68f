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

/// The tests of one layer; they may also import what the layer imports. Folders of goldens are read where they lie.
func tests(_ layer: String, _ imports: [Target.Dependency] = [], goldens: String...) -> Target {
  .testTarget(
    name: layer + "Tests", dependencies: [.init(stringLiteral: layer), "TestSupport"] + imports,
    exclude: goldens, swiftSettings: strict)
}

/// Tests of the package as a whole: they see it from outside, as text or as a running program.
func outsideTests(_ name: String) -> Target {
  .testTarget(name: name + "Tests", dependencies: ["TestSupport"], swiftSettings: strict)
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
    layer("Exporting", ["Colors", "Design", "StyleLibrary", "Formats", "Rendering"]),
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

    // A test target itself, though it holds no test: a release build of the package has no Testing for others.
    .testTarget(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    tests("Colors"),
    tests("StyleLibrary", ["Colors", "Design"]),
    tests("Adaptation", ["Design"]),
    tests("Formats", ["Adaptation", "Colors", "Design", "StyleLibrary"]),
    tests("Rendering", ["Colors", "Design", "StyleLibrary"]),
    tests("Exporting", ["Colors", "Design", "Formats", "Rendering", "StyleLibrary"]),
    tests("Preview", ["Adaptation", "Colors", "Design", "Formats", "Rendering", "StyleLibrary"]),
    tests("Terminal", ["Colors", "Design", "StyleLibrary", "Rendering", "Preview"]),
    tests(
      "gloam",
      ["Adaptation", "Colors", "Design", "Exporting", "Formats", "Preview", "Rendering", "StyleLibrary"],
      goldens: "Goldens", "Fixtures"),
    outsideTests("TestSupport"),
    outsideTests("HouseRules"),
    outsideTests("EndToEnd"),
  ]
)
