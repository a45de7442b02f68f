import Adaptation
import Design

/// Pages that opt in before `super`.
func lostOptIns(_ files: AppFiles) -> [Diagnostic] {
  files.screens.filter { files.app.rules.overwritesOptIn(of: $0.screen) }.map { file in
    Diagnostic(.warning, at: file.values["optIn"] ?? file.place, .lint(.optInOverwritten(file.screen.id)))
  }
}

/// Pages that say what the app's adoption says already.
func redundantOptIns(_ files: AppFiles) -> [Diagnostic] {
  guard files.app.rules.adoption.value == .optOut else { return [] }
  return files.screens.compactMap { file in
    guard file.screen.adapted == true, let place = file.values["adapted"] else { return nil }
    return Diagnostic(.note, at: place, .lint(.redundantAdapted(file.screen.id)))
  }
}

/// Classes of the allowlist that no screen has.
func unmatchedClasses(_ files: AppFiles) -> [Diagnostic] {
  guard !files.screens.isEmpty else { return [] }
  let classes = Set(files.screens.map(\.screen.className))
  return files.app.classes.filter { !classes.contains($0.name) }.map { listed in
    Diagnostic(.note, at: listed.place, .lint(.unmatchedClass(listed.name)))
  }
}

/// Views on the window that nobody gave a style. One whose colours are all dynamic can follow its window, so that is advice.
func unstyledWindowViews(_ files: AppFiles) -> [Diagnostic] {
  files.app.rules.windowViews.map(\.value).filter { $0.override == .unspecified }.compactMap { view in
    files.app.windowViews[view.id].map { place in
      Diagnostic(view.isAdapted ? .note : .warning, at: place, .lint(.unstyledWindowView(view.id)))
    }
  }
}

/// Screens that no other screen opens; the first one opens with the app.
func unopenedScreens(_ files: AppFiles) -> [Diagnostic] {
  var opened: Set<String> = []
  for file in files.screens {
    opened.formUnion(file.opens.map(\.id).filter { $0 != file.screen.id })
  }
  return files.screens.dropFirst().filter { !opened.contains($0.screen.id) }.map { file in
    Diagnostic(.note, at: file.values["id"] ?? file.place, .lint(.unopenedScreen(file.screen.id)))
  }
}
