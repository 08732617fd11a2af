import Navigation

/// A host that does nothing, so that only the router itself is measured.
final class SilentHost: NavigationHost {
  func create(_ entry: Entry<Int>) {}
  func handle(_ event: LifecycleEvent) {}
  func leaving(_ entry: EntryID, by cause: Cause) -> Leaving? { .allowed }
  func receive(_ outcome: ResultOutcome<any Sendable>, answer: String, owner: EntryID) {}
  func ask(_ question: LeaveQuestion) {}
  func withdraw(_ question: LeaveQuestion) {}
  func denied(_ why: String, by entry: EntryID) {}
}
