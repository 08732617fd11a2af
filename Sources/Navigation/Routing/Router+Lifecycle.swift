extension Router {
  func emit(_ entry: EntryID, _ phase: LifecyclePhase) {
    stage.handle(LifecycleEvent(entry: entry, phase: phase))
  }

  /// Makes the screen of an entry, unless it was made before.
  func create(_ entry: Entry<Route>) {
    guard created.insert(entry.id).inserted else { return }
    stage.create(entry)
    emit(entry.id, .created)
  }

  /// Frees the screens of entries that left, those that were ever made.
  func free(_ entries: [Entry<Route>]) {
    for entry in entries where created.remove(entry.id) != nil { emit(entry.id, .removed) }
  }
}
