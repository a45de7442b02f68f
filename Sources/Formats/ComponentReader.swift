import Design
import StyleLibrary

/// The components of a screen file, each an object whose `component` says which it is.
extension ScreenReader {
  /// The names that `component` may have.
  static let names = [
    "searchField", "chips", "list", "row", "card", "text", "image", "button", "grid", "actions",
    "view", "child", "columns", "tokens", "textField", "stepper",
  ]
  /// The names of all components.
  static let allNames = names + controlNames

  func component(_ value: JSONValue) -> Component? {
    guard var object = ObjectReader(value, "a component", log) else { return nil }
    let name = object.required("component")
    defer { if Self.allNames.contains(name) { object.finish() } }
    if let control = control(name, &object) { return inState(control, &object) }
    switch name {
    case "searchField":
      return inState(.searchField(searchField(&object)), &object)
    case "textField": return inState(.textField(textField(&object)), &object)
    case "stepper": return inState(.stepper(stepper(&object)), &object)
    case "chips": return inState(.chips(chips(&object)), &object)
    case "list": return .list(list(&object))
    case "row": return .row(row(&object))
    case "card": return .card(object.list("body").compactMap(component))
    case "text": return .label(label(&object))
    case "image": return .image(image(&object))
    case "button": return .button(button(&object))
    case "grid": return .grid(grid(&object))
    case "actions": return .actions(actions(&object))
    case "columns": return .columns(object.list("body").compactMap(component))
    case "tokens": return .tokens
    case "view": return .view(view(&object))
    case "child": return .view(child(&object))
    default:
      if let place = object.member("component")?.place {
        log.error(place, .notOneOf(name, Self.allNames, near: nearest(name, in: Self.allNames)))
      }
      return nil
    }
  }

  /// A control that `disabled` switches off.
  private func inState(_ part: Component, _ object: inout ObjectReader) -> Component {
    object.bool("disabled") == true ? .inState(.disabled, part) : part
  }

  /// `placeholder` and `text`.
  func searchField(_ object: inout ObjectReader) -> SearchField {
    SearchField(placeholder: object.required("placeholder"), text: object.string("text"))
  }

  private func textField(_ object: inout ObjectReader) -> TextField {
    TextField(
      placeholder: object.required("placeholder"), text: object.string("text") ?? "", icon: icon(&object))
  }

  private func stepper(_ object: inout ObjectReader) -> Stepper {
    Stepper(title: object.required("title"), value: object.int("value", in: Stepper.range) ?? 0)
  }

  private func chips(_ object: inout ObjectReader) -> Chips {
    let items = object.strings("items") ?? []
    return Chips(items: items, selected: object.int("selected", in: 0...max(0, items.count - 1)) ?? 0)
  }

  private func list(_ object: inout ObjectReader) -> List {
    let style = object.choice("style", List.Style.self) ?? .plain
    var sections = object.list("sections").compactMap { element -> List.Section? in
      guard var section = ObjectReader(element, "a section", log) else { return nil }
      defer { section.finish() }
      return List.Section(
        header: section.string("header"), footer: section.string("footer"), rows: rows(&section))
    }
    let loose = rows(&object)
    if !loose.isEmpty { sections.insert(List.Section(rows: loose), at: 0) }
    return List(style: style, sections: sections)
  }

  private func rows(_ object: inout ObjectReader) -> [Row] {
    object.list("rows").compactMap { element in
      guard var row = ObjectReader(element, "a row", log) else { return nil }
      defer { row.finish() }
      return self.row(&row)
    }
  }

  private func row(_ object: inout ObjectReader) -> Row {
    let destination = opens(&object)
    return Row(
      title: object.required("title"), tile: tile(&object), icon: icon(&object),
      titleColor: color(&object, "titleColor"), tag: object.string("tag"),
      subtitle: object.string("subtitle"),
      value: object.string("value"), valueColor: color(&object, "valueColor"),
      accessory: object.choice("accessory", Accessory.self) ?? (destination == nil ? .none : .disclosure),
      isOn: object.bool("on") ?? false, opens: destination, binding: object.choice("binding", Binding.self),
      isDisabled: object.bool("disabled") ?? false, badge: object.string("badge"),
      swipe: object.list("swipe").compactMap(swipeAction))
  }

