import Navigation
import TerminalCore

/// The state of the mouse after the events sent by a script or a recording.
struct MouseState: Hashable {
  /// The buttons held down, in the order in which they were pressed.
  private var buttons: [MouseStep.HeldButton] = []
  /// The cell under the pointer; `nil` before the first mouse event.
  private(set) var position: Position?

  /// The button pressed last of those held down; `nil` if there is none.
  var held: MouseStep.HeldButton? { buttons.last }

  /// Updates the state after an event; only mouse events matter.
  mutating func follow(_ event: InputEvent) {
    guard case .mouse(let mouse) = event else { return }
    position = mouse.position
    switch mouse.action {
    case .press(let button):
      buttons.removeAll { $0.button == button }
      buttons.append(MouseStep.HeldButton(button, mouse.modifiers))
    case .release(let button): buttons.removeAll { $0.button == button }
    case .drag, .wheel: break
    }
  }
}

/// The mouse of a program to which several scripts are played in turn, such as the lines of a test.
package final class SharedMouse: Sendable {
  private let guarded = Guarded(MouseState())

  package init() {}

  var state: MouseState {
    get { guarded.withLock { $0 } }
    set { guarded.withLock { $0 = newValue } }
  }
}

/// The cells on the straight path of the mouse, without the first and including the last.
struct MousePath: Sequence {
  let start: Position
  let end: Position
  /// The number of cells.
  let count: Int

  /// Creates a path; a jump has only its end, even if it ends where it starts.
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

  /// The part of a distance covered after a number of steps, rounded to the nearest cell.
  private func part(_ step: Int, of distance: Int) -> Int {
    (2 * distance * step + distance.signum() * count) / (2 * count)
  }
}
