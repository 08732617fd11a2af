public import TerminalCore

/// Something that has to hold.
public enum Expectation: Hashable, Sendable {
  /// A text is visible, on one row if it is named. Rows count from 0.
  case text(String, row: Int?)
  /// A text is visible nowhere, or not on the row that is named.
  case noText(String, row: Int?)
  /// A row matches a regular expression, the one that is named or any.
  case match(String, row: Int?)
  /// No row matches a regular expression, or not the one that is named.
  case noMatch(String, row: Int?)
  /// Where the person is, root first, such as `home/prefectures/cities:23`.
  case route(String)
  /// How many screens there are, the root included.
  case depth(Int)
  /// The title of the screen on top.
  case title(String)
  /// The text of the row or control that has the focus.
  case focus(String)
  /// Where the cursor is; hidden if `nil`.
  case cursor(Position?)
  /// How the first visible match of a text looks.
  case style(String, StyleTest)
  /// `settle` would have nothing to wait for.
  case idle
  /// The lifecycle events since they were expected last, separated by a comma and a space.
  case events(String)
  /// Words that the last record of the journal holds.
  case journal([String])
  /// Nothing is alive that should not be.
  case noLeaks
  /// The text of all rows, from edge to edge.
  case screen([String])

  /// Whether this may hold without the input before it, as `idle` does on nearly every screen.
  public var isWeak: Bool {
    switch self {
    case .idle, .noLeaks: true
    default: false
    }
  }
}
