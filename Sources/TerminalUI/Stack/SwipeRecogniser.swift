import TerminalCore

/// Tells a swipe from the left edge from a click or a drag elsewhere.
///
/// A pure value: events and times go in, what to do comes out.
struct SwipeRecogniser {
  /// What the pointer's motion amounts to.
  enum Action: Equatable {
    /// Nothing yet, or nothing of a swipe's concern.
    case none
    /// The swipe is claimed or has moved on, with its progress from 0 to 1.
    case moved(progress: Double)
    /// The button went up, with the speed over the last 100 ms in cells per second.
    case released(progress: Double, velocity: Double)
  }

  /// Where the button went down, while it is down.
  private(set) var start: Position?

  /// Whether the motion has been recognised as a swipe.
  private(set) var isClaimed = false

  private var samples: [(time: Duration, column: Int)] = []

  /// The number of columns at the left edge in which a swipe may start.
  static let edge = 2

  /// Takes the press of the left button; whether it may become a swipe.
  mutating func press(at position: Position, time: Duration) -> Bool {
    end()
    guard position.column < Self.edge else { return false }
    start = position
    samples = [(time, position.column)]
    return true
  }

  /// Takes a motion with the left button held.
  mutating func drag(to position: Position, time: Duration, columns: Int) -> Action {
    guard let start else { return .none }
    samples.append((time, position.column))
    samples.removeAll { $0.time < time - .milliseconds(100) }
    if !isClaimed {
      let across = position.column - start.column
      // A cell is about twice as high as it is wide.
      let along = 2 * abs(position.row - start.row)
      if along >= 2, along >= across { end() }
      guard self.start != nil, across >= 2, across > along else { return .none }
      isClaimed = true
    }
    return .moved(progress: progress(at: position, from: start, columns: columns))
  }

  /// Takes the release of the left button.
  mutating func release(at position: Position, time: Duration, columns: Int) -> Action {
    defer { end() }
    guard let start, isClaimed else { return .none }
    samples.append((time, position.column))
    return .released(
      progress: progress(at: position, from: start, columns: columns), velocity: velocity(at: time))
  }

  /// Forgets the motion; a later release means nothing.
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

/// A run of horizontal wheel events, which is one swipe however many they are.
struct WheelBurst {
  /// How far each notch moves, in columns.
  static let step = 6

  /// The silence that ends a burst.
  static let silence = Duration.milliseconds(150)

  /// How far the burst has come, in columns.
  private(set) var columns = 0

  /// Takes a notch; the progress from 0 to 1 over a screen of that width.
  mutating func turn(_ wheel: MouseEvent.Wheel, screenColumns: Int) -> Double {
    columns += wheel == .left ? Self.step : -Self.step
    columns = max(0, min(columns, screenColumns - 1))
    return Double(columns) / Double(max(1, screenColumns - 1))
  }
}
