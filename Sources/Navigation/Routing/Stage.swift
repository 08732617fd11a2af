/// What a front end does for its router: it keeps the screens and draws.
///
/// A router calls its stage inside the app's isolation and never twice at once.
public protocol Stage<Route>: AnyObject {
  associatedtype Route: Hashable & Codable & Sendable

  /// Makes the screen of an entry. Comes before any event of the entry.
  func create(_ entry: Entry<Route>)

  /// Tells of an event. After `removed` the screen is to be freed.
  func handle(_ event: LifecycleEvent)

  /// What a screen says to being left; none while the screen's own handler runs and its state
  /// can't be read, in which case the operation waits until the handler returns.
  func leaving(_ entry: EntryID) -> Leaving?

  /// Whether an entry that was never created has a saved state, and so must be asked.
  func hasSavedState(_ entry: Entry<Route>) -> Bool

  /// Puts a value into the screen that asked for it, or tells it that none will come.
  func receive(_ settlement: Settlement<any Sendable>, answer: String, owner: EntryID)

  /// Begins to draw a transition.
  ///
  /// - Returns: Whether it is being drawn, so that `finishTransition()` will follow.
  func present(_ presentation: Presentation<Route>) -> Bool

  /// Puts a question to the person, to be answered with `router.answer(_:with:)`.
  func ask(_ question: Question)

  /// Takes a question back that was not answered.
  func withdraw(_ question: Question)

  /// Tells why a screen did not let itself be left.
  func denied(_ why: String, by entry: EntryID)

  /// Takes a record of the journal.
  func record(_ record: JournalRecord<Route>)

  /// Saves what is to outlive the program, before anything is settled or removed by its ending.
  func saveBeforeEnding()
}

extension Stage {
  public func hasSavedState(_ entry: Entry<Route>) -> Bool { false }
  public func saveBeforeEnding() {}
}
