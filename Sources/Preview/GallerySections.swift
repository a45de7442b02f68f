public import Design

/// A component as the gallery shows it.
public struct GallerySection: Hashable, Sendable {
  /// A component in a state, or in a variant.
  public struct Specimen: Hashable, Sendable {
    /// The state's or the variant's name.
    public var label: String
    /// What is drawn.
    public var parts: [Component]
  }

  /// The component's name in a screen file, or of the part of a screen that it is.
  public var name: String
  /// What it is, in words.
  public var title: String
  /// Its states and variants.
  public var specimens: [Specimen]
}

/// The components in the order of the gallery.
public let gallerySections: [GallerySection] = controlSections + listSections + indicatorSections

private let controlSections: [GallerySection] = [
  GallerySection(
    name: "button", title: "Buttons",
    specimens: [
      .init(label: "filled", parts: [.button(Button(title: "Continue"))]),
      .init(label: "tinted", parts: [.button(Button(title: "Save draft", kind: .tinted))]),
      .init(label: "plain", parts: [.button(Button(title: "Not now", kind: .plain))]),
      .init(label: "destructive", parts: [.button(Button(title: "Delete", kind: .destructive))]),
    ] + inStates(.button(Button(title: "Continue")), [.highlighted, .disabled, .focused])),
  GallerySection(
    name: "segmentedControl", title: "Segmented control",
    specimens: inStates(
      .segmentedControl(SegmentedControl(items: ["Day", "Week", "Month"])), [.normal, .highlighted])
      + [
        .init(
          label: "selected",
          parts: [.segmentedControl(SegmentedControl(items: ["Day", "Week", "Month"], selected: 1))])
      ]
      + inStates(
        .segmentedControl(SegmentedControl(items: ["Day", "Week", "Month"])), [.disabled, .focused])),
  GallerySection(
    name: "filterBar", title: "Filter bar",
    specimens: inStates(
      .filterBar(
        FilterBar(filters: [
          .init(title: "Area", options: ["North", "East", "South"]),
          .init(title: "Price", options: ["under 3,000", "3,000 to 6,000", "over 6,000"]),
          .init(title: "Rooms", options: ["1", "2", "3 and more"], selected: 1),
        ])))),
  GallerySection(
    name: "chips", title: "Chips", specimens: inStates(.chips(Chips(items: ["All", "Near", "New"])))),
  GallerySection(
    name: "switch", title: "Switch",
    specimens: [
      .init(label: "normal", parts: [.card([.switch(Switch(title: "Notifications"))])]),
      .init(label: "selected", parts: [.card([.switch(Switch(title: "Notifications", isOn: true))])]),
    ]
      + inStates(
        .card([.switch(Switch(title: "Notifications", isOn: true))]), [.highlighted, .disabled, .focused])),
  GallerySection(
    name: "slider", title: "Slider",
    specimens: inStates(
      .card([.slider(Slider(title: "Brightness", value: 40, lowIcon: "moon", highIcon: "sun"))]))),
  GallerySection(
    name: "progress", title: "Progress bar",
    specimens: [0, 40, 100].map { value in
      .init(
        label: "\(value)%", parts: [.card([.progress(ProgressBar(title: "Uploading", value: value))])])
    }),
  GallerySection(
    name: "pageControl", title: "Page control",
    specimens: inStates(.pageControl(PageControl(pages: 5, selected: 1)))),
  GallerySection(
    name: "stepper", title: "Stepper",
    specimens: inStates(.card([.stepper(Stepper(title: "Guests", value: 2))]))),
  GallerySection(
    name: "textField", title: "Text field",
    specimens: [
      .init(
        label: "typed into", parts: [.textField(TextField(placeholder: "Name", text: "Lin", icon: "person"))])
    ] + inStates(.textField(TextField(placeholder: "Name", icon: "person")))),
  GallerySection(
    name: "searchField", title: "Search field",
    specimens: inStates(.searchField(SearchField(placeholder: "Search")))),
]

