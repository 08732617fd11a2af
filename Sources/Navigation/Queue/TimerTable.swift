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

/// The timers of a queue, and the time. Every operation costs O(log n) at most.
struct TimerTable {
  typealias Sleeper = AppWait<Void, any Error>

  /// The present, which never goes back.
  private(set) var now: Duration = .zero

  /// The timers to come, each with the task that sleeps; `nil` where the queue's owner is told.
  private var timers: [TimerID: Sleeper?] = [:]

  private var blocking = TimerHeap()
  private var background = TimerHeap()
  private var lastSequence: UInt64 = 0

  /// When the next timer is due.
  var nextDeadline: Duration? { next?.deadline }

  /// When the next timer is due that a script waits for.
  var settlingDeadline: Duration? { blocking.first?.deadline }

  private var next: TimerID? {
    guard let one = blocking.first, let other = background.first else {
      return blocking.first ?? background.first
    }
    return min(one, other)
  }

  mutating func makeID(deadline: Duration, purpose: TimerPurpose) -> TimerID {
    lastSequence += 1
    return TimerID(deadline: max(deadline, now), purpose: purpose, sequence: lastSequence)
  }

  mutating func add(_ id: TimerID, sleeper: Sleeper? = nil) {
    timers.updateValue(sleeper, forKey: id)
    if id.purpose == .background { background.insert(id) } else { blocking.insert(id) }
  }

  /// Takes a timer out; the task that slept on it is to be resumed.
  mutating func remove(_ id: TimerID) -> (wasThere: Bool, sleeper: Sleeper?) {
    guard let sleeper = timers.removeValue(forKey: id) else { return (false, nil) }
    let isThere = { [timers] in timers[$0] != nil }
    if id.purpose == .background {
      background.forget(unless: isThere)
    } else {
      blocking.forget(unless: isThere)
    }
    return (true, sleeper)
  }

  /// Takes out the next timer if it is due by then, and sets the time to its deadline.
  mutating func popNext(by limit: Duration) -> (id: TimerID, sleeper: Sleeper?)? {
    guard let next, next.deadline <= limit else { return nil }
    now = max(now, next.deadline)
    return (next, remove(next).sleeper)
  }

  mutating func advance(to time: Duration) {
    now = max(now, time)
  }
}

/// Timers of which the first is always at hand. Others may have been taken back already.
private struct TimerHeap {
  /// Each comes before those at twice its position and one or two more.
  private var ids: [TimerID] = []
  private var forgotten = 0

  var first: TimerID? { ids.first }

  mutating func insert(_ id: TimerID) {
    ids.append(id)
    var index = ids.count - 1
    while index > 0, ids[index] < ids[(index - 1) / 2] {
      ids.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Notes that a timer was taken back, and drops what is not there from the top, or everywhere when
  /// it is half of all.
  mutating func forget(unless isThere: (TimerID) -> Bool) {
    forgotten += 1
    if forgotten * 2 > ids.count {
      ids = ids.filter(isThere).sorted()
      forgotten = 0
    }
    while let first, !isThere(first) { removeFirst() }
  }

  private mutating func removeFirst() {
    forgotten -= 1
    ids.swapAt(0, ids.count - 1)
    ids.removeLast()
    var index = 0
    while true {
      let lower = (2 * index + 1...2 * index + 2).filter { $0 < ids.count }
      guard let child = lower.min(by: { ids[$0] < ids[$1] }), ids[child] < ids[index] else {
        return
      }
      ids.swapAt(index, child)
      index = child
    }
  }
}
