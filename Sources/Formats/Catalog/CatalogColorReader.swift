import Colors
import StyleLibrary

/// Reads what `color` says: components in a colour space, or the name of a system colour.
struct CatalogColorReader {
  let token: String
  let system: SystemColors
  let log: DiagnosticLog

  /// The colour or the system colour; unreadable, with an error or a warning told, for anything else.
  func read(_ value: JSONValue) -> CatalogEntry.Paint {
    guard var object = ObjectReader(value, "a colour", log) else { return .unreadable }
    defer { object.finish() }
    _ = object.member("platform")
    if let reference = object.member("reference") { return readReference(reference) }
    let space = object.member("color-space")
    guard let components = object.member("components") else {
      log.error(value.place, .missingKey("components", of: "a colour"))
      return .unreadable
    }
    guard let space = readSpace(space, of: components) else { return .unreadable }
    return readComponents(components, space, at: value.place)
  }

  private func readReference(_ value: JSONValue) -> CatalogEntry.Paint {
    guard let name = value.string else {
      log.error(value.place, .wrongKind(wanted: "a text for 'reference'", found: value.kind))
      return .unreadable
    }
    if let token = system.token(for: name) { return .system(token, value.place) }
    log.warning(value.place, .unknownReference(name))
    return .unreadable
  }

  /// The colour space; where none is written, the one that the components are of.
  private func readSpace(_ value: JSONValue?, of components: JSONValue) -> ColorSpace? {
    guard let value else { return components["white"] == nil ? .srgb : .grayGamma22 }
    guard let name = value.string else {
      log.error(value.place, .wrongKind(wanted: "a text for 'color-space'", found: value.kind))
      return nil
    }
    if let space = ColorSpace(rawValue: name) { return space }
    let near = nearest(name, in: ColorSpace.allCases.map(\.rawValue))
    log.error(value.place, .unknownColorSpace(name, near: near))
    return nil
  }

  private func readComponents(_ value: JSONValue, _ space: ColorSpace, at place: Place) -> CatalogEntry.Paint
  {
    guard var object = ObjectReader(value, "the components of '\(space.rawValue)'", log) else {
      return .unreadable
    }
    defer { object.finish() }
    let names = space.componentCount == 1 ? ["white"] : ["red", "green", "blue"]
    let channels = names.map { readChannel($0, &object) }
    guard let alpha = readAlpha(&object), let conversion = space.convert(channels.compactMap(\.self)) else {
      return .unreadable
    }
    if conversion.clipped { log.note(place, .clipped(token, space)) }
    return .color(Color(conversion.rgb, alpha: alpha), isClipped: conversion.clipped, place)
  }

  private func readChannel(_ name: String, _ object: inout ObjectReader) -> Double? {
    guard let value = object.member(name) else {
      log.error(object.value.place, .missingKey(name, of: object.what))
      return nil
    }
    if let number = value.number { return number }
    guard let text = value.string, let component = ChannelText(text) else { return tellOfBad(name, value) }
    return component.asChannel
  }

  /// The opacity; opaque where none is written.
  private func readAlpha(_ object: inout ObjectReader) -> Double? {
    guard let value = object.member("alpha") else { return 1 }
    if let number = value.number { return number }
    guard let text = value.string, let component = ChannelText(text) else { return tellOfBad("alpha", value) }
    if component == .byte(1) { log.warning(value.place, .faintAlpha(text)) }
    return component.asAlpha
  }

  private func tellOfBad(_ name: String, _ value: JSONValue) -> Double? {
    log.error(value.place, .badComponent(name, value.string ?? value.kind.rawValue))
    return nil
  }
}
