/// A place in a component that takes a colour, such as `list.title`, with the role that plays it by default.
///
/// The raw value, `component.part`, is the slot's name in a theme's `roles`: there a theme may give it a token of its own.
public enum Slot: String, CaseIterable, Hashable, Sendable {
  case page = "screen.background"
  case groupedPage = "screen.groupedBackground"

  case statusBar = "statusBar.background"
  case statusBarText = "statusBar.text"

  case homeIndicator = "homeIndicator"

  case navigationBar = "navigationBar.background"
  case navigationTitle = "navigationBar.title"
  case navigationButton = "navigationBar.button"
  case navigationSeparator = "navigationBar.separator"

  case address = "address.background"
  case addressText = "address.text"

  case tabBar = "tabBar.background"
  case tabBarSeparator = "tabBar.separator"
  case tabItem = "tabBar.item"
  case tabItemSelected = "tabBar.selectedItem"

  case badge = "badge.background"
  case badgeText = "badge.text"

  case list = "list.background"
  case listPlain = "list.plainBackground"
  case listSelection = "list.selection"
  case listTitle = "list.title"
  case listSubtitle = "list.subtitle"
  case listValue = "list.value"
  case listAccessory = "list.accessory"
  case listCheckmark = "list.checkmark"
  case listSeparator = "list.separator"
  case listHeader = "list.header"
  case listFooter = "list.footer"
  case listDisabled = "list.disabled"
  case listIcon = "list.icon"

  case tile = "tile.background"
  case tileText = "tile.text"

  case switchOn = "switch.on"
  case switchOff = "switch.off"
  case switchThumb = "switch.thumb"

  case searchField = "searchField.background"
  case searchPlaceholder = "searchField.placeholder"
  case searchText = "searchField.text"

  case textField = "textField.background"
  case textFieldPlaceholder = "textField.placeholder"
  case textFieldText = "textField.text"
  case textFieldCaret = "textField.caret"

  case stepper = "stepper.button"
  case stepperSign = "stepper.sign"
  case stepperTitle = "stepper.title"
  case stepperValue = "stepper.value"

  case loading = "loading.background"
  case loadingText = "loading.text"

  case chip = "chip.background"
  case chipText = "chip.text"
  case chipSelected = "chip.selectedBackground"
  case chipSelectedText = "chip.selectedText"

  case filledButton = "button.filledBackground"
  case filledButtonText = "button.filledText"
  case tintedButton = "button.tintedBackground"
  case tintedButtonText = "button.tintedText"
  case plainButtonText = "button.plainText"
  case destructiveButtonText = "button.destructiveText"
  case disabledButton = "button.disabledBackground"
  case disabledButtonText = "button.disabledText"

  case card = "card.background"
  case layer = "layer.background"
  case layerBorder = "layer.border"

  case textTitle = "text.title"
  case textBody = "text.body"
  case textCaption = "text.caption"

  case image = "image.background"
  case imageMark = "image.mark"

  case gridTitle = "grid.title"

  case action = "action.text"
  case actionSelected = "action.selectedText"

  case windowView = "windowView.background"
  case windowViewEdge = "windowView.edge"
  case windowViewText = "windowView.text"
  case windowViewMark = "windowView.mark"

  case toast = "toast.background"
  case toastEdge = "toast.edge"
  case toastText = "toast.text"

  /// The name, as it stands in a theme's `roles`.
  public var name: String { rawValue }

  /// Whether it belongs to the bars around a page, which a carrier draws and not its content.
  public var isOfBars: Bool {
    ["statusBar.", "homeIndicator", "navigationBar.", "address.", "tabBar.", "badge."].contains {
      rawValue.hasPrefix($0)
    }
  }

  /// The slot as a name that a theme resolves.
  public var color: SemanticColor { SemanticColor(rawValue) }

  /// The role that plays the slot where the theme names no token for it.
  public var role: Role {
    switch self {
    case .page, .address, .listPlain, .layer: .background
    case .groupedPage: .groupedBackground
    case .list, .card, .loading, .toast, .windowView: .surface
    case .statusBar, .navigationBar, .tabBar: .bar
    case .searchField, .textField, .stepper, .chip, .disabledButton: .fill
    case .listSelection: .selection
    case .statusBarText, .homeIndicator, .navigationTitle, .listTitle, .searchText, .textFieldText,
      .stepperTitle,
      .stepperValue, .textTitle,
      .textBody, .gridTitle, .toastText, .windowViewText:
      .text
    case .listSubtitle, .listValue, .listHeader, .chipText, .textCaption, .loadingText: .secondaryText
    case .tabItem, .listAccessory, .listFooter, .listDisabled, .disabledButtonText, .action,
      .addressText:
      .tertiaryText
    case .searchPlaceholder, .textFieldPlaceholder: .placeholder
    case .navigationButton, .tabItemSelected, .listCheckmark, .listIcon, .chipSelectedText, .textFieldCaret,
      .stepperSign,
      .filledButton, .tintedButtonText, .plainButtonText, .actionSelected, .windowViewMark:
      .tint
    case .filledButtonText: .onTint
    case .chipSelected, .tintedButton: .tintFill
    case .navigationSeparator, .tabBarSeparator, .listSeparator, .layerBorder, .toastEdge, .windowViewEdge:
      .separator
    case .destructiveButtonText: .destructive
    case .switchOn: .success
    case .badge: .badge
    case .badgeText: .onBadge
    case .tile: .accent1
    case .tileText: .onAccent
    case .switchOff: .switchOff
    case .switchThumb: .thumb
    case .image: .image
    case .imageMark: .onImage
    }
  }
}

extension Role {
  /// The role behind a name: that of a slot, or the role of that very name; nil for a name that is neither.
  ///
  /// A table, because an enumeration looks its raw values up one after the other.
  public static func behind(_ name: String) -> Role? { names[name] }

  private static let names: [String: Role] = Dictionary(
    Slot.allCases.map { ($0.rawValue, $0.role) } + Role.allCases.map { ($0.rawValue, $0) },
    uniquingKeysWith: { slot, _ in slot })
}
