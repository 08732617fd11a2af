import TerminalCore

/// What a script or a recording has done with the mouse so far.
struct MouseState: Hashable {
  /// The button that is down.
  var held: MouseStep.Grip?
  /// Where the pointer is.
  var position: Position?

  /// Takes note of an event.
  mutating func follow(_ event: InputEvent) {
    guard case .mouse(let mouse) = event else { return }
    position = mouse.position
    switch mouse.action {
    case .press(let button): held = MouseStep.Grip(button, mouse.modifiers)
    case .release: held = nil
    case .drag, .wheel: break
    }
  }
}
