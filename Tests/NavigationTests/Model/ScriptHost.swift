import Navigation

/// A front end for scripts, which draws nothing and writes a log of all calls.
final class ScriptHost: NavigationHost {
  typealias Route = Page

  private(set) var log: [Line] = []
  private(set) var created: Set<EntryID> = []
  private(set) var checker = LifecycleChecker()

  /// The mistakes in the numbers of the journal.
  private(set) var mistakes: [String] = []

  /// The numbers of journaled changes without an outcome so far.
  private(set) var openRecords: Set<UInt64> = []

  var draws = false

  /// The transitions that were drawn, in order.
  private(set) var drawn: [Transition] = []
  var says: [String: Leaving] = [:]
  var saved: Set<String> = []

  /// The entries whose handlers are running.
  var handling: [EntryID] = []

  var runHook: (Moment?) -> Void = { _ in }
  var saves: () -> Void = {}

  private var pages: [EntryID: String] = [:]
  /// The states of the screens: one stroke for each time that they were created.
  private var states: [EntryID: String] = [:]
  private var recorded: [PathID: [EntryID]] = [:]
  private var numbers: Set<UInt64> = []

  func note(_ line: Line) {
    log.append(line)
    runHook(line.moment)
  }

  func create(_ entry: Entry<Page>) {
    pages[entry.id] = entry.route.name
    states[entry.id] = "I"
    created.insert(entry.id)
  }

  func create(_ entry: Entry<Page>, restoring state: String) {
    note(.restored(entry.id, state))
    create(entry)
    states[entry.id] = state + "I"
  }

  func state(of entry: EntryID) -> String? { states[entry] }

  func handle(_ event: LifecycleEvent) {
    checker.note(event)
    if event.phase == .removed { created.remove(event.entry) }
    note(.event(event.entry, event.phase))
  }

  func leaving(_ entry: EntryID, by cause: Cause) -> Leaving? {
    handling.contains(entry) ? nil : says[pages[entry] ?? "", default: .allowed]
  }

  func hasSavedState(_ entry: Entry<Page>) -> Bool { saved.contains(entry.route.name) }

  func takesAllPanes(_ entry: Entry<Page>) -> Bool { entry.route.name == Page.full }

  func receive(_ outcome: ResultOutcome<any Sendable>, answer: String, owner: EntryID) {
    switch outcome {
    case .returned(let value): note(.received(owner, "\(value)"))
    case .cancelled(let reason): note(.received(owner, "cancelled(\(reason))"))
    }
  }

  func draw(_ running: RunningTransition<Page>) -> Bool {
    drawn.append(running.transition)
    note(
      .drawn(
        from: running.from.id, to: running.to.id, running.direction,
        progress: running.progress))
    return draws
  }

  func ask(_ question: LeaveQuestion) { note(.asked(question.entry)) }
  func withdraw(_ question: LeaveQuestion) { note(.withdrawn(question.entry)) }
  func denied(_ why: String, by entry: EntryID) { note(.denied(entry)) }

  func saveBeforeEnding() {
    note(.saved)
    saves()
  }

  /// Forgets everything about the previous run of the program.
  func beginRun() {
    checker = LifecycleChecker()
    numbers = []
    recorded = [:]
  }

  func record(_ record: JournalRecord<Page>) {
    switch record.event {
    case .change(let change):
      number(record.number)
      openRecords.insert(record.number)
      let path = recorded[record.path, default: []].prefix(change.kept) + change.above
      recorded[record.path] = Array(path)
      note(
        .change(
          change.cause, change.requester, change.trigger, removed: change.removed,
          added: change.added.map(\.plain), presented: change.presented, path: Array(path),
          paths(of: change, on: record.path)))
    case .outcome(let end):
      if openRecords.remove(record.number) == nil {
        mistakes.append("record \(record.number) has an outcome twice, or no change")
      }
      note(.outcome(end.outcome.description, appeared: end.appeared, on: record.path))
    case .refusal(let cause, let requester, let trigger, let outcome):
      number(record.number)
      note(.refusal(cause, requester, trigger, outcome.description, on: record.path))
    case .layout(let appeared, let disappeared):
      number(record.number)
      openRecords.insert(record.number)
      note(.layout(appeared: appeared, disappeared: disappeared, on: record.path))
    case .load(let load):
      number(record.number)
      note(
        .load(
          load.entry, waves: load.waves, tasks: load.tasks, cancelled: load.cancelled,
          on: record.path))
    }
  }

  private func paths(of change: JournalChange<Page>, on path: PathID) -> Line.Paths {
    var paths = Line.Paths(edited: path, from: change.switched?.from, to: change.switched?.to)
    if let second = change.second {
      let left = recorded[second.path, default: []].filter { !second.removed.contains($0) }
      recorded[second.path] = left
      (paths.second, paths.left, paths.removed) = (second.path, left, second.removed)
    }
    return paths
  }

  func checkRest(_ router: Router<Page>) {
    checker.noteRest(visible: router.visible, active: router.active)
  }

  private func number(_ number: UInt64) {
    if !numbers.insert(number).inserted { mistakes.append("the number \(number) is given twice") }
  }
}
