import Colors
import StyleLibrary

/// An entry of a colour set that a phone may take.
struct CatalogEntry: Hashable {
  /// What an entry says.
  enum Paint: Hashable {
    /// A colour and where it stands.
    case color(Color, isClipped: Bool, Place)
    /// The token of the `ios` theme, and where the set names it.
    case system(String, Place)
    /// Nothing: the slot is there, and nobody filled it.
    case empty
    /// Something that is no colour; its fault is told.
    case unreadable
  }

  /// What an entry is for, beyond the theme's own traits. Two entries that match alike are duplicates.
  struct Match: Hashable {
    var variant: Variant
    /// `iphone` rather than `universal`.
    var isForPhones = false
    /// The gamut that it is meant for; nil for any.
    var gamut: Gamut?
    /// The language that it is meant for; nil for any.
    var locale: String?

    /// How far the entry is from what is wanted, 0 the nearest: any language before one, then `iphone` before
    /// `universal`, then sRGB before an entry without gamut before display P3.
    var distance: Int {
      (locale == nil ? 0 : 8) + (isForPhones ? 0 : 4) + (gamut == .srgb ? 0 : gamut == nil ? 1 : 2)
    }
  }

  /// `display-gamut`.
  enum Gamut: String, CaseIterable, Hashable {
    case srgb = "sRGB"
    case displayP3 = "display-P3"
  }

  /// What it is for.
  var match: Match
  /// What it says.
  var paint: Paint
  /// Where the entry begins.
  var place: Place

  /// Which traits it is for.
  var variant: Variant { match.variant }
}

extension Variant {
  /// The entry of an asset catalogue for a luminosity, nil for Any, and a contrast.
  init(dark: Bool?, high: Bool) {
    switch dark {
    case nil: self = high ? .anyHigh : .any
    case false: self = high ? .lightHigh : .light
    case true: self = high ? .darkHigh : .dark
    }
  }
}
