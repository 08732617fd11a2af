extension Stage {
  func emit(_ entry: EntryID, _ phase: LifecyclePhase) {
    handle(LifecycleEvent(entry: entry, phase: phase))
  }

  /// Has the screens of entries freed that left.
  func free(_ entries: EntryIDs) {
    for entry in entries { emit(entry, .removed) }
  }
}
