/// A timer of a queue, identified by its deadline and its order among timers with equal deadlines.
public struct TimerID: Hashable, Comparable, Sendable {
  /// The time at which the timer fires, on the queue's clock.
  public let deadline: Duration

  /// Whether scripts wait for the timer.
  public let purpose: TimerPurpose

  /// The number of timers set before this one.
  public let sequence: UInt64

  public static func < (left: TimerID, right: TimerID) -> Bool {
    (left.deadline, left.sequence) < (right.deadline, right.sequence)
  }
}

/// Whether a script waits for a timer when it lets the app settle.
public enum TimerPurpose: Hashable, Sendable {
  /// A script waits for it: animation, loading, or the pause after a burst of wheel events.
  case blocksSettling
  /// A script doesn't wait for it: repeating work, delayed saving, or a held swipe.
  case background
}

/// The timers of a queue and its clock. On average, every operation costs at most O(log *n*).
struct TimerTable {
  typealias Sleeper = AppWait<Void, any Error>

  /// The current time, which never goes back.
  private(set) var now: Duration = .zero

  /// The pending timers. The value is the sleeping task, or `nil` if the queue's owner handles the
  /// timer.
  private var timers: [TimerID: Sleeper?] = [:]

  private var blocking = TimerHeap()
  private var background = TimerHeap()
  private var lastSequence: UInt64 = 0

  /// The deadline of the next timer; `nil` if there is none.
  var nextDeadline: Duration? { next?.deadline }

  /// The deadline of the next timer that scripts wait for; `nil` if there is none.
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

  /// Removes a timer and returns its sleeping task, which the caller must resume.
  mutating func remove(_ id: TimerID) -> (wasThere: Bool, sleeper: Sleeper?) {
    guard let sleeper = timers.removeValue(forKey: id) else { return (false, nil) }
    let isThere = { [timers] in timers[$0] != nil }
    if id.purpose == .background {
      background.noteCancellation(keeping: isThere)
    } else {
      blocking.noteCancellation(keeping: isThere)
    }
    return (true, sleeper)
  }

  /// Removes the next timer if it is due by `limit`, and moves the clock to its deadline.
  mutating func popNext(by limit: Duration) -> (id: TimerID, sleeper: Sleeper?)? {
    guard let next, next.deadline <= limit else { return nil }
    now = max(now, next.deadline)
    return (next, remove(next).sleeper)
  }

  mutating func advance(to time: Duration) {
    now = max(now, time)
  }
}

/// A binary heap of timers, earliest first. It may also contain timers that were cancelled.
private struct TimerHeap {
  /// Each element precedes those at twice its index plus one and plus two.
  private var ids: [TimerID] = []
  private var cancelledCount = 0

  var first: TimerID? { ids.first }

  mutating func insert(_ id: TimerID) {
    ids.append(id)
    var index = ids.count - 1
    while index > 0, ids[index] < ids[(index - 1) / 2] {
      ids.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Notes that a timer was cancelled. Removes cancelled timers from the top, or all of them once
  /// they make up half of the heap.
  mutating func noteCancellation(keeping isThere: (TimerID) -> Bool) {
    cancelledCount += 1
    if cancelledCount * 2 > ids.count {
      ids = ids.filter(isThere).sorted()
      cancelledCount = 0
    }
    while let first, !isThere(first) { removeFirst() }
  }

  private mutating func removeFirst() {
    cancelledCount -= 1
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
