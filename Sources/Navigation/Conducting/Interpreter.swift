/// Stands between the conductor, who knows entries by identity, and the stage, who knows routes.
final class Interpreter<Route: Hashable & Codable & Sendable>: Interpreting {
  var path: Path<Route>

  /// The top before the last edit, which is drawn as it goes.
  private var before: Entry<Route>

  /// What is being drawn.
  private(set) var presentation: Presentation<Route>?

  /// The restored states of entries whose screens were not made yet. An entry that goes is made to
  /// be asked first, so its state is not left here.
  var unused: [EntryID: String] = [:]

  private unowned let stage: any Stage<Route>

  init(path: Path<Route>, stage: any Stage<Route>) {
    self.path = path
    self.stage = stage
    before = path.top
  }

  func create(at index: Int) {
    let entry = path.storage[index]
    if !unused.isEmpty, let state = unused.removeValue(forKey: entry.id) {
      stage.create(entry, restoring: state)
    } else {
      stage.create(entry)
    }
  }

  func hasSavedState(at index: Int) -> Bool {
    unused[path.storage[index].id] != nil || stage.hasSavedState(path.storage[index])
  }

  /// What is to be saved of a screen.
  func state(of entry: EntryID, isCreated: Bool) -> String? {
    isCreated ? stage.state(of: entry) : unused[entry]
  }

  /// Becomes what an edit says; the routes are those of its new entries, top last.
  func apply(_ edit: PathEdit, routes: [Route]) {
    before = path.top
    path.apply(edit, routes: routes)
  }

  func present(_ change: Change) -> Bool {
    let presentation = Presentation(
      transition: change.request.transition, from: before, to: path.top,
      direction: change.direction, progress: change.request.progress)
    self.presentation = presentation
    return stage.present(presentation)
  }

  func endPresenting() { presentation = nil }

  func record(_ note: Note, number: UInt64, time: Duration) {
    let event: JournalEvent<Route> =
      switch note {
      case .change(let cause, let issuer, let origin, let edit):
        .change(
          JournalChange(
            cause: cause, issuer: issuer, origin: origin, removed: edit.removed,
            added: added(by: edit), kept: edit.kept, above: edit.tail))
      case .refusal(let cause, let issuer, let origin, let outcome):
        .refusal(cause: cause, issuer: issuer, origin: origin, outcome: outcome)
      case .outcome(let outcome, let appeared): .outcome(outcome, appeared: appeared)
      case .load(let summary): .load(summary)
      }
    stage.record(JournalRecord(number: number, time: time, path: path.id, event: event))
  }

  /// The new entries of an edit that the path has just become.
  private func added(by edit: PathEdit) -> [Entry<Route>] {
    if edit.added.isEmpty { return [] }
    let tail = path.storage[edit.kept...]
    return edit.moved.isEmpty ? Array(tail) : tail.filter { !edit.moved.contains($0.id) }
  }
}

// MARK: - What needs no route

extension Interpreter {
  func handle(_ event: LifecycleEvent) { stage.handle(event) }
  func leaving(_ entry: EntryID) -> Leaving? { stage.leaving(entry) }
  func receive(_ settlement: Settlement<any Sendable>, answer: String, owner: EntryID) {
    stage.receive(settlement, answer: answer, owner: owner)
  }
  func ask(_ question: Question) { stage.ask(question) }
  func withdraw(_ question: Question) { stage.withdraw(question) }
  func denied(_ why: String, by entry: EntryID) { stage.denied(why, by: entry) }
  func saveBeforeEnding() { stage.saveBeforeEnding() }
}
