import Navigation
import TerminalCore
import TerminalUI

extension App {
  /// Presses keys one after the other, by their names.
  nonisolated func press(_ names: String...) {
    for name in names {
      guard let key = Key(name: name) else { preconditionFailure("no key is called \(name)") }
      if case .character(let character) = key.code, key.modifiers.isEmpty {
        handle(.text(character))
      } else {
        handle(.key(key))
      }
    }
  }

  /// Types a text.
  nonisolated func type(_ text: String) {
    for character in text { handle(.text(character)) }
  }

  /// Sends a mouse event.
  nonisolated func mouse(_ action: MouseEvent.Action, _ column: Int, _ row: Int) {
    handle(.mouse(MouseEvent(action, at: Position(column: column, row: row))))
  }

  /// Presses and releases the left button.
  nonisolated func click(_ column: Int, _ row: Int) {
    mouse(.press(.left), column, row)
    mouse(.release(.left), column, row)
  }

  /// Moves the clock forward.
  nonisolated func wait(_ milliseconds: Int) {
    advance(to: queue.now + .milliseconds(milliseconds))
  }

  /// Drags from the left edge to a column, too slowly to count as a throw.
  nonisolated func drag(to column: Int, row: Int = 3) {
    mouse(.press(.left), 0, row)
    mouse(.drag(.left), 2, row)
    wait(200)
    mouse(.drag(.left), column, row)
    wait(200)
  }

  /// Whether nothing moves and nothing is pending.
  nonisolated var isIdle: Bool { queue.nextDeadline == nil && pending.isEmpty }

  /// The lifecycle events since the last call, as the contract writes them.
  nonisolated func takeEventWords() -> [String] {
    takeEvents().events.map { $0.event.description { _ in "" } + " \($0.route)" }
  }
}
