/// Stands between the conductor, who knows entries by identity, and the stage, who knows routes.
@usableFromInline
final class Interpreter<Route: Hashable & Codable & Sendable> {
  @usableFromInline var path: Path<Route>

  /// The top before the last edit, which is drawn as it goes.
  @usableFromInline var before: Entry<Route>

  /// What was drawn last.
  @usableFromInline var presentation: Presentation<Route>?

  /// The restored states of entries whose screens were not made yet. An entry that goes is made to
  /// be asked first, so its state is not left here.
  @usableFromInline var unused: [EntryID: String] = [:]

  @usableFromInline unowned let stage: any Stage<Route>

  @inlinable
  init(path: Path<Route>, stage: any Stage<Route>) {
    self.path = path
    self.stage = stage
    before = path.top
  }

  /// This as the conductor sees it.
  @inlinable var interpretation: Interpretation {
    Interpretation(
      create: { self.create(at: $0) },
      hasSavedState: { self.hasSavedState(at: $0) },
      present: { self.present($0, $1, progress: $2) },
      record: { self.record($0, number: $1, time: $2) })
  }

  @inlinable
  func create(at index: Int) {
    let entry = path.storage[index]
    if !unused.isEmpty, let state = unused.removeValue(forKey: entry.id) {
      stage.create(entry, restoring: state)
    } else {
      stage.create(entry)
    }
  }

  @inlinable
  func hasSavedState(at index: Int) -> Bool {
    unused[path.storage[index].id] != nil || stage.hasSavedState(path.storage[index])
  }

  /// What is to be saved of a screen.
  func state(of entry: EntryID, isCreated: Bool) -> String? {
    isCreated ? stage.state(of: entry) : unused[entry]
  }

  /// Becomes what an edit says; the routes are those of its new entries, top last.
  @inlinable
  func apply(_ edit: PathEdit, routes: NewRoutes<Route>) {
    before = path.top
    path.apply(edit, routes: routes)
  }

  @inlinable
  func present(_ transition: Transition, _ direction: Direction, progress: Double) -> Bool {
    let presentation = Presentation(
      transition: transition, from: before, to: path.top, direction: direction,
      progress: progress)
    self.presentation = presentation
    return stage.present(presentation)
  }

  @inlinable
  func record(_ note: Note, number: UInt64, time: Duration) {
    let event: JournalEvent<Route> =
      switch note {
      case .change(let cause, let issuer, let origin, let edit):
        .change(
          JournalChange(
            cause: cause, issuer: issuer, origin: origin, edit, added: added(by: edit)))
      case .refusal(let cause, let issuer, let origin, let outcome):
        .refusal(cause: cause, issuer: issuer, origin: origin, outcome: outcome)
      case .outcome(let outcome, let appeared): .outcome(outcome, appeared: appeared)
      case .load(let summary): .load(summary)
      }
    stage.record(JournalRecord(number: number, time: time, path: path.id, event: event))
  }

  /// The new entries of an edit that the path has just become.
  @inlinable
  func added(by edit: PathEdit) -> [Entry<Route>] {
    if edit.added.isEmpty { return [] }
    let tail = path.storage[edit.kept...]
    return edit.moved.isEmpty ? Array(tail) : tail.filter { !edit.moved.contains($0.id) }
  }
}
