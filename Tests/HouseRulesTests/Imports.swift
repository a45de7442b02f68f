/// What each target may import: the directions of the design, and what of the system a target may touch.
///
/// A target imports nothing that is not named here; the package manifest alone does not stop a target from importing a
/// sibling that it did not declare, nor a C library that a dependency uses. Foundation is in no list: it costs each start.
let allowedImports: [String: Set<String>] = {
  let style: Set = ["Colors", "Design", "StyleLibrary"]
  let formats = style.union(["Adaptation", "Formats"])
  let rendering = style.union(["Rendering"])
  let everything = formats.union(rendering).union(["SkinDelivery", "Auditing", "Exporting"])
  return [
    "Colors": ["Glibc"],  // powers and roots
    "Design": [],
    "Adaptation": ["Design"],
    "StyleLibrary": ["Colors", "Design"],
    "Formats": style.union(["Adaptation"]),
    "SkinDelivery": formats,
    "Rendering": style,
    "Auditing": rendering,
    "Exporting": rendering.union(["Formats"]),
    "Preview": everything,
    "Terminal": ["CNcurses", "Glibc", "Colors", "Design", "Rendering", "Preview"],
    "gloam": everything.union(["Preview", "Terminal", "Glibc"]),
  ]
}()

/// Parts of the standard library, open to every target.
let standardModules: Set = ["Swift", "Synchronization"]
