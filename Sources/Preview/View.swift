public import Rendering

/// What the window shows: the phone inside the tool's own chrome, which is drawn in the terminal's default colours.
public func view(_ model: Model) -> Frame {
  var memo = SceneMemo()
  return view(model, &memo)
}

/// What the window shows, with what was laid out for the last picture.
public func view(_ model: Model, _ memo: inout SceneMemo) -> Frame {
  memo.windows = max(model.windowCount, model.shownComparison == nil ? 1 : 2)
  var drawing = Drawing(model)
  drawing.draw(&memo)
  return model.isAscii ? drawing.canvas.frame.ascii(icons: model.asciiIcons) : drawing.canvas.frame
}
