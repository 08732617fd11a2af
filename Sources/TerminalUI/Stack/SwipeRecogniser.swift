import TerminalCore

/// Recognises swipes from the left edge with the left button held.
///
/// A state machine without effects: events and their times go in, actions come out.
struct SwipeRecogniser {
  /// What an event means for the swipe.
  enum Action: Equatable {
    /// Not a swipe, or not one yet.
    case none
    /// The swipe has begun or moved. The progress is 0...1.
    case moved(progress: Double)
    /// The swipe was let go. The velocity is in columns per second, over the last 100 ms.
    case released(progress: Double, velocity: Double)
  }

  /// Where the button went down near the edge, while it is held.
  private(set) var start: Position?

  /// Whether the drag under way is a swipe.
  private(set) var isClaimed = false

  private var samples: [(time: Duration, column: Int)] = []

  /// The number of columns at the left edge in which a swipe can start.
  static let edge = 2

  /// Handles a press of the left button.
  ///
  /// - Returns: Whether it may become a swipe.
  mutating func press(at position: Position, time: Duration) -> Bool {
    end()
    guard position.column < Self.edge else { return false }
    start = position
    samples = [(time, position.column)]
    return true
  }

  /// Handles a drag with the left button. Mostly vertical drags never become swipes.
  mutating func drag(to position: Position, time: Duration, columns: Int) -> Action {
    guard let start else { return .none }
    samples.append((time, position.column))
    samples.removeAll { $0.time < time - .milliseconds(100) }
    if !isClaimed {
      let across = position.column - start.column
      // A cell is about twice as tall as it is wide.
      let along = 2 * abs(position.row - start.row)
      if along >= 2, along >= across { end() }
      guard self.start != nil, across >= 2, across > along else { return .none }
      isClaimed = true
    }
    return .moved(progress: progress(at: position, from: start, columns: columns))
  }

  /// Handles the release of the left button.
  mutating func release(at position: Position, time: Duration, columns: Int) -> Action {
    defer { end() }
    guard let start, isClaimed else { return .none }
    samples.append((time, position.column))
    return .released(
      progress: progress(at: position, from: start, columns: columns), velocity: velocity(at: time))
  }

  /// Forgets the drag under way. A later release means nothing.
  mutating func end() {
    start = nil
    isClaimed = false
    samples = []
  }

  private func progress(at position: Position, from start: Position, columns: Int) -> Double {
    let room = Double(max(1, columns - 1 - start.column))
    return max(0, min(1, Double(position.column - start.column) / room))
  }

  private func velocity(at time: Duration) -> Double {
    let recent = samples.filter { $0.time >= time - .milliseconds(100) }
    guard let first = recent.first, let last = recent.last, first.time < time else { return 0 }
    return Double(last.column - first.column) / ((time - first.time) / .seconds(1))
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
