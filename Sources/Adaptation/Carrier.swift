public import Design

/// A page of the app that only carries content of another kind.
public enum Carrier: String, CaseIterable, Hashable, Sendable {
  /// It carries a React Native page.
  case rn
  /// It carries a web page.
  case web

  /// The carrier of a screen; nil for a native one.
  public init?(_ kind: Screen.Kind) {
    switch kind {
    case .native: return nil
    case .rn: self = .rn
    case .web: self = .web
    }
  }

  /// The kind of the screens that it carries.
  public var kind: Screen.Kind { self == .rn ? .rn : .web }

  /// The parameter of a jump URL that names the content: the page's name, or its address.
  public var contentParameter: String { self == .rn ? "page" : "url" }
}

/// How an RN page draws itself anew when a message tells it of another style.
public enum RefreshStrategy: String, CaseIterable, Hashable, Sendable {
  /// The content is hidden and shown again (`setState`): what was scrolled, typed and counted stays.
  case keepState
  /// The content starts anew (`applyUpdate`): what was scrolled, typed and counted is lost.
  case restart
}
