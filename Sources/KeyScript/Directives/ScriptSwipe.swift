public import TerminalCore

/// A drag with the left button, from one cell to another.
public struct ScriptSwipe: Hashable, Sendable {
  /// Where a swipe goes to.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case up, down, left, right
  }

  /// Where the button goes down.
  public var start: Position
  /// Where it goes up again; never where it went down.
  public var end: Position
  /// How long the drag takes.
  public var duration: Duration

  /// Makes a swipe, or `nil` when it leads nowhere.
  public init?(from start: Position, to end: Position, duration: Duration) {
    guard start != end else { return nil }
    self.start = start
    self.end = end
    self.duration = duration
  }

  /// Where the swipe mostly goes to.
  public var direction: Direction {
    let (columns, rows) = (end.column - start.column, end.row - start.row)
    if abs(columns) >= abs(rows) { return columns > 0 ? .right : .left }
    return rows > 0 ? .down : .up
  }
}
