import Navigation

/// The observers of a program, apart from its inspector.
struct Observers<Route: RouteValue> {
  /// Called with every record of the journal.
  var journal: ((JournalRecord<Route>) -> Void)?

  /// Called with the state to save when the program ends.
  var ending: ((SavedPath<Route>) -> Void)?

  /// Called with each mistake when it is noticed.
  var mistake: [(String) -> Void] = []

  /// The mistakes in screens that the program can live with, oldest first, each once.
  private(set) var mistakes: [String] = []

  /// The largest number of them: names can come from data.
  private static var mistakeLimit: Int { 20 }

  /// Keeps a mistake and passes it on, unless it is known.
  mutating func keep(mistake: String) {
    guard mistakes.count < Self.mistakeLimit, !mistakes.contains(mistake) else { return }
    mistakes.append(mistake)
    for observe in self.mistake { observe(mistake) }
  }

  /// Compares lifecycle events with those of another toolkit.
  var reporter: EventReporter<Route>?

  /// Whether lifecycle events are collected in ``events``.
  var keepsEvents = false

  /// The collected events that nobody has taken yet, oldest first.
  var events: [ObservedEvent<Route>] = []

  /// The last change or refusal in the journal.
  var lastRecord: JournalRecord<Route>?

  /// Collects a lifecycle event, and forgets the oldest ones if nobody takes any.
  mutating func keep(_ event: ObservedEvent<Route>) {
    let limit = App<Route>.eventLimit
    // Capacity is reserved for many events at once, so that adding one hardly costs anything.
    if events.count == 2 * limit { events.removeFirst(limit) }
    events.append(event)
  }
}

extension Session {
  /// Reports a lifecycle event to the observers and the inspector.
  func report(_ event: LifecycleEvent, of host: StackHost<Route>) {
    observers.reporter?.report(event, in: host.path(of: event.entry))
    if observers.keepsEvents, let box = host.screens[event.entry] {
      observers.keep(ObservedEvent(event: event, route: box.route))
    }
    inspector?.note(event, of: host)
  }

  /// Reports the start of a swipe, which is not a lifecycle event.
  func reportSwipe(from: EntryID, to: EntryID) {
    observers.reporter?.beginSwipe(from: from, to: to)
    inspector?.log.noteSwipe(from: from, to: to)
  }

  /// Reports that a swipe ended without a change. Does nothing if none was under way.
  func reportSwipeEnd() {
    observers.reporter?.endSwipe()
    inspector?.log.noteSwipeEnd()
  }

  /// Reports a journal record to the observers and the inspector.
  func report(_ record: JournalRecord<Route>) {
    switch record.event {
    case .change, .refusal: observers.lastRecord = record
    case .layout, .outcome, .load: break
    }
    inspector?.log.note(record)
    observers.journal?(record)
  }

  /// Redraws the inspector, which lists the tasks that run.
  func tasksChanged() {
    if inspector?.isOpen == true { needsFrame = true }
  }

  /// Reports a mistake in a screen that the program can live with.
  func report(mistake: String) { observers.keep(mistake: mistake) }

  /// Passes the state to save to its observer, before the ending changes anything.
  func save(_ router: Router<Route>) {
    observers.ending?(router.saved())
  }
}
