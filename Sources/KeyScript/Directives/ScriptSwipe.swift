public import TerminalCore

/// A drag with the left button from one cell to another.
public struct ScriptSwipe: Hashable, Sendable {
  /// The direction in which a swipe moves.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case up, down, left, right
  }

  /// The cell in which the button is pressed.
  public var start: Position
  /// The cell in which the button is released; always different from ``start``.
  public var end: Position
  /// The time from press to release.
  public var duration: Duration

  /// Creates a swipe; `nil` if it ends where it starts.
  public init?(from start: Position, to end: Position, duration: Duration) {
    guard start != end else { return nil }
    self.start = start
    self.end = end
    self.duration = duration
  }

  /// The direction of the longer distance; horizontal if both are equal.
  public var direction: Direction {
    let (columns, rows) = (end.column - start.column, end.row - start.row)
    if abs(columns) >= abs(rows) { return columns > 0 ? .right : .left }
    return rows > 0 ? .down : .up
  }
}

// MARK: - Printing

extension ScriptSwipe {
  /// The swipe as written after `swipe`.
  var text: String {
    "\(direction) \(start) \(end)"
      + (duration == .zero ? "" : " in " + Notation.duration(duration))
  }
}
