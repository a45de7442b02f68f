import Design

/// Which words in a token's name speak for which role. Words are written as `spellings` writes them.
enum RoleWords {
  /// A role and the sets of words that speak for it.
  struct Row: Sendable {
    /// The role.
    let role: Role
    /// What the colour of a candidate has to be.
    let test: ColorTest
    /// The sets, the surest first. A name matches a set if it has all its words.
    let patterns: [[String]]

    init(_ role: Role, needs test: ColorTest = .any, _ patterns: String) {
      self.role = role
      self.test = test
      self.patterns = patterns.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
    }
  }

  /// What the colour of a candidate has to be, so that a name alone does not decide.
  enum ColorTest {
    /// Whatever it is.
    case any
    /// Light in the light appearance.
    case light
    /// At least 3:1 on the background, in light and in dark.
    case readable
    /// At least 1.2:1 on the background, in light and in dark.
    case visible
    /// No grey.
    case colorful
  }

  /// The roles in the order in which they choose; a token that one has taken is not free for the next.
  static let rows: [Row] = [
    Row(.background, needs: .light, "background, background 1, surface, surface 1, window, root"),
    Row(
      .text, needs: .readable,
      "text, text 1, on background, on surface, foreground, foreground 1, ink, content, text body, text title, body, "
        + "title, icon, strong"),
    Row(
      .separator, "separator, hairline, border, line, rule, edge, border variant, separator 1, card border"),
    Row(
      .tint, needs: .visible,
      "tint, accent, primary, brand, link, text link, button, button background, action, interactive, icon accent, "
        + "text accent, primary 1, accent 1, brand 1, control accent"),
    Row(
      .destructive, needs: .visible,
      "destructive, danger, error, delete, critical, negative, failure, alert, text error, text danger, red"),
    Row(
      .warning, needs: .visible,
      "warning, caution, attention, alert, pending, text warning, orange, amber, yellow"),
    Row(
      .success, needs: .visible, "success, positive, valid, done, ok, confirm, online, text success, green"),
    Row(.price, needs: .visible, "price, text price, salary, cost, amount, money, sale, discount"),
    Row(.onBadge, "on badge, badge text, badge foreground"),
    Row(.badge, "badge, badge background, notification, unread"),
    Row(
      .secondaryText, needs: .visible,
      "text secondary, text 2, on surface variant, muted foreground, text muted, foreground secondary, foreground 2, "
        + "content secondary, subtitle, text subtitle, text light, text weak, icon secondary, subdued, gray text, gray"
    ),
    Row(
      .tertiaryText, needs: .visible,
      "text tertiary, text 3, foreground tertiary, content tertiary, text quaternary, caption, text caption, "
        + "text faint, icon tertiary, gray 2"),
    Row(.placeholder, "placeholder, text placeholder, hint, text hint, text disabled, disabled, on disabled"),
    Row(
      .onTint,
      "on tint, on accent, on primary, on brand, on button, primary foreground, accent foreground, button text, "
        + "button foreground, inverse text, text inverse"),
    Row(
      .surface,
      "surface, card, card background, background secondary, background 2, surface secondary, cell background, "
        + "elevated background, surface container, panel, sheet, popover, background variant, cell, elevated"),
    Row(
      .groupedBackground,
      "grouped background, grouped, background tertiary, background 3, group background, surface dim, "
        + "table background, list background"),
    Row(
      .bar,
      "bar, bar background, navigation bar, navigation bar background, navigation background, tab bar, "
        + "tab bar background, tab background, toolbar, "
        + "toolbar background, header background, header, navigation, bar tint"),
    Row(
      .fill,
      "fill, fill background, input background, input, field background, field, search background, "
        + "control background, control, chip, chip background, surface variant, muted, secondary container, "
        + "background tertiary"),
    Row(
      .selection,
      "selection, selected, selected background, selected cell, selected cell background, highlight, highlighted background, highlighted, row selected, "
        + "pressed background, pressed, hover background, hover, active"),
    Row(
      .tintFill,
      "tint fill, tint background, accent background, primary container, brand container, accent container, "
        + "chip selected, info container"),
    Row(.switchOff, "switch off, toggle off, switch track, toggle track, track"),
    Row(.thumb, "thumb, switch thumb, toggle thumb, knob, handle"),
    Row(.onImage, "on image, image icon, on photo"),
    Row(
      .image, "image, image background, photo, thumbnail, skeleton, shimmer, image placeholder, avatar"),
    Row(.accent1, needs: .colorful, "accent 1, category 1, chart 1, blue"),
    Row(.accent2, needs: .colorful, "accent 2, category 2, chart 2, green, secondary"),
    Row(.accent3, needs: .colorful, "accent 3, category 3, chart 3, orange, tertiary"),
    Row(.accent4, needs: .colorful, "accent 4, category 4, chart 4, purple, violet"),
    Row(.accent5, needs: .colorful, "accent 5, category 5, chart 5, pink, magenta, red"),
    Row(.accent6, needs: .colorful, "accent 6, category 6, chart 6, teal, cyan, indigo, yellow"),
    Row(.onAccent, "on category, on accent, accent foreground"),
  ]

  /// Words that make another thing or another state of the words beside them: `errorText` is no error, `primaryPressed`
  /// no primary. A set only matches a name whose words of this kind are all in the set.
  static let parts = Set(
    """
    background surface text foreground content separator border icon on container fill placeholder image shadow
    overlay scrim bar button chip badge switch thumb cell card field input navigation tab header toolbar
    selected selection pressed hover highlighted highlight focus disabled inverse active off track
    tint accent link error danger destructive alert success info warning negative positive critical price
    1 2 3 4 5 6
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Of `parts`, those that may stand beside `on` without being asked for: `textOnPrimary`.
  static let besideOn: Set = ["text", "foreground", "content", "icon"]

  /// Words of rank: a name that has one which was not asked for comes after those that have none.
  static let ranks: Set = [
    "secondary", "tertiary", "quaternary", "variant", "light", "dark", "static", "fixed", "launch", "muted",
    "weak", "faint", "subdued", "subtitle", "caption", "hint",
  ]

  /// Words that cost nothing beside those that match.
  static let plain: Set = ["primary", "default", "base", "main", "normal", "regular"]

  /// Words that say nothing of a colour's use.
  static let silent: Set = [
    "color", "colour", "colors", "colours", "ui", "sys", "system", "md", "ref", "token", "tokens", "app",
    "theme",
    "semantic", "palette",
  ]

  /// Other spellings of a word.
  static let spellings = [
    "bg": "background", "backgrounds": "background", "backdrop": "background", "canvas": "background",
    "page": "background", "screen": "background", "fg": "foreground", "txt": "text", "label": "text",
    "labels": "text", "texts": "text", "typography": "text", "font": "text", "sep": "separator",
    "separators": "separator", "divider": "separator", "dividers": "separator", "borders": "border",
    "outline": "border", "stroke": "border", "accents": "accent", "btn": "button", "buttons": "button",
    "cta": "button", "nav": "navigation", "navbar": "bar", "tabbar": "bar", "grey": "gray", "warn": "warning",
    "err": "error", "errors": "error", "prices": "price", "icons": "icon", "links": "link",
    "hovered": "hover",
    "inverted": "inverse", "focused": "focus", "fills": "fill", "cards": "card", "surfaces": "surface",
    "subtle": "muted", "img": "image", "picture": "image", "photos": "photo",
  ]
}
