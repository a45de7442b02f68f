public import Rendering

/// What the window shows: the phone inside the tool's own chrome, which is drawn in the terminal's default colours.
public func view(_ model: Model) -> Frame {
  var drawing = Drawing(model)
  drawing.draw()
  return model.isAscii ? drawing.canvas.frame.ascii(icons: model.asciiIcons) : drawing.canvas.frame
}
