import TerminalCore

/// The input that has arrived and is not handled yet.
///
/// Input may come faster than a program can handle it. So it is handled in portions, and the
/// terminal is read again after each. An interrupt, or a signal to end, discards the typed input
/// before it if that is more than a portion, as the line discipline of a terminal does: then it
/// waits for only one portion.
struct TypeAhead {
  /// The size of a portion, in events or bytes of a paste.
  static let portion = 128

  /// The longest time that a portion may take, on the terminal's clock.
  static let longestPortion = Duration.milliseconds(30)

  /// The most input that waits. Typed input beyond it is discarded, as by a full keyboard buffer.
  static let limit = 1 << 16

  private var events: ArraySlice<InputEvent> = []

  /// The size of the waiting input, in events and bytes of pastes.
  private var amount = 0

  /// Whether the last portion took too long to be finished.
  private var isSlow = false

  /// Whether no input waits.
  var isEmpty: Bool { events.isEmpty }

  /// Adds input that has arrived, oldest first.
  mutating func add(_ arrived: [InputEvent]) {
    for event in arrived {
      if event.isUrgent, isSlow || amount > Self.portion { discardTyping() }
      guard amount < Self.limit || event.isFromSystem else { continue }
      events.append(event)
      amount += event.amount
    }
  }

  /// Removes and returns the oldest events, up to a portion.
  mutating func takePortion() -> [InputEvent] {
    var portion: [InputEvent] = []
    var taken = 0
    while taken < Self.portion, let event = events.popFirst() {
      portion.append(event)
      taken += event.amount
    }
    amount -= taken
    return portion
  }

  /// Puts back the events of a portion for which there was no time.
  mutating func putBack(_ rest: ArraySlice<InputEvent>) {
    isSlow = !rest.isEmpty
    guard isSlow else { return }
    events = rest + events
    amount += rest.reduce(0) { $0 + $1.amount }
  }

  private mutating func discardTyping() {
    events = events.filter(\.isFromSystem)[...]
    amount = events.reduce(0) { $0 + $1.amount }
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

  /// Whether the event comes from the system, which does not repeat it, and not from a person.
  fileprivate var isFromSystem: Bool {
    switch self {
    case .resize, .signal: true
    case .key, .text, .paste, .mouse, .focus, .unknown: false
    }
  }

  /// The size of the event, for limits of memory and time.
  fileprivate var amount: Int {
    switch self {
    case .paste(let text): max(1, text.utf8.count)
    case .unknown(let bytes): max(1, bytes.count)
    case .key, .text, .mouse, .resize, .focus, .signal: 1
    }
  }
}
