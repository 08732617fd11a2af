/// A timer of a queue: when it is due, and its turn among those due at the same time.
public struct TimerID: Hashable, Comparable, Sendable {
  /// When it is due, on the queue's own clock.
  public let deadline: Duration

  /// Whether a script waits for it.
  public let purpose: TimerPurpose

  /// The order in which timers were made.
  public let sequence: UInt64

  public static func < (left: TimerID, right: TimerID) -> Bool {
    (left.deadline, left.sequence) < (right.deadline, right.sequence)
  }
}

/// Whether a script that lets everything settle waits for a timer.
public enum TimerPurpose: Hashable, Sendable {
  /// Motion, loading, the silence after a burst of the wheel.
  case blocksSettling
  /// What repeats, what saves later, a swipe that is held.
  case background
}

/// The timers of a queue, ordered by deadline and turn, and the time.
struct TimerBook {
  typealias Sleeper = CheckedContinuation<Void, any Error>

  private struct Timer {
    let id: TimerID
    /// The task that sleeps; none where the queue's owner is told instead.
    let sleeper: Sleeper?
  }

  /// The present, which never goes back.
  private(set) var now: Duration = .zero

  /// The last to come first, so that the next is at the end.
  private var timers: [Timer] = []
  private var lastSequence: UInt64 = 0

  /// When the next timer is due.
  var nextDeadline: Duration? { timers.last?.id.deadline }

  /// When the next timer is due that a script waits for.
  var settlingDeadline: Duration? {
    timers.last { $0.id.purpose == .blocksSettling }?.id.deadline
  }

  mutating func makeID(deadline: Duration, purpose: TimerPurpose) -> TimerID {
    lastSequence += 1
    return TimerID(deadline: max(deadline, now), purpose: purpose, sequence: lastSequence)
  }

  mutating func add(_ id: TimerID, sleeper: Sleeper? = nil) {
    timers.insert(Timer(id: id, sleeper: sleeper), at: firstIndex(notAfter: id))
  }

  /// Takes a timer out; the task that slept on it is to be resumed.
  mutating func remove(_ id: TimerID) -> (wasThere: Bool, sleeper: Sleeper?) {
    let index = firstIndex(notAfter: id)
    guard index < timers.count, timers[index].id == id else { return (false, nil) }
    return (true, timers.remove(at: index).sleeper)
  }

  /// Takes out the next timer if it is due by then, and sets the time to its deadline.
  mutating func popNext(by limit: Duration) -> (id: TimerID, sleeper: Sleeper?)? {
    guard let next = timers.last, next.id.deadline <= limit else { return nil }
    timers.removeLast()
    now = max(now, next.id.deadline)
    return (next.id, next.sleeper)
  }

  mutating func advance(to time: Duration) {
    now = max(now, time)
  }

  private func firstIndex(notAfter id: TimerID) -> Int {
    var low = 0
    var high = timers.count
    while low < high {
      let middle = (low + high) / 2
      if timers[middle].id > id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
