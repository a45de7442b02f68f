public import Design

/// Every component in every state: a screen that each app has under the id `gallery`.
public let componentGallery: Screen = {
  var body: [Component] = []
  for (index, section) in gallerySections.enumerated() {
    body.append(.label(Label(index == 0 ? section.title : "\n" + section.title, style: .title)))
    for specimen in section.specimens {
      body.append(.label(Label(specimen.label, style: .caption, isLead: true)))
      body += specimen.parts
    }
  }
  return Screen(
    id: "gallery", title: "Components", className: "UIComponentGallery", isGrouped: true,
    navigationBar: NavigationBar(
      title: "Components", back: "Back", actions: [BarAction(title: "Edit", done: "Done")],
      search: SearchField(placeholder: "Search components"),
      segments: SegmentedControl(items: ["All", "Controls", "Dialogs"])), body: body,
    tabBar: TabBar(items: [
      .init(title: "Home", icon: "home"), .init(title: "Mail", icon: "message", badge: "3"),
      .init(title: "Me", icon: "me", badge: "new"),
    ]), dialogs: galleryDialogs)
}()

extension Model {
  /// Shows the gallery over what is open, or goes back from it.
  mutating func flipGallery() -> [Effect] {
    if screen.id == componentGallery.id { return popOrRefuse() }
    return push(componentGallery.id)
  }
}
