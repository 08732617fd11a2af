import Navigation

/// The observers of a program, other than its inspector.
struct Observers<Route: RouteValue> {
  /// Called with every record of the journal.
  var ofJournal: [(JournalRecord<Route>) -> Void] = []

  /// Called with the state to save when the program ends.
  var ofEnding: [(SavedPath<Route>) -> Void] = []

  /// Called with each appearance of the program before it is used.
  var ofAppearance: [(Appearance) -> Void] = []

  /// Called with each mistake when it is noticed.
  var ofMistakes: [(String) -> Void] = []

  /// Compare lifecycle events with those of other toolkits.
  var ofEvents: [EventReporter<Route>] = [] { didSet { observesEvents = true } }

  /// Called with what the user sees and does.
  var ofUse: [(UsageEvent<Route>) -> Void] = [] { didSet { observesUse = true } }

  // In generic code, asking an array whether it is empty would look up the type of its elements.

  /// Whether lifecycle events are compared with those of other toolkits.
  private(set) var observesEvents = false

  /// Whether what the user sees and does is observed.
  private(set) var observesUse = false

  /// The nonfatal mistakes in screens, oldest first, without repetitions.
  private(set) var mistakes: [String] = []

  /// The most mistakes to keep, since their names may come from data.
  private static var mistakeLimit: Int { 20 }

  /// Keeps a mistake. Returns whether it is new.
  mutating func keep(mistake: String) -> Bool {
    guard mistakes.count < Self.mistakeLimit, !mistakes.contains(mistake) else { return false }
    mistakes.append(mistake)
    return true
  }

  /// Whether lifecycle events are collected in ``events``.
  var keepsEvents = false

  /// The collected events that have not been taken yet, oldest first.
  var events: [ObservedEvent<Route>] = []

  /// Whether events were discarded since they were taken last.
  private var hasLostEvents = false

  /// Removes and returns the collected events, at most the newest ones up to the limit, and whether
  /// there were more.
  mutating func takeEvents() -> (events: [ObservedEvent<Route>], areAll: Bool) {
    let newest = Array(events.suffix(App<Route>.eventLimit))
    defer { (events, hasLostEvents) = ([], false) }
    return (newest, !hasLostEvents && newest.count == events.count)
  }

  /// The latest change or refusal in the journal.
  var lastRecord: JournalRecord<Route>?

  /// Collects a lifecycle event, and discards the oldest ones beyond the limit.
  mutating func keep(_ event: ObservedEvent<Route>) {
    let limit = App<Route>.eventLimit
    // Removes many events at once, so that adding one costs amortized O(1).
    if events.count == 2 * limit {
      events.removeFirst(limit)
      hasLostEvents = true
    }
    events.append(event)
  }
}

extension Session {
  /// Reports a lifecycle event to the observers and the inspector.
  func report(_ event: LifecycleEvent, of host: StackHost<Route>) {
    if observers.observesEvents {
      let path = host.router.path(of: event.entry)
      for reporter in observers.ofEvents { reporter.report(event, in: path) }
    }
    if observers.keepsEvents { keep(event, of: host) }
    if observers.observesUse, case .willAppear = event.phase, let box = host.screens[event.entry] {
      report(.screen(box.route, keys: box.screen.declaredKeys))
    }
    inspector?.note(event, of: host)
  }

  /// Tells those who compare events with another toolkit's about the flows of a restored program,
  /// whose beginning they have not seen.
  func reportRestoredFlows() {
    let flows = host.router.flows
    for reporter in observers.ofEvents { reporter.translator.flows = flows }
    inspector?.log.restore(flows: flows)
  }

  // Inlined, the rarely used types would be looked up at each event.
  @inline(never)
  private func keep(_ event: LifecycleEvent, of host: StackHost<Route>) {
    guard let box = host.screens[event.entry] else { return }
    observers.keep(ObservedEvent(event: event, route: box.route))
  }

  /// Reports what the user sees or does to the observers.
  func report(_ use: @autoclosure () -> UsageEvent<Route>) {
    if observers.observesUse { pass(use) }
  }

  @inline(never)
  private func pass(_ use: () -> UsageEvent<Route>) {
    let use = use()
    for observe in observers.ofUse { observe(use) }
  }

  /// Reports the start of a swipe, which is not a lifecycle event.
  func reportSwipe(from: EntryID, to: EntryID) {
    for reporter in observers.ofEvents { reporter.beginSwipe(from: from, to: to) }
    inspector?.noteSwipe(from: from, to: to)
  }

  /// Reports that a swipe ended without a change; does nothing if there was no swipe.
  func reportSwipeEnd() {
    for reporter in observers.ofEvents { reporter.endSwipe() }
    inspector?.log.noteSwipeEnd()
  }

  /// Reports a journal record to the observers and the inspector.
  func report(_ record: JournalRecord<Route>) {
    switch record.event {
    case .change, .refusal: observers.lastRecord = record
    case .layout, .outcome, .load: break
    }
    inspector?.note(record)
    for observe in observers.ofJournal { observe(record) }
  }

  /// Redraws the inspector, which lists the running tasks.
  func tasksChanged() {
    if inspector?.isOpen == true { needsFrame = true }
  }

  /// Reports a nonfatal mistake in a screen.
  func report(mistake: String) {
    guard observers.keep(mistake: mistake) else { return }
    for observe in observers.ofMistakes { observe(mistake) }
  }

  /// Passes the state to save to its observer, before ending changes anything.
  func save(_ saved: @autoclosure () -> SavedPath<Route>) {
    guard !observers.ofEnding.isEmpty else { return }
    let saved = saved()
    for observe in observers.ofEnding { observe(saved) }
  }
}
