/// What the conductor needs of the one who knows routes: word to the stage.
protocol Interpreting: AnyObject {
  /// Has the screen of an entry made, which stands at this place in the path.
  func create(at index: Int)

  /// Whether an entry that was never made has a saved state.
  func hasSavedState(at index: Int) -> Bool

  /// Has a change drawn.
  ///
  /// - Returns: Whether it is being drawn.
  func present(_ change: Change) -> Bool

  /// Forgets what was being drawn.
  func endPresenting()

  /// Has a line of the journal written.
  func record(_ note: Note, number: UInt64, time: Duration)

  func handle(_ event: LifecycleEvent)
  func leaving(_ entry: EntryID) -> Leaving?
  func receive(_ settlement: Settlement<any Sendable>, answer: String, owner: EntryID)
  func ask(_ question: Question)
  func withdraw(_ question: Question)
  func denied(_ why: String, by entry: EntryID)
  func saveBeforeEnding()
}
