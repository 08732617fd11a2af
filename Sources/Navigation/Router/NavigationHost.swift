/// What a front end does for its router: it keeps the screens and draws.
///
/// A router calls its host inside the app's isolation and never twice at once.
public protocol NavigationHost<Route>: AnyObject {
  associatedtype Route: RouteValue

  /// Makes the screen of an entry. Comes before any event of the entry.
  func create(_ entry: Entry<Route>)

  /// Makes the screen of an entry from a state that an earlier run of the program saved.
  func create(_ entry: Entry<Route>, restoring state: String)

  /// What is to be saved of a screen; `nil` for one that keeps nothing.
  func state(of entry: EntryID) -> String?

  /// Tells of an event. After `removed` the screen is to be freed.
  func handle(_ event: LifecycleEvent)

  /// What a screen says to being left; `nil` while the screen's own handler runs and its state
  /// can't be read, in which case the operation waits until the handler returns.
  func leaving(_ entry: EntryID) -> Leaving?

  /// Whether the host itself has something saved of an entry that was never created, which so must
  /// be asked. What ``Router/launch(restoring:)`` brought need not be named here.
  func hasSavedState(_ entry: Entry<Route>) -> Bool

  /// Puts a value into the screen that asked for it, or tells it that none will come.
  func receive(_ outcome: ResultOutcome<any Sendable>, answer: String, owner: EntryID)

  /// Begins to draw a transition.
  ///
  /// - Returns: Whether it is being drawn, so that `finishTransition()` will follow.
  func present(_ presentation: Presentation<Route>) -> Bool

  /// Puts a question to the person, to be answered with `router.answer(_:with:)`.
  func ask(_ question: LeaveQuestion)

  /// Takes a question back that was not answered.
  func withdraw(_ question: LeaveQuestion)

  /// Tells why a screen did not let itself be left.
  func denied(_ why: String, by entry: EntryID)

  /// Takes a record of the journal.
  func record(_ record: JournalRecord<Route>)

  /// Saves what is to outlive the program, before anything is settled or removed by its ending.
  func saveBeforeEnding()
}

extension NavigationHost {
  public func create(_ entry: Entry<Route>, restoring state: String) { create(entry) }
  public func state(of entry: EntryID) -> String? { nil }
  public func hasSavedState(_ entry: Entry<Route>) -> Bool { false }
  public func saveBeforeEnding() {}
}