private let listSections: [GallerySection] = [
  GallerySection(
    name: "banner", title: "Banner",
    specimens: inStates(
      .banner(
        Banner(icon: "bell", title: "Updated in the background", subtitle: "37 new entries since yesterday")))
  ),
  GallerySection(
    name: "row", title: "List rows",
    specimens: rowSpecimens
      + inStates(.card([.row(Row(title: "General", icon: "settings", accessory: .disclosure))]))),
  GallerySection(
    name: "list", title: "Lists",
    specimens: [
      .init(
        label: "inset grouped, with swipe actions: Left on a row",
        parts: [
          .list(
            List(
              style: .insetGrouped,
              sections: [.init(header: "Inbox", footer: "Edit deletes and moves", rows: mails)]))
        ]),
      .init(label: "plain", parts: [.list(List(sections: [.init(rows: mails)]))]),
    ]),
  GallerySection(
    name: "grid", title: "Grid",
    specimens: inStates(
      .card([.grid(Grid(columns: 4, items: targets(4)))]), [.normal, .highlighted, .focused])),
  GallerySection(
    name: "actions", title: "Actions",
    specimens: inStates(
      .card([
        .actions(
          ActionBar(items: [
            .init(icon: "heart", title: "218", isOn: true), .init(icon: "comment", title: "46"),
            .init(icon: "share", title: "Share", opens: "dialog:share"),
          ]))
      ]), [.normal, .highlighted, .disabled, .focused])),
]

private let indicatorSections: [GallerySection] = [
  GallerySection(
    name: "chart", title: "Chart strip",
    specimens: [
      .init(
        label: "normal",
        parts: [
          .card([
            .chart(
              Chart(
                title: "Visits", value: "+12%", values: [3, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 16],
                labels: ["Jan", "Jun", "Dec"]))
          ])
        ])
    ]),
  GallerySection(
    name: "loading", title: "Loading box",
    specimens: [
      .init(label: "spinner", parts: [.loading(LoadingBox(title: "Loading"))]),
      .init(label: "progress", parts: [.loading(LoadingBox(title: "Uploading", progress: 60))]),
    ]),
  GallerySection(
    name: "skeleton", title: "Skeleton",
    specimens: [.init(label: "normal", parts: [.skeleton(Skeleton(rows: 2))])]),
  GallerySection(
    name: "card", title: "Card",
    specimens: [
      .init(
        label: "normal",
        parts: [.card([.label(Label("A card", style: .title)), .label(Label("Holds other components."))])])
    ]),
  GallerySection(
    name: "image", title: "Pictures",
    specimens: [
      .init(label: "one", parts: [.image(ImagePlaceholder(height: 4, caption: "a picture"))]),
      .init(label: "three", parts: [.image(ImagePlaceholder(height: 4, count: 3))]),
    ]),
  GallerySection(
    name: "text", title: "Text",
    specimens: [
      .init(label: "title", parts: [.label(Label("A title", style: .title))]),
      .init(label: "body", parts: [.label(Label("Running text, which breaks where a line is full."))]),
      .init(label: "caption", parts: [.label(Label("Small print", style: .caption))]),
    ]),
  GallerySection(
    name: "dialog", title: "Dialogs",
    specimens: [
      .init(
        label: "each opens over the page",
        parts: [
          .list(
            List(
              style: .insetGrouped,
              sections: [
                .init(
                  rows: galleryDialogs.map {
                    Row(title: words($0), accessory: .disclosure, opens: "dialog:\($0.id)")
                  })
              ]))
        ])
    ]),
]

