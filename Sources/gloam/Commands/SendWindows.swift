import Adaptation
import Design
import Exporting
import Formats
import Preview

/// The windows by their numbers; `effective` is what each wants of its pages.
func writeWindows(_ model: Model, to json: inout JSONText) {
  json.key("windows")
  json.array { json in
    for (index, window) in model.windows.enumerated() {
      let seen = model.seen(from: index)
      json.object { json in
        json.member("number", window.number)
        json.member("override", window.override.value.rawValue)
        json.member("effective", seen.decision.wanted.rawValue)
        json.member("screen", seen.screen.id)
        json.key("stack")
        json.array { json in for id in window.stack { json.value(id) } }
        json.member("isKey", index == model.keyIndex)
      }
    }
  }
}

/// The views on the window that are in sight.
func writeWindowViews(_ model: Model, to json: inout JSONText) {
  json.key("windowViews")
  json.array { json in
    for view in model.windowViews {
      json.object { json in
        json.member("id", view.view.id)
        json.member("override", view.override.value.rawValue)
        json.member("effective", view.appearance.rawValue)
      }
    }
  }
}

/// What the toast says and how its window looks; `null` where none is shown.
func writeToast(_ model: Model, to json: inout JSONText) {
  json.key("toast")
  guard let toast = model.toast else { return json.null() }
  json.object { json in
    json.member("text", toast.text)
    json.member("override", model.situation.toastOverride.value.rawValue)
    json.member("effective", model.toastAppearance.rawValue)
  }
}

/// Whether the app is in the background, and what the system photographed there.
func writeBackground(_ model: Model, _ session: Session, to json: inout JSONText) {
  json.member("background", model.isInBackground)
  json.key("snapshots")
  json.array { json in
    for appearance in Appearance.allCases where model.isInBackground {
      let picture = model.photographed(appearance).phone(columns: session.columns, rows: session.rows)
      json.object { json in
        json.member("appearance", appearance.rawValue)
        json.member("frame", picture.hash())
      }
    }
  }
}
