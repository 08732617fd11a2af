import TerminalCore

/// The state of the mouse after the events that a script or a recording has sent.
struct MouseState: Hashable {
  /// The button that is down, or `nil`.
  var held: MouseStep.Grip?
  /// The cell below the pointer, or `nil` before the first event of the mouse.
  var position: Position?

  /// Follows an event; only those of the mouse matter.
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

/// The cells on the straight way of a mouse, without the first and with the last.
struct MousePath: Sequence {
  let start: Position
  let end: Position
  /// The number of cells.
  let count: Int

  /// Makes a path; a jump has only its end, even if it ends where it starts.
  init(from start: Position, to end: Position, isJump: Bool) {
    self.start = start
    self.end = end
    let distance = Swift.max(abs(end.column - start.column), abs(end.row - start.row))
    count = isJump ? 1 : distance
  }

  func makeIterator() -> some IteratorProtocol<Position> {
    (1..<count + 1).lazy.map { step in
      Position(
        column: start.column + part(step, of: end.column - start.column),
        row: start.row + part(step, of: end.row - start.row))
    }.makeIterator()
  }

  /// The part of a distance after a number of steps, rounded to the nearest cell.
  private func part(_ step: Int, of distance: Int) -> Int {
    (2 * distance * step + distance.signum() * count) / (2 * count)
  }
}
