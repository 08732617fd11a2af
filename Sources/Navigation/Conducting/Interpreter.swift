/// Stands between the conductor, who knows entries by identity, and the stage, who knows routes.
@usableFromInline
final class Interpreter<Route: Hashable & Codable & Sendable> {
  @usableFromInline var scene: Scene<Route>

  @usableFromInline let pathID: PathID

  @inlinable
  init(path: Path<Route>) {
    scene = Scene(path: path)
    pathID = path.id
  }

  /// This as the conductor sees it.
  @inlinable var interpretation: Interpretation<Route> {
    Interpretation(
      create: { self.create(at: $1, on: $0) },
      hasSavedState: { self.hasSavedState(at: $1, on: $0) },
      present: { self.present($1, $2, progress: $3, on: $0) },
      recordChange: { self.record($1, $2, $3, $4, number: $5, time: $6, on: $0) },
      record: { self.record($1, number: $2, time: $3, on: $0) })
  }

  @inlinable
  func create(at index: Int, on stage: any Stage<Route>) {
    let entry = scene.path.storage[index]
    if !scene.unused.isEmpty, let state = scene.unused.removeValue(forKey: entry.id) {
      stage.create(entry, restoring: state)
    } else {
      stage.create(entry)
    }
  }

  @inlinable
  func hasSavedState(at index: Int, on stage: any Stage<Route>) -> Bool {
    let entry = scene.path.storage[index]
    return scene.unused[entry.id] != nil || stage.hasSavedState(entry)
  }

  /// What is to be saved of a screen.
  func state(of entry: EntryID, isCreated: Bool, on stage: any Stage<Route>) -> String? {
    isCreated ? stage.state(of: entry) : scene.unused[entry]
  }

  @inlinable
  func present(
    _ transition: consuming Transition, _ direction: Direction, progress: Double,
    on stage: any Stage<Route>
  ) -> Bool {
    let (from, to) = scene.draw()
    return stage.present(
      Presentation(
        transition: transition, from: from, to: to, direction: direction, progress: progress))
  }

  @inlinable
  func record(
    _ edit: consuming PathEdit, _ cause: Cause, _ issuer: Issuer, _ origin: Origin, number: UInt64,
    time: Duration, on stage: any Stage<Route>
  ) {
    let added = edit.added.isEmpty ? [] : edit.added(in: scene.path.storage)
    let change = JournalChange(cause: cause, issuer: issuer, origin: origin, edit, added: added)
    stage.record(
      JournalRecord(number: number, time: time, path: pathID, event: .change(change)))
  }

  @inlinable
  func record(_ note: Note, number: UInt64, time: Duration, on stage: any Stage<Route>) {
    let event: JournalEvent<Route> =
      switch note {
      case .refusal(let cause, let issuer, let origin, let outcome):
        .refusal(cause: cause, issuer: issuer, origin: origin, outcome: outcome)
      case .outcome(let outcome, let appeared): .outcome(outcome, appeared: appeared)
      case .load(let summary): .load(summary)
      }
    stage.record(JournalRecord(number: number, time: time, path: pathID, event: event))
  }
}
