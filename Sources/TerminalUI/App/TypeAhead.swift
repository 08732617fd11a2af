import TerminalCore

/// The input that has arrived but not been handled yet.
///
/// Input may arrive faster than a program handles it, so it is handled in batches, and the terminal
/// is read again after each. Like a terminal's line discipline, an interrupt or a termination
/// signal discards the typed input before it if that is more than a batch, or the previous batch
/// took too long, so that it never waits for more than one.
struct TypeAhead {
  /// The size of a batch, in events or bytes of pasted text.
  static let batchSize = 128

  /// The longest time that a batch may take, on the terminal's clock.
  static let batchTimeLimit = Duration.milliseconds(30)

  /// The most input that is kept waiting. Typed input beyond it is discarded, as by a full keyboard
  /// buffer.
  static let limit = 1 << 16

  /// The events; those before `first` have been taken.
  private var events: [InputEvent] = []
  private var first = 0

  /// The amount of waiting input, in events and bytes of pasted text.
  private var amount = 0

  /// Whether the previous batch took too long to finish.
  private var isSlow = false

  /// Whether no input waits.
  var isEmpty: Bool { first == events.count }

  /// Adds input that has arrived, oldest first.
  mutating func add(_ arrived: [InputEvent]) {
    forgetTaken()
    for event in arrived {
      if event.isUrgent, isSlow || amount > Self.batchSize { discardTyping() }
      guard amount < Self.limit || event.isFromSystem else { continue }
      events.append(event)
      amount += event.amount
    }
  }

  /// Removes and returns the oldest events, at most a batch.
  mutating func takeBatch() -> ArraySlice<InputEvent> {
    let start = first
    var taken = 0
    while taken < Self.batchSize, first < events.count {
      taken += events[first].amount
      first += 1
    }
    amount -= taken
    return events[start..<first]
  }

  /// Puts back the end of the batch taken last, for which there was no time.
  mutating func putBack(_ rest: ArraySlice<InputEvent>) {
    isSlow = !rest.isEmpty
    first -= rest.count
    for event in rest { amount += event.amount }
  }

  private mutating func discardTyping() {
    events = events[first...].filter(\.isFromSystem)
    first = 0
    amount = events.reduce(0) { $0 + $1.amount }
  }

  /// Frees the events that were taken once there are many, because the others have to move.
  private mutating func forgetTaken() {
    if isEmpty {
      (events, first) = ([], 0)
    } else if first >= 1_024 {
      events.removeFirst(first)
      first = 0
    }
  }
}

extension InputEvent {
  /// Whether the event asks the program to end.
  fileprivate var isUrgent: Bool {
    switch self {
    case .key(let key): key == KeyTable.interrupt
    case .signal(.terminate), .signal(.hangUp): true
    default: false
    }
  }

  /// Whether the event comes from the system, which doesn't repeat it, rather than from the user.
  fileprivate var isFromSystem: Bool {
    switch self {
    case .resize, .signal: true
    case .key, .text, .paste, .mouse, .focus, .unknown: false
    }
  }

  /// The amount of input that the event counts for.
  var amount: Int {
    switch self {
    case .paste(let text): max(1, text.utf8.count)
    case .unknown(let bytes): max(1, bytes.count)
    case .key, .text, .mouse, .resize, .focus, .signal: 1
    }
  }
}
