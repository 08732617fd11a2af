import TerminalCore

/// What a dialog shows, whatever its choices mean.
package struct DialogContent: Hashable, Sendable {
  /// The question or message.
  package let message: String

  /// The choices, of which there is at least one.
  package let choices: [String]

  /// The index of the choice that Escape makes: the last one.
  var cancelling: Int { choices.count - 1 }

  /// The index of the choice that has the focus at first.
  let focused: Int

  /// The roles of the lines of the message that have one of their own, by the number of the line.
  private(set) var roles: [Int: Role] = [:]

  /// Creates the content of a dialog whose last choice is that of Escape.
  ///
  /// - Precondition: There is at least one choice, and `focused` is the index of one.
  init(_ message: String, choices: [String], focused: Int = 0) {
    ensure(
      choices.indices.contains(focused),
      "choice \(focused) of \(choices.count) can't be the one that has the focus")
    self.message = message
    self.choices = choices
    self.focused = focused
  }

  /// Draws a line of the message in the style of a role.
  ///
  /// - Precondition: The message has that line.
  consuming func style(_ role: Role, ofLine line: Int) -> Self {
    let count = message.split(separator: "\n", omittingEmptySubsequences: false).count
    ensure(
      (0..<count).contains(line),
      "the message of the dialog has the lines 0 to \(count - 1); it has no line \(line)")
    roles[line] = role
    return self
  }
}
