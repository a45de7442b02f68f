import Design

/// The colours that a page brings itself, beside those of the theme: an RN page's stylesheet, a web page's custom
/// properties, and which of them play which role inside the page.
public struct PageStyle: Hashable, Sendable {
  /// The page's own tokens. An alias may name one of them, a token of the theme or a role.
  public var tokens: [Token]
  /// Which token plays a role (`text`) or fills a slot (`list.title`) inside the page.
  public var roles: [String: RoleBinding]

  /// Makes a style; one of nothing unless told otherwise.
  public init(tokens: [Token] = [], roles: [String: RoleBinding] = [:]) {
    self.tokens = tokens
    self.roles = roles
  }

  /// Whether the page brings nothing.
  public var isEmpty: Bool { tokens.isEmpty && roles.isEmpty }
}

extension Theme {
  /// The theme inside a page: the page's own tokens go before the theme's, and so do its roles, except in the bars
  /// around it, which keep the theme's.
  public func dressed(in page: PageStyle) -> Theme {
    guard !page.isEmpty else { return self }
    var roles = roles
    for slot in Slot.allCases {
      if slot.isOfBars {
        if let binding = binding(for: slot.name) { roles[slot.name] = binding }
      } else if page.roles[slot.role.rawValue] != nil {
        // What the theme says of one slot does not count where the page says what its role is.
        roles[slot.name] = nil
      }
    }
    let own = Set(page.tokens.map(\.name))
    for (name, binding) in page.roles {
      let token = own.contains(binding.token) ? binding.token : tokenName(for: binding.token) ?? binding.token
      roles[name] = RoleBinding(token, at: binding.place)
    }
    let tokens = page.tokens.map { token in
      var token = token
      token.color = DynamicColor(
        token.color.entries.map { entry in
          guard case .alias(let name, let alpha) = entry.value, !own.contains(name),
            let known = tokenName(for: name)
          else { return entry }
          return DynamicColor.Entry(entry.variant, .alias(known, alpha: alpha), at: entry.place)
        })
      return token
    }
    return Theme(
      id: id, title: title, tokens: tokens + self.tokens, roles: roles, icons: icons, versions: versions)
  }
}