/// The dialogs of the gallery, one of each kind and of each number of buttons.
let galleryDialogs: [Dialog] = [
  Dialog(
    id: "notice", kind: .alert, title: "Saved", message: "The draft waits on your other devices.",
    buttons: [.init("OK", style: .cancel)]),
  Dialog(
    id: "delete", kind: .alert, title: "Delete this entry?", message: "It cannot be brought back.",
    buttons: [.init("Cancel", style: .cancel), .init("Delete", style: .destructive)]),
  Dialog(
    id: "save", kind: .alert, title: "Save changes?",
    buttons: [.init("Save"), .init("Discard", style: .destructive), .init("Cancel", style: .cancel)]),
  Dialog(
    id: "rename", kind: .alert, title: "Rename", placeholder: "A new name",
    buttons: [.init("Cancel", style: .cancel), .init("Rename")]),
  Dialog(
    id: "sheet", kind: .actionSheet, title: "Choose a picture", message: "It is shown beside your name.",
    buttons: [
      .init("Take a photo"), .init("From the library"), .init("Remove", style: .destructive),
      .init("Cancel", style: .cancel),
    ]),
  Dialog(
    id: "share", kind: .share, title: "Share", buttons: [.init("Cancel", style: .cancel)],
    targets: targets(11)),
  Dialog(id: "loading", kind: .loading, title: "Loading"),
  Dialog(id: "upload", kind: .loading, title: "Uploading", hasProgress: true),
]

private func words(_ dialog: Dialog) -> String {
  switch dialog.kind {
  case .alert:
    "Alert with \(dialog.buttons.count) button\(dialog.buttons.count == 1 ? "" : "s")"
      + (dialog.placeholder == nil ? "" : " and a field")
  case .actionSheet: "Action sheet"
  case .share: "Share panel of two pages"
  case .loading: "Loading box" + (dialog.hasProgress ? " with progress" : "")
  }
}

private func inStates(
  _ part: Component, _ states: [ControlState] = [.normal, .highlighted, .disabled, .focused]
) -> [GallerySection.Specimen] {
  states.map { .init(label: $0.rawValue, parts: [.inState($0, part)]) }
}

private let rowSpecimens: [GallerySection.Specimen] = [
  .init(
    label: "avatar, badge and tag",
    parts: [
      .card([
        .row(
          Row(
            title: "Lin Xiaoman", tile: Tile(text: "LX", color: "accent2", isRound: true), tag: "new",
            subtitle: "12 minutes ago", accessory: .disclosure, badge: "5"))
      ])
    ]),
  .init(
    label: "value and switch",
    parts: [
      .card([
        .row(Row(title: "Location", icon: "location", value: "While using", accessory: .disclosure)),
        .row(Row(title: "Sounds", icon: "music", accessory: .switch, isOn: true)),
      ])
    ]),
  .init(
    label: "selected",
    parts: [.card([.row(Row(title: "Automatic", accessory: .checkmark, isOn: true))])]),
]

private let mails: [Row] = [
  ("Anna", "accent1", "The keys are under the mat"), ("Bo", "accent2", "Two rooms, quiet, from May"),
  ("Chen", "accent3", "Re: the green bicycle"),
].map { name, color, line in
  Row(
    title: name, tile: Tile(text: String(name.prefix(1)) + " ", color: SemanticColor(color), isRound: true),
    subtitle: line, accessory: .disclosure,
    swipe: [SwipeAction("Pin"), SwipeAction("Delete", isDestructive: true)])
}

/// Targets of a share panel and of a grid.
private func targets(_ count: Int) -> [Grid.Item] {
  let all = [
    ("message", "Mail"), ("comment", "Chat"), ("photo", "Photos"), ("document", "Copy"), ("star", "Keep"),
    ("web", "Browser"), ("people", "Group"), ("folder", "Files"), ("pen", "Notes"), ("flag", "Report"),
    ("more", "More"),
  ]
  return all.prefix(count).enumerated().map { index, target in
    Grid.Item(
      tile: Tile(icon: target.0, color: SemanticColor("accent\(index % 6 + 1)")), title: target.1)
  }
}
