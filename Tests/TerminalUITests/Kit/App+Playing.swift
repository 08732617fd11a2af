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

  /// Does something with the mouse.
  nonisolated func mouse(_ action: MouseEvent.Action, _ column: Int, _ row: Int) {
    handle(.mouse(MouseEvent(action, at: Position(column: column, row: row))))
  }

  /// Presses and lets go of the left button.
  nonisolated func click(_ column: Int, _ row: Int) {
    mouse(.press(.left), column, row)
    mouse(.release(.left), column, row)
  }

  /// Moves the clock on.
  nonisolated func wait(_ milliseconds: Int) {
    advance(to: queue.now + .milliseconds(milliseconds))
  }

  /// Drags from the left edge to a column, slowly enough to throw nothing.
  nonisolated func drag(to column: Int, row: Int = 3) {
    mouse(.press(.left), 0, row)
    mouse(.drag(.left), 2, row)
    wait(200)
    mouse(.drag(.left), column, row)
    wait(200)
  }

  /// Whether nothing moves and nothing is waited for.
  nonisolated var isIdle: Bool { queue.nextDeadline == nil && pending.isEmpty }

  /// What has happened to the screens since last asked, in the words of the contract.
  nonisolated func takeEventWords() -> [String] {
    takeEvents().map { $0.event.description { _ in "" } + " \($0.route)" }
  }
}
