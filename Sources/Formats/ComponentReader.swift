import Design
import StyleLibrary

/// The components of a screen file, each an object whose `component` says which it is.
extension ScreenReader {
  /// The names that `component` may have.
  static let names = [
    "searchField", "chips", "list", "row", "card", "text", "image", "button", "grid", "actions",
    "view", "child", "columns", "tokens", "textField", "stepper",
  ]

  func component(_ value: JSONValue) -> Component? {
    guard var object = ObjectReader(value, "a component", log) else { return nil }
    let name = object.required("component")
    defer { if Self.names.contains(name) { object.finish() } }
    switch name {
    case "searchField":
      return .searchField(
        SearchField(placeholder: object.required("placeholder"), text: object.string("text")))
    case "textField":
      return .textField(
        TextField(
          placeholder: object.required("placeholder"), text: object.string("text") ?? "", icon: icon(&object))
      )
    case "stepper":
      return .stepper(
        Stepper(title: object.required("title"), value: object.int("value", in: Stepper.range) ?? 0))
    case "chips": return .chips(chips(&object))
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
        log.error(place, .notOneOf(name, Self.names, near: nearest(name, in: Self.names)))
      }
      return nil
    }
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
      title: object.required("title"), tile: object.member("tile").flatMap(tile), icon: icon(&object),
      titleColor: color(&object, "titleColor"), tag: object.string("tag"),
      subtitle: object.string("subtitle"),
      value: object.string("value"), valueColor: color(&object, "valueColor"),
      accessory: object.choice("accessory", Accessory.self) ?? (destination == nil ? .none : .disclosure),
      isOn: object.bool("on") ?? false, opens: destination, binding: object.choice("binding", Binding.self),
      isDisabled: object.bool("disabled") ?? false)
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
    let items = object.list("items").compactMap { element -> Grid.Item? in
      guard var item = ObjectReader(element, "an entry of a grid", log) else { return nil }
      defer { item.finish() }
      return Grid.Item(
        tile: item.member("tile").flatMap(tile) ?? Tile(), title: item.required("title"), opens: opens(&item))
    }
    return Grid(columns: object.int("columns", in: 1...8) ?? 4, items: items)
  }

  private func actions(_ object: inout ObjectReader) -> ActionBar {
    let items = object.list("items").compactMap { element -> ActionBar.Item? in
      guard var item = ObjectReader(element, "an action", log) else { return nil }
      defer { item.finish() }
      return ActionBar.Item(
        icon: icon(&item) ?? "", title: item.required("title"), isOn: item.bool("on") ?? false)
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
