import Adaptation
import Design
import Preview
import Rendering
import StyleLibrary
import TestSupport
import Testing

@testable import gloam

/// Each component in each state under each appearance and contrast, as pictures that a person has looked at.
@Suite struct ComponentGoldenTests {
  private static let traits: [(name: String, traits: TraitCollection)] = [
    ("light", TraitCollection(.light)), ("dark", TraitCollection(.dark)),
    ("light, high contrast", TraitCollection(.light, contrast: .high)),
    ("dark, high contrast", TraitCollection(.dark, contrast: .high)),
  ]

  @Test(arguments: gallerySections.filter { $0.name != "dialog" }.map(\.name))
  func componentsLookAsTheyDid(_ name: String) throws {
    let section = try #require(gallerySections.first { $0.name == name })
    let body = section.specimens.flatMap { specimen in
      [Component.label(Label(specimen.label, style: .caption, isLead: true))] + specimen.parts
    }
    let screen = Screen(id: name, title: name, className: "", isGrouped: true, body: body)
    let theme = Shipped.theme("classifieds")
    let content = layout(screen, theme: theme, columns: 40, rows: 200).contentRows
    let scene = layout(screen, theme: theme, columns: 40, rows: max(30, content + 2))
    let pictures = Self.traits.map { name, traits in
      planes(
        of: paint(scene, palette: ResolvedPalette(theme, traits: traits)), titled: "\(section.name), \(name)")
    }
    expectGolden(pictures.joined(separator: "\n\n"), named: "component-\(name)")
  }

  @Test(arguments: componentGallery.dialogs.map(\.id))
  func dialogsLookAsTheyDid(_ id: String) {
    let pictures = Self.traits.map { name, traits in
      planes(of: dialog(id, traits), titled: "dialog \(id), \(name)")
    }
    expectGolden(pictures.joined(separator: "\n\n"), named: "dialog-\(id)")
  }

  /// A dialog of the gallery over an empty page.
  private func dialog(_ id: String, _ traits: TraitCollection) -> Frame {
    var app = Shipped.app("classifieds")
    app.screens = [
      Screen(id: "p", title: "", className: "UIPage", isGrouped: true, dialogs: componentGallery.dialogs)
    ]
    app.rules.windowViews = []
    var situation = Situation(system: .init(traits.appearance.style))
    situation.contrast = traits.contrast
    var model = Model(app: app, situation: situation)
    _ = update(&model, .command("dialog", argument: id))
    return model.phone(columns: 40, rows: 28)
  }
}
