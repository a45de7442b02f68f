/// A place in a component that takes a colour, such as `list.title`, with the role that plays it by default.
///
/// A theme may give a slot a token of its own under the slot's name.
public struct Slot: Hashable, Sendable {
  /// `component.part`, as it stands in a theme's `roles`.
  public let name: String
  /// The role that plays the slot where the theme names no token for it.
  public let role: Role

  init(_ name: String, _ role: Role) {
    self.name = name
    self.role = role
  }

  /// The slot as a name that a theme resolves.
  public var color: SemanticColor { SemanticColor(name) }
}

extension Slot {
  public static let page = Slot("screen.background", .background)
  public static let groupedPage = Slot("screen.groupedBackground", .groupedBackground)

  public static let statusBar = Slot("statusBar.background", .bar)
  public static let statusBarText = Slot("statusBar.text", .text)
  public static let homeIndicator = Slot("homeIndicator", .text)

  public static let navigationBar = Slot("navigationBar.background", .bar)
  public static let navigationTitle = Slot("navigationBar.title", .text)
  public static let navigationButton = Slot("navigationBar.button", .tint)
  public static let navigationSeparator = Slot("navigationBar.separator", .separator)

  public static let tabBar = Slot("tabBar.background", .bar)
  public static let tabBarSeparator = Slot("tabBar.separator", .separator)
  public static let tabItem = Slot("tabBar.item", .tertiaryText)
  public static let tabItemSelected = Slot("tabBar.selectedItem", .tint)
  public static let badge = Slot("badge.background", .badge)
  public static let badgeText = Slot("badge.text", .onBadge)

  public static let list = Slot("list.background", .surface)
  public static let listPlain = Slot("list.plainBackground", .background)
  public static let listSelection = Slot("list.selection", .selection)
  public static let listTitle = Slot("list.title", .text)
  public static let listSubtitle = Slot("list.subtitle", .secondaryText)
  public static let listValue = Slot("list.value", .secondaryText)
  public static let listAccessory = Slot("list.accessory", .tertiaryText)
  public static let listCheckmark = Slot("list.checkmark", .tint)
  public static let listSeparator = Slot("list.separator", .separator)
  public static let listHeader = Slot("list.header", .secondaryText)
  public static let listFooter = Slot("list.footer", .tertiaryText)
  public static let listDisabled = Slot("list.disabled", .tertiaryText)
  public static let listIcon = Slot("list.icon", .tint)
  public static let tile = Slot("tile.background", .accent1)
  public static let tileText = Slot("tile.text", .onAccent)

  public static let switchOn = Slot("switch.on", .success)
  public static let switchOff = Slot("switch.off", .switchOff)
  public static let switchThumb = Slot("switch.thumb", .thumb)

  public static let searchField = Slot("searchField.background", .fill)
  public static let searchPlaceholder = Slot("searchField.placeholder", .placeholder)
  public static let searchText = Slot("searchField.text", .text)

  public static let chip = Slot("chip.background", .fill)
  public static let chipText = Slot("chip.text", .secondaryText)
  public static let chipSelected = Slot("chip.selectedBackground", .tintFill)
  public static let chipSelectedText = Slot("chip.selectedText", .tint)

  public static let filledButton = Slot("button.filledBackground", .tint)
  public static let filledButtonText = Slot("button.filledText", .onTint)
  public static let tintedButton = Slot("button.tintedBackground", .tintFill)
  public static let tintedButtonText = Slot("button.tintedText", .tint)
  public static let plainButtonText = Slot("button.plainText", .tint)
  public static let destructiveButtonText = Slot("button.destructiveText", .destructive)
  public static let disabledButton = Slot("button.disabledBackground", .fill)
  public static let disabledButtonText = Slot("button.disabledText", .tertiaryText)

  public static let card = Slot("card.background", .surface)
  public static let textTitle = Slot("text.title", .text)
  public static let textBody = Slot("text.body", .text)
  public static let textCaption = Slot("text.caption", .secondaryText)
  public static let image = Slot("image.background", .image)
  public static let imageMark = Slot("image.mark", .onImage)
  public static let gridTitle = Slot("grid.title", .text)
  public static let action = Slot("action.text", .tertiaryText)
  public static let actionSelected = Slot("action.selectedText", .tint)

  /// Every slot, in the order of the components.
  public static let all: [Slot] = [
    page, groupedPage, statusBar, statusBarText, homeIndicator, navigationBar, navigationTitle, navigationButton,
    navigationSeparator, tabBar, tabBarSeparator, tabItem, tabItemSelected, badge, badgeText, list, listPlain,
    listSelection, listTitle, listSubtitle, listValue, listAccessory, listCheckmark, listSeparator, listHeader,
    listFooter, listDisabled, listIcon, tile, tileText, switchOn, switchOff, switchThumb, searchField,
    searchPlaceholder, searchText, chip, chipText, chipSelected, chipSelectedText, filledButton, filledButtonText,
    tintedButton, tintedButtonText, plainButtonText, destructiveButtonText, disabledButton, disabledButtonText,
    card, textTitle, textBody, textCaption, image, imageMark, gridTitle, action, actionSelected,
  ]

  /// The slots by their names.
  public static let named: [String: Slot] = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