  /// A row's square, or its round avatar.
  private func tile(_ object: inout ObjectReader) -> Tile? {
    let square = object.member("tile").flatMap(tile)
    guard var avatar = object.member("avatar").flatMap(tile) else { return square }
    avatar.isRound = true
    return avatar
  }

  /// A title, or an object with `title`, `style` and `opens`.
  private func swipeAction(_ value: JSONValue) -> SwipeAction? {
    if let title = value.string { return SwipeAction(title) }
    guard var object = ObjectReader(value, "a swipe action", log) else { return nil }
    defer { object.finish() }
    return SwipeAction(
      object.required("title"), isDestructive: object.choice("style", SwipeStyle.self) == .destructive,
      opens: opens(&object))
  }

  /// How a swipe action is drawn.
  private enum SwipeStyle: String, CaseIterable {
    case `default`, destructive
  }

  private func tile(_ value: JSONValue) -> Tile? {
    guard var object = ObjectReader(value, "a tile", log) else { return nil }
    defer { object.finish() }
    return Tile(icon: icon(&object), text: object.string("text"), color: color(&object))
  }

  private func label(_ object: inout ObjectReader) -> Label {
    Label(
      object.required("text"), style: object.choice("style", Label.Style.self) ?? .body,
      color: color(&object),
      alignment: object.choice("alignment", Label.Alignment.self) ?? .leading)
  }

  private func image(_ object: inout ObjectReader) -> ImagePlaceholder {
    ImagePlaceholder(
      height: object.int("height", in: 1...20) ?? 4, icon: icon(&object) ?? "photo",
      caption: object.string("caption"), count: object.int("count", in: 1...4) ?? 1)
  }

  private func button(_ object: inout ObjectReader) -> Button {
    Button(
      title: object.required("title"), kind: object.choice("kind", Button.Kind.self) ?? .filled,
      opens: opens(&object), isDisabled: object.bool("disabled") ?? false)
  }

  private func grid(_ object: inout ObjectReader) -> Grid {
    let items = object.list("items").compactMap { gridItem($0, "an entry of a grid") }
    return Grid(columns: object.int("columns", in: 1...8) ?? 4, items: items)
  }

  /// A tile with its words; `what` names it.
  func gridItem(_ value: JSONValue, _ what: String) -> Grid.Item? {
    guard var item = ObjectReader(value, what, log) else { return nil }
    defer { item.finish() }
    return Grid.Item(
      tile: item.member("tile").flatMap(tile) ?? Tile(), title: item.required("title"), opens: opens(&item))
  }

  private func actions(_ object: inout ObjectReader) -> ActionBar {
    let items = object.list("items").compactMap { element -> ActionBar.Item? in
      guard var item = ObjectReader(element, "an action", log) else { return nil }
      defer { item.finish() }
      return ActionBar.Item(
        icon: icon(&item) ?? "", title: item.required("title"), isOn: item.bool("on") ?? false,
        opens: opens(&item))
    }
    return ActionBar(items: items)
  }

  private func view(_ object: inout ObjectReader) -> Subview {
    let isDetached = object.bool("detached") ?? false
    let counted = object.choice("unspecifiedResolvesTo", Appearance.self)
    if counted != nil, !isDetached, let place = object.member("unspecifiedResolvesTo")?.place {
      log.warning(place, .needsKey("unspecifiedResolvesTo", other: "detached"))
    }
    return subview(&object, isDetached ? .detached(unspecifiedResolvesTo: counted) : .view)
  }

  private func child(_ object: inout ObjectReader) -> Subview {
    subview(&object, .child(className: object.required("class"), adapted: object.bool("adapted")))
  }

  private func subview(_ object: inout ObjectReader, _ kind: Subview.Kind) -> Subview {
    let id = object.required("id")
    if let place = object.member("id")?.place {
      if let first = views[id] {
        log.error(place, .duplicateView(id, first))
      } else {
        views[id] = place
      }
    }
    return Subview(
      id: id, title: object.string("title"), kind: kind,
      override: object.choice("override", InterfaceStyle.self) ?? .unspecified,
      hasBorder: object.bool("border") ?? false, body: object.list("body").compactMap(component))
  }
}
