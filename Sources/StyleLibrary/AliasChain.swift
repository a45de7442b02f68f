public import Design

/// One link of the chain from a token to its value: the entry that answers for some traits.
public struct ChainLink: Hashable, Sendable {
  /// The token.
  public var token: String
  /// The entry that answers; nil for a token without one, and for a name that is no token.
  public var entry: DynamicColor.Entry?
  /// Whether the theme has a token of that name.
  public var isToken: Bool
}

/// A name that was asked on the way from a slot to a token, and the binding that answered, if it did.
public struct NamingStep: Hashable, Sendable {
  /// A slot, a role or a token.
  public var name: String
  /// Which token it is, and who said so; nil where the next name is asked.
  public var binding: RoleBinding?
}

extension Theme {
  /// The entries that answer for a token, its aliases followed: the colour stands in the last one.
  ///
  /// It ends at a token without an entry, at a name that is no token, and where aliases come back to a token.
  public func chain(of token: String, traits: TraitCollection) -> [ChainLink] {
    var links: [ChainLink] = []
    var name = token
    while !links.contains(where: { $0.token == name }) {
      let found = self.token(name)
      let entry = found?.color.entry(for: traits)
      links.append(ChainLink(token: name, entry: entry, isToken: found != nil))
      guard case .alias(let next, _) = entry?.value else { break }
      name = next
    }
    return links
  }

  /// The names that are asked one after another until one is bound to a token: the slot, its role, the role's fallbacks.
  /// The last one has the binding, unless nothing is bound and a token of the first name itself answers.
  public func naming(of name: String) -> [NamingStep] {
    var steps = [NamingStep(name: name, binding: roles[name])]
    var role = Role.behind(name)
    while steps.last?.binding == nil, let current = role {
      if current.rawValue != name {
        steps.append(NamingStep(name: current.rawValue, binding: roles[current.rawValue]))
      }
      role = current.fallback
    }
    return steps.last?.binding == nil ? [steps[0]] : steps
  }
}
