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
  case spinner = "loading.spinner"

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

  case highlighted = "control.highlightedBackground"
  case highlightedText = "control.highlightedText"

  case segmented = "segmentedControl.background"
  case segmentedText = "segmentedControl.text"
  case segmentedSelected = "segmentedControl.selectedBackground"
  case segmentedSelectedText = "segmentedControl.selectedText"

  case filterBar = "filterBar.background"
  case filterBarText = "filterBar.text"
  case filterBarSelectedText = "filterBar.selectedText"
  case filterBarSeparator = "filterBar.separator"
  case filterPanel = "filterBar.panelBackground"

  case sliderTrack = "slider.track"
  case sliderFilled = "slider.filledTrack"
  case sliderThumb = "slider.thumb"
  case sliderText = "slider.text"

  case progressTrack = "progress.track"
  case progressFilled = "progress.filledTrack"
  case progressText = "progress.text"

  case pageDot = "pageControl.dot"
  case pageDotSelected = "pageControl.selectedDot"

  case banner = "banner.background"
  case bannerText = "banner.text"
  case bannerIcon = "banner.icon"
  case bannerClose = "banner.close"

  case chartTitle = "chart.title"
  case chartValue = "chart.value"
  case chartBar = "chart.bar"
  case chartLast = "chart.lastBar"
  case chartLabel = "chart.label"

  case skeleton = "skeleton.bar"

  case swipeAction = "swipeAction.background"
  case swipeActionText = "swipeAction.text"
  case swipeDestructive = "swipeAction.destructiveBackground"
  case swipeDestructiveText = "swipeAction.destructiveText"
  case editDelete = "editing.delete"
  case editMove = "editing.move"

  case dialog = "dialog.background"
  case dialogTitle = "dialog.title"
  case dialogMessage = "dialog.message"
  case dialogSeparator = "dialog.separator"
  case dialogButton = "dialog.button"
  case dialogCancel = "dialog.cancelButton"
  case dialogDestructive = "dialog.destructiveButton"
  case dialogFocus = "dialog.focusedBackground"

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
    default: controlRole
    }
  }

  /// The role of a slot of the controls and dialogs.
  private var controlRole: Role {
    switch self {
    case .filterBar: .bar
    case .filterPanel, .dialog: .surface
    case .segmented, .skeleton: .fill
    case .dialogFocus: .selection
    case .banner: .tintFill
    case .highlighted, .filterBarSeparator, .sliderTrack, .progressTrack, .dialogSeparator: .separator
    case .highlightedText, .filterBarText, .bannerText, .chartTitle, .sliderText, .dialogTitle: .text
    case .segmentedText, .progressText, .chartLabel, .dialogMessage: .secondaryText
    case .pageDot, .editMove, .bannerClose: .tertiaryText
    case .chartBar: .switchOff
    case .segmentedSelectedText: .onTint
    case .swipeAction: .accent5
    case .swipeActionText: .onAccent
    case .swipeDestructive: .badge
    case .swipeDestructiveText: .onBadge
    case .editDelete, .dialogDestructive: .destructive
    default: .tint
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
