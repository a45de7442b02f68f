import Design
import StyleLibrary

/// The controls and indicators of a screen file.
extension ScreenReader {
  /// The names of the components that are read here.
  static let controlNames = [
    "segmentedControl", "filterBar", "switch", "slider", "pageControl", "progress", "loading", "banner",
    "chart", "skeleton",
  ]

  /// A component of one of these names; nil for another name.
  func control(_ name: String, _ object: inout ObjectReader) -> Component? {
    switch name {
    case "segmentedControl": .segmentedControl(segments(&object))
    case "filterBar": .filterBar(filterBar(&object))
    case "switch": .switch(Switch(title: object.required("title"), isOn: object.bool("on") ?? false))
    case "slider":
      .slider(
        Slider(
          title: object.string("title"), value: object.int("value", in: Slider.range) ?? 0,
          lowIcon: icon(&object, "lowIcon"), highIcon: icon(&object, "highIcon")))
    case "pageControl": .pageControl(pageControl(&object))
    case "progress":
      .progress(ProgressBar(title: object.string("title"), value: object.int("value", in: 0...100) ?? 0))
    case "loading":
      .loading(LoadingBox(title: object.required("title"), progress: object.int("value", in: 0...100)))
    case "banner":
      .banner(
        Banner(
          icon: icon(&object), title: object.required("title"), subtitle: object.string("subtitle"),
          opens: opens(&object)))
    case "chart": .chart(chart(&object))
    case "skeleton": .skeleton(Skeleton(rows: object.int("rows", in: 1...10) ?? 3))
    default: nil
    }
  }

  /// `items` and `selected`.
  func segments(_ object: inout ObjectReader) -> SegmentedControl {
    let items = object.strings("items") ?? []
    return SegmentedControl(
      items: items, selected: object.int("selected", in: 0...max(0, items.count - 1)) ?? 0)
  }

  private func filterBar(_ object: inout ObjectReader) -> FilterBar {
    FilterBar(
      filters: object.list("filters").compactMap { element in
        guard var filter = ObjectReader(element, "a filter", log) else { return nil }
        defer { filter.finish() }
        let options = filter.strings("options") ?? []
        return FilterBar.Filter(
          title: filter.required("title"), options: options,
          selected: filter.int("selected", in: 0...max(0, options.count - 1)))
      })
  }

  private func pageControl(_ object: inout ObjectReader) -> PageControl {
    let pages = object.int("pages", in: 1...10) ?? 1
    return PageControl(pages: pages, selected: object.int("selected", in: 0...(pages - 1)) ?? 0)
  }

  private func chart(_ object: inout ObjectReader) -> Chart {
    let values = object.list("values").compactMap { element -> Int? in
      if let value = element.int, (0...1_000_000).contains(value) { return value }
      let text = element.numberText ?? element.string ?? element.kind.rawValue
      log.error(element.place, .outOfRange(text, allowed: "a whole number from 0 to 1000000"))
      return nil
    }
    return Chart(
      title: object.string("title"), value: object.string("value"), values: values,
      base: object.int("from", in: 0...1_000_000) ?? 0, labels: object.strings("labels") ?? [])
  }
}
