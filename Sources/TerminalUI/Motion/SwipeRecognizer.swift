import TerminalCore

/// Recognizes swipes with the left button held: to the right from the left edge of an area, or down
/// from its top line.
///
/// A state machine without side effects: events and their times go in, progress comes out.
struct SwipeRecognizer {
  /// The direction of a swipe.
  enum Direction: Equatable {
    case right, down
  }

  /// A drag that may become a swipe.
  private struct Drag {
    let start: Position
    let direction: Direction

    /// The distance of a complete swipe, in columns.
    let length: Int

    /// The distances that the pointer had covered at given times, in columns.
    var samples: [(time: Duration, distance: Int)]

    /// The distance of a position from the start, along the swipe and across it, in columns. A cell
    /// is about twice as tall as it is wide.
    func distances(to position: Position) -> (along: Int, across: Int) {
      let (columns, rows) = (position.column - start.column, 2 * (position.row - start.row))
      return direction == .right ? (columns, abs(rows)) : (rows, abs(columns))
    }

    func progress(at distance: Int) -> Double {
      max(0, min(1, Double(distance) / Double(max(1, length))))
    }
  }

  private var drag: Drag?

  /// Whether the button is held and was pressed where a swipe can start.
  var isHeld: Bool { drag != nil }

  /// Whether the current drag is a swipe.
  private(set) var isClaimed = false

  /// The number of columns at the left edge in which a swipe can start.
  static let edge = 2

  /// Handles a press of the left button.
  ///
  /// - Parameters:
  ///   - position: The position of the press.
  ///   - area: The area that the swipe would move.
  ///   - direction: The direction of the swipe.
  ///   - end: The column or row at which the swipe would be complete.
  ///   - time: The time of the press.
  /// - Returns: Whether the press may become a swipe.
  mutating func press(
    at position: Position, in area: Rect, going direction: Direction, to end: Int, time: Duration
  ) -> Bool {
    self.end()
    guard area.contains(position) else { return false }
    let start = position.relative(to: area.origin)
    guard direction == .right ? start.column < Self.edge : start.row == 0 else { return false }
    drag = Drag(
      start: position, direction: direction,
      length: direction == .right ? end - position.column : 2 * (end - position.row),
      samples: [(time, 0)])
    return true
  }

  /// Handles a drag with the left button. A drag that moves more across than along never becomes a
  /// swipe.
  ///
  /// - Returns: The progress of the swipe, from 0 to 1; `nil` if it isn't one, or not yet.
  mutating func drag(to position: Position, time: Duration) -> Double? {
    guard var drag else { return nil }
    let (along, across) = drag.distances(to: position)
    drag.samples.append((time, along))
    drag.samples.removeAll { $0.time < time - .milliseconds(100) }
    self.drag = drag
    if !isClaimed {
      if across >= 2, across >= along { end() }
      guard isHeld, along >= 2, along > across else { return nil }
      isClaimed = true
    }
    return drag.progress(at: along)
  }

  /// Handles the release of the left button.
  ///
  /// - Returns: The progress of the swipe, from 0 to 1, and its velocity over the last 100 ms, in
  ///   columns per second; `nil` if it isn't one.
  mutating func release(
    at position: Position, time: Duration
  ) -> (progress: Double, velocity: Double)? {
    defer { end() }
    guard var drag, isClaimed else { return nil }
    let distance = drag.distances(to: position).along
    drag.samples.append((time, distance))
    return (drag.progress(at: distance), velocity(of: drag.samples, at: time))
  }

  /// Forgets the current drag. A later release has no effect.
  mutating func end() {
    drag = nil
    isClaimed = false
  }

  /// The velocity over the last 100 ms, in columns per second.
  private func velocity(of samples: [(time: Duration, distance: Int)], at time: Duration) -> Double
  {
    let recent = samples.filter { $0.time >= time - .milliseconds(100) }
    guard let first = recent.first, let last = recent.last, first.time < time else { return 0 }
    return Double(last.distance - first.distance) / ((time - first.time) / .seconds(1))
  }
}

/// A burst of horizontal wheel events, which form a single swipe.
struct WheelBurst {
  /// The distance of one notch, in columns.
  static let step = 6

  /// The time without wheel events that ends a burst.
  static let silence = Duration.milliseconds(150)

  /// The distance so far, in columns.
  private(set) var columns = 0

  /// Adds a notch.
  ///
  /// - Returns: The progress, from 0 to 1, across a screen of that width.
  mutating func turn(_ wheel: MouseEvent.Wheel, screenColumns: Int) -> Double {
    columns += wheel == .left ? Self.step : -Self.step
    columns = max(0, min(columns, screenColumns - 1))
    return progress(screenColumns: screenColumns)
  }

  /// The progress, from 0 to 1, across a screen of a width.
  func progress(screenColumns: Int) -> Double {
    Double(columns) / Double(max(1, screenColumns - 1))
  }
}
