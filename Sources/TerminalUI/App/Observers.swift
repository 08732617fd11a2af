import Navigation

/// Those who follow what happens in a program, but for its inspector.
struct Observers<Route: Hashable & Codable & Sendable> {
  /// Takes every record of the journal.
  var journal: ((JournalRecord<Route>) -> Void)?

  /// Takes what is to outlive the program when it ends.
  var ending: ((SavedPath<Route>) -> Void)?

  /// Reports the events beside what another toolkit would make of them.
  var reporter: EventReporter<Route>?

  /// Whether lifecycle events are kept until somebody takes them.
  var keepsEvents = false

  /// The lifecycle events that nobody has taken yet.
  var events: [ObservedEvent<Route>] = []

  /// The last change or refusal in the journal.
  var lastRecord: JournalRecord<Route>?
}

extension Session {
  /// Reports an event of a stack's router.
  func report(_ event: LifecycleEvent, of host: StackHost<Route>) {
    observers.reporter?.report(event, in: host.router.path)
    if observers.keepsEvents, let box = host.screens[event.entry] {
      observers.events.append(ObservedEvent(event: event, route: box.route))
    }
    inspector?.note(event, of: host)
  }

  /// Reports that a swipe begins, of which the router's events say nothing.
  func reportSwipe(from: EntryID, to: EntryID) {
    observers.reporter?.beginSwipe(from: from, to: to)
    inspector?.log.noteSwipe(from: from, to: to)
  }

  /// Reports that the swipe, if there was one, did not go through.
  func reportSwipeEnd() {
    observers.reporter?.endSwipe()
    inspector?.log.noteSwipeEnd()
  }

  /// Reports a record of the journal.
  func report(_ record: JournalRecord<Route>) {
    switch record.event {
    case .change, .refusal: observers.lastRecord = record
    case .outcome, .load: break
    }
    inspector?.log.note(record)
    observers.journal?(record)
  }

  /// Notes that tasks of a screen have begun or ended, which the inspector shows.
  func tasksChanged() {
    if inspector?.isOpen == true { needsFrame = true }
  }

  /// Hands over what is to outlive the program, before its end settles anything.
  func save(_ router: Router<Route>) {
    observers.ending?(router.saved())
  }
}
