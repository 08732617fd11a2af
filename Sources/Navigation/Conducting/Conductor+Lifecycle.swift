extension Conductor {
  func emit(_ entry: EntryID, _ phase: LifecyclePhase) {
    stage.handle(LifecycleEvent(entry: entry, phase: phase))
  }

  /// Makes the screen of an entry, unless it was made before.
  func create(at index: Int) {
    guard !stations[index].isCreated else { return }
    stations[index].isCreated = true
    interpretation.create(index)
    emit(stations[index].id, .created)
  }

  /// Frees the screens of entries that left.
  func free(_ entries: [EntryID]) {
    for entry in entries { emit(entry, .removed) }
  }
}
