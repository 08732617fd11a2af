import TerminalCore

/// Recognises swipes with the left button held: to the right from the left edge of a part of the
/// window, or down from its upper line.
///
/// A state machine without effects: events and their times go in, actions come out.
struct SwipeRecogniser {
  /// Where a swipe goes.
  enum Direction: Equatable {
    case right, down
  }

  /// What an event means for the swipe.
  enum Action: Equatable {
    /// Not a swipe, or not one yet.
    case none
    /// The swipe has begun or moved. The progress is 0...1.
    case moved(progress: Double)
    /// The swipe was let go. The velocity is in columns per second, over the last 100 ms.
    case released(progress: Double, velocity: Double)
  }

  /// A drag that may become a swipe.
  private struct Drag {
    let start: Position
    let direction: Direction

    /// The longest way, in columns.
    let length: Int

    /// How far the pointer was at times, in columns.
    var samples: [(time: Duration, distance: Int)]

    /// How far a position is from the start, in columns: along the way, and across it. A cell is
    /// about twice as high as it is wide.
    func distances(to position: Position) -> (along: Int, across: Int) {
      let (columns, rows) = (position.column - start.column, 2 * (position.row - start.row))
      return direction == .right ? (columns, abs(rows)) : (rows, abs(columns))
    }

    func progress(at distance: Int) -> Double {
      max(0, min(1, Double(distance) / Double(max(1, length))))
    }
  }

  private var drag: Drag?

  /// Whether the button is held where a swipe can start.
  var isHeld: Bool { drag != nil }

  /// Whether the drag under way is a swipe.
  private(set) var isClaimed = false

  /// The number of columns at the left edge in which a swipe can start.
  static let edge = 2

  /// Handles a press of the left button.
  ///
  /// - Parameters:
  ///   - position: Where the button went down.
  ///   - area: What the swipe would move.
  ///   - direction: Where it would go.
  ///   - end: The column or the row at which it would be complete.
  ///   - time: The time of the press.
  /// - Returns: Whether it may become a swipe.
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

  /// Handles a drag with the left button. One that goes more across than along never becomes a
  /// swipe.
  mutating func drag(to position: Position, time: Duration) -> Action {
    guard var drag else { return .none }
    let (along, across) = drag.distances(to: position)
    drag.samples.append((time, along))
    drag.samples.removeAll { $0.time < time - .milliseconds(100) }
    self.drag = drag
    if !isClaimed {
      if across >= 2, across >= along { end() }
      guard isHeld, along >= 2, along > across else { return .none }
      isClaimed = true
    }
    return .moved(progress: drag.progress(at: along))
  }

  /// Handles the release of the left button.
  mutating func release(at position: Position, time: Duration) -> Action {
    defer { end() }
    guard var drag, isClaimed else { return .none }
    let distance = drag.distances(to: position).along
    drag.samples.append((time, distance))
    return .released(
      progress: drag.progress(at: distance), velocity: velocity(of: drag.samples, at: time))
  }

  /// Forgets the drag under way. A later release means nothing.
  mutating func end() {
    drag = nil
    isClaimed = false
  }

  /// The speed over the last 100 ms, in columns per second.
  private func velocity(of samples: [(time: Duration, distance: Int)], at time: Duration) -> Double
  {
    let recent = samples.filter { $0.time >= time - .milliseconds(100) }
    guard let first = recent.first, let last = recent.last, first.time < time else { return 0 }
    return Double(last.distance - first.distance) / ((time - first.time) / .seconds(1))
  }
}

/// A burst of horizontal wheel events, which together make one swipe.
struct WheelBurst {
  /// The distance of one notch, in columns.
  static let step = 6

  /// The time without wheel events that ends a burst.
  static let silence = Duration.milliseconds(150)

  /// The distance so far, in columns.
  private(set) var columns = 0

  /// Adds a notch.
  ///
  /// - Returns: The progress, 0...1, over a screen of that width.
  mutating func turn(_ wheel: MouseEvent.Wheel, screenColumns: Int) -> Double {
    columns += wheel == .left ? Self.step : -Self.step
    columns = max(0, min(columns, screenColumns - 1))
    return Double(columns) / Double(max(1, screenColumns - 1))
  }
}
