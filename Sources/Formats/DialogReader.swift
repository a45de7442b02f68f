import Design
import StyleLibrary

/// The dialogs of a screen file.
extension ScreenReader {
  /// The dialogs of a screen; one whose id is taken is told of.
  func dialogs(_ root: inout ObjectReader) -> [Dialog] {
    var places: [String: Place] = [:]
    return root.list("dialogs").compactMap { value in
      guard var object = ObjectReader(value, "a dialog", log) else { return nil }
      defer { object.finish() }
      let dialog = dialog(&object)
      guard let place = value["id"]?.place else { return dialog }
      if let first = places[dialog.id] {
        log.error(place, .duplicateDialog(dialog.id, first))
        return nil
      }
      places[dialog.id] = place
      return dialog
    }
  }

  private func dialog(_ object: inout ObjectReader) -> Dialog {
    let id = object.required("id")
    let kind = object.choice("kind", Dialog.Kind.self) ?? .alert
    var dialog = Dialog(
      id: id, kind: kind, title: object.string("title"), message: object.string("message"),
      buttons: object.list("buttons").compactMap(dialogButton))
    dialog.placeholder = object.string("placeholder")
    dialog.columns = object.int("columns", in: 3...5) ?? dialog.columns
    dialog.targets = object.list("targets").compactMap { gridItem($0, "a target") }
    dialog.hasProgress = object.bool("progress") ?? false
    check(kind, &object)
    if kind == .alert { check(&dialog.buttons, &object) }
    return dialog
  }

  /// Tells of keys that mean something to another kind of dialog only.
  private func check(_ kind: Dialog.Kind, _ object: inout ObjectReader) {
    let own: [(String, Dialog.Kind)] = [
      ("placeholder", .alert), ("columns", .share), ("targets", .share), ("progress", .loading),
    ]
    for (key, owner) in own where kind != owner {
      guard let place = object.member(key)?.place else { continue }
      log.warning(place, .needsKey(key, other: "kind: \(owner.rawValue)"))
    }
  }

  private func check(_ buttons: inout [Dialog.Button], _ object: inout ObjectReader) {
    guard !Dialog.alertButtons.contains(buttons.count) else { return }
    let place = object.member("buttons")?.place ?? object.value.place
    log.error(place, .outOfRange("\(buttons.count)", allowed: "1 to 3 buttons of an alert"))
    buttons = Array(buttons.prefix(Dialog.alertButtons.upperBound))
  }

  private func dialogButton(_ value: JSONValue) -> Dialog.Button? {
    guard var object = ObjectReader(value, "a button", log) else { return nil }
    defer { object.finish() }
    return Dialog.Button(
      object.required("title"), style: object.choice("style", Dialog.Button.Style.self) ?? .default,
      opens: opens(&object))
  }

  /// Tells of every dialog that is opened and not there.
  func checkDialogs(_ dialogs: [Dialog]) {
    let ids = dialogs.map(\.id)
    for use in dialogUses where !ids.contains(use.id) {
      log.warning(use.place, .unknownDialog(use.id, near: nearest(use.id, in: ids)))
    }
  }
}
